import { crownOfAsh as game } from '@cinderhall/crown-of-ash';
import { load } from '@cinderhall/words';
import { afterEach, expect, test, vi } from 'vitest';
import { levelled, named, seatFor } from '../src/app/company.ts';
import { planOfLastTime } from '../src/app/last-plan.ts';
import { noteFinished } from '../src/app/novice.ts';
import {
  contested,
  EDITIONS,
  type Plan,
  rememberPlan,
  setupOf,
  solo,
  TARGETED,
  together,
  usualName,
  withPersons,
} from '../src/app/plan.ts';
import { lastPlan, readPlan } from '../src/app/plan-schema.ts';
import { house, raisable, rulesets } from '../src/crown/agreement.ts';

const words = await load('en');
const usual: Plan = lastPlan();
const change = (part: Partial<Plan>): Plan => ({ ...usual, ...part });
const laid = (made: Plan, seed = '') => setupOf(words, made, { seed, rules: rulesets[made.edition] });

afterEach(() => vi.unstubAllGlobals());

test('a first visit waits for nothing that reads plans, and later ones find theirs', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(planOfLastTime()).toEqual(usual);
  rememberPlan(change({ players: 3 }));
  await expect(planOfLastTime()).resolves.toEqual(change({ players: 3 }));
});

test('a first visit is offered a game of one person against three gentle computers', () => {
  expect(usual.players).toBe(4);
  expect(usual.seats.map(({ player }) => player)).toEqual(['person', 'gentle', 'gentle', 'gentle']);
});

test('once a game has been finished on this device, computers that weigh their moves are offered', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const game = { table: 'a', title: '', game: 'crown-of-ash', seats: [], changed: 0, round: 1, winners: [] };
  noteFinished([{ ...game, asked: [0] }]);
  expect(lastPlan().seats[1]?.player).toBe('gentle');
  noteFinished([
    { ...game, asked: [0] },
    { ...game, asked: [] },
  ]);
  expect(lastPlan().seats[1]?.player).toBe('greedy');
});

test.each([2, 3, 4] as const)('the game takes the table of a plan for %d', (players) => {
  for (const drawn of [true, false]) {
    const { config, seats } = laid(change({ players, drawn, strictMemory: true, turnOrder: 'clockwise' }));
    const configured = game.configure(config);
    expect(configured).toMatchObject({ ok: true, value: { players, options: { turnOrder: 'clockwise' } } });
    expect(seats.map(({ seat }) => seat)).toEqual(configured.ok ? game.seats(configured.value) : null);
  }
});

test('whoever has no name is given one', () => {
  expect(usualName(words, usual, 0)).toBe('You');
  expect(usualName(words, withPersons(usual, 2), 0)).toBe('Player 1');
  const named = usual.seats.map((s, i) => ({ ...s, name: i === 1 ? ' Berit ' : '' }));
  const { seats, title } = laid(change({ seats: named, players: 2 }));
  expect(seats.map(({ name }) => name)).toEqual(['You', 'Berit']);
  expect(title).toBe('You and Berit');
});

test('an empty seed is drawn, any other is passed on to be read', () => {
  expect(laid(usual, ' ').seed).toBeNull();
  expect(laid(usual, '12').seed).toBe('12');
});

test('friends take the first seats, and the others go back to computers', () => {
  const friends = withPersons(change({ players: 2 }), 2);
  expect(friends.seats.map(({ player }) => player)).toEqual(['person', 'person', 'gentle', 'gentle']);
  expect(withPersons(friends, 1).seats.map(({ player }) => player)).toEqual(['person', 'gentle', 'gentle', 'gentle']);
});

test.each([2, 3, 4] as const)('%d people at one screen play among themselves', (players) => {
  const made = together(solo(usual), players);
  expect(made).toMatchObject({ players, automa: false });
  expect(made.seats.slice(0, players).every(({ player }) => player === 'person')).toBe(true);
});

test('computers keep their names and friends keep theirs, whoever sat there the last time', () => {
  const friends = ['Anna', 'Ben', 'Carla'].reduce((seats, name, i) => named(seats, i, name), together(usual, 3).seats);
  const alone = withPersons(change({ players: 3, seats: friends }), 1);
  expect(alone.seats.map(({ name }) => name)).toEqual(['Anna', '', '', '']);
  expect(laid(alone).title).toBe('Anna, Ilse and Tomas');
  const kept = readPlan(JSON.stringify(change({ players: 3, seats: named(alone.seats, 1, 'Hal') })));
  expect(laid(together(kept, 3)).title).toBe('Anna, Ben and Carla');
  expect(laid(withPersons(together(kept, 3), 1)).title).toBe('Anna, Hal and Tomas');
});

test('a level that is chosen holds for every computer, also where friends have sat since', () => {
  const seats = levelled(together(usual, 2).seats, 'shrewd');
  expect(seats.map(({ player }) => player)).toEqual(['person', 'person', 'shrewd', 'shrewd']);
  const alone = withPersons(change({ seats }), 1);
  expect(alone.seats.map(({ player }) => player)).toEqual(['person', 'shrewd', 'shrewd', 'shrewd']);
});

