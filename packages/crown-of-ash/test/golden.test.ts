import { playthrough } from '@cinderhall/testkit';
import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import type { EventKind, QuestionKind } from '../src/types.ts';
import { keptText } from './kept.ts';
import { houseConfigOf, type Table } from './position.ts';

const GAMES: readonly { readonly name: string; readonly table: Table; readonly seed: string }[] = [
  { name: 'two', table: { players: 2 }, seed: '2' },
  { name: 'three', table: { players: 3 }, seed: '1' },
  { name: 'four', table: { players: 4 }, seed: '12' },
];

const played = GAMES.map(({ name, table, seed }) => ({
  name,
  text: playthrough(crownOfAsh, houseConfigOf(table), seed),
}));

/** Whole games as text: what was asked, answered and told, and how every view changed. */
describe('golden playthroughs', () => {
  test.each(played)('$name players', ({ name, text }) => {
    expect(text).toBe(keptText(`golden/${name}.txt`, text));
  });
});

/** Players at random are too poor to build through the whole stack, or to build the one tile that returns the dead. */
const TOO_RARE: readonly EventKind[] = ['restacked', 'resurrected'];

const EVENTS: { readonly [K in EventKind]: true } = {
  'round-began': true,
  'turn-began': true,
  posted: true,
  placed: true,
  gained: true,
  raised: true,
  passed: true,
  displayed: true,
  built: true,
  offered: true,
  restacked: true,
  controlled: true,
  amended: true,
  resurrected: true,
  attacked: true,
  sealed: true,
  rolled: true,
  battle: true,
  fell: true,
  departed: true,
  'zero-chosen': true,
  casualty: true,
  recovered: true,
  'king-fell': true,
  refreshed: true,
  scored: true,
  'round-ended': true,
  decider: true,
  ordered: true,
  'final-scored': true,
  ended: true,
};

const QUESTIONS: { readonly [K in QuestionKind]: true } = {
  post: true,
  turn: true,
  build: true,
  wild: true,
  amend: true,
  raise: true,
  commit: true,
  clash: true,
  zero: true,
  casualty: true,
  recover: true,
  order: true,
};

describe('everything happens in some golden game', () => {
  const all = played.map(({ text }) => text).join('\n');

  test('every event', () => {
    const missing = Object.keys(EVENTS).filter((kind) => !all.includes(`told {"kind":"${kind}"`));
    expect(missing).toEqual(TOO_RARE);
  });

  test('every question', () => {
    const missing = Object.keys(QUESTIONS).filter((kind) => !new RegExp(`^## .*, ${kind}\\b`, 'm').test(all));
    expect(missing).toEqual([]);
  });

  test('wins by VP and by the other kinds', () => {
    for (const by of ['vp', 'kinds']) expect(all).toContain(`"by":"${by}"}`);
  });
});
