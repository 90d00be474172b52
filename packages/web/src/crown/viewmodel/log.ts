import { type LogEvent, recall, type View } from '@cinderhall/crown-of-ash';
import type { LogEntry } from '../session.ts';

/** What one seat did in one turn, or what befell it at a round's end. */
export interface LogTurn {
  /** Index of its first event in the log as it is told. */
  readonly key: number;
  /** The moment of its last event. */
  readonly step: number;
  /** -1: nobody in particular. */
  readonly seat: number;
  /** Oldest first. */
  readonly events: readonly LogEvent[];
}

/** One lap of the table, each seat placing one minion; or what comes before the first and after the last. */
export interface LogLap {
  readonly key: number;
  /** 0 before the first round. */
  readonly round: number;
  /** 1 to 4, or a phase without minions. */
  readonly lap: number | 'setup' | 'scoring' | 'end';
  /** Newest first. */
  readonly turns: readonly LogTurn[];
}

interface OpenTurn {
  key: number;
  step: number;
  seat: number;
  events: LogEvent[];
}
interface OpenLap {
  key: number;
  round: number;
  lap: LogLap['lap'];
  turns: OpenTurn[];
}

function lapOf(e: LogEvent, before: OpenLap, players: number): Pick<OpenLap, 'round' | 'lap'> {
  if (e.kind === 'turn-began') return { round: e.round, lap: Math.ceil(e.turn / players) };
  if (e.kind === 'scored') return { round: e.round, lap: 'scoring' };
  if (e.kind === 'final-scored' || e.kind === 'ended') return { round: before.round, lap: 'end' };
  return { round: before.round, lap: before.lap };
}

const seatOf = (e: LogEvent): number => ('seat' in e ? e.seat : -1);

/** What of a view a log needs. */
type Shown = Pick<View, 'players' | 'config' | 'over'>;

/**
 * The log as one reads it: laps of the table, newest first, in each the turns, newest first, in each what happened, in
 * order. During setup and scoring every seat has a line of its own. `digest` leaves out what is not worth telling; what
 * the table forgets (VIS-5) is gone before.
 */
export function lapsOf(
  log: readonly LogEntry[],
  view: Shown,
  digest: (events: readonly LogEvent[]) => readonly LogEvent[],
): readonly LogLap[] {
  const laps: OpenLap[] = [];
  let lap: OpenLap = { key: 0, round: 0, lap: 'setup', turns: [] };
  recall(log, view).forEach(({ event, step }, key) => {
    const at = lapOf(event, lap, view.players.length);
    if (at.round !== lap.round || at.lap !== lap.lap) lap = { key, ...at, turns: [] };
    if (laps.at(-1) !== lap) laps.push(lap);
    const turn = lap.turns.at(-1);
    const alone = typeof lap.lap !== 'number' && turn?.seat !== seatOf(event);
    if (event.kind === 'turn-began') lap.turns.push({ key, step, seat: event.seat, events: [] });
    else if (!turn || alone) lap.turns.push({ key, step, seat: seatOf(event), events: [event] });
    else {
      turn.events.push(event);
      turn.step = step;
    }
  });
  const told = laps.map((l) => ({
    ...l,
    turns: l.turns
      .map((turn) => ({ ...turn, events: digest(turn.events) }))
      .filter((turn) => turn.events.length > 0)
      .reverse(),
  }));
  return told.filter((l) => l.turns.length > 0).reverse();
}

/** What is new to somebody who has heard the first `heard` entries; of several battles only the newest keeps its cards. */
export const newsOf = (log: readonly LogEntry[], heard: number, view: Shown): readonly LogEvent[] =>
  recall(log.slice(heard), view).map(({ event }) => event);
