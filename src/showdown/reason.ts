import { type Card, rankOf } from '../cards/card.ts';
import { rankName, rankNames } from '../cards/names.ts';
import type { MadeHand } from './made.ts';

/** What the card at each place of a high hand is called where it decides. */
type Role = 'high' | 'set' | 'pair' | 'full' | 'kicker' | 'card';

const ROLES: Readonly<Record<string, readonly Role[]>> = {
  'straight flush': ['high'],
  straight: ['high'],
  'four of a kind': ['set', 'set', 'set', 'set', 'kicker'],
  'full house': ['set', 'set', 'set', 'full', 'full'],
  'three of a kind': ['set', 'set', 'set', 'kicker', 'kicker'],
  'two pair': ['set', 'set', 'pair', 'pair', 'kicker'],
  pair: ['set', 'set', 'kicker', 'kicker', 'kicker'],
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The first place at which two hands of a kind differ; -1 for none. */
function firstDifference(a: readonly Card[], b: readonly Card[]): number {
  return a.findIndex((card, i) => rankOf(card) !== rankOf(b[i] as Card));
}

function differenceOf(better: MadeHand, worse: MadeHand): string {
  const at = firstDifference(better.cards, worse.cards);
  if (at < 0) return 'the better hand';
  const [winner, loser] = [rankOf(better.cards[at] as Card), rankOf(worse.cards[at] as Card)];
  const role = ROLES[better.category]?.[at] ?? (at === 0 ? 'high' : 'card');
  switch (role) {
    case 'high':
      return `${rankName(winner)} high beats ${rankName(loser)} high`;
    case 'set':
      return `${rankNames(winner)} beat ${rankNames(loser)}`;
    case 'pair':
      return `second pair: ${rankNames(winner)} beat ${rankNames(loser)}`;
    case 'full':
      return `full of ${rankNames(winner)} beats full of ${rankNames(loser)}`;
    case 'kicker': {
      const first = ROLES[better.category]?.indexOf('kicker') ?? at;
      const which = at > first ? `${ORDINALS[at - first]} kicker: ` : '';
      return which === ''
        ? `${rankName(winner)} kicker beats ${rankName(loser)} kicker`
        : `${which}${rankName(winner)} beats ${rankName(loser)}`;
    }
    default:
      return `${ORDINALS[at]} card: ${rankName(winner)} beats ${rankName(loser)}`;
  }
}

/** Why a high hand beats the best of those it beats: a better kind, a higher group or a kicker, by name. */
export function whyHigh(best: MadeHand, next: MadeHand): string {
  if (best.category === next.category) return differenceOf(best, next);
  return `${best.category} beats ${next.category}`;
}

/** Why a low hand beats the best of those it beats; `next` is null where no other qualifies. */
export function whyLow(best: MadeHand, next: MadeHand | null): string {
  if (next === null) return 'the only low';
  if (best.category !== next.category) return `${best.category} beats ${next.category}`;
  const at = firstDifference(best.cards, next.cards);
  if (at < 0) return 'the better low';
  const [winner, loser] = [rankOf(best.cards[at] as Card), rankOf(next.cards[at] as Card)];
  return at === 0 && best.category === 'low'
    ? `${rankName(winner)} low beats ${rankName(loser)} low`
    : `${ORDINALS[at]} card: ${rankName(winner)} beats ${rankName(loser)}`;
}
