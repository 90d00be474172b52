import type { Viewer } from '@cinderhall/kernel';
import type { Event, EventKind } from './types.ts';

/** Whether telling this may show somebody what was hidden before: drawn cards, what is discarded unseen, dice. */
const REVEALS: { readonly [K in EventKind]: boolean } = {
  began: true,
  'rune-drawn': true,
  'round-began': false,
  'turn-began': false,
  refreshed: false,
  drew: true,
  reshuffled: true,
  'played-gold': false,
  exhausted: false,
  bought: false,
  used: false,
  kept: true,
  lost: false,
  attacked: false,
  fielded: false,
  passed: false,
  joined: false,
  rolled: true,
  wounded: false,
  destroyed: false,
  // A card drawn at random, or turned up.
  discarded: true,
  revealed: true,
  'took-to-hand': false,
  'left-on-top': false,
  strengthened: false,
  gained: false,
  fought: false,
  secured: false,
  rewarded: false,
  damaged: false,
  'phase-began': false,
  'event-drawn': true,
  'event-spent': false,
  'event-left': false,
  'events-recycled': true,
  'pile-shrank': false,
  foretold: false,
  took: false,
  'city-lost': false,
  eliminated: false,
  'runes-passed': false,
  'first-passed': false,
  ended: false,
};

/** Every kind of event. */
export const EVENT_KINDS: readonly string[] = Object.keys(REVEALS);

export const reveals = (e: Event): boolean => REVEALS[e.kind];

/** RVI-1: of the cards that somebody else draws one learns how many. All else happens in the open. */
export const see = (e: Event, who: Viewer): Event | null =>
  e.kind === 'drew' && e.seat !== who ? { ...e, cards: [] } : e;
