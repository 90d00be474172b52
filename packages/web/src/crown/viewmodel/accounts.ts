import { SHEET, type View } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import type { LogEntry } from '../session.ts';
import { headOf, type SourceHead } from './sheet.ts';

/** Order of the heads in a stack, the largest of most games first; what counts against its owner comes last. */
export const HEADS = ['structures', 'citadel', 'cards', 'fate', 'stores', 'automatons'] as const satisfies SourceHead[];

/** Where everybody's points came from: by seat, by head of HEADS. */
export const stacksOf = (view: View): readonly (readonly number[])[] =>
  view.players.map(({ sheet }) =>
    HEADS.map((head) => SHEET.reduce((sum, line, i) => (headOf(line) === head ? sum + (sheet[i] ?? 0) : sum), 0)),
  );

/**
 * Where numbers stand that want to stand below narrow parts: none nearer to the next than `apart`, none beyond `end`, in
 * order, and otherwise where they want to.
 */
export function spread(wanted: readonly number[], apart: number, end: number): readonly number[] {
  const placed: number[] = [];
  for (const x of wanted) placed.push(Math.max(x, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + apart));
  return placed.map((x, i) => Math.min(x, end - (placed.length - 1 - i) * apart));
}

export interface Battles {
  readonly attacksWon: number;
  readonly attacksLost: number;
  readonly defencesWon: number;
  readonly defencesLost: number;
}
const NO_BATTLES: Battles = { attacksWon: 0, attacksLost: 0, defencesWon: 0, defencesLost: 0 };

/** How everybody fared in battle, by seat. What the King wins or loses is nobody's. */
export function battlesOf(view: View, log: readonly LogEntry[]): readonly Battles[] {
  const all = view.players.map(() => NO_BATTLES);
  const count = (seat: number, what: keyof Battles): void => {
    const before = all[seat];
    if (before) all[seat] = { ...before, [what]: before[what] + 1 };
  };
  for (const { event } of log) {
    if (event.kind !== 'battle') continue;
    const won = event.winner === 'attacker';
    count(event.attack.seat, won ? 'attacksWon' : 'attacksLost');
    count(event.defence.seat, won ? 'defencesLost' : 'defencesWon');
  }
  return all;
}

/** Resources and gold, whatever they are, counted together. */
export interface Flow {
  readonly gained: number;
  readonly spent: number;
}

const GOODS = 5;
const sum = (amounts: readonly number[]): number => amounts.slice(0, GOODS).reduce((n, amount) => n + amount, 0);

/** What everybody gained and spent in each round: by round from 1, by seat. */
export function flowsOf(view: View, log: readonly LogEntry[]): readonly (readonly Flow[])[] {
  const flows = Array.from({ length: view.round }, () => view.players.map((): Flow => ({ gained: 0, spent: 0 })));
  let round = 1;
  const count = (seat: Seat, gained: number, spent: number): void => {
    const row = flows[round - 1];
    const before = row?.[seat];
    if (row && before) row[seat] = { gained: before.gained + gained, spent: before.spent + spent };
  };
  for (const { event } of log) {
    if (event.kind === 'round-began') round = event.round;
    else if (event.kind === 'gained') count(event.seat, sum(event.loot), 0);
    else if (event.kind === 'raised') count(event.seat, 0, sum(event.paid));
    else if (event.kind === 'built') count(event.seat, 0, event.cost);
    else if (event.kind === 'fenced') count(event.seat, sum(event.take), sum(event.give));
  }
  return flows;
}
