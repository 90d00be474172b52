import { SEATS, type Seat } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { EDITIONS } from '../src/ruleset.ts';
import { tables } from '../src/tables.ts';
import { NECROMANCERS, type Necromancer, SHEET, type State } from '../src/types.ts';
import { configOf, dealt, houseConfigOf, position, type Table } from './position.ts';

const PLAYERS = [2, 3, 4] as const;
const ALL: readonly Necromancer[] = NECROMANCERS;
const SEEDS = Array.from({ length: 60 }, (_, i) => String(i));

/** Every table size in every edition. */
const TABLES: readonly Required<Pick<Table, 'players' | 'edition'>>[] = EDITIONS.flatMap((edition) =>
  PLAYERS.map((players) => ({ edition, players })),
);

const seatsOf = (s: State): readonly Seat[] => SEATS.slice(0, s.config.players);

/** Answers the questions of the set-up, first answer first, until the first turn. */
function begun(table: Table, seed = '1') {
  const game = dealt(table, seed);
  for (let d = crownOfAsh.pending(game.s); d?.kind === 'post'; d = crownOfAsh.pending(game.s)) {
    const [seat = 0] = d.seats;
    const [move] = crownOfAsh.moves(game.s, seat);
    if (move) crownOfAsh.step(game.s, seat, move, (e) => game.events.push(e));
  }
  return game;
}

/** Names of the fighters of this tier that are anywhere in the decks or the display. */
function raisable({ s }: { s: State }, tier: 1 | 2 | 3): string[] {
  const t = tables(s.config);
  const found = [...s.decks.flat(), ...s.display].filter((f) => t.tierOf[f] === tier);
  return found.map((f) => t.fighters[f]?.id ?? '-').sort();
}

describe('each player', () => {
  test.each(TABLES)('SET-1: has minions, combat cards, 2 gold and no VP ($edition, $players)', (table) => {
    const { s, now } = begun(table);
    for (const seat of seatsOf(s)) {
      expect(now.minions(seat)).toEqual([]);
      expect(s.minions.slice(seat * 4, seat * 4 + 4)).toHaveLength(4);
      expect(now.used(seat)).toEqual([]);
      expect(now.vp(seat)).toBe(0);
      expect(now.goods(seat)).toEqual({ gold: 2 });
      expect(now.graveyard(seat)).toEqual([]);
    }
    expect([s.hands, s.graves, s.roster, s.used].map((bySeat) => bySeat.length)).toEqual([4, 4, 4, 4]);
    expect([s.goods.length, s.minions.length, s.sheet.length]).toEqual([20, 16, 4 * SHEET.length]);
    expect([s.owners.length, s.guards.length, s.tiles.length]).toEqual([7, 7, 6]);
  });

  test.each(TABLES)('SET-2: has the three starting fighters of the necromancer ($edition, $players)', (table) => {
    const necromancers = (['mors', 'visio', 'fortis', 'nox'] as const).slice(0, table.players);
    const { now } = begun({ ...table, necromancers });
    expect(now.roster(0)).toEqual(['ash-start-1', 'bone-start-2', 'sulphur-start-2']);
    expect(now.roster(1)).toEqual(['ash-start-2', 'blood-start-1', 'sulphur-start-1']);
    if (table.players > 2) expect(now.roster(2)).toEqual(['blood-start-2', 'bone-start-1', 'sulphur-start-1']);
    if (table.players > 3) expect(now.roster(3)).toEqual(['blood-start-1', 'blood-start-1', 'bone-start-2']);
  });

  test('SET-2: fighters of a necromancer who is not there are nowhere', () => {
    const { s } = begun({ players: 2, necromancers: ['mors', 'nox'] });
    const t = tables(s.config);
    const everywhere = [...s.decks.flat(), ...s.display, ...s.hands.flat(), ...s.guards.flat(), ...s.graves.flat()];
    expect(everywhere.map((f) => t.fighters[f]?.id)).not.toContain('bone-start-1');
  });
});

