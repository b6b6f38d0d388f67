import { equity } from 'equity';
import { describe, expect, test } from 'vitest';
import { planQuery } from '../../src/plan/dispatch.ts';
import { drawTree } from '../../src/plan/draw-tree.ts';
import { readSettings } from '../../src/plan/options.ts';
import { parseQuery } from '../../src/query/parse.ts';

const treeOf = (text: string, gone: readonly number[] = []) => {
  const { players } = parseQuery(text);
  const tree = drawTree(players, 2, gone);
  if (tree === null) throw new Error('no tree');
  return { players, tree };
};

/** Every deal that a tree draws, by the places of its hands, and how likely it is. */
function dealsOf({ players, tree }: ReturnType<typeof treeOf>): Map<string, number> {
  const deals = new Map<string, number>();
  const follow = (node: number, chosen: readonly number[], probability: number): void => {
    if (chosen.length === players.length) {
      deals.set(chosen.join(' '), probability);
      return;
    }
    const from = tree.starts[node];
    const to = tree.starts[node + 1];
    const total = tree.weights.slice(from, to).reduce((sum, weight) => sum + weight, 0);
    for (let slot = from; slot < to; slot++) {
      follow(tree.next[slot], [...chosen, tree.hands[slot]], (probability * tree.weights[slot]) / total);
    }
  };
  follow(tree.root, [], 1);
  return deals;
}

/** Every deal of hands that share no card, by brute force: its weight as a part of all. */
function expectedDeals({ players }: ReturnType<typeof treeOf>, gone: readonly number[]): Map<string, number> {
  const deals = new Map<string, number>();
  const choose = (chosen: readonly number[], used: readonly number[], weight: number): void => {
    const range = players[chosen.length];
    if (range === undefined) {
      deals.set(chosen.join(' '), weight);
      return;
    }
    for (let hand = 0; hand < range.count; hand++) {
      const cards = [...range.hands.subarray(hand * 2, hand * 2 + 2)];
      if (cards.some((card) => used.includes(card))) continue;
      choose([...chosen, hand], [...used, ...cards], weight * range.weights[hand]);
    }
  };
  choose([], gone, 1);
  const total = [...deals.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...deals].map(([key, weight]) => [key, weight / total]));
}

describe('a tree draws every deal as often as its weight says', () => {
  test.each([
    ['AA v AA', []],
    ['AA,KK:0.3 v AA,AK:0.5 v KK', []],
    ['AKs v AA,KK,QQ v AK,AQs:0.01 v AA', []],
    ['AA,KK v AK v KQ,QQ:0.2 v AA', [48, 44]],
  ])('%s beside %j', (text, gone) => {
    const made = treeOf(text, gone);
    const drawn = dealsOf(made);
    const wanted = expectedDeals(made, gone);
    expect([...drawn.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [deal, probability] of wanted) expect(drawn.get(deal)).toBeCloseTo(probability, 12);
  });

  test('there is none where nothing can be dealt, or where it would be large', () => {
    const [aces, , wide] = parseQuery('AA v KK v 40%').players;
    expect(drawTree([aces, aces, aces], 2, [])).toBeNull();
    expect(drawTree([wide, wide, wide, wide, wide, wide], 2, [])).toBeNull();
  });
});

/** The answer of a sample whose hands are drawn by a tree. */
async function sampleByTree(text: string, game: string, threads = 1) {
  const query = parseQuery(text, { game });
  expect(planQuery(query, readSettings({ method: 'sample' }))).toMatchObject({ tree: true });
  return equity(text, { game, method: 'sample', trials: 300_000, seed: 11, threads });
}

describe('samples by a tree', () => {
  test.each([
    ['holdem', 'AA v AK,KK:0.5 v KK,AKs v AQ,AA on KcQd5h'],
    ['holdem', 'AKs v AA,AKs v AK,KK v QQ,AQ:0.3 v AA,KK on 2c7d9hTs'],
    ['omaha', 'AAKK,AAKQ:0.5 v AAQQ v KKQQ on 2c7d9hTs'],
    ['holdem8', 'AA v AA v A2,23:0.5 v 22,A3s on 4c7dKh8s'],
  ])('%s: %s', async (game, text) => {
    const sampled = await sampleByTree(text, game);
    const exact = await equity(text, { game, method: 'exact' });
    for (const [seat, player] of sampled.players.entries()) {
      const wanted = exact.players[seat];
      expect(Math.abs(player.equity - wanted.equity)).toBeLessThan(4.5 * player.error + 1e-5);
      expect(Math.abs(player.win - wanted.win)).toBeLessThan(0.005);
    }
  });

  const TEN = Array.from({ length: 10 }, () => 'AA,KK,QQ,JJ,TT').join(' v ');

  test('ten seats that need all twenty cards are alike, on any number of threads', async () => {
    const one = await sampleByTree(TEN, 'holdem');
    for (const player of one.players) expect(Math.abs(player.equity - 0.1)).toBeLessThan(4.5 * player.error);
    const two = await sampleByTree(TEN, 'holdem', 2);
    expect(two.players).toEqual(one.players);
  });
});
