import type { Seat } from '@cinderhall/kernel';
import type { CardIndex, Event } from '@cinderhall/rune-age';
import type { Sound } from '../../table/sound/sounding.ts';

/**
 * A place on the screen that cards come from and go to. Whatever lies there carries the same text as `data-spot`: piles to
 * buy from, what lies in the centre, cards in the own hand, units in a combat, decks, discard piles, players, and the own
 * purse and the event deck.
 */
export type Spot =
  | `${'pile' | 'centre' | 'held' | 'unit'}:${CardIndex}`
  | `${'deck' | 'discard' | 'player'}:${number}`
  | 'purse'
  | 'events';

/** A card on its way. `turned`: from its back to its face. */
export interface Flight {
  readonly card: CardIndex;
  readonly from: Spot;
  readonly to: Spot;
  readonly turned: boolean;
}

/** Whether a card lies at this spot as large as cards are; else it is a heap or a player. */
export const liesOpen = (spot: Spot): boolean => /^(pile|centre|held|unit):/.test(spot);

/** Where to look instead when a spot cannot be seen: decks and discard piles of others are theirs. */
export function insteadOf(spot: Spot): Spot | null {
  const [sort, at] = spot.split(':');
  return sort === 'deck' || sort === 'discard' ? `player:${Number(at)}` : null;
}

/** Where a card in somebody's hand is for whoever looks. */
const hand = (seat: Seat, card: CardIndex, me: Seat | null): Spot => (seat === me ? `held:${card}` : `player:${seat}`);

const fly = (card: CardIndex, from: Spot, to: Spot, turned = false): readonly Flight[] =>
  from === to ? [] : [{ card, from, to, turned }];

/** Which cards travel in this event, as a seat that looks sees them; null: a spectator. */
export function flightsOf(event: Event, me: Seat | null): readonly Flight[] {
  switch (event.kind) {
    case 'drew':
      return event.seat === me ? event.cards.flatMap((card) => fly(card, `deck:${me}`, `held:${card}`, true)) : [];
    case 'took-to-hand':
      return fly(event.card, `${event.from}:${event.seat}`, hand(event.seat, event.card, me), event.from === 'deck');
    case 'played-gold':
      return event.seat === me ? fly(event.card, `held:${event.card}`, 'purse') : [];
    case 'bought':
      return fly(event.card, `pile:${event.card}`, `discard:${event.seat}`);
    case 'kept':
      return event.discarded.flatMap((card) => fly(card, hand(event.seat, card, me), `discard:${event.seat}`));
    case 'discarded':
      return fly(event.card, hand(event.seat, event.card, me), `discard:${event.seat}`);
    case 'fielded':
      return fly(event.card, hand(event.seat, event.card, me), `unit:${event.card}`);
    case 'joined':
      return fly(event.card, `deck:${event.seat}`, `unit:${event.card}`, true);
    case 'destroyed':
      return fly(event.card, `unit:${event.card}`, `pile:${event.card}`);
    case 'secured':
      return fly(event.card, event.from < 0 ? `centre:${event.card}` : `player:${event.from}`, `player:${event.seat}`);
    case 'rewarded':
    case 'took':
      return fly(event.card, `centre:${event.card}`, `player:${event.seat}`);
    case 'city-lost':
      return fly(event.card, `player:${event.seat}`, `centre:${event.card}`);
    case 'event-drawn':
      return fly(event.card, 'events', `centre:${event.card}`, true);
    default:
      return [];
  }
}

/** What an event sounds like to whoever looks; null: it is silent. */
export function soundOf(event: Event, me: Seat | null): Sound | null {
  switch (event.kind) {
    case 'played-gold':
    case 'exhausted':
    case 'gained':
      return 'coin';
    case 'bought':
    case 'drew':
    case 'fielded':
    case 'joined':
    case 'destroyed':
      return 'card';
    case 'rolled':
      return 'die';
    case 'fought': {
      const side = [event.attack, event.defence].findIndex(({ seat }) => seat === me);
      return side < 0 ? null : side === event.winner ? 'won' : 'lost';
    }
    case 'secured':
    case 'rewarded':
      return 'build';
    case 'damaged':
      return 'step';
    case 'event-drawn':
      return 'round';
    case 'ended':
      return 'end';
    default:
      return null;
  }
}
