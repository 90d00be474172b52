import type { Viewer } from '@cinderhall/kernel';
import type { Event, EventKind } from './types.ts';

/** Whether telling this may show somebody what was hidden before: dice, drawn cards, reveals. */
const REVEALS: { readonly [K in EventKind]: boolean } = {
  'round-began': false,
  'turn-began': false,
  posted: false,
  placed: false,
  gained: false,
  raised: false,
  passed: false,
  displayed: true,
  built: false,
  offered: true,
  restacked: true,
  controlled: false,
  amended: false,
  resurrected: false,
  attacked: false,
  unveiled: true,
  sealed: false,
  rolled: true,
  overturned: true,
  revealed: true,
  battle: true,
  fell: false,
  departed: true,
  'zero-chosen': false,
  casualty: false,
  recovered: false,
  'king-fell': false,
  refreshed: false,
  'power-used': false,
  charged: false,
  named: false,
  fenced: false,
  commanded: false,
  reinforced: false,
  fortified: false,
  scored: false,
  'round-ended': false,
  decider: false,
  ordered: false,
  'final-scored': true,
  marched: false,
  flipped: true,
  tried: false,
  tracked: false,
  reshuffled: true,
  lots: true,
  'tie-scored': false,
  ended: false,
};

/** Every kind of event. */
export const EVENT_KINDS: readonly string[] = Object.keys(REVEALS);

/** RAI-4, BLD-7: a place that nothing is left to fill. */
const isVain = (e: Event): boolean => (e.kind === 'displayed' && e.fighter < 0) || (e.kind === 'offered' && e.tile < 0);

export const reveals = (e: Event): boolean => REVEALS[e.kind] && !isVain(e);

/** Who learns of an event, and what of it. */
type Sight<K extends EventKind> = (e: Extract<Event, { kind: K }>, who: Viewer) => Event | null;

/** No event carries a secret: covered attackers are told as a count, a sealed card only as chosen (VIS-2, VIS-4). */
const everybody = (e: Event): Event => e;

const SEE: { readonly [K in EventKind]: Sight<K> } = {
  'round-began': everybody,
  'turn-began': everybody,
  posted: everybody,
  placed: everybody,
  gained: everybody,
  raised: everybody,
  passed: everybody,
  displayed: everybody,
  built: everybody,
  offered: everybody,
  restacked: everybody,
  controlled: everybody,
  amended: everybody,
  resurrected: everybody,
  attacked: everybody,
  unveiled: everybody,
  sealed: everybody,
  rolled: everybody,
  overturned: everybody,
  revealed: everybody,
  battle: everybody,
  fell: everybody,
  departed: everybody,
  'zero-chosen': everybody,
  casualty: everybody,
  recovered: everybody,
  'king-fell': everybody,
  refreshed: everybody,
  'power-used': everybody,
  charged: everybody,
  named: everybody,
  fenced: everybody,
  commanded: everybody,
  reinforced: everybody,
  fortified: everybody,
  scored: everybody,
  'round-ended': everybody,
  decider: everybody,
  ordered: everybody,
  'final-scored': everybody,
  marched: everybody,
  flipped: everybody,
  tried: everybody,
  tracked: everybody,
  reshuffled: everybody,
  lots: everybody,
  'tie-scored': everybody,
  ended: everybody,
};

const seeAs = <K extends EventKind>(kind: K, e: Extract<Event, { kind: K }>, who: Viewer): Event | null =>
  SEE[kind](e, who);

export const see = (e: Event, who: Viewer): Event | null => seeAs(e.kind, e, who);
