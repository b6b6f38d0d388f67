import { Bench } from 'tinybench';

/**
 * Something to time.
 *
 * @typedef {object} Measure
 * @property {string} id
 * @property {string} name
 * @property {'M/s' | 'ms' | 'µs' | 'KB'} unit what the figure is given in
 * @property {number} [work] how much one call does: deals, hands, match-ups; the figure is per piece
 * @property {() => unknown} run one call; may return `{ overriddenDuration }` in milliseconds
 * @property {() => unknown} [before] called before every call, untimed
 * @property {string[]} [against] the measures it is compared with
 * @property {number} [calls] the least number of calls a round
 * @property {boolean} [slow] whether it takes so long that one call a round must do
 *
 * What came of it.
 *
 * @typedef {object} Figure
 * @property {string} id
 * @property {string} name
 * @property {string} unit
 * @property {number} value the median over the rounds of each round's median
 * @property {number} best the same of the fastest round: less at the mercy of a busy machine
 * @property {number} spread half the distance between the rounds' quartiles, as a part of the value
 * @property {{ id: string, name: string, ratio: number }[]} ratios how many times faster it is
 */

/** @param {readonly number[]} values @param {number} at 0..1 */
function quantile(values, at) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * at;
  const low = Math.floor(place);
  return sorted[low] + (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]) * (place - low);
}

/** The median time of a call, in milliseconds. @param {Measure} measure @param {number} time @param {boolean} first */
async function timeOnce(measure, time, first) {
  const bench = new Bench({
    time: measure.slow ? 0 : time,
    iterations: measure.calls ?? (measure.slow ? 1 : 3),
    warmup: first && !measure.slow,
    warmupTime: time / 2,
    warmupIterations: 3,
    throws: true,
  });
  bench.add(measure.id, measure.run, measure.before === undefined ? {} : { beforeEach: measure.before });
  const [task] = await bench.run();
  return task.result.latency.p50;
}

const PER_MILLISECOND = { ms: 1, µs: 1000 };

/** @param {Measure} measure @param {number} milliseconds */
function figureOf(measure, milliseconds) {
  const each = milliseconds / (measure.work ?? 1);
  return measure.unit === 'M/s' ? 1 / (each * 1000) : each * PER_MILLISECOND[measure.unit];
}

/**
 * Times measures in turns: a round calls each of them, so that a machine that speeds up or slows down
 * does so for all, and ratios are taken within a round.
 *
 * @param {readonly Measure[]} measures
 * @param {{ rounds: number, time: number }} settings `time` in milliseconds for a measure in a round
 * @returns {Promise<Figure[]>}
 */
export async function measureInRounds(measures, { rounds, time }) {
  /** @type {Map<string, number[]>} */
  const times = new Map(measures.map((measure) => [measure.id, []]));
  for (let round = 0; round < rounds; round++) {
    for (const measure of measures) {
      times.get(measure.id)?.push(await timeOnce(measure, time, round === 0));
    }
  }
  return measures.map((measure) => {
    const own = times.get(measure.id) ?? [];
    const ratios = (measure.against ?? []).map((id) => {
      const other = measures.find((candidate) => candidate.id === id);
      const scale = (other?.work ?? 1) / (measure.work ?? 1);
      const each = (times.get(id) ?? []).map((value, round) => value / own[round] / scale);
      return { id, name: other?.name ?? id, ratio: quantile(each, 0.5) };
    });
    const middle = quantile(own, 0.5);
    return {
      id: measure.id,
      name: measure.name,
      unit: measure.unit,
      value: figureOf(measure, middle),
      best: figureOf(measure, Math.min(...own)),
      spread: (quantile(own, 0.75) - quantile(own, 0.25)) / 2 / middle,
      ratios,
    };
  });
}
