import type { BySeat, Seat } from '@cinderhall/kernel';
import { below, bySeat, SEATS, shuffle } from '@cinderhall/kernel';
import { renewCombatDeck } from '../automa/deck.ts';
import { openBrace } from '../powers/fortify.ts';
import { openOverturn } from '../powers/overturn.ts';
import { openForewarn, openUnveil, warnedSeat } from '../powers/visio.ts';
import { choices, isWithin, put, take, without } from '../sorted.ts';
import type { TellEvent } from '../table.ts';
import {
  at,
  bolster,
  bolsterAt,
  bolsteredPair,
  FORTIFIED,
  isAutoma,
  isAutomaton,
  isSeat,
  mostDefenders,
  NO_SEATS,
  push,
  seatOf,
  settleFortified,
  strength,
} from '../table.ts';
import type { Tables } from '../tables.ts';
import { CARD_VALUES, tables, unusedCards } from '../tables.ts';
import type {
  Aftermath,
  Battle,
  Card,
  Covered,
  DieReason,
  Fighter,
  Frame,
  FrameOf,
  MoveOf,
  Side,
  State,
} from '../types.ts';
import { CITADEL, DIE_CARD, NOBODY } from '../types.ts';
import type { Question, Step } from './chapter.ts';
import { ban, only } from './chapter.ts';
import { refresh } from './refresh.ts';

/** CBT-2: who marches, face down. */
export const commit: Question<'commit'> = {
  who: (_s, f) => (f.fighters.length === 0 ? only(f.seat) : NO_SEATS),
  moves: (s, f) =>
    choices(at(s.hands, f.seat), 1, mostDefenders(f.place)).map((fighters) => ({ kind: 'commit', fighters })),
  answer(_s, f, _seat, m) {
    f.fighters = m.fighters;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const { seat: attacker, place, modifier, fighters: attackers } = f;
    march(s, { attacker, place, modifier, attackers, open: isAutoma(s, attacker) }, tell);
  },
  forbids(s, f, _seat, { fighters }) {
    const outer = f.place !== CITADEL;
    if (fighters.length > mostDefenders(f.place))
      return outer ? ban('CBT-2', 'too-many-attackers') : ban('CIT-2', 'too-many-at-citadel');
    if (fighters.length === 0) return ban('CBT-2', 'no-attackers');
    return isWithin(fighters, at(s.hands, f.seat)) ? null : ban('CBT-2', 'not-in-hand');
  },
};

/** PWR-3 */
const WARNED_VALUE = 1;

// Frames and sides are written out field by field: spreading them took half of the time of a battle, 2.2 of 4.3 µs.

/** CBT-1, CBT-2: attackers leave the hand and the battle begins. `open`: they lie face up. */
function march(s: State, m: Omit<Covered, 'defender' | 'sealed'>, tell: TellEvent): void {
  const { attacker, place, modifier, attackers } = m;
  const defender = at(s.owners, place);
  s.hands[attacker] = without(at(s.hands, attacker), attackers);
  tell?.({ kind: 'attacked', seat: attacker, defender, place, count: attackers.length, modifier });
  if (m.open) tell?.({ kind: 'marched', seat: attacker, fighters: attackers.slice() });
  push(s, { kind: 'clash', attacker, defender, place, modifier, attackers, open: m.open, sealed: NO_CARDS });
  openUnveil(s);
}

/** Shared by frames: an answer replaces it, nobody writes into it. */
const NO_CARDS: BySeat<Card | null> = bySeat(() => null);

/** By attacker and defender: both, in seat order. */
const PAIRS: readonly (readonly (readonly Seat[])[])[] = SEATS.map((one) =>
  SEATS.map((other) => SEATS.filter((seat) => seat === one || seat === other)),
);

const CLASHES: readonly MoveOf<'clash'>[] = unusedCards([]).map((card) => ({ kind: 'clash', card }));

/** By the used cards, 2 to the power of each summed: the cards that are left. */
const LEFT: readonly (readonly MoveOf<'clash'>[])[] = Array.from({ length: 1 << CLASHES.length }, (_, used) =>
  CLASHES.filter(({ card }) => (used & (1 << card)) === 0),
);

