import { load } from '@cinderhall/words';
import { afterEach, expect, test, vi } from 'vitest';
import { expectsRunning, lastRunning, noteRunning } from '../src/app/running.ts';
import { standing } from '../src/app/standing.ts';
import type { GameEntry } from '../src/local/messages.ts';

const words = await load('en');
const entry = (part: Partial<GameEntry>): GameEntry => ({
  table: 'a',
  title: 'You and Ilse',
  game: 'crown-of-ash',
  seats: [
    { seat: 0, name: 'You', player: 'person' },
    { seat: 1, name: 'Ilse', player: 'greedy' },
  ],
  changed: 0,
  round: 2,
  asked: [0],
  winners: [],
  ...part,
});
const people: GameEntry['seats'] = [
  { seat: 0, name: 'Berit', player: 'person' },
  { seat: 1, name: 'Ole', player: 'person' },
];

afterEach(() => vi.unstubAllGlobals());

test.each([
  [entry({}), 'Round 2 of 4 · Your move'],
  [entry({ asked: [1] }), 'Round 2 of 4 · To move: Ilse'],
  [entry({ asked: [1, 0] }), 'Round 2 of 4 · Your move'],
  [entry({ seats: people }), 'Round 2 of 4 · To move: Berit'],
  [entry({ seats: people, asked: [2] }), 'Round 2 of 4 · To move: AI deck'],
  [entry({ game: 'rune-age' }), 'Round 2 · Your move'],
  [entry({ asked: [], winners: [1], conceded: [0] }), 'Won by Ilse · Conceded: You'],
] as const)('how a game stands is said in a line: %#', (kept, line) => {
  expect(standing(words, kept)).toBe(line);
});

test('the game to go on with is the latest that is not over', () => {
  const over = entry({ table: 'b', asked: [] });
  expect(lastRunning([over, entry({ table: 'c' }), entry({})])?.table).toBe('c');
  expect(lastRunning([over])).toBeUndefined();
});

test('whether there was such a game is known before the games are', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(expectsRunning()).toBe(false);
  noteRunning(true);
  expect(expectsRunning()).toBe(true);
  noteRunning(false);
  expect(expectsRunning()).toBe(false);
});

test('a browser that keeps nothing expects no game', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny });
  noteRunning(true);
  expect(expectsRunning()).toBe(false);
});
