import type { Figure } from './rating.ts';

/** Somebody on a ladder, as it is drawn. */
export interface Rung {
  readonly name: string;
  readonly figure: Figure;
}

const WIDTH = 48;

interface Scale {
  readonly least: number;
  readonly most: number;
}

const scaleOf = (rungs: readonly Rung[]): Scale => ({
  least: Math.min(...rungs.map(({ figure }) => figure.low)),
  most: Math.max(...rungs.map(({ figure }) => figure.high)),
});

/** Intervals as lines of text: `├──●──┤`, one for each rung. */
export function textPlot(rungs: readonly Rung[]): string[] {
  const { least, most } = scaleOf(rungs);
  const at = (elo: number): number => Math.round(((elo - least) / Math.max(1, most - least)) * (WIDTH - 1));
  return rungs.map(({ figure: { elo, low, high } }) =>
    Array.from({ length: WIDTH }, (_, x) => {
      if (x === at(elo)) return '●';
      if (x === at(low)) return '├';
      if (x === at(high)) return '┤';
      return x > at(low) && x < at(high) ? '─' : ' ';
    })
      .join('')
      .trimEnd(),
  );
}

const LINE = 28;
const LEFT = 110;
const RIGHT = 700;

/** The same as a drawing, readable on light and on dark ground. */
export function svgPlot(rungs: readonly Rung[], title: string): string {
  const { least, most } = scaleOf(rungs);
  const x = (elo: number): string => (LEFT + ((elo - least) / Math.max(1, most - least)) * (RIGHT - LEFT)).toFixed(1);
  const height = LINE * (rungs.length + 2);
  const marks = steps(least, most).map(
    (elo) =>
      `<path d="M${x(elo)} ${LINE}V${height - LINE}" stroke="#8886"/><text x="${x(elo)}" y="${height - 8}" text-anchor="middle">${elo}</text>`,
  );
  const lines = rungs.map(({ name, figure: { elo, low, high } }, i) => {
    const y = LINE * (i + 1.5);
    return `<text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${escaped(name)}</text><path d="M${x(low)} ${y}H${x(high)}" stroke="#c4501d" stroke-width="3"/><circle cx="${x(elo)}" cy="${y}" r="5" fill="#c4501d"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 ${height}" font-family="sans-serif" font-size="14" fill="#888">`,
    `<title>${escaped(title)}</title><text x="${LEFT}" y="18">${escaped(title)}</text>`,
    ...marks,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}

/** Round numbers between the ends, a few of them. */
function steps(least: number, most: number): number[] {
  const step = [25, 50, 100, 200, 500, 1000].find((one) => (most - least) / one <= 8) ?? 2000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((most - first) / step) + 1) }, (_, i) => first + i * step);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
