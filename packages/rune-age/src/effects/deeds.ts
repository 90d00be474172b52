import { put, type Seat } from '@cinderhall/kernel';
import { destroyCard, discard, leaveHand, leavePlay } from '../cards.ts';
import type { Question, Step } from '../chapters/chapter.ts';
import { NO_MORE, OPEN } from '../chapters/chapter.ts';
import { defendAgainst } from '../chapters/combat.ts';
import { damage } from '../chapters/outcome.ts';
import type { Blow, Deed, Whom } from '../content/vocabulary.ts';
import type { TellEvent } from '../table.ts';
import { at, countInPlay, livingFrom, NO_SEATS, only, push } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { CardIndex, FrameOf, MoveOf, State } from '../types.ts';
import { amountOf } from './amounts.ts';
import { mightPay, owes } from './costs.ts';

/** Those of the living with most, or fewest, of something. */
function extreme(s: State, sign: 1 | -1, of: (seat: Seat) => number): Seat[] {
  const living = livingFrom(s, s.first);
  const most = Math.max(...living.map((seat) => sign * of(seat)));
  return living.filter((seat) => sign * of(seat) === most);
}

/** REV-3: whom an event is about, the first player first, then clockwise. */
function meant(s: State, t: Tables, to: Whom): Seat[] {
  const cities = (seat: Seat): number => countInPlay(s, t, seat, 'city');
  switch (to) {
    case 'each':
      return livingFrom(s, s.first);
    case 'least-damaged':
      return extreme(s, -1, (seat) => at(s.damage, seat));
    case 'most-damaged':
      return extreme(s, 1, (seat) => at(s.damage, seat));
    case 'most-cities':
      return extreme(s, 1, cities).filter((seat) => cities(seat) > 0);
    case 'fewest-cities':
      return extreme(s, -1, cities);
    case 'with-reward':
      return livingFrom(s, s.first).filter((seat) => countInPlay(s, t, seat, 'enemy') > 0);
  }
}

/** Cards leave the game out of their pile. */
function shrink(s: State, t: Tables, { remove, cards }: Extract<Deed, { remove: string }>, tell: TellEvent): void {
  const card = t.index.get(remove);
  if (card === undefined) return;
  const count = Math.min(cards, at(s.supply, card));
  s.supply[card] = at(s.supply, card) - count;
  for (let i = 0; i < count; i++) put(s.removed, card);
  if (count > 0) tell?.({ kind: 'pile-shrank', card, count });
}

/** REV-1, REV-3: the deeds of an event, one after the other. */
export const deeds: Step<'deeds'> = {
  settle(s, f, tell) {
    if (f.deed === f.end) {
      s.stack.pop();
      return;
    }
    const t = tables(s.config);
    const index = f.deed;
    const deed = at(t.deeds, index);
    f.deed++;
    if ('remove' in deed) return shrink(s, t, deed, tell);
    if ('nextRound' in deed) {
      if (s.coming.includes(f.card)) return;
      s.coming.push(f.card);
      tell?.({ kind: 'foretold', card: f.card });
      return;
    }
    for (const seat of meant(s, t, deed.to).reverse()) {
      // RSC-3: what comes after the first who falls is asked of nobody.
      if (t.rules.fallsTogether) push(s, { kind: 'fall', by: -1 });
      push(s, { kind: 'blow', seat, card: f.card, deed: index });
      const ward = at(t.wardOf, index);
      if (ward >= 0 && mightPay(s, t, ward, seat, -1)) push(s, owes(t, ward, seat, f.card, -1, false, true));
    }
  },
};

/** A card goes from its pile to the own discard. */
function takeFromPile(s: State, t: Tables, seat: Seat, id: string, tell: TellEvent): void {
  const card = t.index.get(id);
  if (card === undefined || at(s.supply, card) === 0) return;
  s.supply[card] = at(s.supply, card) - 1;
  discard(s, seat, card);
  tell?.({ kind: 'took', seat, card });
}