describe('decks and display', () => {
  test.each(TABLES)('SET-3: the decks are sorted by the numeral at the foot ($edition, $players)', (table) => {
    const game = dealt(table);
    const t = tables(game.s.config);
    game.s.decks.forEach((deck, i) => {
      expect(new Set(deck.map((f) => t.tierOf[f]))).toEqual(new Set([i + 1]));
    });
  });

  const marked = ['ash-5-ii', 'blood-5-ii', 'bone-5-ii', 'sulphur-5-ii'];
  test.each([
    { edition: 'final', players: 2, counts: [9, 10, 9] },
    { edition: 'final', players: 3, counts: [9, 14, 9] },
    { edition: 'final', players: 4, counts: [9, 14, 9] },
    { edition: 'env-4.1', players: 2, counts: [8, 8, 8] },
    { edition: 'env-4.0', players: 4, counts: [8, 8, 8] },
  ] as const)('SET-3: marked fighters are out with two players ($edition, $players)', ({ counts, ...table }) => {
    const game = dealt(table);
    expect(([1, 2, 3] as const).map((tier) => raisable(game, tier).length)).toEqual(counts);
    const inside = counts[1] === 14 ? marked : [];
    expect(raisable(game, 2).filter((id) => marked.includes(id))).toEqual(inside);
  });

  test('SET-3: the decks are shuffled apart', () => {
    for (const tier of [1, 2, 3] as const) {
      const tops = new Set(SEEDS.map((seed) => dealt({}, seed).now.deck(tier).join()));
      expect(tops.size).toBeGreaterThan(50);
    }
  });

  test.each(TABLES)(
    'SET-4: each raisable space is filled from the deck of its numeral ($edition, $players)',
    (table) => {
      const { s } = dealt(table);
      const t = tables(s.config);
      expect(s.display.map((f) => t.tierOf[f])).toEqual([1, 1, 2, 2, 3, 3]);
    },
  );
});

test.each(TABLES)('SET-5: the King stands in the Citadel ($edition, $players)', (table) => {
  const { s, now } = begun(table);
  expect(s.king).toBe(true);
  expect(now.owner('citadel')).toBe(-1);
  expect(now.guards('citadel')).toEqual([]);
  expect(s.kingToken).toBe(-1);
  expect(tables(s.config).pack.king.attack).toBe(5);
});

describe('fate cards', () => {
  test.each(TABLES)('SET-6: one each, all different ($edition, $players)', (table) => {
    const { s, now } = dealt(table);
    const fates = seatsOf(s).map((seat) => now.fate(seat).join());
    expect(fates.every((pair) => pair !== '')).toBe(true);
    expect(new Set(fates).size).toBe(table.players);
  });

  test('SET-6: any of the six may come to anybody, and only its owner sees it', () => {
    for (const seat of [0, 1] as const)
      expect(new Set(SEEDS.map((seed) => dealt({}, seed).now.fate(seat).join())).size).toBe(6);
    const { s } = dealt({});
    const seen = ([0, 1, 'spectator'] as const).map((who) => crownOfAsh.view(s, who).players.map((p) => p.fate));
    expect(seen).toEqual([
      [s.fates[0], null],
      [null, s.fates[1]],
      [null, null],
    ]);
  });
});

