import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Result, tellRefusal } from '@cinderhall/kernel';
import { parseScenario, type Scenario, scenarioJsonSchema, scenarioPlayer, tellMismatch } from '@cinderhall/testkit';
import { describe, expect, test } from 'vitest';
import { type Config, desk, runeAge } from '../src/index.ts';
import { keptJson } from './kept.ts';

const root = fileURLToPath(new URL('../../../scenarios/rune-age/', import.meta.url));
const files = readdirSync(root)
  .filter((name) => /\.json$/.test(name) && !/\.schema\.json$/.test(name))
  .sort();

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function right<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(tellRefusal(result.refusal));
  return result.value;
}

/** Packs by path: one is read once. */
const packs = new Map<string, unknown>();
function packAt(path: string): unknown {
  if (!packs.has(path)) packs.set(path, jsonOf(path));
  return packs.get(path);
}

const play = scenarioPlayer(runeAge, desk);
const scenarioOf = (file: string): Scenario => right(parseScenario(jsonOf(join(root, file))));

describe('scenarios', () => {
  test.each(files)('%s: everything is as it says', (file) => {
    const scenario = scenarioOf(file);
    const { content } = scenario;
    const pack = content === undefined ? undefined : packAt(join(root, dirname(file), content));
    expect(right(play(scenario, pack)).failures.map(tellMismatch)).toEqual([]);
  });

  test('no two have one title', () => {
    const titles = files.map((file) => scenarioOf(file).title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test('the schema is the one that scenario files are read with', () => {
  const now = scenarioJsonSchema(desk, {
    id: 'https://cinderhall.example/schema/rune-age-scenario-1.json',
    title: 'Scenario for Rune Age, format 1',
  });
  expect(keptJson('../../../scenarios/rune-age/scenario.schema.json', now)).toEqual(JSON.parse(JSON.stringify(now)));
});

const config: Config = right(runeAge.configure({ players: 2, factions: ['daqan', 'waiqar'] }));

/** Path and message of a refusal. */
const refusal = (result: Result<unknown>): string => {
  if (result.ok) return 'taken';
  return result.refusal.refused === 'malformed' ? `${result.refusal.path}: ${result.refusal.message}` : '';
};

describe('a position that cannot be', () => {
  test.each<[position: object, says: string]>([
    [{ seats: { 0: { hand: ['daqan-kniht'] } } }, "seats.0.hand[0]: no card of this table is called 'daqan-kniht'"],
    [
      { seats: { 0: { hand: Array(5).fill('daqan-knight') } } },
      "seats.0.hand[4]: no other copy of 'daqan-knight' is there",
    ],
    [{ seats: { 3: { damage: 1 } } }, 'seats.3: a seat of this table'],
    [{ centre: ['tamalir', 'tamalir'] }, "centre[1]: no other copy of 'tamalir' is there"],
    [{ centre: ['tamalir', 'forge', 'dawnsmoor', 'frostgate'] }, "centre[3]: no other copy of 'frostgate' is there"],
    [{ events: ['hellgate'] }, "events[0]: no card of this table is called 'hellgate'"],
    [{ enemies: ['ghox'], events: ['ghox'] }, "events[0]: no other copy of 'ghox' is there"],
    [{ piles: { 'gold-1': 90 } }, 'piles.gold-1: at most 14'],
    [{ piles: { ghox: 0 } }, 'piles.ghox: a card that is for sale'],
    [{ dice: [5] }, 'dice[0]: a face of the die: 0, 0, 0, 1, 1, 2'],
    [{ dealt: '1', round: 3 }, 'round: nothing but dice and seed can be said of a table that is dealt'],
    [{ dealt: 'x' }, 'dealt: a seed: a whole number of up to 10 digits as text'],
    [{ tower: 1 }, ': does not know "tower"'],
  ])('%j', (position, says) => {
    expect(refusal(desk.lay(config, position))).toBe(says);
  });
});

describe('an expectation that can be of no table', () => {
  test.each<[part: object, says: string]>([
    [{ seats: { 0: { discard: ['ogre'] } } }, "seats.0.discard[0]: no card of this table is called 'ogre'"],
    [{ combat: { target: 'ogre' } }, "combat.target: no card of this table is called 'ogre'"],
    [{ enemies: ['ogre'] }, "enemies[0]: no card of this table is called 'ogre'"],
    [{ seats: { 0: { points: 3 } } }, 'seats.0: does not know "points"'],
  ])('%j', (part, says) => {
    expect(refusal(desk.part(config, part))).toBe(says);
  });

  test('of an event', () => {
    expect(refusal(desk.telling(config, { kind: 'bought', card: 'ogre' }))).toContain("called 'ogre'");
    expect(refusal(desk.telling(config, { kind: 'revealed', cards: ['ogre'] }))).toContain("called 'ogre'");
    expect(refusal(desk.telling(config, { kind: 'sold' }))).toContain('kind: must be one of');
  });
});

test('a table that is dealt is one that is set up', () => {
  const laid = right(desk.lay(config, { dealt: '7', dice: [2, 0] }));
  expect({ ...laid, rng: [] }).toEqual({ ...runeAge.setup(config, '7'), rng: [] });
});
