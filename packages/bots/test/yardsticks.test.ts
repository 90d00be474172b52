import { describe } from 'vitest';
import { flat, ismcts } from '../src/index.ts';
import { bids } from './bids.ts';
import { hasSense } from './sense.ts';

describe('flat Monte Carlo', () => {
  hasSense(flat(bids, { iterations: 60 }), {
    random: { games: 15, won: 16 },
    unseen: { games: 4, changed: 10 },
  });
});

describe('plain information set search', () => {
  hasSense(ismcts(bids, { iterations: 60 }), {
    random: { games: 15, won: 16 },
    unseen: { games: 4, changed: 10 },
  });
});
