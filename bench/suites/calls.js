import { equity, parseRange } from '../../dist/index.js';
import { loadOddsPackages } from '../peers.js';
import { solverExport } from '../solver-export.js';

/** Whole calls of the library, from text to the answer, and of packages that answer the same question. */
export async function callMeasures({ smoke }) {
  const { calc, calculator } = await loadOddsPackages();
  const call = (id, name, query, options, against = []) => ({
    id,
    name,
    unit: 'ms',
    against,
    run: () => equity(query, options),
  });
  const peer = (id, name, run) => ({ id, name, unit: 'ms', slow: true, run });
  const flop = [
    call('call-flop', 'equity() of two hands on a flop, exact', 'AsKs vs QhQd on 2h7d9c', {}, [
      'call-flop-calc',
      'call-flop-calculator',
    ]),
    peer('call-flop-calc', 'poker-odds-calc (exact)', () => calc(['AsKs', 'QhQd'], '2h7d9c')),
    peer('call-flop-calculator', 'poker-odds-calculator (exact)', () =>
      calculator(['AsKs', 'QhQd'], '2h7d9c'),
    ),
    call('call-range', 'equity() of AsKs vs QQ, exact', 'AsKs vs QQ', {}),
  ];
  const text = solverExport('combos');
  flop.push({
    id: 'call-export',
    name: 'parseRange() of 1,326 hands with weights, warm',
    unit: 'ms',
    run: () => parseRange(text),
  });
  flop.push({
    id: 'call-shape',
    name: 'parseRange() of $ds with five cards, 1,216,800 hands',
    unit: 'ms',
    slow: true,
    run: () => parseRange('$ds', { game: 'omaha5' }),
  });
  if (smoke) return flop;
  const against = (id) => [`${id}-calc`, `${id}-calculator`];
  const six = ['AsKs', 'QhQd', '7c6c', 'JdTd', '9h8s', '2s2d'];
  return [
    ...flop,
    call('call-headsup', 'equity() of two hands, exact', 'AsKs vs QhQd', {}, against('call-headsup')),
    peer('call-headsup-calc', 'poker-odds-calc (100,000 random deals)', () => calc(['AsKs', 'QhQd'])),
    peer('call-headsup-calculator', 'poker-odds-calculator (100,000 random deals)', () =>
      calculator(['AsKs', 'QhQd']),
    ),
    call('call-six', 'equity() of six hands, exact', six.join(' vs '), {}, against('call-six')),
    peer('call-six-calc', 'poker-odds-calc (100,000 random deals)', () => calc(six)),
    peer('call-six-calculator', 'poker-odds-calculator (100,000 random deals)', () => calculator(six)),
    call('call-ranges', 'equity() of three ranges, 1,000,000 random deals', 'TT+ vs ATs+ vs 76s-T9s', {
      trials: 1_000_000,
      threads: 1,
    }),
  ];
}
