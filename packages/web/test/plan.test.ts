import { load } from '@cinderhall/words';
import { expect, test } from 'vitest';
import { contested, lastPlan, type Plan, setupOf, usualName, withPersons } from '../src/app/plan.ts';
import { game } from '../src/games.ts';

const words = await load('en');
const usual: Plan = lastPlan();
const change = (part: Partial<Plan>): Plan => ({ ...usual, ...part });

test('a first visit is offered a game of one person against three computers that weigh their moves', () => {
  expect(usual.players).toBe(4);
  expect(usual.seats.map(({ player }) => player)).toEqual(['person', 'greedy', 'greedy', 'greedy']);
});

test.each([2, 3, 4] as const)('the game takes the table of a plan for %d', (players) => {
  for (const drawn of [true, false]) {
    const { config, seats } = setupOf(
      words,
      change({ players, drawn, strictMemory: true, turnOrder: 'clockwise' }),
      '',
    );
    const configured = game.configure(config);
    expect(configured).toMatchObject({ ok: true, value: { players, options: { turnOrder: 'clockwise' } } });
    expect(seats.map(({ seat }) => seat)).toEqual(configured.ok ? game.seats(configured.value) : null);
  }
});

test('whoever has no name is given one', () => {
  expect(usualName(words, usual, 0)).toBe('You');
  expect(usualName(words, withPersons(usual, 2), 0)).toBe('Player 1');
  const named = usual.seats.map((s, i) => ({ ...s, name: i === 1 ? ' Berit ' : '' }));
  const { seats, title } = setupOf(words, change({ seats: named, players: 2 }), '');
  expect(seats.map(({ name }) => name)).toEqual(['You', 'Berit']);
  expect(title).toBe('You and Berit');
});

test('an empty seed is drawn, any other is passed on to be read', () => {
  expect(setupOf(words, usual, ' ').seed).toBeNull();
  expect(setupOf(words, usual, '12').seed).toBe('12');
});

test('friends take the first seats, and the others go back to computers', () => {
  const friends = withPersons(change({ players: 2 }), 2);
  expect(friends.seats.map(({ player }) => player)).toEqual(['person', 'person', 'greedy', 'greedy']);
  expect(withPersons(friends, 1).seats.map(({ player }) => player)).toEqual(['person', 'greedy', 'greedy', 'greedy']);
});

test('two seats cannot have one necromancer, unless they are drawn or nobody sits there', () => {
  const seats = usual.seats.map((s, i) => ({ ...s, necromancer: i === 3 ? ('visio' as const) : s.necromancer }));
  expect(contested(change({ seats, drawn: false }))).toBe('visio');
  expect(contested(change({ seats, drawn: true }))).toBeNull();
  expect(contested(change({ seats, drawn: false, players: 3 }))).toBeNull();
});
