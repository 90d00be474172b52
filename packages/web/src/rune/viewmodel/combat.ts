import type { Combat, Event, EventOf, Fielded, Tables, View } from '@cinderhall/rune-age';
import { cardIn, gainedBy, INSTANT, isWounded, SIEGE, unitStrength } from '@cinderhall/rune-age';
import type { LogEntry } from '../session.ts';
import { totalsIn } from './worth.ts';

/** A unit in a combat. */
export interface Fighter {
  readonly key: string;
  readonly unit: Fielded;
  readonly card: number;
  readonly strength: number;
  readonly gained: number;
  readonly wounded: boolean;
}

/** A side of a combat, or what is fought by one. */
export interface Front {
  /** A player, or -1. */
  readonly seat: number;
  readonly units: readonly Fighter[];
  readonly tactics: readonly number[];
  readonly total: number;
  /** What counts beside the units: abilities, lasting effects, the defence of a city. */
  readonly more: number;
  readonly passed: boolean;
}

/** A combat as it is shown: the attacker first; or, when an event attacks, who fights it off. */
export interface Scene {
  readonly mode: 'battle' | 'siege' | 'assault';
  readonly target: number;
  readonly fronts: readonly [Front, Front];
  /** The side that plays a card next, or -1. */
  readonly turn: number;
  readonly skulls: number | null;
  readonly result: EventOf<'fought'> | null;
  /** Different for each combat of a game. */
  readonly key: number;
}

const fighter = (t: Tables, unit: Fielded, key: string): Fighter => ({
  key,
  unit,
  card: cardIn(unit),
  strength: unitStrength(t, unit),
  gained: gainedBy(unit),
  wounded: isWounded(unit),
});

const modeOf = (mode: number): Scene['mode'] => (mode === SIEGE ? 'siege' : mode === INSTANT ? 'assault' : 'battle');

function front(
  t: Tables,
  seat: number,
  units: readonly Fielded[],
  tactics: readonly Fielded[],
  total: number,
  passed: boolean,
): Front {
  const fighters = units.map((unit, i) => fighter(t, unit, `${i}-${unit}`));
  const more = total - fighters.reduce((sum, { strength }) => sum + strength, 0);
  return { seat, units: fighters, tactics: tactics.map(cardIn), total, more, passed };
}

function frontIn(t: Tables, c: Combat, side: 0 | 1, total: number): Front {
  return front(t, c.seats[side] ?? -1, c.units[side] ?? [], c.tactics[side] ?? [], total, c.passed[side] === 1);
}

/** Which side plays a card next. */
function turnIn({ stack }: View): number {
  const f = stack.findLast(({ kind }) => kind === 'battle' || kind === 'siege');
  return f?.kind === 'siege' ? f.side : f?.kind === 'battle' ? 0 : -1;
}

/** The last roll since a combat began; null: none. */
function rollSince(log: readonly LogEntry[], from: number): number | null {
  const roll = log.slice(from).findLast(({ event }) => event.kind === 'rolled')?.event;
  return roll?.kind === 'rolled' ? roll.skulls : null;
}

/** The combat that is being fought; null: none. */
export function combatScene(t: Tables, view: View, log: readonly LogEntry[]): Scene | null {
  const { combat } = view;
  if (combat === null) return null;
  const key = log.findLastIndex(({ event }) => event.kind === 'attacked');
  const [attack, defence] = totalsIn(t, view, combat);
  return {
    mode: modeOf(combat.mode),
    target: combat.target,
    fronts: [frontIn(t, combat, 0, attack), frontIn(t, combat, 1, defence)],
    turn: turnIn(view),
    skulls: rollSince(log, key),
    result: null,
    key,
  };
}

/** What came of a combat, beside who won it. */
const SPOILS: readonly Event['kind'][] = [
  'secured',
  'rewarded',
  'damaged',
  'city-lost',
  'eliminated',
  'runes-passed',
  'rune-drawn',
];

/** A combat that was fought out. */
export interface Fought extends Scene {
  readonly result: EventOf<'fought'>;
  /** Where in the log its end is told. */
  readonly at: number;
  /** What it brought and cost. */
  readonly spoils: readonly Event[];
}

function foughtAt(t: Tables, log: readonly LogEntry[], at: number, event: EventOf<'fought'>, step: number): Fought {
  const key = log.slice(0, at).findLastIndex((entry) => entry.event.kind === 'attacked');
  const { attack, defence } = event;
  const after = log.slice(at + 1);
  const end = after.findIndex((entry) => entry.step !== step || entry.event.kind === 'attacked');
  return {
    mode: modeOf(event.mode),
    target: event.target,
    fronts: [
      front(t, attack.seat, attack.units, attack.tactics, attack.strength, true),
      front(t, defence.seat, defence.units, defence.tactics, defence.strength, true),
    ],
    turn: -1,
    skulls: rollSince(log.slice(0, at), Math.max(0, key)),
    result: event,
    key,
    at,
    spoils: after
      .slice(0, end < 0 ? undefined : end)
      .map((entry) => entry.event)
      .filter(({ kind }) => SPOILS.includes(kind)),
  };
}

/** What decides, beside the log, which combat is shown. */
interface Watching {
  readonly me: number | null;
  /** Whether combats of others are shown as well. */
  readonly others: boolean;
  /** Those that were over at this step have been seen before, and those that the log tells of up to here have been put away. */
  readonly since: number;
  readonly closed: number;
}

/**
 * The combat that is shown, if any, and those of which it is still to be seen what came of them: that of the oldest comes
 * before whatever is fought by now.
 */
export function watched(
  t: Tables,
  view: View,
  log: readonly LogEntry[],
  { me, others, since, closed }: Watching,
): { readonly scene: Scene | null; readonly outstanding: readonly Fought[] } {
  const isWatched = ({ fronts }: Scene): boolean => others || fronts.some(({ seat }) => seat === me);
  const fought = log.flatMap(({ event, step }, at) =>
    event.kind === 'fought' && step > since && at > closed ? [foughtAt(t, log, at, event, step)] : [],
  );
  const outstanding = fought.filter(isWatched);
  const live = combatScene(t, view, log);
  return { scene: outstanding[0] ?? (live && isWatched(live) ? live : null), outstanding };
}
