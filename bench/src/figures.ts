import type { Spread } from './sampling.ts';

/** One measured line. */
export interface Figure extends Spread {
  readonly what: string;
  readonly who: string;
  readonly unit: string;
  /** What we aim at, and what would be too little (`/s`) or too much (times); told, never asserted. */
  readonly goal?: number;
  readonly floor?: number;
}

/** How many times the one is faster than the other, by their medians of this run. */
export interface Ratio {
  readonly what: string;
  readonly of: string;
  readonly to: string;
  readonly ratio: number;
  readonly goal: number;
  readonly floor: number;
}

export interface Report {
  readonly figures: readonly Figure[];
  readonly ratios: readonly Ratio[];
  /** What to know about how it was measured. */
  readonly notes: readonly string[];
}

/** A part of the benchmark that can be asked for by name. */
export interface Measure {
  readonly name: string;
  readonly tells: string;
  readonly run: (asked: Asked) => Report | Promise<Report>;
}

export interface Asked {
  readonly quick: boolean;
  /** Folder of the benchmark's own package.json, in which the rivals are installed. */
  readonly folder: string;
  /** The script that thinks in a browser, the browser to run it in, and where the page is served; null unless asked for. */
  readonly phone: { readonly script: string; readonly chromium: string; readonly address: string } | null;
}

/** `12 345 678` for large numbers, four digits for small ones. */
export function written(n: number): string {
  if (!Number.isFinite(n)) return String(n);
  if (Math.abs(n) < 100) return String(Number(n.toPrecision(3)));
  return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ' ');
}

/** The report as lines of text. */
export function asTable({ figures, ratios, notes }: Report): string {
  const rows = figures.map(({ what, who, median, least, most, unit, goal }) => [
    what,
    who,
    written(median),
    unit,
    `${written(least)} to ${written(most)}`,
    goal === undefined ? '' : `goal ${written(goal)}`,
  ]);
  const times = ratios.map(({ what, of, to, ratio, goal, floor }) => [
    what,
    `${of} : ${to}`,
    written(ratio),
    'times',
    '',
    `goal ${written(goal)}, floor ${written(floor)}`,
  ]);
  return `${[...columns([...rows, ...times]), ...notes.map((note) => `* ${note}`)].join('\n')}\n`;
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  const isNumber = (column: number): boolean => column === 2;
  const padded = (cell: string, i: number): string =>
    isNumber(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0);
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
}