/** CBT-4, CBT-5, CIT-4: two sealed cards, one reveal, and the dice after it. */
export const clash: Question<'clash'> = {
  who(_s, f) {
    const attacker = f.sealed[f.attacker] === null;
    // CIT-7: the King plays no card.
    const defender = isSeat(f.defender) && f.sealed[f.defender] === null;
    if (attacker && defender) return at(at(PAIRS, f.attacker), f.defender);
    if (attacker) return only(f.attacker);
    return defender ? only(seatOf(f.defender)) : NO_SEATS;
  },
  moves(s, _f, seat) {
    let used = 0;
    for (const card of at(s.used, seat)) used |= 1 << card;
    return at(LEFT, used);
  },
  answer(_s, f, seat, m, tell) {
    f.sealed = bySeat((other) => (other === seat ? m.card : f.sealed[other]));
    tell?.({ kind: 'sealed', seat });
  },
  settle(s, f) {
    s.stack.pop();
    const { attacker, defender, place, modifier, attackers, open, sealed } = f;
    push(s, { kind: 'reveal', attacker, defender, place, modifier, attackers, open, sealed, named: -1 });
    openForewarn(s);
  },
  forbids: (s, _f, seat, { card }) => (at(s.used, seat).includes(card) ? ban('CBT-10', 'card-used') : null),
};

/** CBT-5: the dice of both cards, the attacker's first; a die that was forewarned of is not rolled (PWR-3). */
function rollDice(s: State, f: Battle, cards: BySeat<Card | null>, warned: number, tell: TellEvent): BySeat<number> {
  const rolls = [0, 0, 0, 0];
  for (const seat of [f.attacker, f.defender])
    if (isSeat(seat) && cards[seat] === DIE_CARD && seat !== warned) rolls[seat] = rollDie(s, seat, 'combat', tell);
  return bySeat((seat) => at(rolls, seat));
}

/** CBT-4, CBT-5: everything is revealed at once, then dice are rolled; PWR-7 and PWR-9 have their windows here. */
export const reveal: Step<'reveal'> = {
  settle(s, f, tell) {
    s.stack.pop();
    const { attacker, defender, place, modifier, attackers, sealed } = f;
    const warned = warnedSeat(s, f);
    tell?.({
      kind: 'revealed',
      place,
      attacker,
      defender,
      fighters: attackers.slice(),
      attack: sealed[attacker] ?? -1,
      defence: isSeat(defender) ? (sealed[defender] ?? -1) : -1,
      warned,
    });
    const dice = rollDice(s, f, sealed, warned, tell);
    const cards = sealed;
    push(s, { kind: 'reckon', attacker, defender, place, modifier, attackers, cards, dice, warned, braced: false });
    openBrace(s);
    openOverturn(s);
  },
};

/** CMP-10: one die, told to everybody. */
export function rollDie(s: State, seat: Seat, why: DieReason, tell: TellEvent): number {
  const die = below(s.rng, 6) + 1;
  tell?.({ kind: 'rolled', seat, die, why });
  return die;
}

/** CBT-6, PWR-3: what a card counts: its value, the roll, or 1 when it was forewarned of. */
function cardValueOf(f: FrameOf<'reckon'>, seat: Seat): number {
  const card = f.cards[seat];
  if (f.warned === seat) return WARNED_VALUE;
  return card === null ? 0 : card === DIE_CARD ? f.dice[seat] : CARD_VALUES[card];
}

type Parts = Omit<Side, 'total'>;
function totalled({ seat, fighters, strength, bolster, card, cardValue, modifier }: Parts): Side {
  const total = strength + bolster + cardValue + modifier;
  return { seat, fighters, strength, bolster, card, cardValue, modifier, total };
}

function attack(t: Tables, f: FrameOf<'reckon'>): Side {
  const fighters = f.attackers;
  return totalled({
    seat: f.attacker,
    fighters,
    strength: strength(t, fighters),
    bolster: f.braced ? FORTIFIED : bolster(t, fighters),
    card: f.cards[f.attacker] ?? -1,
    cardValue: cardValueOf(f, f.attacker),
    modifier: f.modifier,
  });
}

/** CBT-3; of the King his attack value and nothing else (BOL-2, CIT-7). */
function defence(s: State, t: Tables, f: FrameOf<'reckon'>): Side {
  const { defender, place } = f;
  if (!isSeat(defender)) {
    const strength = t.pack.king.attack;
    return totalled({ seat: NOBODY, fighters: [], strength, bolster: 0, card: -1, cardValue: 0, modifier: 0 });
  }
  const fighters = at(s.guards, place);
  return totalled({
    seat: defender,
    fighters,
    strength: strength(t, fighters),
    bolster: bolsterAt(s, t, place),
    card: f.cards[defender] ?? -1,
    cardValue: cardValueOf(f, defender),
    modifier: 0,
  });
}

/**
 * AUT-2, AUT-3, CBT-13: Automatons that fought leave first. One shuffle per deck, both sides' together, in the order I, II, III.
 * Returns those who stay.
 */
