// The plain kernel of stud and draw: deals every seat its missing cards in every way, one seat after the
// other, and compares the hands. The fallback, and in tests the judge of the sweep.
import { listPair, sweepPair } from './pair-sweep';
import { BASES, baseOf, clearTable, countOutcome, drawsOf, halfStrength, live, liveRecord, mainStrength, readSeats, seats, setRules, split } from './stud-deal';

/** The first card dealt must be one of the live cards `first` to `last`, exclusive. */
let first: usize = 0;
let last: usize = 0;

/** Seats dealt one by one; those after them, two or none, are swept. */
let dealtSeats: i32 = 0;

/** Plays every deal whose first card (the community card, else the lowest that the first drawing seat
 *  gets) is one of the `from`th to the `to`th live cards; all deals when nothing is to be dealt. */
export function enumerateStud(players: i32, dead: i32, community: i32, cards: i32, high: i32, low: i32, table: usize, from: i32, to: i32): void {
  setRules(cards, high, low);
  readSeats(players, dead);
  clearTable(table);
  dealtSeats = seats;
  if (community == 0) {
    first = from;
    last = to;
    dealFrom(0, 0, 0, 0, 0, 0);
    return;
  }
  for (let card: usize = from; card < <usize>to; card++) {
    const record = liveRecord(card);
    for (let p: usize = 0; p < <usize>seats; p++) v128.store(BASES + (p << 4), i64x2.add(v128.load(BASES + (p << 4)), record));
    first = 0;
    last = live;
    dealFrom(0, <u64>1 << card, 0, 0, 0, 0);
    for (let p: usize = 0; p < <usize>seats; p++) v128.store(BASES + (p << 4), i64x2.sub(v128.load(BASES + (p << 4)), record));
  }
}

/** The same for three and more seats of a game with one winning hand, the last two swept for every deal of
 *  the others; `room` as `nestedRoom` says. */
export function nestStud(players: i32, dead: i32, cards: i32, high: i32, low: i32, table: usize, from: i32, to: i32, room: usize): void {
  setRules(cards, high, low);
  readSeats(players, dead);
  clearTable(table);
  dealtSeats = seats - 2;
  listPair(dealtSeats, room);
  first = from;
  last = to;
  dealFrom(0, 0, 0, 0, 0, 0);
}

/** Deals the seats from `seat` on, given the live cards used and who leads so far. */
function dealFrom(seat: i32, used: u64, best: i32, winners: i32, bestLow: i32, lowWinners: i32): void {
  if (seat == dealtSeats) {
    if (seat == seats) countOutcome(winners, lowWinners);
    else sweepPair(used, best, winners);
    return;
  }
  deal(seat, drawsOf(seat), 0, baseOf(seat), used, best, winners, bestLow, lowWinners);
}

/** Deals a seat `left` more cards from the `from`th live card on. */
function deal(seat: i32, left: i32, from: usize, sum: v128, used: u64, best: i32, winners: i32, bestLow: i32, lowWinners: i32): void {
  if (left == 0) {
    showdown(seat, sum, used, best, winners, bestLow, lowWinners);
    return;
  }
  let end = <usize>(live - left + 1);
  if (used == 0) {
    from = max(from, first);
    end = min(end, last);
  }
  for (let card = from; card < end; card++) {
    if ((used >> card) & 1) continue;
    const more = i64x2.add(sum, liveRecord(card));
    if (left == 1) showdown(seat, more, used | (<u64>1 << card), best, winners, bestLow, lowWinners);
    else deal(seat, left - 1, card + 1, more, used | (<u64>1 << card), best, winners, bestLow, lowWinners);
  }
}

// @ts-ignore: decorator
@inline
function showdown(seat: i32, sum: v128, used: u64, best: i32, winners: i32, bestLow: i32, lowWinners: i32): void {
  const bit = 1 << seat;
  const strength = mainStrength(sum);
  winners = strength > best ? bit : strength == best ? winners | bit : winners;
  best = max(best, strength);
  if (split) {
    const low = halfStrength(sum);
    if (low > 0) {
      lowWinners = low > bestLow ? bit : low == bestLow ? lowWinners | bit : lowWinners;
      bestLow = max(bestLow, low);
    }
  }
  if (seat + 1 == seats) countOutcome(winners, lowWinners);
  else dealFrom(seat + 1, used, best, winners, bestLow, lowWinners);
}
