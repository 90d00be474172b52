import { expect, it } from 'vitest';
import { insightOf } from '../src/index.ts';
import { type BidState, bidFeatures, bids, worth } from './bids.ts';

const even = { ...worth, value: () => 5 };
const insight = (allied: boolean) =>
  insightOf(bids, even, { ...bidFeatures, lead: 10, allied: () => allied }, new Map());
const start = (): BidState => bids.setup(null, '1');

it('what is good for two allies is no draw between rivals', () => {
  expect(insight(true).prospects(start())).toEqual([0.5, 0.5]);
  expect(insight(false).prospects(start())).toEqual([0, 0]);
});

it('a win that allies share is a whole one', () => {
  const shared = { ...start(), prizes: [], points: [3, 3] };
  expect(insight(true).prospects(shared)).toEqual([1, 1]);
  expect(insight(false).prospects(shared)).toEqual([0, 0]);
});

it('without a net the appraisal says what is likely, or nobody does', () => {
  const s = start();
  const moves = bids.moves(s, 0);
  const first = () => moves.map((_m, i) => (i === 0 ? 1 : 0));
  const knowing = insightOf(bids, { ...worth, likely: first }, bidFeatures, new Map());
  expect(knowing.priors(s, 0, moves)).toEqual(first());
  expect(insightOf(bids, worth, bidFeatures, new Map()).priors(s, 0, moves)).toEqual(moves.map(() => 1 / moves.length));
});
