import type { RngState, Seat, Viewer } from '@cinderhall/kernel';
import { below, bySeat, forkRng, SEATS, shuffle } from '@cinderhall/kernel';
import { actionCardsOf } from './automa/deck.ts';
import { clone } from './clone.ts';
import { sorted, without } from './sorted.ts';
import { at, cardOnTable } from './table.ts';
import { tables, unusedCards } from './tables.ts';
import type {
  Automa,
  Card,
  Cards,
  Fighter,
  Frame,
  FrameOf,
  FrameView,
  PlaceView,
  PlayerView,
  State,
  View,
} from './types.ts';
import { CITADEL, FATES, GOODS, HOME, SHEET } from './types.ts';

/** CMP-5 */
const MINIONS = 4;

const shuffled = <T extends number>(rng: RngState, list: readonly T[]): T[] => {
  const copy = list.slice();
  shuffle(rng, copy);
  return copy;
};

type CoveredFrame = Extract<FrameView, { kind: 'clash' | 'reveal' }>;
const isCovered = (f: FrameView): f is CoveredFrame => f.kind === 'clash' || f.kind === 'reveal';
const isReckon = (f: FrameView): f is FrameOf<'reckon'> => f.kind === 'reckon';

/** Whose fighters march in a running battle, and which of them one may see. */
function marching(v: View): { readonly seat: Seat; readonly attackers: Cards } | null {
  const covered = v.stack.find(isCovered);
  if (covered !== undefined) return { seat: covered.attacker, attackers: covered.attackers };
  const reckoned = v.stack.find(isReckon);
  return reckoned === undefined ? null : { seat: reckoned.attacker, attackers: { known: reckoned.attackers } };
}

/** Who is where: hands, and the attackers of a running battle. */
interface Fighters {
  readonly hands: Fighter[][];
  readonly attackers: Fighter[];
}

/** Fighters of one seat of which so many march under cover, and nobody knows which. */
interface Covered {
  readonly seat: Seat;
  readonly pool: readonly Fighter[];
  readonly count: number;
}

/** A seat's fighters that are neither on the board nor in its graveyard: in hand, or committed. */
function unplaced(v: View, p: PlayerView): Fighter[] {
  const guards = v.places.flatMap((place) => (place.owner === p.seat ? place.guards : []));
  return without(at(v.memory.roster, p.seat), [...guards, ...p.graveyard]);
}

/** Who is where as far as it can be known; whoever may march under cover is told apart. */
function fightersOf(v: View): Fighters & { readonly covered: Covered | null } {
  const march = marching(v);
  const hands = lists(v, (p) => sorted(unplaced(v, p)));
  if (march === null) return { hands, attackers: [], covered: null };
  const { seat, attackers } = march;
  const pool = unplaced(v, at(v.players, seat));
  const known = 'known' in attackers ? attackers.known.slice() : missing(at(v.players, seat), pool);
  if (known === null) return { hands, attackers: [], covered: { seat, pool, count: countOf(attackers) } };
  hands[seat] = sorted(without(pool, known));
  return { hands, attackers: known, covered: null };
}

/** With open hands the covered ones are what is missing from the hand. */
const missing = (p: PlayerView, pool: readonly Fighter[]): Fighter[] | null =>
  'known' in p.hand ? sorted(without(pool, p.hand.known)) : null;

const countOf = (cards: Cards): number => ('count' in cards ? cards.count : cards.known.length);

/** The card of a seat that lies open beside a battle just fought: used up, but not yet on the discard (CBT-10). */
function openCard(v: View, seat: Seat): Card | null {
  for (const f of v.stack) if (f.kind === 'discard' || f.kind === 'reckon') return f.cards[seat];
  return null;
}

/** Own used cards as they lie; of others the top one, and below it what was played or, forgotten, what might have been. */
function usedCards(v: View, p: PlayerView, rng: RngState): Card[] {
  if (p.used !== null) return p.used.slice();
  const { top, count } = p.discard;
  if (top === null) return [];
  const onTable = openCard(v, p.seat);
  const below = v.memory.played?.[p.seat] ?? unusedCards(onTable === null ? [top] : [top, onTable]);
  const others = shuffled(
    rng,
    below.filter((card) => card !== top),
  );
  return [...others.slice(0, count - 1), top];
}

/** Fates that nobody is known to have. */
function hiddenFates(v: View): number[] {
  const rest: number[] = [];
  for (let fate = 0; fate < FATES.length; fate++) if (!v.players.some((p) => p.fate === fate)) rest.push(fate);
  return rest;
}

function dealFates(v: View, hidden: readonly number[], rng: RngState): number[] {
  const rest = shuffled(rng, hidden);
  const fates = [-1, -1, -1, -1];
  for (const p of v.players) if (p.seat !== v.automa?.seat) fates[p.seat] = p.fate ?? rest.pop() ?? -1;
  return fates;
}

/** What is shuffled by itself in the pile, the lowest first. SET-9: in the first pass tier I lies on tier II. */
function layersOf(v: View): readonly (readonly number[])[] {
  const { pile, restacked } = v.memory;
  const t = tables(v.config);
  return restacked ? [pile] : [2, 1].map((tier) => pile.filter((tile) => at(t.tiles, tile).tier === tier));
}

function pileOf(layers: readonly (readonly number[])[], rng: RngState): number[] {
  const pile: number[] = [];
  for (const layer of layers) for (const tile of shuffled(rng, layer)) pile.push(tile);
  return pile;
}

/** CBT-4: a covered card is any that its owner has left. */
function coveredFrame(f: CoveredFrame, attackers: Fighter[], used: readonly Card[][], rng: RngState): Frame {
  const sealed = bySeat((seat): Card | null => {
    const card = f.sealed[seat];
    if (card !== 'hidden') return card;
    const left = unusedCards(at(used, seat));
    return at(left, below(rng, left.length));
  });
  return { ...f, attackers, sealed };
}

