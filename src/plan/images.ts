import { handNumber } from '../cards/handnumber.ts';
import { type Relabelling, relabelHand } from '../cards/relabelling.ts';
import type { WeightedHands } from './combinations.ts';

/** What is known at a seat when some relabellings are still open. */
interface State {
  /** Bit i: relabelling i is open. */
  readonly open: number;
  /** By hand of the seat, the number of its smallest image; `UNKNOWN` until it is asked for. */
  readonly image: Uint32Array;
  /** By hand, which state of the next seat the relabellings that lead there are. */
  readonly next: Uint8Array;
}

const UNKNOWN = 0xffff_ffff;

/**
 * The smallest image of a match-up under some relabellings of suits, the first hand deciding first: hands are
 * read seat by seat, and each leaves fewer relabellings open. States are made as they are met.
 */
export class Images {
  private readonly relabellings: readonly Relabelling[];
  private readonly seats: readonly WeightedHands[];
  /** A hand's image, from the highest card to the lowest. */
  private readonly scratch = new Uint8Array(7);
  /** By seat, its states; and the place of each among them by what is open. */
  private readonly states: readonly State[][];
  private readonly places: readonly Map<number, number>[];

  constructor(relabellings: readonly Relabelling[], seats: readonly WeightedHands[]) {
    this.relabellings = relabellings;
    this.seats = seats;
    this.states = seats.map(() => []);
    this.places = seats.map(() => new Map());
    this.stateOf(0, (1 << relabellings.length) - 1);
  }

  /** Writes the numbers of the smallest images of some hands, one a seat, given by their places. */
  write(chosen: ArrayLike<number>, images: Uint32Array): void {
    let at = 0;
    for (let seat = 0; seat < images.length; seat++) {
      const state = this.states[seat][at];
      const hand = chosen[seat];
      if (state.image[hand] === UNKNOWN) this.explore(seat, state, hand);
      images[seat] = state.image[hand];
      at = state.next[hand];
    }
  }

  private explore(seat: number, state: State, hand: number): void {
    let least = UNKNOWN;
    let open = 0;
    for (let i = 0; i < this.relabellings.length; i++) {
      if ((state.open & (1 << i)) === 0) continue;
      const image = this.imageOf(seat, hand, this.relabellings[i]);
      if (image < least) open = 0;
      if (image <= least) open |= 1 << i;
      least = Math.min(least, image);
    }
    state.image[hand] = least;
    if (seat + 1 < this.seats.length) state.next[hand] = this.stateOf(seat + 1, open);
  }

  /** The number of what a relabelling makes of a hand. */
  private imageOf(seat: number, hand: number, suits: Relabelling): number {
    const { hands, width } = this.seats[seat];
    relabelHand(hands, hand * width, width, suits, this.scratch);
    return handNumber(this.scratch, width);
  }

  private stateOf(seat: number, open: number): number {
    const states = this.states[seat];
    let place = this.places[seat].get(open);
    if (place === undefined) {
      const { count } = this.seats[seat];
      place = states.length;
      states.push({ open, image: new Uint32Array(count).fill(UNKNOWN), next: new Uint8Array(count) });
      this.places[seat].set(open, place);
    }
    return place;
  }
}
