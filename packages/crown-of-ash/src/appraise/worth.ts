import { SEATS, type Seat } from '@cinderhall/kernel';
import { at, bolster, bolsterAt, isAutoma, isAutomaton, playersOf, structureVp } from '../table.ts';
import { type Tables, tables } from '../tables.ts';
import { CITADEL, FATES, type Fighter, GOLD, HOME, type State } from '../types.ts';
import { cardValue } from './powers.ts';

/** How well a seat stands, by hand-made rules of thumb in VP. */

/** Rules of thumb, in VP unless said otherwise. Tuned by playing them against each other. */
export const WEIGHTS = {
  /** A basic resource beside its third of a VP at the end, at the start of the game; it falls to 0 with the last turn. */
  good: 0.35,
  /** Gold beside its half of a VP, likewise. */
  gold: 0.4,
  /** One point of attack value at the start of the game, by where the fighter is. */
  hand: 0.8,
  guard: 0.4,
  grave: 0.7,
  /** One point of an unused combat card while turns are left. */
  card: 0.06,
  /** What a controlled structure brings in a round beside its VP. */
  rent: 0.3,
  /** What a VP from the Citadel counts beside one from elsewhere. */
  citadel: 1,
  /** Chance that an opponent spends a given minion on attacking a given region, and the Citadel. */
  raid: 0.18,
  storm: 0.4,
  /** Chance to still hold a place one round later: without defence, and more for each point of it. */
  keep: 0.55,
  keepPerPoint: 0.05,
  keepMost: 0.9,
  /** Chance of winning a battle at equal totals before cards (ties defend), and more for each point ahead. */
  even: 0.42,
  perPoint: 0.11,
  /** A charged power token at the start of a round: it is worth nothing unused, since the next round charges it. */
  token: 0.8,
  /** How much of the best opponent's standing counts against one's own, and how much of the others' mean. */
  rival: 0.6,
  others: 0.4,
};
export type Weights = Readonly<typeof WEIGHTS>;

const ROUNDS = 4;
const MINIONS = 4;

/** What a seat could throw into battle this round. */
export interface Raider {
  /** Minions still to be placed this round. */
  readonly minions: number;
  /** Attack values of the best one, two and three fighters in hand. */
  readonly best: number;
  readonly two: number;
  readonly three: number;
}

/** Minions of this round on the spaces of the regions. */
interface Crowd {
  /** By region: on its combat spaces. */
  readonly fought: readonly number[];
  /** By region, then by seat: the same. */
  readonly foughtBy: readonly number[];
  /** By region: on its other spaces. */
  readonly gathering: readonly number[];
}

/** What is the same for all parts of a judgement. What few of them want is worked out when it is first asked for. */
export class Sight {
  readonly w: Weights;
  readonly s: State;
  readonly t: Tables;
  /** Whole rounds after this one. */
  readonly rounds: number;
  #raiders: readonly Raider[] | null = null;
  #crowd: Crowd | null = null;

  constructor(w: Weights, s: State) {
    this.w = w;
    this.s = s;
    this.t = tables(s.config);
    this.rounds = ROUNDS - s.round;
  }

  /** By seat. */
  get raiders(): readonly Raider[] {
    this.#raiders ??= raidersOf(this.s, this.t);
    return this.#raiders;
  }

  get crowd(): Crowd {
    this.#crowd ??= crowdOf(this.s, this.t);
    return this.#crowd;
  }
}

export const sight = (w: Weights, s: State): Sight => new Sight(w, s);

function raidersOf(s: State, t: Tables): Raider[] {
  const raiders: Raider[] = [];
  for (const seat of playersOf(s)) raiders.push(raider(s, t, at(s.hands, seat), seat));
  return raiders;
}