// Lists are pushed together: V8 takes those of map and flat to have holes, and all that reads them would be slower.

/** What the players of a view give to the state, by seat; that of an unused seat is empty. */
function lists<T extends number>(v: View, of: (p: PlayerView) => T[]): T[][] {
  const all: T[][] = [[], [], [], []];
  for (const p of v.players) all[p.seat] = of(p);
  return all;
}

/** The same in one list, `size` for each seat, unused ones filled up with `empty`. */
function row(v: View, size: number, empty: number, of: (p: PlayerView) => readonly number[]): number[] {
  const all: number[] = [];
  for (const p of v.players) for (const n of of(p)) all.push(n);
  while (all.length < size * SEATS.length) all.push(empty);
  return all;
}

/** Four minions of a seat as the state keeps them: those at home first. */
const minionsOf = (p: PlayerView): number[] => [
  ...Array.from({ length: MINIONS - p.minions.length }, () => HOME),
  ...p.minions,
];

function ownersOf(v: View): number[] {
  const owners: number[] = [];
  for (const { owner } of v.places) owners.push(owner);
  return owners;
}

/** By place, or by region alone. */
function stacks(places: readonly PlaceView[], of: (place: PlaceView) => readonly number[]): number[][] {
  const all: number[][] = [];
  for (const place of places) all.push(of(place).slice());
  return all;
}

/** The AI's covered cards in some order: action cards that have not been flipped, combat cards that may be left. */
function automaOf(v: View, stack: readonly Frame[], used: readonly Card[][], rng: RngState): Automa | null {
  if (v.automa === null) return null;
  const { seat, flipped, marker } = v.automa;
  const onTable = cardOnTable(stack, seat);
  return {
    deck: shuffled(
      rng,
      actionCardsOf(v.config).filter((card) => !flipped.includes(card)),
    ),
    flipped: flipped.slice(),
    combat: shuffled(
      rng,
      unusedCards(at(used, seat)).filter((card) => card !== onTable),
    ),
    marker,
  };
}

/** What every world of a view has in common, and what the rest is dealt out of. */
interface Outline {
  /** Without what is hidden. */
  readonly state: State;
  readonly attackers: readonly Fighter[];
  readonly covered: Covered | null;
  readonly fates: readonly number[];
  readonly layers: readonly (readonly number[])[];
}

function outlineOf(v: View): Outline {
  const { hands, attackers, covered } = fightersOf(v);
  return { state: seenOf(v, hands), attackers, covered, fates: hiddenFates(v), layers: layersOf(v) };
}

function seenOf(v: View, hands: Fighter[][]): State {
  return {
    config: v.config,
    rng: [],
    decision: v.decision,
    necromancers: v.players.map((p) => p.necromancer),
    round: v.round,
    turn: v.turn,
    order: v.order.slice(),
    stack: [],
    over: v.over,
    vp: row(v, 1, 0, (p) => [p.vp]),
    goods: row(v, GOODS.length, 0, (p) => p.goods),
    hands,
    graves: lists(v, (p) => p.graveyard.slice()),
    roster: lists(v, (p) => at(v.memory.roster, p.seat).slice()),
    used: [],
    fates: [],
    minions: row(v, MINIONS, HOME, minionsOf),
    owners: ownersOf(v),
    guards: stacks(v.places, (place) => place.guards),
    tiles: stacks(v.places.slice(0, CITADEL), (place) => place.tiles),
    charged: row(v, 1, 0, (p) => [p.power === true ? 1 : 0]),
    fortified: stacks(v.places, (place) => place.fortified),
    king: v.king,
    kingToken: v.kingToken,
    display: v.display.slice(),
    decks: [],
    offer: v.offer.slice(),
    pile: [],
    aside: v.aside.slice(),
    restacked: v.memory.restacked,
    sheet: row(v, SHEET.length, 0, (p) => p.sheet),
    automa: null,
    tiebreak: v.tiebreak.slice(),
  };
}

/** Thousands of worlds are drawn of one view before the next one comes. Views are values: nobody writes to them. */
let last: { readonly view: View; readonly outline: Outline } | null = null;

function outlineFor(view: View): Outline {
  if (last?.view !== view) last = { view, outline: outlineOf(view) };
  return last.outline;
}

/**
 * Some state that this viewer cannot rule out: everything seen as it is, everything hidden drawn uniformly from what
 * is left over. Its generator is a new one, so that the future of the real game stays unknown.
 */
export function sample(v: View, _who: Viewer, rng: RngState): State {
  const { state, attackers: marched, covered, fates, layers } = outlineFor(v);
  const s = clone(state);
  const attackers = covered === null ? marched.slice() : marchOut(s, covered, rng);
  s.used = lists(v, (p) => usedCards(v, p, rng));
  for (const f of v.stack) s.stack.push(isCovered(f) ? coveredFrame(f, attackers, s.used, rng) : { ...f });
  s.rng = forkRng(rng);
  s.fates = dealFates(v, fates, rng);
  for (const deck of v.memory.decks) s.decks.push(shuffled(rng, deck));
  s.pile = pileOf(layers, rng);
  s.automa = automaOf(v, s.stack, s.used, rng);
  return s;
}

/** Some of those who may march under cover leave the hand, and are told. */
function marchOut(s: State, { seat, pool, count }: Covered, rng: RngState): Fighter[] {
  const attackers = sorted(shuffled(rng, pool).slice(0, count));
  s.hands[seat] = sorted(without(pool, attackers));
  return attackers;
}
