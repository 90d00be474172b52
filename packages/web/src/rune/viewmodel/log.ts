import type { Event } from '@cinderhall/rune-age';
import type { TableProse } from '@cinderhall/words/rune-age';
import type { LogEntry } from '../session.ts';

/** A sentence, how often it is true in a row, and the moment of the last time. */
export interface LogLine {
  readonly event: Event;
  readonly said: string;
  readonly times: number;
  readonly step: number;
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
  entries: LogEntry[];
}

/** What begins the event phase; an excerpt may hold less of it. */
export const OMENS: readonly Event['kind'][] = ['phase-began', 'event-drawn', 'events-recycled'];

/** The turn that an event begins; null: it belongs to the one before. */
function begun(event: Event, key: number, step: number, before: Open): Open | null {
  if (event.kind === 'turn-began')
    return { key, step, round: event.round, seat: event.seat, phase: 'turn', entries: [] };
  if (OMENS.includes(event.kind) && before.phase === 'turn')
    return { key, step, round: before.round, seat: -1, phase: 'events', entries: [] };
  return null;
}

/** Told for the sake of a screen, or said by headings and by other events; in prose they would be noise. */
const QUIET: readonly Event['kind'][] = [
  ...(['round-began', 'turn-began', 'phase-began', 'refreshed', 'passed', 'lost', 'event-spent', 'ended'] as const),
];

/** Whether an event is worth a sentence. */
export const isTold = (event: Event): boolean =>
  !QUIET.includes(event.kind) && !(event.kind === 'drew' && event.why === 'refill');

/** Gold played card by card as one sum. */
function summed(entries: readonly LogEntry[]): readonly LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of entries) {
    const { event, step } = entry;
    const last = kept.at(-1)?.event;
    if (event.kind === 'played-gold' && last?.kind === 'played-gold' && last.seat === event.seat)
      kept[kept.length - 1] = { step, event: { ...event, gold: last.gold + event.gold } };
    else kept.push(entry);
  }
  return kept;
}

/** Sentences that repeat the one before are counted: five strongholds are exhausted in a row. */
function counted(entries: readonly LogEntry[], tell: (event: Event) => string): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const { event, step } of entries) {
    const said = tell(event);
    const last = lines.at(-1);
    if (last?.said === said) lines[lines.length - 1] = { event, said, step, times: last.times + 1 };
    else lines.push({ event, said, step, times: 1 });
  }
  return lines;
}

/** A sentence below the name of the one whom it begins with: without that name. */
export function belowName(prose: TableProse, seat: number): TableProse {
  const [first, next, ...rest] = prose;
  if (typeof first !== 'object' || first.is !== 'seat' || first.seat !== seat || typeof next !== 'string') return prose;
  const said = next.trimStart();
  return said !== next && /^\p{L}/u.test(said) ? [said.charAt(0).toUpperCase() + said.slice(1), ...rest] : prose;
}

/** The log by turns, newest first. `tell` puts an event in words. */
export function turnsOf(log: readonly LogEntry[], tell: (event: Event) => string): readonly LogTurn[] {
  let turn: Open = { key: 0, step: 0, round: 0, seat: -1, phase: 'setup', entries: [] };
  const turns = [turn];
  log.forEach(({ event, step }, key) => {
    const next = begun(event, key, step, turn);
    if (next !== null) {
      turn = next;
      turns.push(turn);
    }
    turn.step = step;
    if (isTold(event)) turn.entries.push({ event, step });
  });
  const told = turns.map(({ entries, ...rest }) => ({ ...rest, lines: counted(summed(entries), tell) }));
  return told.filter(({ lines }) => lines.length > 0).reverse();
}
