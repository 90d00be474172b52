import { SEATS, type Seat } from '@cinderhall/kernel';
import { sum } from '../sorted.ts';
import { at, isAutomaton, playersOf, seatOf, structureVp, topTile } from '../table.ts';
import type { Tables } from '../tables.ts';
import { CITADEL, COMBAT_CARDS, FATES, type Fighter, GOLD, GOODS, type Move, type State } from '../types.ts';
import { forceAt, minionsLeft, placeWorth, type Sight, sight, standing, WEIGHTS } from './worth.ts';

/**
 * A position in numbers, as one seat sees it, for evaluations that learn. Each is scaled to lie about between 0 and 1.
 * The seat itself comes first, then the others clockwise, so that one evaluation serves every seat.
 */

const ROUNDS = 4;
const MINIONS = 4;
const ROUND_NAMES = ['round 1', 'round 2', 'round 3', 'round 4'] as const;

/** What is told of the whole table. */
const TABLE = [
  ...ROUND_NAMES,
  'own minions left',
  'other minions left',
  'the King holds the Citadel',
  'VP of the Citadel this round',
  'VP of the Citadel next round',
  'the pile of structures was made anew',
  'most VP among the structures on offer',
  'most attack among the fighters on display',
] as const;

/** What is told of each player. Of other players the fate card is not known, so its line stays 0. */
const PLAYER = [
  'VP',
  ...GOODS,
  'VP that the goods would make',
  'fighters in hand',
  'best in hand',
  'best two in hand',
  'best three in hand',
  'all in hand',
  'best two of one kind in hand',
  'fighters in the graveyard',
  'attack in the graveyard',
  'regions',
  'VP of their structures',
  'their defenders',
  'their defence',
  'regions without defenders',
  'holds the Citadel',
  'defence of the Citadel',
  ...COMBAT_CARDS.map((card) => `combat card ${card} unused`),
  'power token charged',
  'minions left',
  'place in the turn order',
  'places the next minion',
  'tiers of the fighters',
  'tiers of Automatons',
  'tiers that the fate card counts',
  'standing by rules of thumb',
  'worth of the places',
  'worth of the goods',
  'worth of the fighters',
] as const;

/** What is told of each region, beside who controls it. */
const REGION = [
  'nobody controls it',
  'VP of its structure',
  'defence',
  'height of its stack',
  'own minions on its combat spaces',
  'other minions on its combat spaces',
  'free combat spaces',
  'minions that gather',
  'what it offers',
  'what it will bring to who controls it',
] as const;

const REGIONS = 6;

/** What seats see differently of a player and of a region. */
const COUNTED = PLAYER.indexOf('tiers that the fate card counts');
const OWN_FIGHTING = REGION.indexOf('own minions on its combat spaces');
const OTHERS_FIGHTING = REGION.indexOf('other minions on its combat spaces');

/** How many numbers tell a position of so many players. */
export const featuresOf = (players: number): number =>
  TABLE.length + PLAYER.length * players + (REGION.length + players) * REGIONS;

/** Worth, and the 24 spaces of the printed board. On a pack's larger board, spaces beyond them have no output. */
export const OUTPUTS = 25;

/** The outputs of an evaluation: worth first, then one for each space on which a minion may be placed, by its index. */
export const outputOf = (m: Move): number => (m.kind === 'turn' ? 1 + m.space : -1);

/** Writes one number after the other. */
class Pen {
  readonly #into: Float32Array;
  #at = 0;
  constructor(into: Float32Array) {
    this.#into = into;
  }
  put(x: number): void {
    this.#into[this.#at] = x;
    this.#at++;
  }
  /** So many numbers of somewhere else. */
  copy(from: Float32Array, start: number, count: number): void {
    for (let i = 0; i < count; i++) this.put(from[start + i] ?? 0);
  }
}

/** Tells a position to `seat` in numbers: the first {@link featuresOf} of `into`. */
export function writeFeatures(s: State, seat: Seat, into: Float32Array): void {
  writeLook(sight(WEIGHTS, s), seat, into);
}

/** The same for every seat, by seat. What the first was told is copied wherever others see it alike. */
export function writeAllFeatures(s: State, into: readonly Float32Array[]): void {
  const v = sight(WEIGHTS, s);
  const first = at(into, 0);
  writeLook(v, 0, first);
  for (const seat of playersOf(s)) if (seat > 0) copyLook(v, first, seat, at(into, seat));
}

