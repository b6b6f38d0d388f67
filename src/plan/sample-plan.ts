import type { Card } from '../cards/card.ts';
import { EquityError } from '../cards/error.ts';
import { potOf } from '../games/game.ts';
import type { Query, Range } from '../query/query.ts';
import { contendersOf } from './contenders.ts';
import { drawsByTree } from './draw-tree.ts';
import { planHash } from './hash.ts';
import { BLOCK_DEALS, type SampledSeat } from './job.ts';
import { estimateFit } from './legal.ts';
import { mostDeals, type Settings } from './options.ts';
import type { SamplePlan } from './plan.ts';
import { DRAW_COST, INLINE_WORK, MOST_DEAL_WORK, POOL_JOB_WORK, sampleCost, TREE_DRAW_COST } from './work.ts';

/** What differs between the games. */
type GameParts = Pick<SamplePlan, 'hash' | 'players' | 'board' | 'dealWork'> &
  Partial<
    Pick<SamplePlan, 'seats' | 'contenders' | 'stud' | 'ranking' | 'boardGame' | 'blockDeals' | 'tree'>
  >;

/**
 * A plan that plays deals of a query.
 *
 * @throws {EquityError} `TOO_LARGE` when a deal of hands that fit together is too hard to find.
 */
export function samplePlan(query: Query, settings: Settings, reason: string, parts: GameParts): SamplePlan {
  const { dealWork } = parts;
  if (dealWork > MOST_DEAL_WORK) {
    throw new EquityError(
      'TOO_LARGE',
      'the hands share so many cards that they can hardly ever be dealt together',
      { hint: 'Name fewer hands that need the same cards' },
    );
  }
  const work = mostDeals(settings) * dealWork;
  return {
    method: 'sampled',
    kernel: 'sample',
    pot: potOf(query.game),
    reason,
    work,
    inline: work <= INLINE_WORK,
    seats: [],
    dead: query.dead,
    seed: settings.seed,
    trials: settings.trials,
    error: settings.error,
    blockDeals: blockDeals(dealWork),
    ...parts,
  };
}

/** How the seats with lists of hands draw them: by a tree or one by one, and the steps it takes them all. */
export interface Drawing {
  readonly tree?: true;
  readonly work: number;
}

/**
 * Tells how some lists are drawn beside each other and what is known of the other hands.
 *
 * @param hash the hash of the plan
 * @param known what each hand needs for certain
 * @param width cards a hand
 * @param gone cards that no hand of the lists can have beside the known hands
 */
export function drawing(
  hash: string,
  known: readonly Range[],
  lists: readonly Range[],
  width: number,
  gone: readonly Card[],
): Drawing {
  const { acceptance } = estimateFit(known);
  const fixed = known.flatMap(({ hands, count }) => (count === 1 ? [...hands] : []));
  return drawsByTree(acceptance, hash, lists, width, [...fixed, ...gone])
    ? { tree: true, work: TREE_DRAW_COST * lists.length }
    : { work: DRAW_COST * (1 / acceptance - 1) * lists.length };
}

/** A plan that plays deals of hold'em. */
export function sampleHoldem(query: Query, settings: Settings, reason: string): SamplePlan {
  const { players, board, dead, contenders } = query;
  const seats = players.map(
    ({ random, hands, weights }): SampledSeat => (random ? null : { hands, weights }),
  );
  const known = players.filter(({ random }) => !random);
  const lists = known.filter(({ count }) => count > 1);
  const hash = planHash(query, 'sample', settings.seed);
  const { work, ...draw } = drawing(hash, known, lists, 2, [...board, ...dead]);
  return samplePlan(query, settings, reason, {
    hash,
    players: contendersOf(query).length,
    board,
    seats,
    ...(contenders ? { contenders } : {}),
    dealWork: sampleCost(seats.length, lists.length, players.length - known.length) + work,
    ...draw,
  });
}

/** Deals in a block: as many as the sampler has for a block at the most, fewer where a deal is hard to find. */
function blockDeals(dealWork: number): number {
  let deals = BLOCK_DEALS;
  while (deals > 1 && deals * dealWork > POOL_JOB_WORK) deals /= 2;
  return deals;
}
