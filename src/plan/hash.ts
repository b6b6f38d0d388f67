import type { Query } from '../query/query.ts';

/**
 * A short name for a query and how it is to be answered: 64 bits in hexadecimal, FNV-1a and the same with another
 * multiplier. Jobs and tallies of different plans must not be mixed.
 */
export function planHash(query: Query, ...how: readonly (string | number)[]): string {
  let hash = 0x811c9dc5;
  let other = 0x811c9dc5;
  const mix = (byte: number) => {
    hash = Math.imul(hash ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x85ebca6b);
  };
  const mixText = (text: string) => {
    for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i) & 255);
    mix(0);
  };
  mixText(query.game.name);
  for (const range of query.players) {
    for (const card of range.hands) mix(card);
    for (const weight of range.weights) {
      mix(weight & 255);
      mix(weight >> 8);
    }
    mix(255);
    if (range.partial) for (const card of range.partial.cards) mix(card);
  }
  for (const card of query.board) mix(card);
  mix(255);
  if (query.runTwice) mix(254);
  for (const card of query.secondBoard ?? []) mix(card);
  for (const card of query.dead) mix(card);
  if (query.contenders) mixText(query.contenders.join(' '));
  mixText(how.join(' '));
  return [hash, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
