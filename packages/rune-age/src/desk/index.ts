import {
  accepted,
  below,
  expected,
  firstIssue,
  malformed,
  parseSeed,
  type Result,
  refused,
  seedRng,
} from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { tableShape } from '../configure.ts';
import { elsewhere } from '../conserve.ts';
import { house } from '../content/house.ts';
import { setup } from '../setup.ts';
import { tables } from '../tables.ts';
import type { Config, State } from '../types.ts';
import { partOf, tellingOf } from './expect.ts';
import { emptied, layOver } from './lay.ts';
import { readEvent, readState, readView } from './read.ts';
import { eventShape, type PositionWords, partShape, positionShape } from './shapes.ts';

/** Makes the attrition die show this, by looking for a seed that gives it. A shuffle in between spoils it. */
function load(s: State, dice: readonly number[]): void {
  const faces = tables(s.config).pack.die;
  if (!dice.every((skulls) => faces.includes(skulls))) throw new Error(`no die shows ${dice}`);
  for (let seed = 0; ; seed++) {
    const rng = seedRng(String(seed));
    if (!dice.every((skulls) => faces[below(rng, faces.length)] === skulls)) continue;
    s.rng = seedRng(String(seed));
    return;
  }
}

function lay(config: Config, input: unknown): Result<State> {
  const parsed = z.safeParse(positionShape, input, { error: expected });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const p = parsed.data;
  const faces = tables(config).pack.die;
  const wrong = (p.dice ?? []).findIndex((skulls) => !faces.includes(skulls));
  if (wrong >= 0) return malformed(`dice[${wrong}]`, `a face of the die: ${faces.join(', ')}`);
  const s = p.dealt === undefined ? laid(config, p) : dealt(config, p.dealt, p);
  if (!s.ok) return s;
  if (p.seed !== undefined) {
    const seed = parseSeed(p.seed);
    if (!seed.ok) return seed;
    s.value.rng = seedRng(seed.value);
  }
  if (p.dice !== undefined) load(s.value, p.dice);
  return s;
}

function dealt(config: Config, text: string, p: PositionWords): Result<State> {
  const seed = parseSeed(text);
  if (!seed.ok) return malformed('dealt', 'a seed: a whole number of up to 10 digits as text');
  const { dealt: _dealt, dice: _dice, seed: _seed, ...rest } = p;
  const [other] = Object.keys(rest);
  return other === undefined
    ? accepted(setup(config, seed.value))
    : malformed(other, 'nothing but dice and seed can be said of a table that is dealt');
}

function laid(config: Config, p: PositionWords): Result<State> {
  const s = emptied(setup(config, '1'));
  const problem = layOver(s, p);
  return problem === null ? accepted(s) : refused(problem);
}

/** How many there are of each card, wherever they lie: the same before and after every move. */
function census(s: State): readonly number[] {
  const found = s.supply.slice();
  for (const list of elsewhere(s)) for (const card of list) found[card] = (found[card] ?? 0) + 1;
  return found;
}

/** How scenarios speak of Rune Age (`Desk` of the testkit). */
export const desk = {
  shapes: { table: tableShape, position: positionShape, part: partShape, event: eventShape },
  content: house,
  lay,
  load,
  state: readState,
  view: readView,
  event: readEvent,
  part: partOf,
  telling: tellingOf,
  census,
};
