/**
 * Targets by measure: what a release must reach, and what it aims at, in the measure's unit. Rates
 * (M/s) are to be at least that, times at most.
 *
 * @type {Readonly<Record<string, { gate: number, aim?: number }>>}
 */
export const TARGETS = {
  'evaluate-loops': { gate: 800, aim: 1100 },
  'evaluate-random': { gate: 180, aim: 270 },
  'headsup-cold': { gate: 0.3, aim: 0.1 },
  'headsup-warm': { gate: 0.03, aim: 0.01 },
  'three-cold': { gate: 0.6, aim: 0.27 },
  'six-cold': { gate: 1.2, aim: 0.54 },
  'nine-cold': { gate: 1.6, aim: 0.75 },
  'all-matchups': { gate: 1000, aim: 380 },
  omaha: { gate: 1.2, aim: 0.5 },
  'omaha-five': { gate: 1.2, aim: 0.5 },
  'omaha-six': { gate: 1.2, aim: 0.5 },
  'omaha-three': { gate: 3, aim: 1.3 },
  'omaha-six-hands': { gate: 1.5, aim: 0.55 },
  omaha8: { gate: 3, aim: 1.3 },
  'omaha8-three': { gate: 5, aim: 1.9 },
  'omaha-flop': { gate: 0.1 },
  'omaha-flop-suited': { gate: 0.1 },
  'omaha-unknown': { gate: 1000 },
  'omaha-every': { gate: 15, aim: 5 },
  'omaha-ranges': { gate: 1000 },
  'sample-fixed': { gate: 15, aim: 35 },
  'sample-ranges': { gate: 12, aim: 23 },
  'sample-random': { gate: 8 },
  'sample-omaha': { gate: 30, aim: 63 },
  'sample-omaha-ranges': { gate: 4, aim: 7.3 },
  'stud-third': { gate: 15, aim: 5.5 },
  'stud-fourth': { gate: 1, aim: 0.31 },
  'stud-fifth': { gate: 0.1, aim: 0.03 },
  'razz-third': { gate: 15, aim: 5.5 },
  'stud8-third': { gate: 60 },
  'stud-sample': { gate: 12, aim: 20 },
  'call-range': { gate: 1 },
  'call-export': { gate: 1 },
  'export-combos': { gate: 10 },
  'export-classes': { gate: 10 },
  'first-answer': { gate: 40, aim: 10 },
  process: { gate: 110 },
  import: { gate: 30 },
  wasm: { gate: 190, aim: 60 },
};

/**
 * Whether a figure reaches its targets.
 *
 * @param {{ id: string, unit: string, value: number }} figure
 * @returns {'' | 'missed' | 'gate' | 'aim'}
 */
export function verdict({ id, unit, value }) {
  const target = TARGETS[id];
  if (target === undefined) return '';
  const reaches = (limit) => limit !== undefined && (unit === 'M/s' ? value >= limit : value <= limit);
  return reaches(target.aim) ? 'aim' : reaches(target.gate) ? 'gate' : 'missed';
}