function crowdOf(s: State, t: Tables): Crowd {
  const fought = [0, 0, 0, 0, 0, 0];
  const gathering = fought.slice();
  const foughtBy = NO_FIGHT.slice();
  for (let minion = 0; minion < s.minions.length; minion++) {
    const space = at(s.minions, minion);
    if (space === HOME) continue;
    const { kind, place } = at(t.spaces, space);
    if (kind === 'gather') gathering[place] = at(gathering, place) + 1;
    if (kind !== 'combat') continue;
    fought[place] = at(fought, place) + 1;
    const by = place * SEATS.length + Math.floor(minion / MINIONS);
    foughtBy[by] = at(foughtBy, by) + 1;
  }
  return { fought, foughtBy, gathering };
}

/** By region, then by seat: 0, to be copied. */
const NO_FIGHT: readonly number[] = Array.from({ length: CITADEL * SEATS.length }, () => 0);

function raider(s: State, t: Tables, hand: readonly Fighter[], seat: number): Raider {
  let [first, second, third] = [0, 0, 0];
  for (const f of hand) {
    const attack = at(t.attackOf, f);
    if (attack > first) [first, second, third] = [attack, first, second];
    else if (attack > second) [second, third] = [attack, second];
    else if (attack > third) third = attack;
  }
  return {
    minions: hand.length === 0 ? 0 : minionsLeft(s, seat),
    best: first,
    two: first + second,
    three: first + second + third,
  };
}

/** Minions a seat still has to place this round. */
export function minionsLeft(s: State, seat: number): number {
  let left = 0;
  for (let i = 0; i < MINIONS; i++) if (s.minions[seat * MINIONS + i] === HOME) left++;
  return left;
}

/** Part of the game's turns that a seat still has before it, 1 to 0. */
export function timeLeft({ s, rounds }: Sight, seat: Seat): number {
  return (rounds * MINIONS + minionsLeft(s, seat)) / (ROUNDS * MINIONS);
}

const clamp = (x: number, least: number, most: number): number => Math.min(Math.max(x, least), most);

/** Chance that an attack which is so many points ahead before the combat cards wins. */
export const winChance = (w: Weights, ahead: number): number => clamp(w.even + w.perPoint * ahead, 0.02, 0.98);

/** What defends a place, cards aside (PWR-9). */
export const forceAt = (s: State, t: Tables, place: number): number => {
  let total = bolsterAt(s, t, place);
  for (const f of at(s.guards, place)) total += at(t.attackOf, f);
  return total;
};

export const force = (t: Tables, fighters: readonly Fighter[]): number => {
  let total = bolster(t, fighters);
  for (const f of fighters) total += at(t.attackOf, f);
  return total;
};

/** Chance that a seat still holds a place when this round is scored. */
function holdChance({ w, t, raiders, crowd }: Sight, seat: Seat, place: number, defence: number): number {
  const citadel = place === CITADEL;
  if (!citadel && at(crowd.fought, place) >= at(t.regions, place).combat) return 1;
  const wish = citadel ? w.storm : w.raid;
  let chance = 1;
  for (let other = 0; other < raiders.length; other++) {
    const { minions, two, three } = at(raiders, other);
    if (other === seat || minions === 0) continue;
    chance *= 1 - Math.min(0.9, wish * minions) * winChance(w, (citadel ? three : two) - defence);
  }
  return chance;
}

/** What a place scores for whoever holds it at the end of a round (RND-1, CIT-5). */
export const scores = ({ s, t }: Sight, place: number, round: number): number =>
  place === CITADEL ? (t.citadelVp[round - 1] ?? 0) : structureVp(s, t, place);

/** What holding a place with this defence will bring from now to the end. */
export function placeWorth(v: Sight, seat: Seat, place: number, defence: number): number {
  const { w, s, t } = v;
  const citadel = place === CITADEL;
  const rent = citadel ? 0 : w.rent;
  const prize = citadel ? w.citadel : 1;
  const vp = citadel ? 0 : structureVp(s, t, place);
  const keep = Math.min(w.keepMost, w.keep + w.keepPerPoint * defence);
  let chance = holdChance(v, seat, place, defence);
  let worth = 0;
  for (let round = s.round; round <= ROUNDS; round++) {
    const scored = citadel ? (t.citadelVp[round - 1] ?? 0) : vp;
    worth += chance * (prize * scored + (round < ROUNDS ? rent : 0));
    chance *= keep;
  }
  return worth;
}

