import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Result, tellRefusal } from '@cinderhall/kernel';
import { parseScenario, type Scenario, scenarioJsonSchema, scenarioPlayer, tellMismatch } from '@cinderhall/testkit';
import { describe, expect, test } from 'vitest';
import { crownOfAsh, desk, house, parsePack } from '../src/index.ts';
import { box } from './box.ts';
import { keptJson } from './kept.ts';

const root = fileURLToPath(new URL('../../../scenarios/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.json$/.test(name) && !/\.(schema|pack)\.json$/.test(name))
  // Scenarios of other games have a folder each.
  .filter((name) => !/^rune-age[/\\]/.test(name))
  .sort();

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Packs by path: one is read once. */
const packs = new Map<string, unknown>();
function packAt(path: string): unknown {
  if (!packs.has(path)) packs.set(path, jsonOf(path));
  return packs.get(path);
}

function right<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(tellRefusal(result.refusal));
  return result.value;
}

const play = scenarioPlayer(crownOfAsh, desk);
const scenarioOf = (file: string): Scenario => right(parseScenario(jsonOf(join(root, file))));

describe('scenarios', () => {
  test.each(files)('%s: everything is as it says', (file) => {
    const scenario = scenarioOf(file);
    const { content } = scenario;
    const pack = content === undefined ? undefined : packAt(join(root, dirname(file), content));
    const { failures } = right(play(scenario, pack));
    expect(failures.map(tellMismatch)).toEqual([]);
  });

  test('no two have one title', () => {
    const titles = files.map((file) => scenarioOf(file).title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });
});

describe('what is published', () => {
  test('the schema is the one that scenario files are read with', () => {
    const now = scenarioJsonSchema(desk, {
      id: 'https://cinderhall.example/schema/scenario-1.json',
      title: 'Scenario for Crown of Ash, format 1',
    });
    expect(keptJson('../../../scenarios/scenario.schema.json', now)).toEqual(JSON.parse(JSON.stringify(now)));
  });

  test('the box of the scenarios is that of the rule tests', () => {
    const kept = keptJson('../../../scenarios/box.pack.json', box);
    expect(kept).toEqual(JSON.parse(JSON.stringify(box)));
    expect(parsePack(kept).ok).toBe(true);
    expect(kept).not.toEqual(house);
  });
});