describe('starting structures', () => {
  const home = ['start-mountains', 'start-volcano', '', 'start-village', 'start-coast', ''];
  const regions = ['mountains', 'volcano', 'desert', 'village', 'coast', 'forest'];

  test.each([
    { players: 2, each: 2, spare: 0 },
    { players: 3, each: 1, spare: 1 },
    { players: 4, each: 1, spare: 0 },
  ] as const)('SET-7: $each each with $players players, $spare left over', ({ players, each, spare }) => {
    const { s, now } = begun({ players });
    for (const seat of seatsOf(s)) expect(now.regions(seat)).toHaveLength(each);
    const starting = [...s.tiles.flat(), ...s.pile, ...s.offer, ...s.aside].filter(
      (tile) => tables(s.config).tiles[tile]?.tier === 0,
    );
    expect(starting).toHaveLength(4 - spare);
  });

  test('SET-7: they are dealt at random', () => {
    const deals = new Set(SEEDS.map((seed) => dealt({}, seed).now.regions(0).join()));
    expect(deals.size).toBe(6);
  });

  test.each(TABLES)(
    'SET-8: each stands in its own region, with a control token and one guard ($edition, $players)',
    (table) => {
      const { s, now } = begun(table);
      for (const [i, name] of regions.entries()) {
        const isTaken = (now.owner(name) ?? -1) >= 0;
        expect(now.tiles(name)).toEqual(isTaken ? [home[i]] : []);
        expect(now.guards(name)).toHaveLength(isTaken ? 1 : 0);
      }
      const each = table.players === 2 ? 2 : 1;
      for (const seat of seatsOf(s)) expect(now.hand(seat)).toHaveLength(3 - each);
    },
  );

  test('SET-8: one guard of attack value 1 in each of two regions', () => {
    const { now } = begun({ necromancers: ['nox', 'visio'] });
    for (const name of now.regions(0)) expect(now.guards(name)).toEqual(['blood-start-1']);
    const guards = now.regions(1).flatMap((name) => now.guards(name));
    expect(guards.sort()).toEqual(['blood-start-1', 'sulphur-start-1']);
  });

  test('SET-8: two equal fighters are no choice, two different ones are the player’s', () => {
    const { s } = dealt({ players: 3, necromancers: ['nox', 'visio', 'mors'] });
    expect(crownOfAsh.pending(s)).toMatchObject({ kind: 'post', seats: [1] });
    const { write } = crownOfAsh.notation(s.config);
    expect(crownOfAsh.moves(s, 1).map(write)).toEqual(['post sulphur-start-1', 'post blood-start-1']);
  });

  test.each(['sulphur-1-start', 'blood-1-start'])(
    'SET-8: %s of the house pack can be chosen, whatever its number',
    (id) => {
      const config = houseConfigOf({ players: 3, necromancers: ['visio', 'nox', 'mors'] });
      const s = crownOfAsh.setup(config, '1');
      while (crownOfAsh.pending(s)?.seats[0] !== 0) {
        const seat = crownOfAsh.pending(s)?.seats[0] ?? 0;
        const [first] = crownOfAsh.moves(s, seat);
        if (first) crownOfAsh.step(s, seat, first);
      }
      const chosen = crownOfAsh.notation(config).read(`post ${id}`);
      if (chosen) crownOfAsh.step(s, 0, chosen);
      const t = tables(config);
      const guards = s.guards.flatMap((list, place) => (s.owners[place] === 0 ? list : []));
      expect(guards.map((f) => t.fighters[f]?.id)).toEqual([id]);
      expect(crownOfAsh.pending(s)?.seats).not.toContain(0);
    },
  );

  test('SET-8: with too few of attack value 1 that one goes first, then any starting fighter', () => {
    const { s, now, events } = dealt({ necromancers: ['mors', 'nox'] });
    expect(crownOfAsh.pending(s)).toMatchObject({ kind: 'post', seats: [0] });
    const { write } = crownOfAsh.notation(s.config);
    expect(crownOfAsh.moves(s, 0).map(write)).toEqual(['post sulphur-start-2', 'post bone-start-2']);
    const posted = events.flatMap((e) => (e.kind === 'posted' && e.seat === 0 ? [e.fighter] : []));
    expect(posted.map((f) => tables(s.config).fighters[f]?.id)).toEqual(['ash-start-1']);
    expect(
      now
        .regions(0)
        .map((name) => now.guards(name).length)
        .sort(),
    ).toEqual([0, 1]);
  });

  test('SET-8: the player chooses after everything is dealt', () => {
    const { s, now } = dealt({ necromancers: ['visio', 'fortis'] });
    expect(crownOfAsh.pending(s)?.kind).toBe('post');
    expect(now.display()).not.toContain('-');
    expect(now.offer()).not.toContain('-');
    expect(now.fate(0)).toHaveLength(2);
    expect(s.order).toHaveLength(2);
  });

  test('SET-8: a fighter of another attack value is refused as long as there is one of 1', () => {
    const { s } = dealt({ players: 3, necromancers: ['nox', 'visio', 'mors'] });
    const { read } = crownOfAsh.notation(s.config);
    expect(crownOfAsh.moves(s, 1)).not.toContainEqual(read('post ash-start-2'));
  });
});

