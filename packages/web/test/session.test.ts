import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answering } from '../src/table/games.ts';
import { TableSession } from '../src/table/session.svelte.ts';
import type { Situation } from '../src/table/session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Moves here are the lists of their parts. */
const MOVES = [
  ['tile:0', 'region:1'],
  ['tile:1', 'region:2'],
];
const answering: Answering = {
  parts: (move) => MOVES.find((known) => known === move) ?? [],
  write: () => '',
  ...{ covered: [], weighty: [], advised: false },
  preset: () => [],
};
const situation: Situation = {
  ...{
    game: 'tiles',
    table: 'one',
    viewer: 0,
    seats: [],
    view: null,
    decision: { id: 1, kind: 'build', seats: [0] },
  },
  ...{ moves: MOVES, barred: [], log: [], outcome: null, concessions: [], step: 1, since: 1, canUndo: false },
};
/** As on a page: what is picked is shown a moment later. */
const painted = (act: () => void) => {
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
};

/** A session at a question with these answers, which are their parts; and what it sends. */
function asked(
  moves: readonly (readonly string[])[],
  preset: readonly string[],
  { confirms = true, ...also }: Partial<Answering> & { readonly confirms?: boolean } = {},
): [TableSession, unknown[]] {
  const sent: unknown[] = [];
  const taken = new TableSession(
    { ...situation, moves },
    {
      submit: async (_decision, text) => {
        sent.push(text);
        return refused;
      },
      undo: async () => refused,
      confirms: () => confirms,
    },
    {
      parts: (move) => moves.find((known) => known === move) ?? [],
      write: (_view, move) => JSON.stringify(move),
      ...{ covered: [], weighty: ['build'], advised: false },
      preset: () => preset,
      ...also,
    },
    painted,
  );
  return [taken, sent];
}
const refused = { ok: false, refusal: { refused: 'no-table', table: 'one' } } as const;
const session = (): TableSession =>
  new TableSession(
    situation,
    { submit: async () => refused, undo: async () => refused, confirms: () => true },
    answering,
    painted,
  );

test('a tap that leaves one thing, comes to another and picks it is one change', () => {
  const taken = session();
  taken.regard('tile:0');
  vi.runAllTimers();
  taken.regard(null);
  taken.regard('tile:1');
  expect([taken.regarded, taken.picked]).toEqual(['tile:0', []]);
  taken.pick('tile:1');
  expect([taken.regarded, taken.picked]).toEqual(['tile:0', []]);
  vi.runAllTimers();
  expect([taken.regarded, taken.picked]).toEqual(['tile:1', ['tile:1']]);
});

test('what is only looked at is regarded a moment later, and of several things the last', () => {
  const taken = session();
  taken.regard('tile:0');
  taken.regard(null);
  taken.regard('tile:1');
  expect([taken.regarded, taken.regarding]).toEqual([null, 'tile:1']);
  vi.runAllTimers();
  expect(taken.regarded).toBe('tile:1');
  taken.regard(null);
  vi.runAllTimers();
  expect(taken.regarded).toBeNull();
});

test('picking again what has been picked is the answer, where there is none without it', () => {
  const [taken, sent] = asked([['space:1'], ['space:2']], []);
  taken.pick('space:1');
  expect(sent).toEqual([]);
  taken.pick('space:1');
  expect(sent).toEqual(['["space:1"]']);
});

test('picking again the one thing that may be left out leaves it out', () => {
  const [taken, sent] = asked([[], ['guard:7']], ['guard:7']);
  expect(taken.picked).toEqual(['guard:7']);
  taken.pick('guard:7');
  vi.runAllTimers();
  expect([taken.picked, taken.exact, sent]).toEqual([[], [], []]);
  taken.pick('guard:7');
  vi.runAllTimers();
  expect([taken.picked, sent]).toEqual([['guard:7'], []]);
});

test('what is picked counts at once, is shown a moment later, and tells whoever waits for that', () => {
  const taken = session();
  const told: (readonly string[])[] = [];
  taken.whenShown(() => told.push(taken.picked));
  taken.pick('tile:0');
  taken.whenShown(() => told.push(taken.picked));
  taken.pick('region:1');
  expect([taken.picked, taken.exact, taken.standing('tile:0'), told]).toEqual([[], null, 'can', [[]]]);
  vi.runAllTimers();
  expect([taken.picked, taken.exact, taken.standing('tile:0')]).toEqual([['tile:0', 'region:1'], MOVES[0], 'chosen']);
  expect(told).toEqual([[], ['tile:0', 'region:1']]);
});

test('what answers at once is shown as picked only when the answer is long under way, or is refused', async () => {
  let decide = (_verdict: typeof refused): void => {};
  const moves = [['space:1'], ['space:2']];
  const taken = new TableSession(
    { ...situation, moves },
    { submit: () => new Promise((done) => (decide = done)), undo: async () => refused, confirms: () => false },
    { ...answering, parts: (move) => moves.find((known) => known === move) ?? [] },
    painted,
  );
  taken.pick('space:1');
  taken.pick('space:2');
  vi.advanceTimersByTime(199);
  expect([taken.sending, taken.picked]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect(taken.picked).toEqual(['space:1']);
  decide(refused);
  await vi.advanceTimersByTimeAsync(0);
  expect([taken.sending, taken.picked, taken.refusal]).toEqual([false, ['space:1'], refused.refusal]);
});

test('a grave answer among light ones waits for a second click, unless nobody wants to be asked', () => {
  const grave = { weighty: [], grave: (move: unknown) => JSON.stringify(move) === '["target:1"]' };
  const [taken, sent] = asked([['target:1'], ['hand:2']], [], grave);
  taken.pick('target:1');
  vi.runAllTimers();
  expect([taken.picked, sent]).toEqual([['target:1'], []]);
  taken.pick('hand:2');
  expect(sent).toEqual(['["hand:2"]']);
  const [at, once] = asked([['target:1'], ['hand:2']], [], { ...grave, confirms: false });
  at.pick('target:1');
  expect(once).toEqual(['["target:1"]']);
});

test('whoever turns to what cannot be picked leaves a whole answer of single things, and no set', () => {
  const [taken] = asked([['space:1'], ['space:2']], []);
  taken.pick('space:1');
  vi.runAllTimers();
  expect(taken.exact).not.toBeNull();
  taken.turnTo('space:3');
  vi.runAllTimers();
  expect([taken.exact, taken.picked, taken.regarded]).toEqual([null, [], 'space:3']);

  // What is half picked waits for the rest of it.
  const half = session();
  half.pick('tile:1');
  half.turnTo('region:9');
  vi.runAllTimers();
  expect([half.picked, half.regarded]).toEqual([['tile:1'], 'region:9']);

  const [several] = asked([['out:1'], ['out:1', 'out:2']], []);
  several.pick('out:1');
  several.turnTo('out:3');
  vi.runAllTimers();
  expect([several.picked, several.regarded]).toEqual([['out:1'], 'out:3']);
});