/** What goods bring at the end (END-1), and more while there is time to use them. */
function goodsWorth({ w, s }: Sight, seat: Seat, time: number): number {
  const use = Math.min(1, 4 * time);
  let worth = 0;
  for (let good = 0; good <= GOLD; good++) {
    const n = s.goods[seat * 5 + good] ?? 0;
    const set = good === GOLD ? 2 : 3;
    worth += Math.floor(n / set) + ((n % set) / set) * use;
    worth += n * time * (good === GOLD ? w.gold : w.good);
  }
  return worth;
}

/** END-2, AUT-5: what a fighter of this seat counts at the end. */
export function fateWorth({ s, t }: Sight, seat: Seat, f: Fighter): number {
  // AI-14
  if (isAutoma(s, seat)) return 0;
  const tier = at(t.tierOf, f);
  if (isAutomaton(t, f)) return -tier;
  const fate = FATES[at(s.fates, seat)];
  const kind = at(t.kindOf, f);
  return fate !== undefined && (fate[0] === kind || fate[1] === kind) ? tier : 0;
}

function fightersWorth(v: Sight, seat: Seat, time: number): number {
  const { w, s, t } = v;
  let worth = 0;
  for (const f of at(s.roster, seat)) worth += fateWorth(v, seat, f);
  let strength = 0;
  for (const f of at(s.hands, seat)) strength += w.hand * at(t.attackOf, f);
  for (const f of at(s.graves, seat)) strength += v.rounds > 0 ? w.grave * at(t.attackOf, f) : 0;
  for (let place = 0; place <= CITADEL; place++)
    if (s.owners[place] === seat) for (const f of at(s.guards, place)) strength += w.guard * at(t.attackOf, f);
  return worth + strength * time;
}

const ALL_CARDS = 11.5;

/** How one seat stands, the others left out of account, in VP; `total` holds what has no part of its own, too. */
export interface Standing {
  readonly total: number;
  /** What the places it holds will bring. */
  readonly places: number;
  readonly goods: number;
  readonly fighters: number;
}

/** How one seat stands in a game that goes on. */
export function standing(v: Sight, seat: Seat): Standing {
  const { w, s, t } = v;
  const time = timeLeft(v, seat);
  let places = 0;
  for (let place = 0; place <= CITADEL; place++)
    if (s.owners[place] === seat) places += placeWorth(v, seat, place, forceAt(s, t, place));
  const goods = goodsWorth(v, seat, time);
  const fighters = fightersWorth(v, seat, time);
  let cards = ALL_CARDS;
  for (const card of at(s.used, seat)) cards -= cardValue(card);
  const token = s.charged[seat] === 1 ? w.token * (minionsLeft(s, seat) / MINIONS) : 0;
  const total = at(s.vp, seat) + places + token + goods + fighters + w.card * cards * Math.min(1, 4 * time);
  return { total, places, goods, fighters };
}

/** What a seat has, or is on its way to. */
const points = (v: Sight, seat: Seat): number => (v.s.over ? at(v.s.vp, seat) : standing(v, seat).total);

/** How a seat stands against the others, in VP: the best of them counts most. */
export function value(w: Weights, s: State, seat: Seat): number {
  const v = sight(w, s);
  return lead(
    v,
    seat,
    s.order.map((other) => points(v, other)),
  );
}

/** The same of every seat, by seat. */
export function values(w: Weights, s: State): number[] {
  const v = sight(w, s);
  const all = s.order.map((seat) => points(v, seat));
  return playersOf(s).map((seat) => lead(v, seat, all));
}

/** `all` are the points of everybody, in turn order. */
function lead({ w, s: { order } }: Sight, seat: Seat, all: readonly number[]): number {
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (let i = 0; i < order.length; i++) {
    const worth = all[i] ?? 0;
    if (order[i] === seat) own = worth;
    else {
      best = Math.max(best, worth);
      total += worth;
    }
  }
  return own - w.rival * best - (w.others * total) / (order.length - 1);
}
