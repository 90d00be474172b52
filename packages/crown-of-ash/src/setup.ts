import type { Seat, Seed } from '@cinderhall/kernel';
import { SEATS, seedRng, shuffle } from '@cinderhall/kernel';
import { newAutoma } from './automa/deck.ts';
import { holdCitadel, setGarrisonAside } from './automa/start.ts';
import { run } from './chapters/index.ts';
import { ordersOf } from './chapters/order.ts';
import { refillDisplay, refillOffer } from './supply.ts';
import type { TellEvent } from './table.ts';
import { at, hasToken, isAutoma, peopleOf, push, seatOf } from './table.ts';
import type { Tables } from './tables.ts';
import { tables } from './tables.ts';
import type { Config, Necromancer, State, Tile } from './types.ts';
import { FATES, GOLD, HOME, NECROMANCERS, NOBODY, SHEET } from './types.ts';

function lists(n: number): number[][] {
  const empty: number[][] = [];
  for (let i = 0; i < n; i++) empty.push([]);
  return empty;
}

function filled(n: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(value);
  return list;
}

function emptyTable(config: Config, seed: Seed, t: Tables): State {
  return {
    config,
    rng: seedRng(seed),
    decision: 0,
    necromancers: [],
    round: 1,
    turn: 0,
    order: [],
    stack: [],
    over: false,
    vp: [0, 0, 0, 0],
    goods: filled(20, 0),
    hands: lists(4),
    graves: lists(4),
    roster: lists(4),
    used: [[], [], [], []],
    fates: [-1, -1, -1, -1],
    minions: filled(16, HOME),
    owners: filled(7, NOBODY),
    guards: lists(7),
    tiles: lists(6),
    charged: [0, 0, 0, 0],
    fortified: lists(7),
    king: true,
    kingToken: NOBODY,
    display: t.pack.display.tiers.map(() => -1),
    decks: lists(3),
    offer: [-1, -1, -1, -1],
    pile: [],
    aside: [],
    restacked: false,
    sheet: filled(4 * SHEET.length, 0),
    automa: null,
    tiebreak: [-1, -1, -1, -1],
  };
}

/**
 * A shuffled copy of a list of anything. Only numbers are ever shuffled in place: V8 makes every list that passes a store
 * which has seen other things into a list of anything, and decks are read at every decision.
 */
function shuffled<T>(rng: State['rng'], list: readonly T[]): T[] {
  const indices = list.map((_value, i) => i);
  shuffle(rng, indices);
  return indices.map((i) => at(list, i));
}

/** SET-11: as agreed, or drawn. */
function necromancersOf(config: Config, rng: State['rng']): Necromancer[] {
  if (config.necromancers !== 'random') return config.necromancers.slice(0, config.players);
  return shuffled(rng, NECROMANCERS).slice(0, config.players);
}

/** SET-3, SET-4: three decks by the numeral at the foot, and the display. */
function dealFighters(s: State, t: Tables, tell: TellEvent): void {
  s.decks = t.decks.map((deck) => deck.slice());
  setGarrisonAside(s, t);
  for (const deck of s.decks) shuffle(s.rng, deck);
  s.display.forEach((_empty, slot) => {
    refillDisplay(s, t, slot, tell);
  });
}

/** SET-6; none for an AI (AI-3). */
function dealFates(s: State): void {
  const fates = FATES.map((_pair, i) => i);
  shuffle(s.rng, fates);
  for (const seat of peopleOf(s)) s.fates[seat] = at(fates, seat);
}

/** SET-7, SET-8: two starting structures each with a player count of 2, else one. Returns the regions by seat. */
function dealStartingStructures(s: State, t: Tables, players: readonly Seat[]): number[][] {
  const starting = t.startingTiles.slice();
  shuffle(s.rng, starting);
  const each = players.length === 2 ? 2 : 1;
  return players.map((seat) =>
    starting.slice(seat * each, (seat + 1) * each).map((tile) => {
      const region = t.tiles[tile]?.region ?? 0;
      s.tiles[region] = [tile];
      s.owners[region] = seat;
      return region;
    }),
  );
}

/** SET-9: tier I shuffled on top of tier II shuffled; the top is the end of the list. */
function stackTiles(s: State, t: Tables, tell: TellEvent): void {
  const ofTier = (tier: 1 | 2): Tile[] => {
    const tiles = at(t.piles, tier - 1).slice();
    shuffle(s.rng, tiles);
    return tiles;
  };
  s.pile = [...ofTier(2), ...ofTier(1)];
  s.offer.forEach((_empty, slot) => {
    refillOffer(s, slot, tell);
  });
}

/** SET-10, ORD-1, ORD-3: at random; with clockwise order only the first player is. */
function firstOrder(s: State): Seat[] {
  return at(shuffled(s.rng, ordersOf(s)), 0).slice();
}

/** SET-1, SET-2: starting fighters and gold; an AI starts without gold (AI-3). */
function dealMats(s: State, t: Tables, players: readonly Seat[]): void {
  for (const seat of players) {
    const necromancer = NECROMANCERS.indexOf(at(s.necromancers, seat));
    s.hands[seat] = at(t.starting, necromancer).slice();
    s.roster[seat] = at(t.starting, necromancer).slice();
    s.goods[seat * 5 + GOLD] = isAutoma(s, seat) ? 0 : t.pack.startingGold.gold;
    s.charged[seat] = hasToken(s, seat) ? 1 : 0;
  }
}

/** SET-1 to SET-12. Draws in a fixed order; goldens pin it. */
export function setup(config: Config, seed: Seed, tell?: TellEvent): State {
  const t = tables(config);
  const s = emptyTable(config, seed, t);
  const players = SEATS.slice(0, config.players);
  if (config.automa !== null) s.automa = newAutoma(config, s.rng);
  s.necromancers = necromancersOf(config, s.rng);
  dealFighters(s, t, tell);
  dealFates(s);
  const regions = dealStartingStructures(s, t, players);
  stackTiles(s, t, tell);
  s.order = firstOrder(s);
  dealMats(s, t, players);
  holdCitadel(s, t, tell);
  push(s, { kind: 'next' });
  for (const seat of s.order.slice().reverse())
    for (const region of at(regions, seat).slice().reverse())
      push(s, { kind: 'post', seat: seatOf(seat), region, chosen: -1 });
  tell?.({ kind: 'round-began', round: 1, order: s.order.slice() });
  run(s, tell);
  return s;
}
