import { formatCards, type HandValue } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { paintCards, spaceCards } from './cards.ts';
import { renderRow } from './csv.ts';
import { fitText } from './display-width.ts';
import { formatCount } from './figures.ts';
import { renderColumns } from './table.ts';

/** Classes of five-card hands: hands of one class tie, whatever their suits. */
const CLASSES = 7462;

/** A hand that has been named, and how it fares among the others. */
export interface RankedHand {
  /** The cards as they were given. */
  readonly hand: string;
  readonly value: HandValue;
  /** 1 for the best hand; hands that tie have the same place. */
  readonly place: number;
}

/** Puts hands in their places, without changing their order. */
export function rankHands(hands: readonly { hand: string; value: HandValue }[]): RankedHand[] {
  return hands.map(({ hand, value }) => ({
    hand,
    value,
    place: 1 + hands.filter((other) => other.value.strength > value.strength).length,
  }));
}

function renderOne({ value }: RankedHand, paint: Paint): string {
  const { strength, beats } = value;
  const rows = [
    ['  plays', paintCards(spaceCards(formatCards(value.cards)), paint)],
    ['  strength', `${formatCount(strength)} of ${formatCount(CLASSES)}`],
    ['  beats', `${formatCount(beats)} of the ${formatCount(CLASSES)} classes of hands`],
  ];
  return [
    paint.bold(value.name),
    '',
    renderColumns(
      rows.map(([name, fact]) => [paint.dim(name), fact]),
      ['left', 'left'],
    ),
  ].join('\n');
}

function verdict(hands: readonly RankedHand[]): string {
  const best = hands.filter((hand) => hand.place === 1);
  const names = best.map(({ hand }) => hand).join(' and ');
  if (best.length === 1) return `${names} wins: ${best[0].value.name}`;
  return best.length === hands.length
    ? `all tie: ${best[0].value.name}`
    : `${names} tie: ${best[0].value.name}`;
}

/** Hands with their names for people. One hand alone is described, several are compared. */
export function renderRanking(hands: readonly RankedHand[], paint: Paint, width: number): string {
  if (hands.length === 1) return renderOne(hands[0], paint);
  const heading = ['  hand', 'plays', 'strength', 'name'].map((name) => paint.dim(name));
  const rows = hands.map(({ hand, value, place }) => {
    const won = place === 1;
    const row = [
      `${won ? '▸ ' : '  '}${paintCards(fitText(hand, 22), paint)}`,
      paintCards(spaceCards(formatCards(value.cards)), paint),
      formatCount(value.strength),
      fitText(value.name, Math.max(width - 52, 12)),
    ];
    return won ? row.map((cell) => paint.bold(cell)) : row;
  });
  return [
    renderColumns([heading, ...rows], ['left', 'left', 'right', 'left']),
    '',
    `${verdict(hands)} (strengths are out of ${formatCount(CLASSES)})`,
  ].join('\n');
}

/** Hands with their names as the object that `--json` writes. */
export function rankingObject(hands: readonly RankedHand[]): Record<string, unknown> {
  return {
    classes: CLASSES,
    hands: hands.map(({ hand, value, place }) => ({
      hand,
      category: value.category,
      name: value.name,
      cards: formatCards(value.cards),
      strength: value.strength,
      beats: value.beats,
      place,
    })),
  };
}

/** Hands with their names as comma-separated values, with the header. */
export function rankingCsv(hands: readonly RankedHand[]): string {
  const rows = hands.map(({ hand, value, place }) =>
    renderRow([
      hand,
      value.category,
      value.name,
      formatCards(value.cards),
      value.strength,
      value.beats,
      CLASSES,
      place,
    ]),
  );
  return ['hand,category,name,cards,strength,beats,classes,place', ...rows].join('\n');
}
