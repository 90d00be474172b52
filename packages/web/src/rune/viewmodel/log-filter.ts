import type { Event, EventKind } from '@cinderhall/rune-age';
import type { LogTopic } from '@cinderhall/words/rune-age';
import { type LogFilter, lets } from '../../app/log-filter.ts';
import type { LogTurn } from './log.ts';

/** A line for each kind of event. */
const TOPICS: { readonly [K in EventKind]: LogTopic } = {
  began: 'events',
  'rune-drawn': 'events',
  'round-began': 'events',
  'turn-began': 'events',
  refreshed: 'market',
  drew: 'cards',
  reshuffled: 'cards',
  'played-gold': 'market',
  exhausted: 'market',
  bought: 'market',
  used: 'cards',
  kept: 'cards',
  lost: 'market',
  attacked: 'combats',
  fielded: 'combats',
  passed: 'combats',
  joined: 'combats',
  rolled: 'combats',
  wounded: 'combats',
  destroyed: 'cards',
  discarded: 'cards',
  revealed: 'cards',
  'took-to-hand': 'cards',
  'left-on-top': 'cards',
  strengthened: 'combats',
  gained: 'market',
  fought: 'combats',
  secured: 'combats',
  rewarded: 'combats',
  damaged: 'combats',
  'phase-began': 'events',
  'event-drawn': 'events',
  'event-spent': 'events',
  'event-left': 'events',
  'events-recycled': 'events',
  'pile-shrank': 'market',
  foretold: 'events',
  took: 'market',
  'city-lost': 'combats',
  eliminated: 'combats',
  'runes-passed': 'events',
  'first-passed': 'events',
  ended: 'events',
};

/** Everybody an event is about: who acts, and who is attacked. */
function seatsOf(e: Event): readonly number[] {
  switch (e.kind) {
    case 'attacked':
      return [e.seat, e.defender];
    case 'fought':
      return [e.attack.seat, e.defence.seat];
    case 'secured':
    case 'runes-passed':
      return [e.seat, e.from];
    case 'eliminated':
      return [e.seat, e.by];
    case 'ended':
      return e.winners;
    default:
      return 'seat' in e ? [e.seat] : [];
  }
}

/** The log with only what the filter lets through; turns of which nothing is left are gone. */
export function filtered(turns: readonly LogTurn[], filter: LogFilter<LogTopic>): readonly LogTurn[] {
  const { rounds } = filter;
  return turns
    .filter(({ round }) => rounds.size === 0 || rounds.has(round))
    .map((turn) => ({
      ...turn,
      lines: turn.lines.filter(({ event }) => lets(filter, seatsOf(event), TOPICS[event.kind])),
    }))
    .filter(({ lines }) => lines.length > 0);
}
