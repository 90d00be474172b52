import { runeAge, type State, tables } from '@cinderhall/rune-age';
import { loadRuneAge } from '@cinderhall/words/rune-age';
import { describe, expect, it } from 'vitest';
import { cardLabel, linesOf, namesIn } from '../src/rune/context.ts';
import { boostOf, isHeld, strengthIn } from '../src/rune/viewmodel/worth.ts';

const config = { scenario: 'resurgence', players: 2, factions: ['daqan', 'uthuk'], content: 'house' } as const;
const t = tables(config);
const card = (id: string): number => t.index.get(id) ?? Number.NaN;
const mithrilim = card('mithrilim');
const margath = card('margath');
const ghox = card('ghox');
const stronghold = card('daqan-stronghold');
const rune = await loadRuneAge('en');

/** A table on which the first has won these cards. */
function table(won: readonly number[], change: (s: State) => void = () => undefined) {
  const s = runeAge.setup(config, '1');
  for (const each of won) {
    s.supply[each] = 0;
    s.ready[0]?.push(each);
  }
  change(s);
  const view = runeAge.view(s, 0);
  return { view, t, rune, names: namesIn(rune, t, view, 0) };
}

describe('what has been won', () => {
  it('REV-4 has no strength any more, exhausted or not, and before it had', () => {
    const open = table([], (s) => s.enemies.push(mithrilim)).view;
    expect([isHeld(open, mithrilim), strengthIn(t, open, mithrilim)]).toEqual([false, 6]);
    const { view } = table([mithrilim], (s) => s.exhausted[1]?.push(ghox));
    expect([mithrilim, ghox, margath].map((each) => [isHeld(view, each), strengthIn(t, view, each)])).toEqual([
      [true, 0],
      [true, 0],
      [false, 12],
    ]);
  });

  it('has no strength as a city, and as a stronghold none in front of who has it while others can be fought', () => {
    const desk = table([], (s) => s.ready[0]?.push(stronghold));
    const city = desk.t.cities.find((each) => desk.view.supply[each] === 1) ?? Number.NaN;
    expect(strengthIn(t, desk.view, city)).toBeGreaterThan(0);
    expect(strengthIn(t, table([city]).view, city)).toBe(0);
    expect(strengthIn(t, desk.view, stronghold)).toBe(2);
    expect(cardLabel(desk, stronghold)).toBe('Daqan Stronghold; Cost: 4 gold; Strength: 2');
    expect(cardLabel(desk, stronghold, true)).toBe('Daqan Stronghold; 1 influence');
  });

  it('says what it gives', () => {
    const desk = table([mithrilim, margath]);
    expect([boostOf(t, mithrilim), boostOf(t, margath)]).toEqual([0, 3]);
    expect(cardLabel(desk, mithrilim, true)).toBe('Dragonlord Mithrilim; 1 gold');
    expect(cardLabel(desk, margath, true)).toBe('Dragonlord Margath; Strength: +3');
  });

  it('does not tell any more how it is fought, or what it does as an enemy', () => {
    const headings = (won: readonly number[], of: number) => linesOf(table(won), of).map(({ heading }) => heading);
    expect(headings([], mithrilim)).toEqual(['', 'Reward']);
    expect(headings([mithrilim], mithrilim)).toEqual(['Reward']);
    expect(headings([], ghox)).toEqual(['', 'At the start of each event phase']);
    expect(headings([ghox], ghox)).toEqual([]);
  });
});
