import { seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { belief } from '../src/appraise/belief.ts';
import { configure } from '../src/configure.ts';
import { crownOfAsh } from '../src/game.ts';
import { isAutomaton } from '../src/table.ts';
import { tables } from '../src/tables.ts';
import { FATES, type State } from '../src/types.ts';

const WORLDS = 4000;
/** How many times likelier one VP makes a fighter that was raised. */
const FONDNESS = 1.5;

function dealt(input: object): State {
  const config = configure(input);
  if (!config.ok) throw new Error('a usual table is refused');
  return crownOfAsh.setup(config.value, '1');
}

/** A fighter of this kind and tier that a fate of this kind gives points for. */
function fighterOf(s: State, kind: number, tier: number): number {
  const t = tables(s.config);
  const found = t.kindOf.findIndex((one, f) => one === kind && t.tierOf[f] === tier && !isAutomaton(t, f));
  if (found < 0) throw new Error('no such fighter');
  return found;
}

/** How often each fate is believed to be this seat's, of worlds that seat 0 believes in. */
function believed(s: State, seat: number): number[] {
  const rng = seedRng('5');
  const deal = belief(s, 0);
  const counts = FATES.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    deal(s, rng);
    const fate = s.fates[seat] ?? -1;
    counts[fate] = (counts[fate] ?? 0) + 1;
  }
  return counts.map((count) => count / WORLDS);
}

/** Bayes: each fate that is left, by how likely it makes what was raised. */
function expected(weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** Four standard errors of a share of all worlds. */
const TOLERANCE = 4 * Math.sqrt(0.25 / WORLDS);
const near = (found: readonly number[], right: readonly number[]): void =>
  found.forEach((share, fate) => {
    expect(Math.abs(share - (right[fate] ?? Number.NaN))).toBeLessThan(TOLERANCE);
  });

describe('what a bot believes of fates', () => {
  it('is even for whoever has raised nobody: starting fighters were not chosen', () => {
    const s = dealt({ players: 2 });
    s.fates[0] = 5;
    near(believed(s, 1), [0.2, 0.2, 0.2, 0.2, 0.2, 0]);
  });

  it('follows from the kinds and tiers of those raised as Bayes says', () => {
    const s = dealt({ players: 2 });
    s.fates[0] = 5;
    // Fates 0 to 2 hold kind 0; fate 0 kind 1 as well.
    s.roster[1] = [...(s.roster[1] ?? []), fighterOf(s, 0, 2), fighterOf(s, 1, 1)];
    const [two, one] = [FONDNESS ** 2, FONDNESS];
    near(believed(s, 1), expected([two * one, two, two, one, one, 0]));
  });

  it('takes nothing from machines, which cost points under any fate', () => {
    const s = dealt({ players: 2 });
    const t = tables(s.config);
    const machine = t.kindOf.findIndex((_kind, f) => isAutomaton(t, f));
    s.fates[0] = 5;
    s.roster[1] = [...(s.roster[1] ?? []), ...(machine < 0 ? [] : [machine])];
    near(believed(s, 1), [0.2, 0.2, 0.2, 0.2, 0.2, 0]);
  });

  it('deals no fate twice: what one has, another has not', () => {
    const s = dealt({ players: 3 });
    s.fates[0] = 5;
    s.roster[1] = [...(s.roster[1] ?? []), fighterOf(s, 0, 2)];
    // Of five fates, three are liked so many times better by seat 1; seat 2 has one of the four that are left, all alike.
    const liked = FONDNESS ** 2;
    const first = expected([liked, liked, liked, 1, 1, 0]);
    near(believed(s, 1), first);
    near(
      believed(s, 2),
      first.map((share, fate) => (fate === 5 ? 0 : (1 - share) / 4)),
    );
    expect(new Set(s.fates.slice(0, 3)).size).toBe(3);
  });

  it('changes nothing but what others hide', () => {
    const s = dealt({ players: 3, automa: {} });
    const before = crownOfAsh.clone(s);
    belief(s, 0)(s, seedRng('1'));
    expect(s.fates[0]).toBe(before.fates[0]);
    expect(s.fates.slice(2)).toEqual([-1, -1]);
    expect({ ...s, fates: [] }).toEqual({ ...before, fates: [] });
    const over = crownOfAsh.clone(before);
    over.over = true;
    belief(over, 0)(over, seedRng('2'));
    expect(over.fates).toEqual(before.fates);
  });
});
