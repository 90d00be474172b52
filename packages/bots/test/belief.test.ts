import { below, forkRng, type Game, type RngState, seedRng } from '@cinderhall/kernel';
import { expect, it } from 'vitest';
import { type Insight, ponder } from '../src/index.ts';

/**
 * A bet on which of two things somebody hides. They gave a sign: of the first thing three times in four, of the second
 * once in four. By Bayes' theorem it is the first three times in four.
 */
interface Hiding {
  hidden: number;
  bet: number | null;
}

const never = (): never => {
  throw new Error('not for this test');
};

const bet: Game<null, Hiding, number, never, null> = {
  ...{ id: 'bet', rules: 1, configure: never, seats: () => [0, 1], notation: never, barred: () => [] },
  ...{ see: (e) => e, reveals: () => false, outcome: () => null, view: () => null },
  setup: () => ({ hidden: 0, bet: null }),
  clone: (s) => ({ ...s }),
  pending: (s) => (s.bet === null ? { id: 0, kind: 'bet', seats: [0] } : null),
  moves: (s) => (s.bet === null ? [0, 1] : []),
  step(s, _seat, m) {
    s.bet = m;
  },
  sample: (_v, _who, rng) => ({ hidden: below(forkRng(rng), 2), bet: null }),
  parts: (m) => [`bet:${m}`],
};

const even: Insight<Hiding, number> = {
  value: never,
  quiet: () => true,
  reply: never,
  learned: () => false,
  prospects: (s) => (s.bet === s.hidden ? [1, -1] : [-1, 1]),
  priors: (_s, _seat, moves) => moves.map(() => 1 / moves.length),
  reopen: () => null,
};

const wise: Insight<Hiding, number> = {
  ...even,
  belief: () => (s: Hiding, rng: RngState) => {
    s.hidden = below(rng, 4) < 3 ? 0 : 1;
  },
};

it.each([
  ['evenly where nothing is believed', even, 0],
  ['by belief where there is some', wise, 0.5],
])('worlds are drawn %s', (_how, insight, worth) => {
  const { answers } = ponder(bet, insight, { iterations: 8000 })(null, 0, [0, 1], seedRng('1'));
  const first = answers.find(({ move }) => move === 0);
  // Four standard errors of a mean over 4000 worlds.
  expect(Math.abs((first?.worth ?? Number.NaN) - worth)).toBeLessThan(0.063);
});
