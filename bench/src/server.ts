import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRng } from '@cinderhall/kernel';
import type { Asked, Figure, Report } from './figures.ts';
import { quantile, spreadOf } from './sampling.ts';
import { type Served, serve, serveOurs } from './served.ts';
import { boardgameTable, OurTable, type PlayedTable, relayTable } from './server-tables.ts';

/** Tables at which people answer one after the other, as soon as they can. */
const TABLES = 100;
/** Milliseconds after which a server of ours has put aside what nobody looks at. */
export const FORGOTTEN = 35_000;
/** Rounds until what is busy has been compiled, and rounds that count. */
const EFFORT = { warming: 4, rounds: 5, milliseconds: 3000 };
const WHAT = `server, ${TABLES} tables of two`;

/** A server that is measured, and the tables at it. */
interface Contestant {
  readonly label: string;
  readonly served: Served;
  readonly tables: readonly PlayedTable[];
  readonly bytesWithoutTables: number;
}

/** Bytes in use for each table: in the middle of a game with two connections, and once they are gone for a while. */
interface Weight {
  readonly open: number;
  readonly left: number;
}

interface Round {
  /** Answers a second of the server's processor, and of the clock on the wall. */
  readonly byProcessor: number;
  readonly byWall: number;
  /** Microseconds of processor time for an answer, of the server and of all who play. */
  readonly whole: number;
  /** Milliseconds within which 99 of 100 answers were acknowledged. */
  readonly p99: number;
}

/** Plays at all tables of a server for a while. */
async function round({ served, tables }: Contestant, milliseconds: number): Promise<Round> {
  const took: number[] = [];
  // Every round begins without another's garbage.
  await served.weighed();
  const before = await served.used();
  const own = process.cpuUsage();
  const begun = performance.now();
  const hear = (one: number): boolean => took.push(one) > 0 && performance.now() - begun < milliseconds;
  await Promise.all(tables.map((table) => table.play(hear)));
  const seconds = (performance.now() - begun) / 1000;
  const cpu = (await served.used()).cpu - before.cpu;
  const { user, system } = process.cpuUsage(own);
  took.sort((a, b) => a - b);
  const [many, p99] = [took.length, quantile(took, 0.99)];
  return { byProcessor: many / cpu, byWall: many / seconds, whole: (cpu * 1e6 + user + system) / many, p99 };
}

/** A page to serve, and a place on the disk. */
export function place(): { readonly env: Readonly<Record<string, string>>; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'cinderhall-bench-'));
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  const env = { PAGE: page, DATA: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', LIMITS: '1000' };
  return { env, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function contestants(folder: string, env: Readonly<Record<string, string>>, many: number): Promise<Contestant[]> {
  const script = (name: string): string => join(folder, 'servers', name);
  const at = async (label: string, served: Served, open: (port: number, i: number) => Promise<PlayedTable>) => {
    const tables: PlayedTable[] = [];
    const { heap: bytesWithoutTables } = await served.weighed();
    for (let i = 0; i < many; i++) tables.push(await open(served.port, i));
    return { label, served, tables, bytesWithoutTables };
  };
  const ours = await serveOurs(folder, env);
  const theirs = await serve(folder, script('boardgame-io.mjs'));
  const relay = await serve(folder, script('relay.mjs'));
  return [
    await at('Cinderhall, Crown of Ash, on the disk', ours, (port, i) =>
      new OurTable(folder, port, seedRng(`${i}`)).open(),
    ),
    await at('boardgame.io 0.50.2, noughts and crosses, in memory', theirs, (port, i) =>
      boardgameTable(folder, port, `t${i}`),
    ),
    await at('ws relay, no rules, nothing kept', relay, (port, i) => relayTable(folder, port, `t${i}`)),
  ];
}

/** The server beside others, in processes of their own; one of them plays at a time. */
export async function servers({ quick, folder }: Asked): Promise<Report> {
  const { env, remove } = place();
  const effort = quick ? { warming: 1, rounds: 1, milliseconds: 50, many: 2 } : { ...EFFORT, many: TABLES };
  const all = await contestants(folder, env, effort.many);
  const rounds = all.map((): Round[] => []);
  for (let i = 0; i < effort.warming; i++) for (const contestant of all) await round(contestant, effort.milliseconds);
  for (let i = 0; i < effort.rounds; i++)
    for (const [at, contestant] of all.entries()) rounds[at]?.push(await round(contestant, effort.milliseconds));
  const weights = await weighed(all, quick ? 0 : FORGOTTEN);
  for (const { served } of all) await served.end();
  remove();
  return report(all, rounds, weights);
}

/**
 * Milliseconds that answers take on average at least, where there is always one under way at each table (Little 1961) and the
 * processors of this machine do nothing but what was measured, all of them all the time.
 */
const leastMean = (whole: number): number => (TABLES * whole) / availableParallelism() / 1000;

/** What the tables weigh before and after everybody has left. */
async function weighed(all: readonly Contestant[], milliseconds: number): Promise<Weight[]> {
  const each = () =>
    Promise.all(
      all.map(
        async ({ served, tables, bytesWithoutTables }) =>
          ((await served.weighed()).heap - bytesWithoutTables) / tables.length,
      ),
    );
  const open = await each();
  for (const { tables } of all) for (const table of tables) table.close();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const left = await each();
  return all.map((_, i) => ({ open: open[i] ?? 0, left: left[i] ?? 0 }));
}

function report(all: readonly Contestant[], rounds: readonly (readonly Round[])[], weights: readonly Weight[]): Report {
  const figure = (value: (round: Round) => number, unit: string, goal?: number): Figure[] =>
    all.map(({ label }, i) => ({
      ...{ what: WHAT, who: label, unit, ...spreadOf((rounds[i] ?? []).map(value)) },
      ...(goal === undefined || i > 0 ? {} : { goal }),
    }));
  const rates = figure(({ byProcessor }) => byProcessor, 'answers/s of its processor');
  const [ours, theirs, relay] = rates.map(({ median }) => median);
  const memory = (unit: string, value: (weight: Weight) => number): Figure[] =>
    all.map(({ label }, i) => {
      const weight = weights[i];
      return { what: WHAT, who: label, unit, ...spreadOf(weight ? [value(weight) / 1000] : []) };
    });
  const of = 'Cinderhall';
  return {
    figures: [
      ...rates,
      ...figure(({ byWall }) => byWall, 'answers/s'),
      ...figure(({ p99 }) => p99, 'ms, 99 of 100', 15),
      ...figure(({ whole }) => whole, 'µs of processor an answer, with who plays'),
      ...figure(({ whole }) => leastMean(whole), 'ms, the least that the mean can be here'),
      ...memory('kB a table in the middle of a game', ({ open }) => open),
      ...memory('kB a table that all have left', ({ left }) => left),
    ],
    ratios: [
      { what: WHAT, of, to: 'boardgame.io', ratio: (ours ?? 0) / (theirs ?? 1), goal: 2, floor: 1 },
      { what: WHAT, of, to: 'ws relay', ratio: (ours ?? 0) / (relay ?? 1), goal: 0.8, floor: 0 },
    ],
    notes: [
      'servers are in processes of their own, and who plays at them shares the machine; the games differ: Crown of Ash tells each seat its whole view, noughts and crosses are nine cells',
    ],
  };
}
