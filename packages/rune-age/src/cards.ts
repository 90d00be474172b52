import { put, type Seat, shuffle, take } from '@cinderhall/kernel';
import type { TellEvent } from './table.ts';
import { at } from './table.ts';
import type { CardIndex, DrawReason, LossReason, State } from './types.ts';

// How cards go from place to place. What everybody has seen on the way is noted (RVI-1).

/** Out of the hand, openly. */
export function leaveHand(s: State, seat: Seat, card: CardIndex): void {
  take(at(s.hands, seat), card);
  const shown = at(s.shown, seat);
  if (shown.includes(card)) take(shown, card);
}

/** Into the hand, openly. */
export function showToHand(s: State, seat: Seat, card: CardIndex): void {
  put(at(s.hands, seat), card);
  put(at(s.shown, seat), card);
}

export const discard = (s: State, seat: Seat, card: CardIndex): void => put(at(s.discards, seat), card);

/** RTU-9: back to where it came from. */
export function destroyCard(s: State, seat: Seat, card: CardIndex, why: LossReason, tell: TellEvent): void {
  s.supply[card] = at(s.supply, card) + 1;
  tell?.({ kind: 'destroyed', seat, card, why });
}

/** RTU-4: whether there is a card to draw; a deck that has run out is made anew from the discard. */
function provide(s: State, seat: Seat, tell: TellEvent): boolean {
  if (at(s.decks, seat).length > 0) return true;
  const pile = at(s.discards, seat);
  if (pile.length === 0) return false;
  s.discards[seat] = [];
  s.decks[seat] = pile;
  s.tops[seat] = 0;
  shuffle(s.rng, pile);
  tell?.({ kind: 'reshuffled', seat, count: pile.length });
  return true;
}

/** The top card of the deck, and whether everybody knows it; null: there is none. */
export function takeTop(s: State, seat: Seat, tell: TellEvent): { card: CardIndex; known: boolean } | null {
  if (!provide(s, seat, tell)) return null;
  const card = at(s.decks, seat).pop();
  if (card === undefined) return null;
  const seen = at(s.tops, seat);
  if (seen > 0) s.tops[seat] = seen - 1;
  return { card, known: seen > 0 };
}

/** RTU-4: draws up to so many cards. */
export function draw(s: State, seat: Seat, count: number, why: DrawReason, tell: TellEvent): void {
  const hand = at(s.hands, seat);
  const cards: CardIndex[] = [];
  for (let i = 0; i < count; i++) {
    const drawn = takeTop(s, seat, tell);
    if (drawn === null) break;
    put(hand, drawn.card);
    if (drawn.known) put(at(s.shown, seat), drawn.card);
    cards.push(drawn.card);
  }
  if (cards.length > 0) tell?.({ kind: 'drew', seat, cards, count: cards.length, why });
}

/** Puts a card into play, refreshed. */
export const bring = (s: State, seat: Seat, card: CardIndex): void => put(at(s.ready, seat), card);

/** Takes a card out of play, exhausted or not. */
export function leavePlay(s: State, seat: Seat, card: CardIndex): void {
  const ready = at(s.ready, seat);
  take(ready.includes(card) ? ready : at(s.exhausted, seat), card);
}

/** RTU-6, RTU-7, REV-4: exhausts a card for what it yields. */
export function exhaust(s: State, seat: Seat, card: CardIndex, gold: number, influence: number, tell: TellEvent): void {
  take(at(s.ready, seat), card);
  put(at(s.exhausted, seat), card);
  s.gold[seat] = at(s.gold, seat) + gold;
  s.influence[seat] = at(s.influence, seat) + influence;
  tell?.({ kind: 'exhausted', seat, card, gold, influence });
}
