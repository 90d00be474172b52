import { below, type Decision, forkRng, type Game, type RngState, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { type Findings, type Insight, remembering, search, TrainOfThought } from '../src/index.ts';

/**
 * A turn of two answers, then one of the other seat. The first of eight second answers looks best and is worst: one
 * of twelve replies refutes it.
 */
interface Steps {
  readonly rng: RngState;
  /** What was answered so far. */
  answers: number[];
  /** Drawn with the first answer where chance is open, and seen by everybody. */
  coin: number;
}
type StepsView = Pick<Steps, 'answers' | 'coin'>;

const COUNTS = [2, 8, 12];
const REFUTES = 11;
const QUESTIONS: readonly Decision[] = [
  { id: 0, kind: 'first', seats: [0] },
  { id: 1, kind: 'second', seats: [0] },
  { id: 2, kind: 'reply', seats: [1] },
];
const never = (): never => {
  throw new Error('not for this test');
};

const steps = (chance: boolean): Game<null, Steps, number, never, StepsView> => ({
  ...{ id: 'steps', rules: 1, configure: never, seats: () => [0, 1], notation: never, barred: () => [] },
  ...{ see: (e) => e, reveals: () => false, outcome: () => null },
  setup: (_config, seed) => ({ rng: seedRng(seed), answers: [], coin: -1 }),
  clone: ({ rng, answers, coin }) => ({ rng: rng.slice(), answers: answers.slice(), coin }),
  pending: (s) => QUESTIONS[s.answers.length] ?? null,
  moves: (s, seat) =>
    QUESTIONS[s.answers.length]?.seats[0] === seat
      ? Array.from({ length: COUNTS[s.answers.length] ?? 0 }, (_, i) => i)
      : [],
  step(s, _seat, m) {
    s.answers.push(m);
    if (chance && s.answers.length === 1) s.coin = below(s.rng, 1000);
  },
  view: ({ answers, coin }) => ({ answers: answers.slice(), coin }),
  sample: ({ answers, coin }, _who, rng) => ({ rng: forkRng(rng), answers: answers.slice(), coin }),
  parts: (m) => [`answer:${m}`],
});

const worth = ([, second, reply]: readonly number[]): number => {
  if (second !== 0) return 0.1;
  return reply === REFUTES ? -1 : 0.5;
};

const insight: Insight<Steps, number> = {
  value: never,
  quiet: (s) => s.answers.length !== 1,
  reply: (_s, _seat, moves) => moves[0] ?? 0,
  learned: () => false,
  prospects: ({ answers }) => [worth(answers), -worth(answers)],
  priors: (_s, _seat, moves) => moves.map(() => 1 / moves.length),
  reopen: () => null,
};

const BUDGET = { iterations: 60 };
const MOVES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Thinks about the first question, answers it with `first`, and then thinks about what follows after `seen`. */
function think(train: TrainOfThought<null, Steps, number, never, StepsView>, seen: StepsView): Findings<number> {
  train.ponder({ answers: [], coin: -1 }, 0, [0, 1], seedRng('1'));
  train.answer(1);
  return train.ponder(seen, 0, MOVES, seedRng('2'));
}

const train = (chance = false) => new TrainOfThought(steps(chance), insight, BUDGET);

describe('a train of thought', () => {
  it('goes on from the tree that grew below the last answer', () => {
    const { carried, answers } = think(train(), { answers: [1], coin: -1 });
    expect(carried).toBe(30);
    expect(answers[0]?.move).not.toBe(0);
  });

  it('finds in few worlds what nobody would who began here', () => {
    const afresh = train().ponder({ answers: [1], coin: -1 }, 0, MOVES, seedRng('2'));
    expect(afresh).toMatchObject({ carried: 0 });
    expect(afresh.answers[0]?.move).toBe(0);
  });

  it('counts for the answers of this question only what was tried in this question', () => {
    const tries = (found: Findings<number>): number[] => found.answers.map((one) => one.tries).sort((a, b) => a - b);
    const afresh = train().ponder({ answers: [1], coin: -1 }, 0, MOVES, seedRng('2'));
    expect(tries(think(train(), { answers: [1], coin: -1 }))).toEqual(tries(afresh));
  });

  it.each([
    ['another answer was carried out than it gave', false, { answers: [0], coin: -1 }],
    ['something was drawn that nobody could foresee', true, { answers: [1], coin: 437 }],
    ['it is another game', false, { answers: [1], coin: 5 }],
  ])('begins afresh when %s', (_why, chance, seen) => {
    expect(think(train(chance), seen).carried).toBe(0);
  });

  it('begins afresh when it was never told its answer, or another seat asks', () => {
    const silent = train();
    silent.ponder({ answers: [], coin: -1 }, 0, [0, 1], seedRng('1'));
    expect(silent.ponder({ answers: [1], coin: -1 }, 0, MOVES, seedRng('2')).carried).toBe(0);
    const turned = train();
    turned.ponder({ answers: [], coin: -1 }, 0, [0, 1], seedRng('1'));
    turned.answer(1);
    expect(turned.ponder({ answers: [1], coin: -1 }, 1, MOVES, seedRng('2')).carried).toBe(0);
  });

  it('has nothing to find out about a question with one answer, and stays where it is in the tree', () => {
    const going = train();
    going.ponder({ answers: [], coin: -1 }, 0, [0, 1], seedRng('1'));
    going.answer(1);
    const only = going.ponder({ answers: [1], coin: -1 }, 0, [3], seedRng('2'));
    expect(only).toEqual({ sealed: false, carried: 30, answers: [{ move: 3, worth: 0, tries: 0, share: 1 }] });
  });

  it('is the same for the same questions and generators, one after the other', () => {
    const both = [1, 2].map(() => think(train(), { answers: [1], coin: -1 }));
    expect(both[0]).toEqual(both[1]);
  });
});

it('a search goes on from its last question only when it is one that remembers', () => {
  const answer = (kind: typeof search): number => {
    const bot = kind('master', steps(false), insight, BUDGET);
    const first = bot.choose({ answers: [], coin: -1 }, 0, [0, 1], seedRng('1'));
    return bot.choose({ answers: [first], coin: -1 }, 0, MOVES, seedRng('2'));
  };
  expect(answer(remembering)).not.toBe(0);
  expect(answer(search)).toBe(0);
});
