import type { GenericItem, HandItem, Item } from './syntax.ts';

/** Makes one hand of cards that white space parts: in `As Ks` no piece is a hand by itself. */
export function joinCards(run: readonly Item[]): readonly Item[] {
  if (run.length < 2) return run;
  if (run.every((item) => item.kind === 'generic')) return joinGeneric(run);
  const hands: HandItem[] = [];
  for (const item of run) if (item.kind === 'hand') hands.push(item);
  const last = hands[hands.length - 1];
  const whole =
    hands.length < run.length ||
    hands.every((item) => item.hand.cards.length > 1) ||
    hands.some((item) => item !== last && (item.weight !== null || item.hand.suits !== null));
  if (whole) return run;
  const span = { start: hands[0].start, end: last.end };
  const cards = hands.flatMap((item) => item.hand.cards);
  const hand = { cards, suits: last.hand.suits, start: span.start, end: last.hand.end };
  return [{ kind: 'hand', hand, weight: last.weight, ...span }];
}

/** The same of cards in the generic syntax. */
function joinGeneric(run: readonly GenericItem[]): readonly Item[] {
  const last = run[run.length - 1];
  const single = (item: GenericItem) =>
    item.patterns.length === 1 &&
    item.patterns[0].cards.length === 1 &&
    item.patterns[0].also.length + item.patterns[0].uses.length === 0;
  if (!run.every((item) => single(item) && (item === last || item.weight === null))) return run;
  const span = { start: run[0].start, end: last.end };
  const pattern = { ...span, cards: run.flatMap((item) => item.patterns[0].cards), also: [], uses: [] };
  return [{ kind: 'generic', patterns: [pattern], weight: last.weight, ...span }];
}
