import { put, SEATS, type Seat, type Seed, seedRng, shuffle } from '@cinderhall/kernel';
import { draw } from './cards.ts';
import { run } from './chapters/index.ts';
import { drawRune } from './chapters/outcome.ts';
import { handSize } from './lasting.ts';
import type { TellEvent } from './table.ts';
import { at, push, seatOf } from './table.ts';
import type { Tables } from './tables.ts';
import { tables } from './tables.ts';
import type { CardIndex, Config, State } from './types.ts';
import { FACTIONS } from './types.ts';

const lists = (n: number): number[][] => Array.from({ length: n }, () => []);
const filled = (n: number, value: number): number[] => Array.from({ length: n }, () => value);

function emptyTable(config: Config, seed: Seed, t: Tables): State {
  const { players } = config;
  return {
    config,
    rng: seedRng(seed),
    decision: 0,
    factions: [],
    round: 1,
    first: 0,
    active: 0,
    moved: filled(players, 0),
    stack: [],
    over: false,
    won: filled(players, 0),
    damage: filled(players, 0),
    out: filled(players, 0),
    supply: filled(t.cards.length, 0),
    hands: lists(players),
    decks: lists(players),
    discards: lists(players),
    ready: lists(players),
    exhausted: lists(players),
    gold: filled(players, 0),
    influence: filled(players, 0),
    fought: [],
    combat: null,
    enemies: [],
    events: [],
    spentEvents: [],
    recycled: false,
    weather: [],
    coming: [],
    removed: [],
    tops: filled(players, 0),
    shown: lists(players),
  };
}

/** RSE-2: as agreed, or drawn; each player another one. */
function factionsOf(config: Config, rng: State['rng']): number[] {
  if (config.factions !== 'random') return config.factions.map((faction) => FACTIONS.indexOf(faction));
  const all = FACTIONS.map((_faction, i) => i);
  shuffle(rng, all);
  return all.slice(0, config.players);
}

/** RCM-1, RSE-2: units, strongholds and monument lie in the barracks. */
function fillBarracks(s: State, t: Tables): void {
  t.cards.forEach((card, i) => {
    const own = s.factions.includes(at(t.factionOf, i));
    if (own && card.type !== 'home-realm') s.supply[i] = card.count;
  });
}

/** RSE-3: piles of gold and neutral cards, and cities at random. */
function fillCentre(s: State, t: Tables): void {
  const n = s.config.players - 1;
  const { gold, neutrals, cities } = t.pack.centre;
  for (const card of t.golds) s.supply[card] = gold[at(t.cards, card).id]?.[n] ?? 0;
  for (const card of t.neutrals) s.supply[card] = neutrals[n] ?? 0;
  const drawn = t.cities.slice();
  shuffle(s.rng, drawn);
  for (const city of drawn.slice(0, cities[n])) s.supply[city] = 1;
}

/** RSE-5: later stages lie below, each shuffled. */
function stackEvents(s: State, t: Tables): void {
  for (let stage = t.rules.stages; stage >= 1; stage--) {
    const events = t.events.filter((card) => t.stageOf[card] === stage);
    shuffle(s.rng, events);
    s.events.push(...events);
  }
}

/** RSE-4: the starting deck and its first hand. */
function deal(s: State, t: Tables, seat: Seat, tell: TellEvent): void {
  const { golds, units, gold } = t.pack.start;
  const deck: CardIndex[] = [];
  const move = (card: CardIndex, count: number): void => {
    s.supply[card] = at(s.supply, card) - count;
    for (let i = 0; i < count; i++) put(deck, card);
  };
  move(t.index.get(gold) ?? -1, golds);
  move(at(t.recruits, at(s.factions, seat)), units);
  shuffle(s.rng, deck);
  s.decks[seat] = deck;
  draw(s, seat, handSize(s, t, seat), 'refill', tell);
}

/** RSE-1 to RSE-7. Draws in a fixed order; goldens pin it. */
export function setup(config: Config, seed: Seed, tell?: TellEvent): State {
  const t = tables(config);
  const s = emptyTable(config, seed, t);
  const players = SEATS.slice(0, config.players);
  s.factions = factionsOf(config, s.rng);
  const order = players.slice();
  shuffle(s.rng, order);
  // RSE-6
  s.first = seatOf(at(order, 0));
  s.active = s.first;
  fillBarracks(s, t);
  fillCentre(s, t);
  stackEvents(s, t);
  const factions = s.factions.map((i) => at(FACTIONS, i));
  tell?.({ kind: 'began', factions, first: s.first, cities: t.cities.filter((card) => at(s.supply, card) > 0) });
  // RSE-7
  for (const card of t.runes) s.supply[card] = 1;
  if (t.rules.dragonRunes) for (const seat of players) drawRune(s, t, seat, tell);
  for (const seat of players) deal(s, t, seat, tell);
  tell?.({ kind: 'round-began', round: 1 });
  push(s, { kind: 'next' });
  run(s, tell);
  return s;
}
