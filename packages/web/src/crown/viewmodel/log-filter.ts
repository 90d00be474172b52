import type { LogEvent, LogEventKind, LogEventOf } from '@cinderhall/crown-of-ash';
import type { LogTopic } from '@cinderhall/words';
import { type LogFilter, lets } from '../../app/log-filter.ts';
import type { LogLap } from './log.ts';

const OF_BATTLE: readonly string[] = ['reward', 'compensation', 'special'];

type Topic<K extends LogEventKind> = LogTopic | ((e: LogEventOf<K>) => LogTopic);

/** A line for each kind of event. */
const TOPICS: { readonly [K in LogEventKind]: Topic<K> } = {
  'round-began': 'rounds',
  'turn-began': 'rounds',
  posted: 'building',
  placed: 'goods',
  gained: (e) => (OF_BATTLE.includes(e.why) ? 'battles' : 'goods'),
  raised: 'fighters',
  passed: 'fighters',
  displayed: 'fighters',
  built: 'building',
  offered: 'building',
  restacked: 'building',
  controlled: (e) => (e.from < 0 ? 'building' : 'battles'),
  amended: 'building',
  resurrected: 'fighters',
  attacked: 'battles',
  marched: 'battles',
  unveiled: 'battles',
  sealed: 'battles',
  rolled: (e) => (e.why === 'combat' ? 'battles' : 'rounds'),
  overturned: (e) => (e.why === 'combat' ? 'battles' : 'rounds'),
  revealed: 'battles',
  battle: 'battles',
  'battle-recalled': 'battles',
  fell: 'battles',
  departed: 'fighters',
  'zero-chosen': 'battles',
  casualty: 'battles',
  recovered: 'fighters',
  'king-fell': 'battles',
  refreshed: 'goods',
  'power-used': 'powers',
  charged: 'powers',
  named: 'powers',
  fenced: 'powers',
  commanded: 'powers',
  reinforced: 'powers',
  fortified: 'powers',
  scored: 'rounds',
  'round-ended': 'rounds',
  decider: 'rounds',
  ordered: 'rounds',
  'final-scored': 'rounds',
  flipped: 'rounds',
  tried: 'rounds',
  tracked: 'fighters',
  reshuffled: 'rounds',
  lots: 'rounds',
  'tie-scored': 'rounds',
  ended: 'rounds',
};

function topicIn<K extends LogEventKind>(kind: K, e: LogEventOf<K>): LogTopic {
  const topic: Topic<K> = TOPICS[kind];
  return typeof topic === 'function' ? topic(e) : topic;
}

const topicOf = (e: LogEvent): LogTopic => topicIn(e.kind, e);

/** Everybody an event is about: who acts, and who is attacked. */
function seatsOf(e: LogEvent): readonly number[] {
  switch (e.kind) {
    case 'battle':
      return [e.attack.seat, e.defence.seat];
    case 'battle-recalled':
    case 'revealed':
      return [e.attacker, e.defender];
    case 'attacked':
      return [e.seat, e.defender];
    case 'controlled':
      return [e.seat, e.from];
    case 'ended':
      return e.winners;
    default:
      return 'seat' in e ? [e.seat] : [];
  }
}

/** The log with only what the filter lets through; turns and laps of which nothing is left are gone. */
export function filtered(laps: readonly LogLap[], filter: LogFilter<LogTopic>): readonly LogLap[] {
  const { rounds } = filter;
  const passes = (e: LogEvent): boolean => lets(filter, seatsOf(e), topicOf(e));
  return laps
    .filter(({ round }) => rounds.size === 0 || rounds.has(round))
    .map((lap) => ({
      ...lap,
      turns: lap.turns
        .map((turn) => ({ ...turn, events: turn.events.filter(passes) }))
        .filter(({ events }) => events.length > 0),
    }))
    .filter(({ turns }) => turns.length > 0);
}

/** Of what a log shows, the turn in which a moment lies: the first that ends with it or later. */
export function turnAt(laps: readonly LogLap[], step: number): number | null {
  const turns = laps.flatMap((lap) => lap.turns).toReversed();
  return (turns.find((turn) => turn.step >= step) ?? turns.at(-1))?.key ?? null;
}
