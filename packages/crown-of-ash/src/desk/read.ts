import { bySeat, type Seat } from '@cinderhall/kernel';
import { sorted } from '../sorted.ts';
import { hasToken, isSeat, playersOf } from '../table.ts';
import { type Tables, tables } from '../tables.ts';
import type { Automa, AutomaView, Card, Cards, FrameView, Memory, PlayerView, State, View } from '../types.ts';
import { ACTION_CARDS, CITADEL, COMBAT_CARDS, FATES, GOODS, HOME, KINDS, NOBODY, SHEET } from '../types.ts';

/** What lies where, in the content's ids: of a state, and of what somebody sees of it, in one form. */

/** Ids of what numbers mean; null for an empty position. */
export interface Names {
  fighters(list: readonly number[]): (string | null)[];
  tiles(list: readonly number[]): (string | null)[];
  spaces(list: readonly number[]): (string | null)[];
  place(place: number): string | null;
}

export const namesOf = (t: Tables): Names => ({
  fighters: (list) => list.map((f) => t.fighters[f]?.id ?? null),
  tiles: (list) => list.map((tile) => t.tiles[tile]?.id ?? null),
  spaces: (list) => list.map((space) => t.spaces[space]?.id ?? null),
  place: (place) => (place === CITADEL ? 'citadel' : (t.regions[place]?.id ?? null)),
});

export const seatOrNull = (n: number): Seat | null => (isSeat(n) ? n : null);
const cardName = (card: Card): string => COMBAT_CARDS[card];
export const fateKinds = (fate: number): string[] | null => FATES[fate]?.map((kind) => KINDS[kind]) ?? null;

const named = (names: readonly string[], values: readonly number[]): { [name: string]: number } =>
  Object.fromEntries(names.map((name, i) => [name, values[i] ?? 0]));
export const goodsNamed = (values: readonly number[]): { [good: string]: number } => named(GOODS, values);
export const sheetNamed = (values: readonly number[]): { [line: string]: number } => named(SHEET, values);

/** Fields that a state and a view share, under the same names. */
type Common = Pick<
  View,
  'round' | 'turn' | 'order' | 'over' | 'king' | 'kingToken' | 'display' | 'offer' | 'aside' | 'tiebreak'
>;

const common = (s: Common, names: Names) => ({
  round: s.round,
  turn: s.turn,
  turnOf: s.over ? null : (s.order[(s.turn - 1) % s.order.length] ?? null),
  order: s.order,
  over: s.over,
  king: s.king,
  kingToken: seatOrNull(s.kingToken),
  display: names.fighters(s.display),
  offer: names.tiles(s.offer),
  aside: names.tiles(s.aside),
  tiebreak: Object.fromEntries(s.tiebreak.map((n, seat) => [seat, n < 0 ? null : n])),
});

function matOf(s: State, seat: Seat, names: Names) {
  const of = (list: readonly number[], length: number) => list.slice(seat * length, (seat + 1) * length);
  return {
    necromancer: s.necromancers[seat],
    vp: s.vp[seat],
    sheet: sheetNamed(of(s.sheet, SHEET.length)),
    goods: goodsNamed(of(s.goods, GOODS.length)),
    hand: names.fighters(s.hands[seat] ?? []),
    graveyard: names.fighters(s.graves[seat] ?? []),
    roster: names.fighters(s.roster[seat] ?? []),
    used: (s.used[seat] ?? []).map(cardName),
    fate: fateKinds(s.fates[seat] ?? -1),
    charged: hasToken(s, seat) ? s.charged[seat] === 1 : null,
    minions: names.spaces(of(s.minions, 4).filter((space) => space !== HOME)),
  };
}

