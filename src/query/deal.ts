import { rankOf } from '../cards/card.ts';
import { handSets } from '../cards/cardset.ts';
import type { Range } from '../ranges/range.ts';

/**
 * Hands that a search may look at before it gives up: a first try that settles what people ask, and a
 * last one of a fraction of a second. A deal that hides from the last one could not be sampled either.
 */
const FIRST_TRY = 200_000;
const LAST_TRY = 20_000_000;

/** Deals that are tried before a search. */
const CHANCES = 32;
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/** What a look at one player costs beside the hands looked at, in hands. */
const LOOK_OVERHEAD = 200;

/** The hands of a player as bit sets: cards 0..31 in `lo`, the rest in `hi`. */
interface Player {
  readonly width: number;
  readonly hands: Uint8Array;
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  /** Equal for players with equal hands. */
  readonly kind: number;
}

/** A player beside the cards that others hold. */
interface Seat {
  readonly player: Player;
  /** Hands still free. */
  readonly count: number;
  /** How many of those hold each card. */
  readonly uses: Int32Array;
}

/** A player who cannot be dealt a hand beside the others. */
export interface Blocked {
  /** The index of the player. */
  readonly seat: number;
  /** Whether that is certain; else the search was given up. */
  readonly certain: boolean;
}

/** Looks for one deal that gives every player a hand; null if there is one, else a player it fails for. */
export function blockedPlayer(ranges: readonly Range[]): Blocked | null {
  // Whoever plays every hand can have whatever cards are left.
  const choosy = ranges.map((_, seat) => seat).filter((seat) => !ranges[seat].random);
  choosy.sort((a, b) => ranges[a].count - ranges[b].count || a - b);
  const known = choosy.map((seat) => knownPart(ranges[seat]));
  if (dealsByChance(known)) return null;
  const players = toPlayers(known);
  if (canDeal(players) === true) return null;
  // Seat by seat, those with the fewest hands first, until the table no longer works out.
  for (let seats = 1; seats < players.length; seats++) {
    const answer = canDeal(players.slice(0, seats));
    if (answer !== true) return { seat: choosy[seats - 1], certain: answer === false };
  }
  return { seat: choosy[choosy.length - 1], certain: canDeal(players) === false };
}

/** Tries hands that are far apart in their ranges: mostly some deal is among the first few, and no search is needed. */
function dealsByChance(ranges: readonly Range[]): boolean {
  for (let attempt = 1; attempt <= CHANCES; attempt++) {
    const cards = ranges.flatMap(({ count, width, hands }, seat) => {
      // Multiples of the golden ratio spread evenly; every seat starts elsewhere.
      const hand = Math.floor((((attempt * (seat + 1)) / GOLDEN_RATIO) % 1) * count);
      return [...hands.subarray(hand * width, (hand + 1) * width)];
    });
    if (new Set(cards).size === cards.length) return true;
  }
  return false;
}

/** Whether all of some players can hold hands at once; null if that could not be found out. */
function canDeal(players: readonly Player[]): boolean | null {
  const first = new DealSearch(FIRST_TRY);
  if (first.find(players, 0, 0)) return true;
  if (!first.gaveUp || isOverdrawn(players)) return false;
  const last = new DealSearch(LAST_TRY);
  return last.find(players, 0, 0) || (last.gaveUp ? null : false);
}

/** Backtracking, the player with the fewest hands left first, each hand before those that others want more. */
class DealSearch {
  private looks: number;
  private readonly failed = new Set<string>();

  constructor(looks: number) {
    this.looks = looks;
  }

  get gaveUp(): boolean {
    return this.looks < 0;
  }

  find(players: readonly Player[], lo: number, hi: number): boolean {
    const seats = settle(players.map((player) => this.look(player, lo, hi)));
    if (seats.length === 0) return true;
    const next = seats.reduce((least, seat) => (seat.count < least.count ? seat : least));
    if (next.count === 0 || this.gaveUp) return false;
    // Players of a kind can change places, so it does not matter which of them are seated.
    const kinds = seats.map((seat) => seat.player.kind).sort((a, b) => a - b);
    const state = `${lo},${hi},${kinds}`;
    if (this.failed.has(state)) return false;
    const others = seats.filter((seat) => seat !== next);
    const rest = others.map((seat) => seat.player);
    const { player } = next;
    for (const hand of byDemand(player, lo, hi, others)) {
      if (this.find(rest, lo | player.lo[hand], hi | player.hi[hand])) return true;
      if (this.gaveUp) return false;
    }
    this.failed.add(state);
    return false;
  }