function strike(s: State, t: Tables, { seat, card }: FrameOf<'blow'>, blow: Blow, tell: TellEvent): void {
  switch (blow.do) {
    case 'damage': {
      const points = amountOf(s, t, blow.points, seat, card, -1);
      if (blow.spared === undefined) {
        damage(s, seat, points, card, tell);
        return;
      }
      const { worth, by } = blow.spared;
      if (points > 0) push(s, { kind: 'spare', seat, event: card, points, worth, by, card: OPEN });
      return;
    }
    case 'attack':
      defendAgainst(s, t, seat, card, tell);
      return;
    case 'destroy-card':
      push(s, { kind: 'surrender', seat, worth: blow.worth, card: OPEN });
      return;
    case 'lose-city':
      push(s, { kind: 'cede', seat, card: OPEN });
      return;
    case 'take':
      takeFromPile(s, t, seat, blow.card, tell);
      return;
  }
}

/** What an event does to one player. */
export const blow: Step<'blow'> = {
  settle(s, f, tell) {
    s.stack.pop();
    const t = tables(s.config);
    const deed = at(t.deeds, f.deed);
    if ('to' in deed) strike(s, t, f, deed.blow, tell);
  },
};

/** Cards in hand of at least this printed cost, each once. */
function worthy(s: State, seat: Seat, worth: number): CardIndex[] {
  const t = tables(s.config);
  const hand = at(s.hands, seat);
  return hand.filter((card, i) => card !== hand[i - 1] && at(t.priceOf, card) >= worth);
}

function burn(s: State, seat: Seat, card: CardIndex, tell: TellEvent): void {
  leaveHand(s, seat, card);
  destroyCard(s, seat, card, 'event', tell);
}

/** Cards destroyed from hand for less damage, as many as one likes. */
export const spare: Question<'spare'> = {
  who: (s, f) => (f.card === OPEN && f.points > 0 && at(s.hands, f.seat).length > 0 ? only(f.seat) : NO_SEATS),
  moves(s, f) {
    const cards = [...worthy(s, f.seat, f.worth), NO_MORE];
    return cards.map((card): MoveOf<'spare'> => ({ kind: 'spare', card }));
  },
  answer(_s, f, m) {
    f.card = m.card;
  },
  settle(s, f, tell) {
    const { card, seat } = f;
    f.card = OPEN;
    if (card < 0) {
      s.stack.pop();
      return damage(s, seat, f.points, f.event, tell);
    }
    f.points -= f.by;
    burn(s, seat, card, tell);
  },
};

/** A card of the own choice is destroyed, if there is one; whether there is, the others do not know. */
export const surrender: Question<'surrender'> = {
  who: (s, f) => (f.card === OPEN && at(s.hands, f.seat).length > 0 ? only(f.seat) : NO_SEATS),
  moves(s, f) {
    const cards = worthy(s, f.seat, f.worth);
    return (cards.length === 0 ? [NO_MORE] : cards).map((card): MoveOf<'surrender'> => ({ kind: 'surrender', card }));
  },
  answer(_s, f, m) {
    f.card = m.card;
  },
  settle(s, f, tell) {
    s.stack.pop();
    if (f.card >= 0) burn(s, f.seat, f.card, tell);
  },
};

/** Cities of a seat, exhausted or not. */
const citiesOf = (s: State, seat: Seat): CardIndex[] => {
  const t = tables(s.config);
  return [...at(s.ready, seat), ...at(s.exhausted, seat)].filter((card) => t.typeOf[card] === 'city');
};

/** A city of the own choice goes back to the centre. */
export const cede: Question<'cede'> = {
  who: (s, f) => (f.card === OPEN && citiesOf(s, f.seat).length > 1 ? only(f.seat) : NO_SEATS),
  moves: (s, f) => citiesOf(s, f.seat).map((card) => ({ kind: 'cede', card })),
  answer(_s, f, m) {
    f.card = m.card;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const card = f.card === OPEN ? citiesOf(s, f.seat)[0] : f.card;
    if (card === undefined) return;
    leavePlay(s, f.seat, card);
    s.supply[card] = at(s.supply, card) + 1;
    tell?.({ kind: 'city-lost', seat: f.seat, card });
  },
};