function writeLook(v: Sight, seat: Seat, into: Float32Array): void {
  const pen = new Pen(into);
  const top = v.s.stack.at(-1);
  const mover = top?.kind === 'turn' ? top.seat : -1;
  const { players } = v.s.config;
  writeTable(pen, v, seat);
  for (let i = 0; i < players; i++) writePlayer(pen, v, seatOf((seat + i) % players), i === 0, mover);
  for (let region = 0; region < REGIONS; region++) writeRegion(pen, v, seat, region);
}

/** Tells `seat` a position out of what `first`, the look of seat 0, says of it. */
function copyLook(v: Sight, first: Float32Array, seat: Seat, into: Float32Array): void {
  const { players } = v.s.config;
  const pen = new Pen(into);
  writeTable(pen, v, seat);
  for (let i = 0; i < players; i++) {
    pen.copy(first, TABLE.length + PLAYER.length * ((seat + i) % players), PLAYER.length);
    into[TABLE.length + PLAYER.length * i + COUNTED] = i === 0 ? countedTiers(v, seat) / 8 : 0;
  }
  let start = TABLE.length + PLAYER.length * players;
  for (let region = 0; region < REGIONS; region++) {
    writeOwner(pen, v, seat, region);
    start += players;
    pen.copy(first, start, REGION.length);
    into[start + OWN_FIGHTING] = fighting(v, seat, region) / 2;
    into[start + OTHERS_FIGHTING] = (at(v.crowd.fought, region) - fighting(v, seat, region)) / 2;
    start += REGION.length;
  }
}

function writeTable(pen: Pen, { s, t }: Sight, seat: Seat): void {
  for (let round = 1; round <= ROUNDS; round++) pen.put(s.round === round ? 1 : 0);
  let others = 0;
  for (let other = 0; other < s.config.players; other++) if (other !== seat) others += minionsLeft(s, other);
  pen.put(minionsLeft(s, seat) / MINIONS);
  pen.put(others / (MINIONS * (s.config.players - 1)));
  pen.put(s.king ? 1 : 0);
  pen.put((t.citadelVp[s.round - 1] ?? 0) / 6);
  pen.put((t.citadelVp[s.round] ?? 0) / 6);
  pen.put(s.restacked ? 1 : 0);
  let vp = 0;
  for (const tile of s.offer) if (tile >= 0) vp = Math.max(vp, at(t.tiles, tile).vp);
  pen.put(vp / 5);
  let attack = 0;
  for (const f of s.display) if (f >= 0) attack = Math.max(attack, at(t.attackOf, f));
  pen.put(attack / 5);
}

function writePlayer(pen: Pen, v: Sight, seat: Seat, own: boolean, mover: number): void {
  const { s, t } = v;
  pen.put(at(s.vp, seat) / 30);
  writeGoods(pen, s, seat);
  writeHand(pen, v, seat);
  pen.put(at(s.graves, seat).length / 5);
  pen.put(attackOf(t, at(s.graves, seat)) / 12);
  writeHoldings(pen, v, seat);
  for (let card = 0; card < COMBAT_CARDS.length; card++) pen.put(at(s.used, seat).some((c) => c === card) ? 0 : 1);
  pen.put(at(s.charged, seat));
  pen.put(minionsLeft(s, seat) / MINIONS);
  pen.put(s.order.indexOf(seat) / 3);
  pen.put(mover === seat ? 1 : 0);
  writeTiers(pen, v, seat, own);
  const { total, places, goods, fighters } = standing(v, seat);
  pen.put(total / 40);
  pen.put(places / 25);
  pen.put(goods / 10);
  pen.put(fighters / 15);
}

function writeGoods(pen: Pen, s: State, seat: Seat): void {
  let sets = 0;
  for (let good = 0; good <= GOLD; good++) {
    const n = at(s.goods, seat * GOODS.length + good);
    pen.put(n / 5);
    sets += Math.floor(n / (good === GOLD ? 2 : 3));
  }
  pen.put(sets / 4);
}