/** Everything, as nobody at the table sees it. */
export function readState(s: State) {
  const t = tables(s.config);
  const names = namesOf(t);
  return {
    ...common(s, names),
    seats: Object.fromEntries(playersOf(s).map((seat) => [seat, matOf(s, seat, names)])),
    places: Object.fromEntries(
      s.owners.map((owner, place) => [
        names.place(place) ?? '',
        {
          owner: seatOrNull(owner),
          tiles: names.tiles(s.tiles[place] ?? []),
          guards: names.fighters(s.guards[place] ?? []),
          fortified: names.fighters(s.fortified[place] ?? []),
        },
      ]),
    ),
    decks: byNumeral(s.decks.map((deck) => names.fighters([...deck].reverse()))),
    pile: names.tiles([...s.pile].reverse()),
    restacked: s.restacked,
    battle: battleOf(s.stack, names),
    automa: s.automa === null ? null : readAutoma(s.automa),
  };
}

const actionCards = (cards: readonly number[]) => cards.map((card) => ACTION_CARDS[card] ?? null);

/** Decks in the order in which they are drawn. */
const readAutoma = ({ deck, flipped, combat, marker }: Automa) => ({
  actions: actionCards([...deck].reverse()),
  flipped: actionCards(flipped),
  combat: [...combat].reverse().map(cardName),
  marker,
});

const byNumeral = <T>(decks: readonly T[]) => ({ 1: decks[0], 2: decks[1], 3: decks[2] });

/** Covered cards are a count. */
const cards = (of: Cards, names: Names) => ('known' in of ? names.fighters(of.known) : of.count);

const matSeen = (p: PlayerView, { roster, played }: Memory, names: Names) => ({
  necromancer: p.necromancer,
  vp: p.vp,
  sheet: sheetNamed(p.sheet),
  goods: goodsNamed(p.goods),
  hand: cards(p.hand, names),
  graveyard: names.fighters(p.graveyard),
  roster: names.fighters(roster[p.seat] ?? []),
  used: p.used?.map(cardName) ?? null,
  discard: { top: p.discard.top === null ? null : cardName(p.discard.top), count: p.discard.count },
  played: played?.[p.seat]?.map(cardName) ?? null,
  fate: p.fate === null ? null : fateKinds(p.fate),
  charged: p.power,
  minions: names.spaces(p.minions),
});

const seenAutoma = ({ deckCount, flipped, combatCount, marker }: AutomaView) => ({
  actions: deckCount,
  flipped: actionCards(flipped),
  combat: combatCount,
  marker,
});

/** What somebody sees: hidden cards as counts. */
export function readView(v: View) {
  const t = tables(v.config);
  const names = namesOf(t);
  return {
    ...common(v, names),
    seats: Object.fromEntries(v.players.map((p) => [p.seat, matSeen(p, v.memory, names)])),
    places: Object.fromEntries(
      v.places.map((p, place) => [
        names.place(place) ?? '',
        {
          owner: seatOrNull(p.owner),
          tiles: names.tiles(p.tiles),
          guards: names.fighters(p.guards),
          fortified: names.fighters(p.fortified),
        },
      ]),
    ),
    decks: byNumeral(v.deckCounts),
    pile: v.pileCount,
    restacked: v.memory.restacked,
    battle: battleOf(v.stack, names),
    automa: v.automa === null ? null : seenAutoma(v.automa),
  };
}

/** The battle that is being fought, from the commitment of the attackers until the totals are compared. */
function battleOf(stack: readonly (FrameView | State['stack'][number])[], names: Names) {
  for (const f of stack) {
    if (f.kind !== 'clash' && f.kind !== 'reveal') continue;
    const { sealed } = f;
    const cardOf = (seat: Seat) => {
      const card = sealed[seat];
      return typeof card === 'number' ? cardName(card) : card;
    };
    return {
      attacker: f.attacker,
      defender: f.defender === NOBODY ? null : f.defender,
      place: names.place(f.place),
      modifier: f.modifier,
      attackers: 'length' in f.attackers ? names.fighters(sorted(f.attackers)) : cards(f.attackers, names),
      cards: { ...bySeat(cardOf) },
    };
  }
  return null;
}
