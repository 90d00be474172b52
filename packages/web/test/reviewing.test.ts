import { expect, test } from 'vitest';
import type { Judgement } from '../src/crown/session.ts';
import type { Curve } from '../src/local/tutor-messages.ts';
import { keptReview, Review } from '../src/table/reviewing.svelte.ts';
import { viewOf } from './situation.ts';

/** What answers cost at first sight and with care, by step; nothing where it is not said. */
type Losses = Readonly<Record<number, readonly [number, number]>>;

/** A review of a game of twelve answers; what was asked, and where it went. */
function open(losses: Losses, { answers = true } = {}) {
  const asked: string[] = [];
  const went: unknown[] = [];
  /** What happens while an answer is awaited. */
  const meanwhile = new Map<string, () => void>();
  const verdict = <T>(value: T) =>
    answers
      ? { ok: true as const, value }
      : { ok: false as const, refusal: { refused: 'no-table' as const, table: 't' } };
  const curve: Curve = { measure: 'chance', chances: [[0.5, 0.5]] };
  const judged = (step: number, deep: boolean): Judgement | null => {
    const loss = losses[step]?.[deep ? 1 : 0];
    if (loss === undefined) return null;
    return { step, seat: 1, measure: 'chance', played: 'a', better: 'b', loss, view: viewOf() };
  };
  const review = new Review({
    past: { last: 12, look: (eyes) => went.push(eyes), go: (step) => went.push(step) },
    weigh: async () => verdict(curve),
    async judge(step, deep) {
      const name = `${step}${deep ? ' with care' : ''}`;
      asked.push(name);
      meanwhile.get(name)?.();
      return verdict(judged(step, deep));
    },
  });
  return { review, asked, went, meanwhile };
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const ALL = Array.from({ length: 12 }, (_, i) => String(i + 1));

test('goes through all answers, then with care through those that seemed to cost, and tells three of them', async () => {
  const { review, asked, went } = open({
    2: [0.1, 0.3],
    5: [0.4, 0.01],
    7: [0.2, 0.05],
    9: [0.05, 0.2],
    11: [0.03, 0.1],
  });
  expect(review.state).toBe('idle');
  review.start();
  expect(review.state).toBe('running');
  await rest();
  expect(asked).toEqual([...ALL, ...[5, 7, 2, 9, 11].map((step) => `${step} with care`)]);
  expect(review.state).toBe('done');
  expect(review.curve?.chances).toEqual([[0.5, 0.5]]);
  expect(review.mistakes?.map(({ step }) => step)).toEqual([2, 9, 11]);
  const [worst] = review.mistakes ?? [];
  if (worst) review.look(worst);
  // The moment before the answer.
  expect(went).toEqual([1, 1]);
});

test('is stopped between two answers, and goes on from there', async () => {
  const { review, asked, meanwhile } = open({ 3: [0.1, 0.1] });
  meanwhile.set('4', () => review.stop());
  review.start();
  await rest();
  expect(review).toMatchObject({ state: 'idle', mistakes: null });
  expect(asked).toEqual(['1', '2', '3', '4']);
  meanwhile.clear();
  review.start();
  await rest();
  expect(asked).toEqual([...ALL, '3 with care']);
  expect(review.mistakes).toHaveLength(1);
});

test('stopped and begun again at once, it asks nothing twice', async () => {
  const { review, asked, meanwhile } = open({});
  meanwhile.set('4', () => {
    review.stop();
    review.start();
  });
  review.start();
  await rest();
  expect(asked).toEqual(ALL);
  expect(review.state).toBe('done');
});

test('tells of nothing that cost too little, and says when nobody answers', async () => {
  const calm = open({ 3: [0.1, 0.019] });
  calm.review.start();
  await rest();
  expect(calm.review).toMatchObject({ state: 'done', mistakes: [] });
  const mute = open({}, { answers: false });
  mute.review.start();
  await rest();
  expect(mute.review.state).toBe('failed');
});

test('finds the curve alone for whoever wants no more', async () => {
  const { review, asked } = open({});
  review.weigh();
  await rest();
  expect(review).toMatchObject({ state: 'idle', curve: { measure: 'chance' } });
  expect(asked).toEqual([]);
});

test('what was found is there for whoever comes back to that game, and leads about on the page they came to', async () => {
  const asked: number[] = [];
  const went: string[] = [];
  const portsOn = (page: string) => ({
    past: { last: 3, look: () => {}, go: (step: number) => went.push(`${page} ${step}`) },
    weigh: async () => ({ ok: true as const, value: { measure: 'chance' as const, chances: [[0.5, 0.5]] } }),
    judge: async (step: number) => {
      asked.push(step);
      return { ok: true as const, value: null };
    },
  });
  keptReview('a', portsOn('first')).start();
  await rest();
  const again = keptReview('a', portsOn('second'));
  expect(again).toMatchObject({ state: 'done', curve: { measure: 'chance' }, mistakes: [] });
  again.start();
  again.go(2);
  await rest();
  expect(asked).toEqual([1, 2, 3]);
  expect(went).toEqual(['second 2']);
  expect(keptReview('b', portsOn('third')).state).toBe('idle');
});