describe('tiles', () => {
  test.each([
    { edition: 'final', tier2: 11 },
    { edition: 'env-4.1', tier2: 8 },
    { edition: 'env-4.0', tier2: 8 },
  ] as const)('SET-9: four tiles face up, then the rest of tier I, then tier II ($edition)', ({ edition, tier2 }) => {
    const { s, now } = dealt({ edition, players: 4 });
    const tierOf = (tile: number) => tables(s.config).tiles[tile]?.tier;
    expect(s.offer.map(tierOf)).toEqual([1, 1, 1, 1]);
    const drawn = [...s.pile].reverse().map(tierOf);
    expect(drawn).toEqual([...Array.from({ length: 8 }, () => 1), ...Array.from({ length: tier2 }, () => 2)]);
    expect(new Set([...now.offer(), ...now.pile()]).size).toBe(12 + tier2);
    expect(now.aside()).toEqual([]);
  });

  test('SET-9: each tier is shuffled', () => {
    const piles = SEEDS.map((seed) => dealt({}, seed).now.pile());
    expect(new Set(piles.map((pile) => pile.slice(0, 8).join())).size).toBe(SEEDS.length);
    expect(new Set(piles.map((pile) => pile.slice(8).join())).size).toBe(SEEDS.length);
  });
});

describe('the first round', () => {
  test.each([
    { players: 2, orders: 2 },
    { players: 3, orders: 6 },
    { players: 4, orders: 24 },
  ] as const)('SET-10: any order of $players players may come', ({ players, orders }) => {
    const seeds = Array.from({ length: 200 }, (_, i) => String(i));
    expect(new Set(seeds.map((seed) => dealt({ players }, seed).s.order.join())).size).toBe(orders);
  });

  test.each(TABLES)('SET-10: round 1, and the first player begins ($edition, $players)', (table) => {
    const { s, events } = begun(table, '5');
    expect(s.round).toBe(1);
    expect(crownOfAsh.pending(s)).toMatchObject({ kind: 'turn', seats: [s.order[0]] });
    expect(events).toContainEqual({ kind: 'round-began', round: 1, order: s.order });
    expect(events).toContainEqual({ kind: 'turn-began', seat: s.order[0], round: 1, turn: 1 });
  });
});

describe('necromancers', () => {
  test('SET-11: as chosen', () => {
    const { s } = dealt({ players: 3, necromancers: ['fortis', 'nox', 'visio'] });
    expect(s.necromancers).toEqual(['fortis', 'nox', 'visio']);
  });

  test('SET-11: at random, no two alike', () => {
    const drawn = SEEDS.map((seed) => dealt({ players: 3 }, seed).s.necromancers);
    for (const necromancers of drawn) expect(new Set(necromancers).size).toBe(3);
    for (const seat of [0, 1, 2]) expect(new Set(drawn.map((list) => list[seat]))).toEqual(new Set(ALL));
  });
});

describe('the player count', () => {
  test.each([
    { players: 2, tierTwo: 10, each: 2, dashed: 0, citadel: 3 },
    { players: 3, tierTwo: 14, each: 1, dashed: 6, citadel: 4 },
    { players: 4, tierTwo: 14, each: 1, dashed: 6, citadel: 4 },
  ] as const)(
    'SET-12: $players decide on marked fighters, starting structures, dashed spaces and the round tracker',
    ({ players, tierTwo, each, dashed, citadel }) => {
      const game = dealt({ players });
      expect(raisable(game, 2)).toHaveLength(tierTwo);
      expect(game.now.regions(0)).toHaveLength(each);
      const t = tables(configOf({ players }));
      expect(t.inPlay.filter((space) => t.spaces[space]?.dashed)).toHaveLength(dashed);
      const p = position({ players }).owns(0, 'citadel').turnOf(1, { last: true });
      p.play(1, 'place gold', 'raise nobody');
      expect(p.now.vp(0)).toBe(citadel);
    },
  );
});
