import { type CardSet, cardSet, hasCard } from '../cards/cardset.ts';
import type { PlacedCard } from '../cards/parse.ts';
import { completions } from '../ranges/listed.ts';
import type { Range } from '../ranges/range.ts';
import type { KnownCards } from './known.ts';

/** What is left of a range once the known cards are gone. */
export interface Removal {
  readonly range: Range;
  /** How many hands are lost, and what they are lost to: `the board`, `the dead cards` or both. */
  readonly lost: number;
  readonly to: string;
}

/** Takes away the hands that hold a card of the board or a dead card. */
export function removeKnown(range: Range, known: KnownCards): Removal {
  const { width, hands, weights, count } = range;
  const board = setOf([...known.board, ...known.second]);
  const dead = setOf(known.dead);
  if (range.partial) {
    const left = completions(range.partial, known.board.length + known.second.length + known.dead.length);
    return { range: { ...range, count: left }, lost: count - left, to: 'the known cards' };
  }
  const kept: number[] = [];
  let lostToBoard = false;
  let lostToDead = false;
  for (let hand = 0; hand < count; hand++) {
    const onBoard = holdsAny(hands, hand * width, width, board);
    const isDead = holdsAny(hands, hand * width, width, dead);
    if (onBoard) lostToBoard = true;
    else if (isDead) lostToDead = true;
    else kept.push(hand);
  }
  const to = lostToBoard ? (lostToDead ? 'the board and the dead cards' : 'the board') : 'the dead cards';
  const lost = count - kept.length;
  if (lost === 0) return { range, lost, to };
  const left = new Uint8Array(kept.length * width);
  const leftWeights = new Uint16Array(kept.length);
  kept.forEach((hand, i) => {
    left.set(hands.subarray(hand * width, (hand + 1) * width), i * width);
    leftWeights[i] = weights[hand];
  });
  return { range: { ...range, hands: left, weights: leftWeights, count: kept.length }, lost, to };
}

function setOf(cards: readonly PlacedCard[]): CardSet {
  return cardSet(cards.map(({ card }) => card));
}

/** Whether a hand holds a card of a set. */
function holdsAny(hands: Uint8Array, at: number, width: number, cards: CardSet): boolean {
  if (cards.lo === 0 && cards.hi === 0) return false;
  for (let i = at; i < at + width; i++) if (hasCard(cards, hands[i])) return true;
  return false;
}
