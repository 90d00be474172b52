import { type EventOf, rulesets, SHEET, type SheetLine, type View, VP } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import type { LogEntry } from '../session.ts';

export interface SheetRow {
  readonly line: SheetLine;
  /** By seat. */
  readonly points: readonly number[];
}

const roundOf = (line: SheetLine): number => Number(line.split('-')[1] ?? Number.POSITIVE_INFINITY);

/**
 * The score sheet line by line, each round's structures and Citadel together. Empty lines stay: it adds up visibly. Only
 * what an AI alone can have stands where there is one, Automatons where they are in the box, and what decides a tie where
 * there was one.
 */
export const rowsOf = (view: View): readonly SheetRow[] =>
  SHEET.map((line, i) => ({ line, points: view.players.map((p) => p.sheet[i] ?? 0) }))
    .filter(({ line }) => line !== 'supplies' || view.automa !== null)
    .filter(({ line }) => line !== 'automatons' || rulesets[view.config.edition].sets.includes('final'))
    .filter(({ line }) => line !== 'kinds' || view.tiebreak.some((points) => points >= 0))
    .toSorted((a, b) => {
      const [one, other] = [roundOf(a.line), roundOf(b.line)];
      return one === other ? 0 : one - other;
    });

/** Seats from the most points to the fewest; who shares a win stays in seat order. */
export const standings = (view: View): readonly Seat[] =>
  view.players.map((p) => p.seat).sort((a, b) => (view.players[b]?.vp ?? 0) - (view.players[a]?.vp ?? 0) || a - b);

/** Points of every seat at a moment: before the first round, after each round's scoring, at the end. */
export interface ChartPoint {
  readonly at: 'start' | number | 'end';
  readonly points: readonly number[];
}

/** How the points grew, from what was told. Complete rounds only, and the end once it has come. */
export function chartOf(view: View, log: readonly LogEntry[]): readonly ChartPoint[] {
  const points = view.players.map(() => 0);
  const chart: ChartPoint[] = [{ at: 'start', points: [...points] }];
  let scored = 0;
  const add = (seat: Seat, vp: number): void => {
    points[seat] = (points[seat] ?? 0) + vp;
  };
  for (const { event } of log) {
    if (event.kind === 'gained') add(event.seat, event.loot[VP] ?? 0);
    if (event.kind !== 'scored') continue;
    add(event.seat, event.structures + event.citadel);
    scored += 1;
    if (scored % points.length === 0) chart.push({ at: event.round, points: [...points] });
  }
  if (view.over) chart.push({ at: 'end', points: view.players.map((p) => p.vp) });
  return chart;
}

/** Who scored the Citadel in each complete round; -1: the King, so nobody. */
export function citadelHolders(log: readonly LogEntry[]): readonly { round: number; seat: number; vp: number }[] {
  const holders: { round: number; seat: number; vp: number }[] = [];
  for (const { event } of log) {
    if (event.kind !== 'scored') continue;
    if (holders.at(-1)?.round !== event.round) holders.push({ round: event.round, seat: -1, vp: 0 });
    if (event.citadel > 0) holders[holders.length - 1] = { round: event.round, seat: event.seat, vp: event.citadel };
  }
  return holders;
}

/** Where a seat's points came from, gathered under five heads, the largest first; heads without points left out. */
export function sourcesOf(view: View, seat: Seat): readonly { head: SourceHead; points: number }[] {
  const sums = new Map<SourceHead, number>();
  rowsOf(view).forEach(({ line, points }) => {
    const head = HEADS[line];
    sums.set(head, (sums.get(head) ?? 0) + (points[seat] ?? 0));
  });
  return [...sums]
    .map(([head, points]) => ({ head, points }))
    .filter((source) => source.points !== 0)
    .sort((a, b) => b.points - a.points);
}

export type SourceHead = 'structures' | 'citadel' | 'cards' | 'stores' | 'fate' | 'automatons';

/** Under which head a line of the sheet is gathered. */
export const headOf = (line: SheetLine): SourceHead => HEADS[line];

const HEADS: { readonly [L in SheetLine]: SourceHead } = {
  'structures-1': 'structures',
  'structures-2': 'structures',
  'structures-3': 'structures',
  'structures-4': 'structures',
  'citadel-1': 'citadel',
  'citadel-2': 'citadel',
  'citadel-3': 'citadel',
  'citadel-4': 'citadel',
  cards: 'cards',
  supplies: 'stores',
  resources: 'stores',
  gold: 'stores',
  fate: 'fate',
  automatons: 'automatons',
  kinds: 'fate',
};

/** How the game ended, when it has. */
export const endingOf = (log: readonly LogEntry[]): EventOf<'ended'> | null => {
  for (const { event } of log.toReversed()) if (event.kind === 'ended') return event;
  return null;
};

/** The sheet as text with columns that line up; `name` and `label` give the words, `total` the last line's. */
export function sheetText(
  view: View,
  words: { name(seat: Seat): string; label(line: SheetLine): string; total: string },
): string {
  const rows = rowsOf(view).map(({ line, points }) => [words.label(line), ...points.map(String)]);
  const head = ['', ...view.players.map((p) => words.name(p.seat))];
  const total = [words.total, ...view.players.map((p) => String(p.vp))];
  const lines = [head, ...rows, total];
  const widths = head.map((_, i) => Math.max(...lines.map((cells) => cells[i]?.length ?? 0)));
  const pad = (cell: string, i: number): string =>
    i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  return lines.map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n');
}