function dismissAutomatons(s: State, t: Tables, sides: readonly [number, readonly Fighter[]][], tell: TellEvent): void {
  const touched = [false, false, false];
  for (const [seat, fighters] of sides) {
    const leaving = fighters.filter((f) => isAutomaton(t, f));
    if (leaving.length === 0) continue;
    const decks = leaving.map((f) => at(t.returnsTo, f));
    leaving.forEach((fighter, i) => {
      at(s.decks, at(decks, i)).push(fighter);
      touched[at(decks, i)] = true;
      take(at(s.roster, seat), fighter);
    });
    tell?.({ kind: 'departed', seat: seatOf(seat), fighters: leaving, decks });
  }
  touched.forEach((yes, deck) => {
    if (yes) shuffle(s.rng, at(s.decks, deck));
  });
}

/** CBT-7, CBT-8: fighters of a seat that lost go to its graveyard. */
function bury(s: State, seat: number, fighters: readonly Fighter[], place: number, tell: TellEvent): void {
  if (fighters.length === 0) return;
  for (const f of fighters) put(at(s.graves, seat), f);
  tell?.({ kind: 'fell', seat: seatOf(seat), fighters, place });
}

/** CBT-8, CIT-2: the attackers move in and the place changes hands. */
function conquer(s: State, t: Tables, f: FrameOf<'reckon'>, movingIn: Fighter[], tell: TellEvent): void {
  if (f.defender === NOBODY) {
    s.king = false;
    if (t.rules.kingToken) s.kingToken = f.attacker;
    tell?.({ kind: 'king-fell', seat: f.attacker });
  }
  s.guards[f.place] = movingIn;
  s.fortified[f.place] = f.braced ? bolsteredPair(t, f.attackers) : [];
  settleFortified(s, f.place);
  s.owners[f.place] = f.attacker;
  tell?.({ kind: 'controlled', seat: f.attacker, place: f.place, from: f.defender });
}

function aftermath(f: Battle, won: boolean, attackers: Fighter[], defenders: Fighter[]): Aftermath {
  const defender = isSeat(f.defender) ? f.defender : -1;
  const winner = won ? f.attacker : defender;
  const loser = won ? defender : f.attacker;
  return {
    attacker: f.attacker,
    winner,
    loser,
    place: f.place,
    standing: won ? attackers : defenders,
    fallen: won ? defenders : attackers,
  };
}

/** CBT-9: winner first, then loser; CBT-10: the cards are discarded after both. In stack order. */
function payOff(battle: Aftermath, cards: BySeat<Card | null>): Frame[] {
  const frames: Frame[] = [{ kind: 'discard', cards }];
  const spoil = (seat: Seat | -1, won: boolean): void => {
    const card = seat === -1 ? null : cards[seat];
    if (seat !== -1 && card !== null) frames.push({ kind: 'spoils', seat, card, won, battle });
  };
  spoil(battle.loser, false);
  spoil(battle.winner, true);
  return frames;
}

/** CBT-6 to CBT-9, CBT-13. */
export const reckon: Step<'reckon'> = {
  settle(s, f, tell) {
    s.stack.pop();
    const t = tables(s.config);
    const attacked = attack(t, f);
    const defended = defence(s, t, f);
    const won = attacked.total > defended.total; // CBT-6: the defender wins ties
    tell?.({
      kind: 'battle',
      place: f.place,
      attack: attacked,
      defence: defended,
      winner: won ? 'attacker' : 'defender',
    });
    const guards = at(s.guards, f.place);
    dismissAutomatons(
      s,
      t,
      [
        [f.attacker, f.attackers],
        [f.defender, guards],
      ],
      tell,
    );
    const attackers = f.attackers.filter((x) => !isAutomaton(t, x));
    const defenders = guards.filter((x) => !isAutomaton(t, x));
    if (won) {
      bury(s, f.defender, defenders, f.place, tell);
      conquer(s, t, f, attackers, tell);
    } else {
      s.guards[f.place] = defenders;
      settleFortified(s, f.place);
      bury(s, f.attacker, attackers, f.place, tell);
    }
    push(s, ...payOff(aftermath(f, won, attackers.slice(), defenders.slice()), f.cards));
  },
};

/** CBT-10, CBT-11: used cards go to the discards; the fifth brings all five back. */
export const discard: Step<'discard'> = {
  settle(s, f, tell) {
    s.stack.pop();
    for (const seat of SEATS) {
      const card = f.cards[seat];
      if (card === null) continue;
      const used = at(s.used, seat);
      used.push(card);
      if (used.length < CARD_VALUES.length) continue;
      refresh(s, seat, 'fifth-card', tell);
      if (isAutoma(s, seat)) renewCombatDeck(s, tell);
    }
  },
};
