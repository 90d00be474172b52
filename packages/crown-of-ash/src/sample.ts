import type { RngState, Seat, Viewer } from '@cinderhall/kernel';
import { below, bySeat, forkRng, SEATS, shuffle } from '@cinderhall/kernel';
import { actionCardsOf } from './automa/deck.ts';
import { sorted, without } from './sorted.ts';
import { at, cardOnTable } from './table.ts';
import { tables, unusedCards } from './tables.ts';
import type { Automa, Card, Cards, Fighter, Frame, FrameOf, FrameView, PlayerView, State, View } from './types.ts';
import { FATES, HOME, SHEET } from './types.ts';

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

/** Who is where in one imagined world: hands, and the attackers of a running battle. */
interface Fighters {
  readonly hands: Fighter[][];
  readonly attackers: Fighter[];
}

/** A seat's fighters that are neither on the board nor in its graveyard: in hand, or committed. */
function unplaced(v: View, p: PlayerView): Fighter[] {
  const guards = v.places.flatMap((place) => (place.owner === p.seat ? place.guards : []));
  return without(at(v.memory.roster, p.seat), [...guards, ...p.graveyard]);
}

/** Hidden hands, and covered attackers out of them. */
function dealFighters(v: View, rng: RngState): Fighters {
  const march = marching(v);
  const hands: Fighter[][] = [[], [], [], []];
  let attackers: Fighter[] = [];
  for (const p of v.players) {
    const pool = unplaced(v, p);
    if (march?.seat !== p.seat) {
      hands[p.seat] = sorted(pool);
      continue;
    }
    attackers =
      'known' in march.attackers
        ? march.attackers.known.slice()
        : coveredAttackers(p, pool, march.attackers.count, rng);
    hands[p.seat] = sorted(without(pool, attackers));
  }
  return { hands, attackers };
}

function coveredAttackers(p: PlayerView, pool: readonly Fighter[], count: number, rng: RngState): Fighter[] {
  // With open hands the covered ones are what is missing from the hand.
  if ('known' in p.hand) return sorted(without(pool, p.hand.known));
  return sorted(shuffled(rng, pool).slice(0, count));
}

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

function dealFates(v: View, rng: RngState): number[] {
  const known = v.players.flatMap((p) => (p.fate === null ? [] : [p.fate]));
  const rest = shuffled(
    rng,
    FATES.map((_pair, i) => i).filter((i) => !known.includes(i)),
  );
  const fates = [-1, -1, -1, -1];
  for (const p of v.players) if (p.seat !== v.automa?.seat) fates[p.seat] = p.fate ?? rest.pop() ?? -1;
  return fates;
}

/** SET-9: in the first pass tier I lies on tier II; a pile made anew is in any order. */
function pileOf(v: View, rng: RngState): number[] {
  const t = tables(v.config);
  if (v.memory.restacked) return shuffled(rng, v.memory.pile);
  const ofTier = (tier: number): number[] => v.memory.pile.filter((tile) => at(t.tiles, tile).tier === tier);
  return [...shuffled(rng, ofTier(2)), ...shuffled(rng, ofTier(1))];
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

/** What the players of a view give to the state, seat by seat; unused seats are empty. */
const each = <T>(v: View, of: (p: PlayerView) => T, empty: T): T[] =>
  SEATS.map((seat: Seat) => {
    const p = v.players[seat];
    return p === undefined ? empty : of(p);
  });

/** Four minions of a seat as the state keeps them: those at home first. */
const minionsOf = (p: PlayerView): number[] => [
  ...Array.from({ length: 4 - p.minions.length }, () => HOME),
  ...p.minions,
];

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

/**
 * Some state that this viewer cannot rule out: everything seen as it is, everything hidden drawn uniformly from what
 * is left over. Its generator is a new one, so that the future of the real game stays unknown.
 */
export function sample(v: View, _who: Viewer, rng: RngState): State {
  const { hands, attackers } = dealFighters(v, rng);
  const used = each(v, (p) => usedCards(v, p, rng), []);
  const home = [HOME, HOME, HOME, HOME];
  const stack = v.stack.map((f): Frame => (isCovered(f) ? coveredFrame(f, attackers, used, rng) : { ...f }));
  return {
    config: v.config,
    rng: forkRng(rng),
    decision: v.decision,
    necromancers: v.players.map((p) => p.necromancer),
    round: v.round,
    turn: v.turn,
    order: v.order.slice(),
    stack,
    over: v.over,
    vp: each(v, (p) => p.vp, 0),
    goods: each(v, (p) => p.goods, [0, 0, 0, 0, 0]).flat(),
    hands,
    graves: each(v, (p) => p.graveyard.slice(), []),
    roster: SEATS.map((seat) => v.memory.roster[seat]?.slice() ?? []),
    used,
    fates: dealFates(v, rng),
    minions: each(v, minionsOf, home).flat(),
    owners: v.places.map((place) => place.owner),
    guards: v.places.map((place) => place.guards.slice()),
    tiles: v.places.slice(0, 6).map((place) => place.tiles.slice()),
    charged: each(v, (p) => (p.power === true ? 1 : 0), 0),
    fortified: v.places.map((place) => place.fortified.slice()),
    king: v.king,
    kingToken: v.kingToken,
    display: v.display.slice(),
    decks: v.memory.decks.map((deck) => shuffled(rng, deck)),
    offer: v.offer.slice(),
    pile: pileOf(v, rng),
    aside: v.aside.slice(),
    restacked: v.memory.restacked,
    sheet: each(
      v,
      (p) => p.sheet,
      Array.from({ length: SHEET.length }, () => 0),
    ).flat(),
    automa: automaOf(v, stack, used, rng),
    tiebreak: v.tiebreak.slice(),
  };
}
