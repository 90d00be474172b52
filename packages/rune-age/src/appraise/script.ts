import type { RngState, Seat } from '@cinderhall/kernel';
import { cardIn } from '../army.ts';
import { reachable } from '../effects/costs.ts';
import { armyStrength, combatOf, sideOf, unitStrength } from '../forces.ts';
import { handSize, priceFor } from '../lasting.ts';
import { at, top, topOf } from '../table.ts';
import { type Tables, tables } from '../tables.ts';
import { type CardIndex, INSTANT, type Move, type MoveOf, type State } from '../types.ts';
import { hopeless, lacking, prospect, reach } from './fights.ts';
import { mightIn } from './might.ts';
import { isSaved, savings } from './saving.ts';
import { gains } from './worth.ts';

/** Quick answers: a plain player who looks at the question at hand and no further. */

/** What is the same for all answers to a question. */
interface Glimpse {
  readonly s: State;
  readonly t: Tables;
  readonly seat: Seat;
  /** How much a ware is wanted; nothing is bought for 0 or less. */
  readonly wish: (card: CardIndex) => number;
  /** How many cards of the hand are saved up. */
  readonly saved: number;
}

/** Bounds between the kinds of what is done in a turn: the higher comes first. */
const FIRST = { gold: 4000, use: 3000, attack: 2000, exhaust: 1000, buy: 0 };

/** Whether a turn is about to begin, or the game is over. A turn that is under way is played on to its end. */
export function quiet(s: State): boolean {
  if (s.over) return true;
  const f = top(s);
  if (f?.kind !== 'turn') return false;
  const { seat } = f;
  if (at(s.gold, seat) + at(s.influence, seat) + s.fought.length + at(s.exhausted, seat).length > 0) return false;
  const more = at(s.decks, seat).length + at(s.discards, seat).length > 0;
  return !more || at(s.hands, seat).length >= handSize(s, tables(s.config), seat);
}

/** What a card is worth to whoever holds it, compared with other cards. */
const cardWorth = ({ t }: Glimpse, card: CardIndex): number => at(mightIn(t).usual, card) + at(t.goldOf, card);

/** What a victory is worth, by what is fought. */
function prize({ t }: Glimpse, target: CardIndex, defender: Seat | -1, ahead: number): number {
  switch (t.typeOf[target]) {
    case 'objective':
      return t.rules.objectiveWins ? 100 : 0;
    case 'home-realm':
      return 0.5 * ahead;
    case 'city':
      return defender >= 0 ? 6 : 4;
    case 'stronghold':
      return 5;
    default:
      return 3;
  }
}

function attackGlance(g: Glimpse, target: CardIndex): number {
  const { defender, ahead, wins } = prospect(g.s, g.t, g.seat, target);
  const worth = wins ? prize(g, target, defender, ahead) : 0;
  return worth > 0 ? FIRST.attack + worth : -1;
}

/** RTU-7: cards are exhausted when there is something to buy with what they yield. */
function exhaustGlance({ s, t, seat, wish, saved }: Glimpse, card: CardIndex): number {
  if (at(t.yieldGold, card) > 0) return FIRST.exhaust + at(t.yieldGold, card);
  const purse = reachable(s, t, seat) - saved;
  const wanted = at(t.wares, at(s.factions, seat)).some(
    (ware) =>
      t.forGold[ware] === false && at(s.supply, ware) > 0 && priceFor(s, t, seat, ware) <= purse && wish(ware) > 0,
  );
  return wanted ? FIRST.exhaust : -1;
}

function buyGlance({ s, t, seat, wish, saved }: Glimpse, card: CardIndex): number {
  const wanted = wish(card);
  const left = reachable(s, t, seat) - saved;
  const dear = saved > 0 && t.forGold[card] === false && priceFor(s, t, seat, card) > left;
  return wanted > 0 && !dear ? FIRST.buy + wanted : -1;
}

function turnGlance(g: Glimpse, { act, card }: MoveOf<'turn'>): number {
  switch (act) {
    case 'gold':
      return g.saved > 0 && isSaved(g.t, card) ? -1 : FIRST.gold;
    case 'use':
    case 'invoke': {
      const ability = at(g.t.abilityOf.action, card);
      return ability >= 0 && g.t.costOf[ability] === -1 ? FIRST.use : -1;
    }
    case 'attack':
      return attackGlance(g, card);
    case 'exhaust':
      return exhaustGlance(g, card);
    case 'buy':
      return buyGlance(g, card);
    case 'end':
      return 0;
  }
}

/** RCO-3: the smallest card that is enough, or the strongest; nothing where all would not be enough. */
function battleGlance({ s, t, seat }: Glimpse, card: CardIndex): number {
  const lack = lacking(s, t, combatOf(s));
  if (card < 0) return 0;
  const lost = lack > reach(s, t, seat) && combatOf(s).mode !== INSTANT;
  if (lack <= 0 || lost) return -1;
  const might = at(mightIn(t).sure, card);
  return might >= lack ? 1000 - might : 1 + might;
}

/** RCO-5: everything, the strongest first; what is held back is no use, but for who is ahead of one who has passed. */
function siegeGlance({ s, t, seat }: Glimpse, card: CardIndex): number {
  if (card < 0) return 0;
  const might = at(mightIn(t).usual, card);
  return sideOf(s, seat) === 1 && secured(s, t) ? -1 : 1 + might;
}