const attackOf = (t: Tables, fighters: readonly Fighter[]): number => {
  let total = 0;
  for (const f of fighters) total += at(t.attackOf, f);
  return total;
};

function writeHand(pen: Pen, { s, t, raiders }: Sight, seat: Seat): void {
  const hand = at(s.hands, seat);
  const { best, two, three } = at(raiders, seat);
  pen.put(hand.length / 5);
  pen.put(best / 5);
  pen.put(two / 9);
  pen.put(three / 12);
  pen.put(attackOf(t, hand) / 15);
  pen.put(bestPair(t, hand) / 9);
}

/** BOL-1: attack of the best two of one kind, bolstered; 0 without a pair. */
function bestPair(t: Tables, hand: readonly Fighter[]): number {
  let most = 0;
  for (let i = 1; i < hand.length; i++)
    for (let j = 0; j < i; j++) {
      const f = at(hand, i);
      const g = at(hand, j);
      if (t.kindOf[f] === t.kindOf[g]) most = Math.max(most, at(t.attackOf, f) + at(t.attackOf, g) + 1);
    }
  return most;
}

function writeHoldings(pen: Pen, { s, t }: Sight, seat: Seat): void {
  let [regions, vp, guards, defence, bare] = [0, 0, 0, 0, 0];
  for (let place = 0; place < CITADEL; place++) {
    if (s.owners[place] !== seat) continue;
    const n = at(s.guards, place).length;
    regions++;
    vp += structureVp(s, t, place);
    guards += n;
    defence += forceAt(s, t, place);
    if (n === 0) bare++;
  }
  const citadel = s.owners[CITADEL] === seat;
  pen.put(regions / 4);
  pen.put(vp / 12);
  pen.put(guards / 6);
  pen.put(defence / 15);
  pen.put(bare / 3);
  pen.put(citadel ? 1 : 0);
  pen.put(citadel ? forceAt(s, t, CITADEL) / 10 : 0);
}

function writeTiers(pen: Pen, v: Sight, seat: Seat, own: boolean): void {
  const { s, t } = v;
  let [all, automatons] = [0, 0];
  for (const f of at(s.roster, seat)) {
    const tier = at(t.tierOf, f);
    all += tier;
    if (isAutomaton(t, f)) automatons += tier;
  }
  pen.put(all / 10);
  pen.put(automatons / 4);
  pen.put(own ? countedTiers(v, seat) / 8 : 0);
}

function countedTiers({ s, t }: Sight, seat: Seat): number {
  const fate = FATES[at(s.fates, seat)];
  let counted = 0;
  for (const f of at(s.roster, seat)) {
    const kind = at(t.kindOf, f);
    if (!isAutomaton(t, f) && fate !== undefined && (fate[0] === kind || fate[1] === kind)) counted += at(t.tierOf, f);
  }
  return counted;
}

function writeOwner(pen: Pen, { s }: Sight, seat: Seat, region: number): void {
  const { players } = s.config;
  const owner = at(s.owners, region);
  for (let i = 0; i < players; i++) pen.put(owner === (seat + i) % players ? 1 : 0);
}

function writeRegion(pen: Pen, v: Sight, seat: Seat, region: number): void {
  const { s, t, crowd } = v;
  const owner = at(s.owners, region);
  writeOwner(pen, v, seat, region);
  const defence = forceAt(s, t, region);
  pen.put(owner < 0 ? 1 : 0);
  pen.put(owner < 0 ? 0 : structureVp(s, t, region) / 6);
  pen.put(defence / 8);
  pen.put(at(s.tiles, region).length / 3);
  const fought = at(crowd.fought, region);
  const own = fighting(v, seat, region);
  pen.put(own / 2);
  pen.put((fought - own) / 2);
  pen.put(Math.max(0, at(t.regions, region).combat - fought) / 2);
  pen.put(at(crowd.gathering, region) / 3);
  const tile = topTile(s, region);
  pen.put(tile < 0 ? 0 : sum(at(t.offers, tile)) / 4);
  pen.put(owner < 0 ? 0 : placeWorth(v, seatOf(owner), region, defence) / 10);
}

/** Minions of a seat on the combat spaces of a region. */
const fighting = ({ crowd }: Sight, seat: Seat, region: number): number =>
  at(crowd.foughtBy, region * SEATS.length + seat);
