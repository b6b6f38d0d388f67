/**
 * What the macros of the generic syntax stand for (ProPokerTools' names). One of several cards says how a
 * whole hand looks, `AA$ds`; one of a single card is a card, `$B$B`.
 */
export const MACROS: Readonly<Record<string, string>> = {
  // Suits: double-suited, single-suited, three of a suit, one suit, rainbow.
  ds: 'xxyy',
  ss: 'xxyz',
  ts: 'xxxy',
  ms: 'xxxx',
  rb: 'wxyz',
  // Ranks: no pair, one pair, two pair, trips, quads.
  np: 'RONP',
  op: 'RRON',
  tp: 'RROO',
  t: 'RRRO',
  q: 'RRRR',
  // One card: broadway, big, middle, small, low, wheel, face, not low.
  R: '[A-T]',
  B: '[A-J]',
  M: '[T-7]',
  Z: '[6-2]',
  L: '[A,2-8]',
  W: '[A,2-5]',
  F: '[K-J]',
  N: '[K-9]',
};

/** Macros that stand for rows of hands of four cards or more; aces are high in them. */
export const ROWS: Readonly<Record<string, string>> = {
  // Ranks: four in a row; four of five in a row, of six in a row, with both ends: one gap, two gaps.
  '0g': 'AKQJ-5432',
  '1g': 'AKQT-6542,AKJT-6532,AQJT-6432',
  '2g': 'AKQ9-7652,AKJ9-7642,AKT9-7632,AQJ9-7542,AQT9-7532,AJT9-7432',
};
