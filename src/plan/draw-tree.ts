import type { Card } from '../cards/card.ts';

/** Weighted hands of a seat. */
export interface HandList {
  readonly hands: Uint8Array;
  readonly weights: Uint16Array;
}

/**
 * How to draw hands that share no card seat by seat, without ever drawing in vain: a node is a seat and the
 * cards that are gone, of those that matter from there on; it lists the hands that the seat may still hold, each
 * with its weight times the sum over all ways to deal the seats after it. Drawn by these weights, every deal is
 * as likely as it should be.
 */
export interface DrawTree {
  /** Where the hands of each node start, and at last where they end. The nodes of later seats come first. */
  readonly starts: readonly number[];
  /** Which hand of the seat's list. */
  readonly hands: readonly number[];
  readonly weights: readonly number[];
  /** The node of the next seat; -1 after the last one. */
  readonly next: readonly number[];
  /** The node of the first seat. */
  readonly root: number;
}

/** The most hands that are looked at to make a tree, and the most that it may list. */
const MOST_LOOKS = 2_000_000;
const MOST_HANDS = 400_000;

/** Hands that are drawn again so often that a tree of draws is worth its making. */
const FEW_ACCEPTED = 0.05;

/** The tree that was made last, and for which plan: the planner, and every job of the plan, ask for it. */
let last: { readonly plan: string; readonly tree: DrawTree | null } | undefined;

/** Whether some seats draw by a tree: their hands, drawn independently, mostly collide, and the tree is small. */
export function drawsByTree(acceptance: number, ...from: Parameters<typeof treeOf>): boolean {
  const [, lists] = from;
  return acceptance < FEW_ACCEPTED && lists.length > 1 && treeOf(...from) !== null;
}

/** The tree of a plan whose seats with lists of hands draw beside the cards that are gone; null for none. */
export function treeOf(
  plan: string,
  lists: readonly HandList[],
  width: number,
  gone: readonly Card[],
): DrawTree | null {
  if (last?.plan !== plan) last = { plan, tree: drawTree(lists, width, gone) };
  return last.tree;
}

/** Sets of cards are of two halves: up to 30 cards that some hand holds, mostly all of them, and the others. */
const HALF = 30;

/** Makes the tree of some seats beside the cards that are gone; null where it would be large, or nothing can be dealt. */
export function drawTree(seats: readonly HandList[], width: number, gone: readonly Card[]): DrawTree | null {
  const places = placesOf(seats);
  const low = seats.map((seat) => halves(seat, width, places, 0));
  const high = seats.map((seat) => halves(seat, width, places, HALF));
  // The cards that matter from each seat on.
  const later = seats.map((_, seat) => [
    low.slice(seat).reduce((set, hands) => hands.reduce((all, half) => all | half, set), 0),
    high.slice(seat).reduce((set, hands) => hands.reduce((all, half) => all | half, set), 0),
  ]);
  const found = seats.map(() => new Map<number, number>());
  const tree = { starts: [0], hands: [] as number[], weights: [] as number[], next: [] as number[] };
  const totals: number[] = [];
  let looks = 0;

  /** The node of a seat and the cards that are gone; -1 where the rest cannot be dealt. */
  const visit = (seat: number, usedLow: number, usedHigh: number): number => {
    const goneLow = usedLow & later[seat][0];
    const goneHigh = usedHigh & later[seat][1];
    const key = goneLow + goneHigh * 2 ** HALF;
    const known = found[seat].get(key);
    if (known !== undefined) return known;
    const { weights } = seats[seat];
    const lows = low[seat];
    const highs = high[seat];
    const last = seat === seats.length - 1;
    const fits: number[] = [];
    let total = 0;
    looks += weights.length;
    for (let hand = 0; hand < weights.length && looks <= MOST_LOOKS; hand++) {
      if ((lows[hand] & goneLow) !== 0 || (highs[hand] & goneHigh) !== 0) continue;
      const next = last ? -1 : visit(seat + 1, goneLow | lows[hand], goneHigh | highs[hand]);
      if (!last && next < 0) continue;
      const weight = weights[hand] * (last ? 1 : totals[next]);
      fits.push(hand, weight, next);
      total += weight;
    }
    const node = fits.length === 0 ? -1 : totals.length;
    found[seat].set(key, node);
    if (node < 0) return node;
    for (let at = 0; at < fits.length; at += 3) {
      tree.hands.push(fits[at]);
      tree.weights.push(fits[at + 1]);
      tree.next.push(fits[at + 2]);
    }
    if (tree.hands.length > MOST_HANDS) looks = Number.POSITIVE_INFINITY;
    totals.push(total);
    tree.starts.push(tree.hands.length);
    return node;
  };
  const root = visit(0, half(gone, places, 0), half(gone, places, HALF));
  return looks > MOST_LOOKS || root < 0 ? null : { ...tree, root };
}

/** Numbers the cards that some hand holds; -1 for the others. */
function placesOf(seats: readonly HandList[]): Int8Array {
  const places = new Int8Array(52).fill(-1);
  let count = 0;
  for (const { hands } of seats) {
    for (const card of hands) if (places[card] < 0) places[card] = count++;
  }
  return places;
}

/** The cards of each hand whose places are `from` to `from` + 29, as a set. */
function halves({ hands, weights }: HandList, width: number, places: Int8Array, from: number): Int32Array {
  return Int32Array.from(weights, (_, hand) =>
    half(hands.subarray(hand * width, (hand + 1) * width), places, from),
  );
}

function half(cards: ArrayLike<number>, places: Int8Array, from: number): number {
  let set = 0;
  for (let i = 0; i < cards.length; i++) {
    const place = places[cards[i]] - from;
    if (place >= 0 && place < HALF) set |= 1 << place;
  }
  return set;
}