test('another level is the same computer', () => {
  const ilse = { player: 'gentle', name: 'Hal' } as const;
  expect(seatFor(ilse, 'master')).toEqual({ player: 'master', name: 'Hal' });
});

test('a name that is typed is one seat’s', () => {
  expect(named(usual.seats, 1, 'Ole').map(({ name }) => name)).toEqual(['', 'Ole', '', '']);
});

test('two seats cannot have one necromancer, unless they are drawn or nobody sits there', () => {
  const seats = usual.seats.map((s, i) => ({ ...s, necromancer: i === 3 ? ('visio' as const) : s.necromancer }));
  expect(contested(change({ seats, drawn: false }))).toBe('visio');
  expect(contested(change({ seats, drawn: true }))).toBeNull();
  expect(contested(change({ seats, drawn: false, players: 3 }))).toBeNull();
});

const GARRISONS: readonly Plan['garrison'][] = ['hard', ['ash-2', 'ash-3', 'bone-6']];

test.each(EDITIONS)('every choice of the form is taken by the game: %s', (edition) => {
  for (const players of [2, 3, 4] as const)
    for (const automa of [true, false])
      for (const targetedCard of TARGETED)
        for (const garrison of GARRISONS) {
          const { config, seats } = laid(change({ edition, players, automa, targetedCard, garrison, powers: true }));
          const configured = game.configure(config);
          expect(configured).toMatchObject({ ok: true, value: { edition, players } });
          expect(seats.map(({ seat }) => seat)).toEqual(configured.ok ? game.seats(configured.value) : null);
        }
});

test('a content pack is in the configuration as it is', () => {
  expect(laid(change({ pack: house })).config).toMatchObject({ content: house });
});

test('AI-2 the King holds the Citadel at a mixed table of the final edition, whatever was chosen before', () => {
  const garrisonAt = (part: Partial<Plan>): unknown => laid(change({ automa: true, garrison: 'hard', ...part })).config;
  expect(garrisonAt({ players: 3 })).toMatchObject({ automa: { garrison: null } });
  expect(garrisonAt({ players: 3, edition: 'env-4.1' })).toMatchObject({ automa: { garrison: 'hard' } });
  expect(garrisonAt({ players: 2 })).toMatchObject({ automa: { garrison: 'hard' } });
});

test('what an edition or a table does not have is off there, and still wished for elsewhere', () => {
  const wishes = change({ powers: true, targetedCard: 'add', automa: true });
  const optionsAt = (part: Partial<Plan>): unknown => laid({ ...wishes, ...part }).config;
  expect(optionsAt({})).toMatchObject({ options: { powers: true, targetedCard: 'add' } });
  expect(optionsAt({ automa: false })).toMatchObject({ options: { powers: true, targetedCard: 'off' } });
  expect(optionsAt({ edition: 'env-4.0' })).toMatchObject({ options: { powers: false, targetedCard: 'off' } });
});

test('one person against the AI deck are two, and only the person sits down', () => {
  const { seats, title, config } = laid(solo(withPersons(usual, 3)));
  expect(seats).toEqual([{ seat: 0, name: 'You', player: 'person' }]);
  expect(title).toBe('You and AI deck');
  expect(config).toMatchObject({ players: 2, automa: { garrison: 'easy' } });
  expect(withPersons(solo(usual), 1).automa).toBe(false);
});

test('a plan of an older page is read, and what it does not say is as usual', () => {
  const { players, seats, drawn, turnOrder, openHands, strictMemory } = change({ players: 3, drawn: false });
  const old = JSON.stringify({ players, seats, drawn, turnOrder, openHands, strictMemory });
  expect(readPlan(old)).toEqual(change({ players: 3, drawn: false }));
});

test.each(['{', '[]', '{"players":5}', JSON.stringify({ ...usual, edition: 'env-9' })])('%s is no plan', (text) => {
  expect(readPlan(text)).toEqual(usual);
});

test('AI-1 whoever may hold the Citadel comes from the decks of this edition and is no Automaton', () => {
  const found = raisable({ edition: 'final', players: 2, pack: null });
  expect(found.map(({ fighter }) => fighter.tier)).toEqual(found.map(({ fighter }) => fighter.tier).toSorted());
  for (const { fighter, copies } of found) {
    const garrison = Array.from({ length: Math.min(3, copies) }, () => fighter.id);
    expect(game.configure({ players: 2, automa: { garrison } })).toMatchObject({ ok: true });
  }
  const ids = (edition: 'final' | 'env-4.0'): string[] =>
    raisable({ edition, players: 4, pack: house }).map(({ fighter }) => fighter.id);
  expect(ids('final').filter((id) => id.endsWith('automaton') || id.endsWith('start'))).toEqual([]);
  expect(ids('final').length).toBeGreaterThanOrEqual(ids('env-4.0').length);
});
