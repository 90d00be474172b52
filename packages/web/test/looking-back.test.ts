import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import type { Situation } from '../src/crown/session.ts';
import type { AnySight } from '../src/local/messages.ts';
import { LookingBack } from '../src/table/looking-back.svelte.ts';
import { type PastEyes, turnBy } from '../src/table/past.ts';
import { situation, viewOf } from './situation.ts';

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Somebody looks back at a table of twenty answers; what was asked, and ways to answer late. */
function looking(change: Partial<Situation> = {}) {
  let live: Situation | null = liveAs({ step: 20, ...change });
  const asked: string[] = [];
  const late: (() => void)[] = [];
  const branched: number[] = [];
  const sightOf = (eyes: PastEyes, step: number): AnySight => ({
    ...{
      viewer: eyes === 'everybody' ? 'spectator' : eyes,
      step,
      view: viewOf(),
      decision: null,
      moves: [],
      barred: [],
    },
    ...{ outcome: null, concessions: [], canUndo: false, from: 0, events: [] },
  });
  const past = new LookingBack({
    live: () => live,
    ask: (eyes, step) => {
      asked.push(`${eyes} ${step}`);
      return new Promise((resolve) => {
        late.push(() => resolve({ ok: true, value: sightOf(eyes, step) }));
      });
    },
    pace: () => 0,
    branch: (step) => branched.push(step),
  });
  const answer = async (): Promise<void> => {
    while (late.length > 0) {
      late.shift()?.();
      await rest();
    }
    flushSync();
  };
  const become = (next: Partial<Situation> | null): void => {
    live = next === null ? null : liveAs({ step: 20, ...next });
    past.follow();
  };
  return { past, asked, answer, become, branched };
}

const liveAs = (change: Partial<Situation>): Situation => ({ ...situation(), ...change });

describe('looking back', () => {
  test('shows the moment that is asked for, and nothing to answer there', async () => {
    const { past, asked, answer } = looking();
    expect([past.step, past.session, past.last]).toEqual([null, null, 20]);
    past.go(7);
    await answer();
    expect(asked).toEqual(['2 7']);
    expect(past.step).toBe(7);
    expect(past.session?.situation).toMatchObject({ step: 7, viewer: 2, moves: [], canUndo: false });
    past.leave();
    expect([past.step, past.session]).toEqual([null, null]);
  });

  test('stays within the game', async () => {
    const { past, asked, answer } = looking();
    past.go(-3);
    await answer();
    past.go(99);
    await answer();
    expect(asked).toEqual(['2 0', '2 20']);
  });

  test('asks only for the latest of the moments that are passed over', async () => {
    const { past, asked, answer } = looking();
    for (const step of [1, 2, 3, 4, 5]) past.go(step);
    await answer();
    expect(asked).toEqual(['2 1', '2 5']);
    expect(past.step).toBe(5);
  });

  test.each([
    ['the table is covered', null],
    ['somebody else looks', { viewer: 1 }],
    ['the moment was taken back', { step: 3 }],
  ] as const)('ends when %s, also for an answer that comes late', async (_what, next) => {
    const { past, answer, become } = looking();
    past.go(7);
    become(next);
    await answer();
    expect([past.step, past.session]).toEqual([null, null]);
    become({});
    past.go(7);
    await answer();
    become(next);
    expect([past.step, past.session]).toEqual([null, null]);
  });

  test('goes on while the game does, and tells when the table waits', async () => {
    const { past, answer, become } = looking({ moves: [] });
    past.go(7);
    await answer();
    expect(past.called).toBe(null);
    become({ step: 24 });
    expect([past.step, past.last, past.called]).toEqual([7, 24, 2]);
  });

  test('has everybody’s eyes once the game is over, and can be gone on from', async () => {
    const { past, asked, answer, branched } = looking({ decision: null, moves: [] });
    expect(past.choices).toEqual(['everybody', 0, 1, 2, 3]);
    past.go(4);
    await answer();
    past.look(3);
    await answer();
    expect(asked).toEqual(['everybody 4', '3 4']);
    // The game stands still while it is chosen how to go on from there.
    past.play(true);
    past.branch?.();
    expect([branched, past.playing]).toEqual([[4], false]);
    past.go(20);
    await answer();
    expect(past.branch).toBe(null);
  });

  test('has one pair of eyes before, and no way to go on from there', async () => {
    const { past, answer } = looking();
    past.go(4);
    await answer();
    expect([past.choices, past.branch]).toEqual([[2], null]);
  });

  test('plays from the start to the end by itself, and stops when somebody takes over', async () => {
    vi.useFakeTimers();
    try {
      const { past, asked, answer } = looking({ step: 3, moves: [] });
      const pass = async (): Promise<void> => {
        const answered = answer();
        await vi.advanceTimersByTimeAsync(160);
        await answered;
      };
      past.play(true);
      for (let i = 0; i < 6; i++) await pass();
      expect(asked).toEqual(['2 0', '2 1', '2 2', '2 3']);
      expect(past.playing).toBe(false);
      past.play(true);
      await pass();
      past.go(3);
      expect(past.playing).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  test('plays on however late its first moment comes', async () => {
    vi.useFakeTimers();
    try {
      const { past, asked, answer } = looking({ step: 3, moves: [] });
      past.play(true);
      await vi.advanceTimersByTimeAsync(1000);
      expect([past.step, past.playing]).toEqual([null, true]);
      const answered = answer();
      await vi.advanceTimersByTimeAsync(160);
      await answered;
      expect(asked).toEqual(['2 0', '2 1']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('follows keys', async () => {
    const { past, answer } = looking();
    expect(turnBy(past, 'ArrowLeft')).toBe(false);
    past.go(7);
    await answer();
    for (const [key, step] of [
      ['ArrowLeft', 6],
      ['ArrowRight', 7],
      ['Home', 0],
      ['End', 20],
    ] as const) {
      expect(turnBy(past, key)).toBe(true);
      await answer();
      expect(past.step).toBe(step);
    }
    expect(turnBy(past, 'x')).toBe(false);
    expect(turnBy(past, 'Escape')).toBe(true);
    expect(past.step).toBe(null);
  });
});
