import type { LawsFlags } from './index.ts';
import type { Found, Haul } from './trials.ts';

export const jsonReport = (haul: Haul, seconds: number): string =>
  `${JSON.stringify({ ...haul, seconds: Number(seconds.toFixed(3)) })}\n`;

/** The report for people: how often each law was tried, at what tables, and what was found. */
export function textReport({ games, decisions, checks, sorts, violation }: Haul, flags: LawsFlags, seconds: number) {
  const speed = `${seconds.toFixed(0)} s, ${(games / seconds).toFixed(1)} games a second`;
  return [
    `${games} games, ${decisions} decisions, ${speed}; how often each law had something to check:`,
    ...counts(checks),
    '',
    'games of each sort:',
    ...counts(Object.fromEntries(Object.entries(sorts).sort(([a], [b]) => (a < b ? -1 : 1)))),
    '',
    violation === null ? 'every law was kept' : broken(violation, flags),
    '',
  ].join('\n');
}

const counts = (of: Readonly<Record<string, number>>): string[] =>
  Object.entries(of).map(([what, count]) => `${what.padEnd(28)} ${count}`);

function broken({ law, detail, step, seed, habit, stack, record }: Found, flags: LawsFlags): string {
  const { edition, players, pack, deep } = flags;
  const again = [
    `cinderhall laws --seed ${seed} --games 1 --deep ${deep}`,
    ...(flags.habit === undefined ? [] : [`--habit ${habit}`]),
    ...(edition === undefined ? [] : [`--edition ${edition}`]),
    ...(players === undefined ? [] : [`--players ${players.join(',')}`]),
    ...(pack === undefined ? [] : [`--pack ${pack}`]),
  ];
  return [
    `BROKEN: ${law}, seed ${seed}, after ${step} answers`,
    detail,
    ...(stack === null ? [] : [stack]),
    `table ${JSON.stringify(record.config)}`,
    `habit ${habit}`,
    `again: ${again.join(' ')}`,
    '(--record FILE writes the game that shows it)',
  ].join('\n');
}
