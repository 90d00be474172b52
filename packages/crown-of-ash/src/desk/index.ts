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
import { conserve } from '../conserve.ts';
import { house } from '../content/house.ts';
import { setup } from '../setup.ts';
import type { Config, State } from '../types.ts';
import { census } from './census.ts';
import { check } from './check.ts';
import { complete } from './complete.ts';
import { partOf, tellingOf } from './expect.ts';
import { emptied, layOver } from './lay.ts';
import { readState, readView } from './read.ts';
import { eventShape, type PositionWords, partShape, positionShape } from './shapes.ts';
import { readEvent } from './tell.ts';

export { census } from './census.ts';
export { emptied, layOver } from './lay.ts';

/** Makes these the next rolls, by looking for a seed that gives them. A shuffle in between spoils it. */
export function load(s: State, dice: readonly number[]): void {
  for (let seed = 0; ; seed++) {
    const rng = seedRng(String(seed));
    if (!dice.every((die) => below(rng, 6) + 1 === die)) continue;
    s.rng = seedRng(String(seed));
    return;
  }
}

function lay(config: Config, input: unknown): Result<State> {
  const parsed = z.safeParse(positionShape, input, { error: expected });
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const p = parsed.data;
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
  const problem = layOver(s, { turnOf: p.turnOf ?? p.order?.[0] ?? 0, ...p }) ?? check(s, p);
  if (problem !== null) return refused(problem);
  if (p.unnamed !== 'stay') return accepted(s);
  complete(s);
  const wrong = conserve(s);
  return wrong === null ? accepted(s) : malformed('unnamed', `with all of the box on the table: ${wrong}`);
}

/** How scenarios speak of Crown of Ash (`Desk` of the testkit). */
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
