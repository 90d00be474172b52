import { type Ban, type Barred, put, type Seat, take } from '@cinderhall/kernel';
import { bring, discard, exhaust, leaveHand } from '../cards.ts';
import { beginAction, canAct } from '../effects/abilities.ts';
import { priceFor } from '../lasting.ts';
import type { TellEvent } from '../table.ts';
import { at, copiesIn, homeOf, NO_SEATS, only, playersOf, push } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { CardIndex, MoveOf, State, TurnAct } from '../types.ts';
import type { Question } from './chapter.ts';
import { ban } from './chapter.ts';
import { beginCombat } from './combat.ts';

const TOO_DEAR_GOLD = ban('RTU-6', 'too-little-gold');
const TOO_DEAR_INFLUENCE = ban('RTU-7', 'too-little-influence');
const NONE_FOR_GOLD = ban('RTU-6', 'pile-empty');
const NONE_FOR_INFLUENCE = ban('RTU-7', 'pile-empty');
const NO_UNIT = ban('RCO-1', 'no-unit');
const FOUGHT = ban('RCO-1', 'attacked-already');
const FOREIGN_STRONGHOLD = ban('RCO-2', 'foreign-stronghold');
const NO_SIEGES = ban('RSC-3', 'no-sieges');
const REALM_SAFE = ban('RSC-4', 'realm-safe');
const ONLY_IN_COMBAT = ban('RTU-8', 'only-in-combat');
const CANNOT_PAY = ban('RTU-8', 'cannot-pay');
const EXHAUSTED = ban('RTU-1', 'exhausted');

/** RTU-6, RTU-7: why a seat cannot buy this ware now; null: it can. */
function barToBuy(s: State, t: Tables, seat: Seat, card: CardIndex): Ban | null {
  const gold = at(t.forGold, card);
  if (at(s.supply, card) === 0) return gold ? NONE_FOR_GOLD : NONE_FOR_INFLUENCE;
  const purse = gold ? at(s.gold, seat) : at(s.influence, seat);
  // What is printed may be dearer or cheaper by one lasting effect or another, so the purse is not compared with it.
  return purse >= 1 && purse >= priceFor(s, t, seat, card) ? null : gold ? TOO_DEAR_GOLD : TOO_DEAR_INFLUENCE;
}

/** What a seat may buy at all: of its own faction, and from the centre. */
const waresFor = (s: State, t: Tables, seat: Seat): readonly CardIndex[] => at(t.wares, at(s.factions, seat));

/** RCO-1: one playable unit in hand is needed. */
function hasUnit(s: State, t: Tables, seat: Seat): boolean {
  for (const card of at(s.hands, seat)) if (t.typeOf[card] === 'unit') return true;
  return false;
}

/** RCO-1: a target once in a turn; of equal strongholds each. */
const wasFought = (s: State, t: Tables, target: CardIndex): boolean =>
  copiesIn(s.fought, target) >= (t.typeOf[target] === 'stronghold' ? at(s.supply, target) : 1);

/** RCO-2: every card that a seat can see to attack, with what stands against it. */
function targets(s: State, t: Tables, seat: Seat, each: (card: CardIndex, bar: Ban | null) => void): void {
  const bar = (card: CardIndex): Ban | null => (wasFought(s, t, card) ? FOUGHT : null);
  const own = at(t.strongholds, at(s.factions, seat));
  if (at(s.supply, own) > 0) each(own, bar(own));
  for (const city of t.cities) if (at(s.supply, city) > 0) each(city, bar(city));
  for (const enemy of s.enemies) each(enemy, bar(enemy));
  if (at(t.strengthOf, t.objective) > 0) each(t.objective, bar(t.objective));
  for (const other of playersOf(s)) {
    if (other === seat || s.out[other] !== 0) continue;
    const home = homeOf(s, t, other);
    // RSC-3, RSC-4
    each(home, !t.rules.sieges ? NO_SIEGES : !t.rules.realms ? REALM_SAFE : bar(home));
    othersCities(s, t, other, (city) => each(city, t.rules.sieges ? bar(city) : NO_SIEGES));
  }
}

function othersCities(s: State, t: Tables, other: Seat, each: (city: CardIndex) => void): void {
  for (const card of at(s.ready, other)) if (t.typeOf[card] === 'city') each(card);
  for (const card of at(s.exhausted, other)) if (t.typeOf[card] === 'city') each(card);
}

/** What cards in hand are good for outside of combat: gold (RTU-6) and actions (RTU-8). */
function fromHand(s: State, t: Tables, seat: Seat, moves: MoveOf<'turn'>[]): void {
  let before = -1;
  for (const card of at(s.hands, seat)) {
    if (card === before) continue;
    before = card;
    if (t.typeOf[card] === 'gold') moves.push(at(t.turnMoves.gold, card));
    else if (at(t.abilityOf.action, card) >= 0 && canAct(s, t, seat, card, true)) moves.push(at(t.turnMoves.use, card));
  }
}

/** Cards in play that can be exhausted: for what they yield, or for an action. */
function fromPlay(s: State, t: Tables, seat: Seat, moves: MoveOf<'turn'>[]): void {
  let before = -1;
  for (const card of at(s.ready, seat)) {
    if (card === before) continue;
    before = card;
    if (t.yields[card] === true) moves.push(at(t.turnMoves.exhaust, card));
    if (at(t.abilityOf.action, card) >= 0 && canAct(s, t, seat, card, false)) moves.push(at(t.turnMoves.invoke, card));
  }
}

