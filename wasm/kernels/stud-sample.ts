// Monte Carlo stud and draw: every deal gives each seat its missing cards from one shuffled deck, so any
// number of players and unknown cards cost the same a card. Deals come in blocks with a random stream
// and a deck of their own, as in sample.ts.
import { MAX_PLAYERS } from '../layout';
import { drawPlace, seedStream, startPlaces } from '../random';
import { BASES, clearTable, countOutcome, drawsOf, halfStrength, LIVE, live, mainStrength, readSeats, seats, setRules, split } from './stud-deal';

/** Deals a block. */
const BLOCK: i32 = 16_384;

/** The records of the live cards, in the order that the last deal left: v128[52]. */
const DECK: usize = memory.data(52 * 16, 16);
/** Where each seat's draws end in the deck, as an address: usize[10]. */
const ENDS: usize = memory.data(MAX_PLAYERS * 8, 16);

/** Plays `deals` deals from the start of block `block`; a community card counts for every seat. Outcomes are left at `table`. */
export function sampleStud(players: i32, dead: i32, community: i32, cards: i32, high: i32, low: i32, table: usize, seedLow: u32, seedHigh: u32, block: u32, deals: i32): void {
  setRules(cards, high, low);
  readSeats(players, dead);
  clearTable(table);
  let end = DECK + (<usize>community << 4);
  for (let seat = 0; seat < players; seat++) {
    end += <usize>drawsOf(seat) << 4;
    store<usize>(ENDS + (<usize>seat << 3), end);
  }
  const seed = (<u64>seedHigh << 32) | <u64>seedLow;
  for (let left = deals, stream = <u64>block; left > 0; left -= BLOCK, stream++) {
    seedStream(seed, stream);
    memory.copy(DECK, LIVE, <usize>live << 4);
    playBlock(community, end, min(left, BLOCK));
  }
}

/** Plays deals whose draws end at `end` in the deck. */
function playBlock(community: i32, end: usize, deals: i32): void {
  const players = seats;
  const halves = split;
  for (let deal = 0; deal < deals; deal++) {
    // A partial shuffle that goes on from the order the last deal left.
    startPlaces();
    let left = live;
    for (let place = DECK; place < end; place += 16) {
      const from = place + (drawPlace(left--) << 4);
      const record = v128.load(from);
      v128.store(from, v128.load(place));
      v128.store(place, record);
    }

    let place = DECK;
    let shared = i64x2(0, 0);
    if (community) {
      shared = v128.load(DECK);
      place += 16;
    }
    let best = 0;
    let winners = 0;
    let bestLow = 0;
    let lowWinners = 0;
    for (let seat: usize = 0; seat < <usize>players; seat++) {
      let sum = i64x2.add(shared, v128.load(BASES + (seat << 4)));
      for (const stop = load<usize>(ENDS + (seat << 3)); place < stop; place += 16) sum = i64x2.add(sum, v128.load(place));
      const bit = 1 << <i32>seat;
      const strength = mainStrength(sum);
      winners = strength > best ? bit : strength == best ? winners | bit : winners;
      best = max(best, strength);
      if (halves) {
        const low = halfStrength(sum);
        if (low == 0) continue;
        lowWinners = low > bestLow ? bit : low == bestLow ? lowWinners | bit : lowWinners;
        bestLow = max(bestLow, low);
      }
    }
    countOutcome(winners, lowWinners);
  }
}
