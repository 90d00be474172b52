import type { Event } from '@cinderhall/rune-age';
import type { LogEntry } from '../session.ts';

/** A sentence, and how often it is true in a row. */
export interface LogLine {
  readonly said: string;
  readonly times: number;
}

/** What one player did in a turn, or what an event phase brought. */
export interface LogTurn {
  readonly key: number;
  /** The moment of its last event. */
  readonly step: number;
  readonly round: number;
  /** -1: of nobody. */
  readonly seat: number;
  readonly phase: 'setup' | 'turn' | 'events';
  /** Oldest first. */
  readonly lines: readonly LogLine[];
}

interface Open {
  key: number;
  step: number;
  round: number;
  seat: number;
  phase: LogTurn['phase'];
  events: Event[];
}

/** Events that begin the event phase, each by itself. */
export const OMENS: readonly Event['kind'][] = ['event-drawn', 'events-recycled'];

/** The turn that an event begins; null: it belongs to the one before. */
function begun(event: Event, key: number, step: number, before: Open): Open | null {
  if (event.kind === 'turn-began')
    return { key, step, round: event.round, seat: event.seat, phase: 'turn', events: [] };
  if (OMENS.includes(event.kind) && before.phase === 'turn')
    return { key, step, round: before.round, seat: -1, phase: 'events', events: [] };
  return null;
}

/** Told for the sake of a screen, or said by headings and by other events; in prose they would be noise. */
const QUIET: readonly Event['kind'][] = [
  ...(['round-began', 'turn-began', 'refreshed', 'passed', 'lost', 'event-spent', 'ended'] as const),
];

/** Whether an event is worth a sentence. */
export const isTold = (event: Event): boolean =>
  !QUIET.includes(event.kind) && !(event.kind === 'drew' && event.why === 'refill');

/** Gold played card by card as one sum. */
function summed(events: readonly Event[]): readonly Event[] {
  const kept: Event[] = [];
  for (const event of events) {
    const last = kept.at(-1);
    if (event.kind === 'played-gold' && last?.kind === 'played-gold' && last.seat === event.seat)
      kept[kept.length - 1] = { ...event, gold: last.gold + event.gold };
    else kept.push(event);
  }
  return kept;
}

/** Sentences that repeat the one before are counted: five strongholds are exhausted in a row. */
function counted(sentences: readonly string[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const said of sentences) {
    const last = lines.at(-1);
    if (last?.said === said) lines[lines.length - 1] = { said, times: last.times + 1 };
    else lines.push({ said, times: 1 });
  }
  return lines;
}

/** The log by turns, newest first. `tell` puts an event in words. */
export function turnsOf(log: readonly LogEntry[], tell: (event: Event) => string): readonly LogTurn[] {
  let turn: Open = { key: 0, step: 0, round: 0, seat: -1, phase: 'setup', events: [] };
  const turns = [turn];
  log.forEach(({ event, step }, key) => {
    const next = begun(event, key, step, turn);
    if (next !== null) {
      turn = next;
      turns.push(turn);
    }
    turn.step = step;
    if (isTold(event)) turn.events.push(event);
  });
  const told = turns.map(({ events, ...rest }) => ({ ...rest, lines: counted(summed(events).map(tell)) }));
  return told.filter(({ lines }) => lines.length > 0).reverse();
}