/** RTU-6, RTU-7 */
function buy(s: State, t: Tables, seat: Seat, card: CardIndex, tell: TellEvent): void {
  const price = priceFor(s, t, seat, card);
  const purse = at(t.forGold, card) ? s.gold : s.influence;
  purse[seat] = at(purse, seat) - price;
  s.supply[card] = at(s.supply, card) - 1;
  const type = t.typeOf[card];
  if (type === 'stronghold' || type === 'monument') bring(s, seat, card);
  else discard(s, seat, card);
  tell?.({ kind: 'bought', seat, card, price });
}

function playGold(s: State, t: Tables, seat: Seat, card: CardIndex, tell: TellEvent): void {
  leaveHand(s, seat, card);
  discard(s, seat, card);
  const gold = at(t.goldOf, card);
  s.gold[seat] = at(s.gold, seat) + gold;
  tell?.({ kind: 'played-gold', seat, card, gold });
}

/** RTU-8: the card lies apart until its action is done. */
function use(s: State, t: Tables, seat: Seat, card: CardIndex, tell: TellEvent): void {
  leaveHand(s, seat, card);
  tell?.({ kind: 'used', seat, card });
  push(s, { kind: 'lay', seat, card });
  beginAction(s, t, seat, card);
}

function invoke(s: State, t: Tables, seat: Seat, card: CardIndex, tell: TellEvent): void {
  take(at(s.ready, seat), card);
  put(at(s.exhausted, seat), card);
  tell?.({ kind: 'used', seat, card });
  beginAction(s, t, seat, card);
}

function carryOut(s: State, t: Tables, seat: Seat, act: TurnAct, card: CardIndex, tell: TellEvent): void {
  switch (act) {
    case 'gold':
      playGold(s, t, seat, card, tell);
      return;
    case 'exhaust':
      exhaust(s, seat, card, at(t.yieldGold, card), at(t.yieldInfluence, card), tell);
      return;
    case 'buy':
      buy(s, t, seat, card, tell);
      return;
    case 'attack':
      beginCombat(s, t, seat, card, tell);
      return;
    case 'use':
      use(s, t, seat, card, tell);
      return;
    case 'invoke':
      invoke(s, t, seat, card, tell);
      return;
    default:
      s.stack.pop();
  }
}

/** RTU-2, RTU-6 to RTU-8, RCO-1: any number of actions in any order. */
export const turn: Question<'turn'> = {
  who: (_s, f) => (f.act === null ? only(f.seat) : NO_SEATS),
  moves(s, f) {
    const t = tables(s.config);
    const { seat } = f;
    const moves: MoveOf<'turn'>[] = [];
    fromHand(s, t, seat, moves);
    fromPlay(s, t, seat, moves);
    for (const card of waresFor(s, t, seat))
      if (barToBuy(s, t, seat, card) === null) moves.push(at(t.turnMoves.buy, card));
    if (hasUnit(s, t, seat))
      targets(s, t, seat, (card, bar) => {
        if (bar === null) moves.push(at(t.turnMoves.attack, card));
      });
    moves.push(t.endTurn);
    return moves;
  },
  answer(_s, f, m) {
    f.act = m.act;
    f.card = m.card;
  },
  settle(s, f, tell) {
    const { seat, act, card } = f;
    f.act = null;
    f.card = -1;
    if (act === null) throw new Error('a turn goes on without an answer');
    carryOut(s, tables(s.config), seat, act, card, tell);
  },
  barred(s, f) {
    const t = tables(s.config);
    const { seat } = f;
    const found: Barred[] = [];
    for (const card of waresFor(s, t, seat)) {
      const bar = barToBuy(s, t, seat, card);
      if (bar !== null) found.push({ part: `pile:${card}`, ...bar });
    }
    const armed = hasUnit(s, t, seat);
    targets(s, t, seat, (card, bar) => {
      const found2 = bar ?? (armed ? null : NO_UNIT);
      if (found2 !== null) found.push({ part: `target:${card}`, ...found2 });
    });
    found.push(...strongholdsBarred(s, t, seat), ...idleInHand(s, t, seat), ...exhaustedBarred(s, t, seat));
    return found;
  },
};

/** RCO-2: strongholds of others. */
function strongholdsBarred(s: State, t: Tables, seat: Seat): Barred[] {
  return playersOf(s).flatMap((other) => {
    const card = at(t.strongholds, at(s.factions, other));
    const there = at(s.ready, other).includes(card) || at(s.exhausted, other).includes(card);
    return other !== seat && there ? [{ part: `target:${card}`, ...FOREIGN_STRONGHOLD }] : [];
  });
}

/** RTU-8: cards in hand that are of no use now. */
function idleInHand(s: State, t: Tables, seat: Seat): Barred[] {
  return at(s.hands, seat).flatMap((card, i, hand) => {
    if (card === hand[i - 1] || t.typeOf[card] === 'gold') return [];
    if (at(t.abilityOf.action, card) < 0) return [{ part: `hand:${card}`, ...ONLY_IN_COMBAT }];
    return canAct(s, t, seat, card, true) ? [] : [{ part: `hand:${card}`, ...CANNOT_PAY }];
  });
}

/** RTU-1: exhausted cards without a twin that is not. */
function exhaustedBarred(s: State, t: Tables, seat: Seat): Barred[] {
  return at(s.exhausted, seat).flatMap((card, i, list) =>
    card === list[i - 1] || at(s.ready, seat).includes(card)
      ? []
      : [{ part: `${t.yields[card] === true ? 'card' : 'action'}:${card}`, ...EXHAUSTED }],
  );
}