/** RCO-5: whether the defender has won, whatever it still plays. */
function secured(s: State, t: Tables): boolean {
  const c = combatOf(s);
  return c.passed[0] === 1 && armyStrength(s, t, c, 1) >= armyStrength(s, t, c, 0);
}

function destroyGlance({ s, t, seat }: Glimpse, m: MoveOf<'destroy'>): number {
  const own = topOf(s, 'destroy').side === sideOf(s, seat);
  return own ? -unitStrength(t, m.unit) : unitStrength(t, m.unit);
}

/** What a cost takes; nothing is paid that costs more than a point and a half. */
function payGlance(g: Glimpse, m: MoveOf<'pay'>): number {
  switch (m.with) {
    case 'none':
      return -1.5;
    case 'hand':
      return -cardWorth(g, m.what);
    case 'unit':
      return -unitStrength(g.t, m.what);
    default:
      return -0.1;
  }
}

/** RTU-3: more influence as long as it keeps something, then the best that it keeps. */
function keepGlance(g: Glimpse, m: MoveOf<'keep'>): number {
  if (m.card >= 0) return at(g.s.influence, g.seat) < g.saved ? 1000 - at(g.t.yieldInfluence, m.card) : -1;
  return m.kept.reduce((sum, card) => sum + keptWorth(g, card), 0);
}

const keptWorth = (g: Glimpse, card: CardIndex): number =>
  g.saved > 0 ? (isSaved(g.t, card) ? at(g.t.goldOf, card) : -1) : cardWorth(g, card) - 1.5;

/** RCM-4: a die shows two thirds of a skull on average. */
const rerollGlance = (s: State, use: boolean): number => (use === topOf(s, 'reroll').skulls > 1 ? 1 : 0);

/** How good an answer looks at a glance; compared only with other answers to the same question. */
function glance(g: Glimpse, m: Move): number {
  switch (m.kind) {
    case 'turn':
      return turnGlance(g, m);
    case 'battle':
      return battleGlance(g, m.card);
    case 'siege':
      return siegeGlance(g, m.card);
    case 'losses':
      return -unitStrength(g.t, m.unit);
    case 'destroy':
      return destroyGlance(g, m);
    case 'resolution':
      return -at(mightIn(g.t).usual, cardIn(m.unit));
    case 'pay':
      return payGlance(g, m);
    case 'keep':
      return keepGlance(g, m);
    case 'reveal':
    case 'recover':
      return cardWorth(g, m.card);
    case 'top':
      return (m.use ? 1 : -1) * (cardWorth(g, topOf(g.s, 'top').card) - 1.5);
    case 'use':
      return m.use ? 1 : 0;
    case 'reroll':
      return rerollGlance(g.s, m.use);
    case 'refresh':
      return at(g.t.yieldGold, m.card) + at(g.t.yieldInfluence, m.card);
    case 'spare':
      return m.card < 0 ? -1.5 : -cardWorth(g, m.card);
    case 'surrender':
      return m.card < 0 ? 0 : -cardWorth(g, m.card);
    case 'cede':
      return -at(g.t.yieldInfluence, m.card) - at(g.t.defenceOf, m.card);
  }
}

/** The answer that looks best at a glance; the first of equals. */
function best(g: Glimpse, moves: readonly Move[]): Move {
  let found = at(moves, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const m of moves.length > 1 ? moves : []) {
    const looks = glance(g, m);
    if (looks <= most) continue;
    most = looks;
    found = m;
  }
  return found;
}

function glimpse(s: State, seat: Seat): Glimpse {
  const t = tables(s.config);
  return { s, t, seat, wish: gains(s, t, seat), saved: savings(s, t, seat) };
}

/** A quick and sensible answer. */
export const reply = (s: State, seat: Seat, moves: readonly Move[], _rng: RngState): Move =>
  best(glimpse(s, seat), moves);

/** Whether an answer gains nothing: an attack that is lost or sends nobody, or a turn that ends before gold is played. */
function vain({ s, t, seat, saved }: Glimpse, m: Move): boolean {
  switch (m.kind) {
    case 'turn':
      if (m.act === 'end') return saved === 0 && at(s.hands, seat).some((card) => at(t.goldOf, card) > 0);
      return m.act === 'attack' && hopeless(s, t, seat, m.card);
    case 'battle':
    case 'siege': {
      const c = combatOf(s);
      return m.card < 0 && c.seats[0] === seat && c.mode !== INSTANT && at(c.units, 0).length === 0;
    }
    default:
      return false;
  }
}

/** Answers that are worth a thought, what looks best first. */
export function consider(s: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const g = glimpse(s, seat);
  const looks = moves.filter((m) => !vain(g, m)).map((move) => ({ move, glance: glance(g, move) }));
  return looks.length > 0 ? looks.sort((a, b) => b.glance - a.glance).map(({ move }) => move) : moves;
}

/** Plays all its gold, buys the dearest it can, attacks what its hand surely beats. A script to measure others by. */
export function buyer(s: State, seat: Seat, moves: readonly Move[], _rng: RngState): Move {
  const t = tables(s.config);
  return best({ s, t, seat, wish: (card) => at(t.priceOf, card), saved: 0 }, moves);
}

/** At first sight: what the quick answer is gets half, and all share the rest. */
export function likely(s: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  const first = reply(s, seat, moves, []);
  return moves.map((m) => 0.5 / moves.length + (m === first ? 0.5 : 0));
}
