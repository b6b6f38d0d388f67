import { HAND_CARDS, HANDS, handIndex } from './handindex.ts';
import { type Relabelling, relabel } from './suits.ts';

/** Relabellings that are still open after some hands, and what they do to the next hand. */
interface State {
  readonly open: readonly Uint16Array[];
  /** By hand, its smallest image; `UNKNOWN` until it is asked for. */
  readonly image: Uint16Array;
  /** By hand, which state the relabellings that lead to it are. */
  readonly next: Uint16Array;
}

const UNKNOWN = 0xffff;

/**
 * The smallest image of a list of hold'em hands under some relabellings of suits, the first hand deciding first:
 * hands are read one by one, and each leaves fewer relabellings open. States are made as they are met.
 */
export class Images {
  private readonly states: State[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly start: number;

  constructor(relabellings: readonly Relabelling[]) {
    this.start = this.stateOf(relabellings.map(handImages));
  }

  /** Writes the smallest images of some hands, given and told by their numbers. */
  write(hands: ArrayLike<number>, images: Uint16Array): void {
    let number = this.start;
    for (let seat = 0; seat < hands.length; seat++) {
      const state = this.states[number];
      const hand = hands[seat];
      if (state.image[hand] === UNKNOWN) this.explore(state, hand);
      images[seat] = state.image[hand];
      number = state.next[hand];
    }
  }

  private explore(state: State, hand: number): void {
    const image = Math.min(...state.open.map((images) => images[hand]));
    state.image[hand] = image;
    state.next[hand] = this.stateOf(state.open.filter((images) => images[hand] === image));
  }

  private stateOf(open: readonly Uint16Array[]): number {
    // What it does to 2c2d and 2c2h tells a relabelling from all others.
    const name = open.map((images) => `${images[0]}.${images[1]}`).join(' ');
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.states.length;
      this.states.push({
        open,
        image: new Uint16Array(HANDS).fill(UNKNOWN),
        next: new Uint16Array(HANDS),
      });
      this.numbers.set(name, number);
    }
    return number;
  }
}

/** What a relabelling makes of every hand. */
function handImages(suits: Relabelling): Uint16Array {
  return Uint16Array.from({ length: HANDS }, (_, hand) =>
    handIndex(relabel(HAND_CARDS[hand * 2], suits), relabel(HAND_CARDS[hand * 2 + 1], suits)),
  );
}
