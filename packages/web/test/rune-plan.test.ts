import { RULEBOOK as CROWN_RULES } from '@cinderhall/crown-of-ash';
import { house, RULEBOOK as RUNE_RULES, runeAge, SCENARIOS } from '@cinderhall/rune-age';
import { load } from '@cinderhall/words';
import { expect, test, vi } from 'vitest';
import { fronts, gameWith } from '../src/app/games.ts';
import {
  contested,
  countsIn,
  lastPlan,
  type Plan,
  planWith,
  readPlan,
  setupOf,
  together,
  withPersons,
} from '../src/rune/lobby/plan.ts';

// What is loaded with its words asks which language the browser wishes.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

const words = await load('en');
const usual: Plan = lastPlan();

test('a first visit is offered a game of one person against one gentle computer', () => {
  const { seats, config } = setupOf(words, usual, '');
  expect(seats.map(({ player }) => player)).toEqual(['person', 'gentle']);
  expect(config).toMatchObject({ scenario: 'resurgence', players: 2, factions: 'random', content: 'house' });
});

test.each(SCENARIOS)('the game takes every table that can be planned for %s', (scenario) => {
  for (const players of countsIn(scenario))
    for (const drawn of [true, false]) {
      const { config, seats, game } = setupOf(words, planWith(usual, { scenario, players, drawn }), '');
      expect(game).toBe(runeAge.id);
      const configured = runeAge.configure(config);
      expect(configured).toMatchObject({ ok: true, value: { scenario, players } });
      expect(seats.map(({ seat }) => seat)).toEqual(configured.ok ? runeAge.seats(configured.value) : null);
    }
});

test('a scenario that is not for one makes room for another', () => {
  const alone = planWith(usual, { players: 1 });
  expect(alone.players).toBe(1);
  expect(planWith(alone, { scenario: 'runewars' }).players).toBe(2);
  expect(withPersons(alone, 2)).toMatchObject({
    players: 2,
    seats: [{ player: 'person' }, { player: 'person' }, {}, {}],
  });
});

test('people at one screen play among themselves, as many as the scenario lets', () => {
  expect(together(planWith(usual, { scenario: 'runewars' }), 3)).toMatchObject({
    players: 3,
    seats: [{ player: 'person' }, { player: 'person' }, { player: 'person' }, { player: 'gentle' }],
  });
  expect(together(planWith(usual, { scenario: 'runewars' }), 1).players).toBe(2);
});

test('two seats cannot have one faction, unless they are drawn', () => {
  const seats = usual.seats.map((s) => ({ ...s, faction: 'uthuk' as const }));
  expect(contested(planWith(usual, { seats, drawn: false }))).toBe('uthuk');
  expect(contested(planWith(usual, { seats, drawn: true }))).toBeNull();
});

test('what was planned is read again, and what is no plan is not', () => {
  const made = planWith(usual, { scenario: 'monument', players: 4, drawn: false, pack: { ...house, id: 'mine' } });
  expect(readPlan(JSON.stringify(made))).toEqual(JSON.parse(JSON.stringify(made)));
  for (const text of [null, '{', '{}', JSON.stringify({ ...made, scenario: 'chess' })])
    expect(readPlan(text)).toEqual(usual);
});

test('every rule belongs to one game', () => {
  expect([...fronts.keys()]).toEqual(['crown-of-ash', 'rune-age']);
  const owners = (parts: readonly { readonly rules: object }[]) => [
    ...new Set(parts.flatMap(({ rules }) => Object.keys(rules)).map(gameWith)),
  ];
  expect(owners(CROWN_RULES)).toEqual(['crown-of-ash']);
  expect(owners(RUNE_RULES)).toEqual(['rune-age']);
  expect(gameWith('XYZ-1')).toBeNull();
});