  private look(player: Player, lo: number, hi: number): Seat {
    const uses = new Int32Array(52);
    const { width, hands } = player;
    let count = 0;
    for (let hand = 0; hand < player.lo.length; hand++) {
      if (!isFree(player, hand, lo, hi)) continue;
      count++;
      for (let i = hand * width; i < (hand + 1) * width; i++) uses[hands[i]]++;
    }
    this.looks -= player.lo.length + LOOK_OVERHEAD;
    return { player, count, uses };
  }
}

/** Leaves out the players who keep a hand whatever the others are dealt. */
function settle(seats: readonly Seat[]): readonly Seat[] {
  let rest = seats;
  for (;;) {
    const cards = rest.reduce((sum, seat) => sum + seat.player.width, 0);
    const unsure = rest.filter(({ player, count, uses }) => {
      // The others' cards cut off most hands when they are the ones that most hands hold.
      const most = uses.slice().sort().reverse();
      let cutOff = 0;
      for (let i = 0; i < cards - player.width && i < 52; i++) cutOff += most[i];
      return count <= cutOff;
    });
    if (unsure.length === rest.length) return rest;
    rest = unsure;
  }
}

/** The free hands of a player, those whose cards the others need least first. */
function byDemand(player: Player, lo: number, hi: number, others: readonly Seat[]): number[] {
  const demand = new Float64Array(52);
  for (const { count, uses } of others) {
    for (let card = 0; card < 52; card++) demand[card] += uses[card] / Math.max(1, count);
  }
  const costs = new Float64Array(player.lo.length);
  const free: number[] = [];
  for (let hand = 0; hand < player.lo.length; hand++) {
    if (!isFree(player, hand, lo, hi)) continue;
    free.push(hand);
    for (let i = 0; i < player.width; i++) costs[hand] += demand[player.hands[hand * player.width + i]];
  }
  return free.sort((a, b) => costs[a] - costs[b] || a - b);
}

function isFree(player: Player, hand: number, lo: number, hi: number): boolean {
  return ((player.lo[hand] & lo) | (player.hi[hand] & hi)) === 0;
}

/**
 * Whether some set of ranks has fewer cards than the players need of it: five hands with an ace each.
 * Proves at once what a search would have to try in every order.
 */
function isOverdrawn(players: readonly Player[]): boolean {
  const deck = new Uint8Array(52);
  const needs = players.map((player) => {
    const hands = new Set<string>();
    for (let hand = 0; hand < player.lo.length; hand++) {
      const cards = player.hands.subarray(hand * player.width, (hand + 1) * player.width);
      for (const card of cards) deck[card] = 1;
      hands.add(Array.from(cards, rankOf).join());
    }
    return Array.from(hands, (hand) => hand.split(',').map(Number));
  });
  for (let ranks = 1; ranks < 1 << 13; ranks++) {
    let spare = 0;
    for (let card = 0; card < 52; card++) spare += deck[card] & (ranks >> rankOf(card));
    for (const hands of needs) {
      let least = Number.POSITIVE_INFINITY;
      for (const hand of hands) {
        let inside = 0;
        for (const rank of hand) inside += (ranks >> rank) & 1;
        if (inside < least) least = inside;
      }
      spare -= least;
    }
    if (spare < 0) return true;
  }
  return false;
}

/** What a player needs for certain: of a partly known hand the known cards. */
export function knownPart(range: Range): Range {
  if (!range.partial) return range;
  const { cards } = range.partial;
  return {
    ...range,
    width: cards.length,
    hands: Uint8Array.from(cards),
    weights: Uint16Array.of(1),
    count: 1,
  };
}

function toPlayers(ranges: readonly Range[]): Player[] {
  return ranges.map((range, index) => {
    const { width, hands } = range;
    const kind = ranges.findIndex((other) => other === range || sameHands(other, range));
    return { width, hands, ...handSets(range), kind: kind < 0 ? index : kind };
  });
}

function sameHands(a: Range, b: Range): boolean {
  return a.count === b.count && a.hands.every((card, i) => card === b.hands[i]);
}
