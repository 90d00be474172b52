import { type Choose, pickAny, playthrough } from '@cinderhall/testkit';
import { describe, expect, test } from 'vitest';
import { pickBuilding } from '../src/habits.ts';
import { crownOfAsh } from '../src/index.ts';
import {
  ACTION_CARDS,
  AUTOMA_ACTIONS,
  AUTOMA_REASONS,
  type EventKind,
  type GainReason,
  type Move,
  POWERS,
} from '../src/types.ts';
import { keptText } from './kept.ts';
import { houseConfigOf, type Table } from './position.ts';
import { QUESTIONS } from './questions.ts';

const GAMES: readonly {
  readonly name: string;
  readonly table: Table;
  readonly seed: string;
  readonly pick: Choose<Move>;
}[] = [
  { name: 'two', table: { players: 2 }, seed: '2', pick: pickAny },
  { name: 'three', table: { players: 3 }, seed: '32', pick: pickBuilding },
  { name: 'four', table: { players: 4 }, seed: '53', pick: pickBuilding },
  { name: 'powers', table: { players: 4, options: { powers: true } }, seed: '23', pick: pickAny },
  { name: 'king', table: { players: 2, options: { powers: true } }, seed: '79', pick: pickBuilding },
  { name: 'env-4-1', table: { players: 2, edition: 'env-4.1' }, seed: '95', pick: pickBuilding },
  { name: 'env-4-0', table: { players: 2, edition: 'env-4.0' }, seed: '31', pick: pickAny },
  { name: 'solo', table: { players: 2, automa: { garrison: 'medium' } }, seed: '397', pick: pickAny },
  {
    name: 'mixed',
    table: { players: 3, automa: {}, options: { targetedCard: 'add' } },
    seed: '367',
    pick: pickBuilding,
  },
];

const played = GAMES.map(({ name, table, seed, pick }) => ({
  name,
  text: playthrough(crownOfAsh, houseConfigOf(table), seed, { pick }),
}));

/** Whole games as text: what was asked, answered and told, and how every view changed. */
describe('golden playthroughs', () => {
  test.each(played)('$name players', ({ name, text }) => {
    expect(text).toBe(keptText(`golden/${name}.txt`, text));
  });
});

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
  overturned: true,
  revealed: true,
  unveiled: true,
  battle: true,
  fell: true,
  departed: true,
  'zero-chosen': true,
  casualty: true,
  recovered: true,
  'king-fell': true,
  refreshed: true,
  'power-used': true,
  charged: true,
  named: true,
  fenced: true,
  commanded: true,
  reinforced: true,
  fortified: true,
  scored: true,
  'round-ended': true,
  decider: true,
  ordered: true,
  'final-scored': true,
  marched: true,
  flipped: true,
  tried: true,
  tracked: true,
  reshuffled: true,
  lots: true,
  'tie-scored': true,
  ended: true,
};

describe('everything happens in some golden game', () => {
  const all = played.map(({ text }) => text).join('\n');
  /** Those of which nothing is told, by a pattern of what would be. */
  const without = (list: readonly string[], how: (one: string) => string): string[] =>
    list.filter((one) => !new RegExp(`told \\{${how(one)}`).test(all));

  test('every event', () => {
    const missing = Object.keys(EVENTS).filter((kind) => !all.includes(`told {"kind":"${kind}"`));
    expect(missing).toEqual([]);
  });

  test('every question', () => {
    const missing = Object.keys(QUESTIONS).filter((kind) => !new RegExp(`^## .*, ${kind}\\b`, 'm').test(all));
    expect(missing).toEqual([]);
  });

  test('every power', () => {
    const missing = Object.values(POWERS)
      .flat()
      .filter((power) => !all.includes(`"power":"${power}"`));
    expect(missing).toEqual([]);
  });

  test('every ending', () => {
    expect(
      without(['vp', 'kinds', 'king', 'shared'], (by) => `"kind":"ended","winners":[\\d,[\\]]+,"by":"${by}"`),
    ).toEqual([]);
  });

  test('every effect of a 0', () => {
    const told = (option: string) => `"kind":"zero-chosen","seat":\\d,"option":"${option}"`;
    expect(without(['casualty', 'return', 'none'], told)).toEqual([]);
  });

  test('every reason for a gain', () => {
    const why: { readonly [W in GainReason]: true } = {
      gather: true,
      tax: true,
      gold: true,
      build: true,
      reward: true,
      compensation: true,
      special: true,
    };
    expect(without(Object.keys(why), (one) => `"kind":"gained",.*"why":"${one}"`)).toEqual([]);
  });

  test('every card of the AI, by both of its rows', () => {
    const cards = ACTION_CARDS.flatMap((_id, card) => [
      `${card},"region":\\d,"row":"own"`,
      `${card},"region":\\d,"row":"other"`,
    ]);
    expect(without(cards, (card) => `"kind":"flipped","seat":\\d,"actionCard":${card}`)).toEqual([]);
  });

  test('every action of the AI, and what hinders them', () => {
    const tried = (action: string, reason: string) =>
      `"kind":"tried","seat":\\d,"action":"${action}","place":-?\\d,"reason":${reason}`;
    expect(without(AUTOMA_ACTIONS, (action) => tried(action, 'null'))).toEqual([]);
    // An offer without any tile comes in no game that chance plays.
    const hindrances = AUTOMA_REASONS.filter((reason) => reason !== 'no-tile');
    expect(without(hindrances, (reason) => tried('[a-z]+', `"${reason}"`))).toEqual([]);
  });
});
