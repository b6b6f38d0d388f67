import { RANKS, type Rank } from './card.ts';

const NAMES = [
  'deuce',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
];

/** A rank in words: `ace`. */
export function rankName(rank: Rank): string {
  return NAMES[rank] as string;
}

/** Several cards of a rank in words: `aces`. */
export function rankNames(rank: Rank): string {
  return rankName(rank) === 'six' ? 'sixes' : `${rankName(rank)}s`;
}

/** Ranks as letters: `8-6-4-2-A`. */
export function rankLetters(ranks: readonly Rank[]): string {
  return ranks.map((rank) => RANKS.charAt(rank)).join('-');
}
