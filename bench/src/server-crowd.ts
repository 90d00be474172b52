import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { AT_A_TABLE, type CrowdOrder } from './crowd.ts';
import type { Asked, Figure, Report } from './figures.ts';
import { quantile, spreadOf } from './sampling.ts';
import { type Served, serveOurs, type Used } from './served.ts';
import { FORGOTTEN, place } from './server.ts';

/** Games that people play at once, each as fast as people do. */
const GAMES = 2000;
/** Processes in which the people are. */
const CROWDS = 2;
/** Files that a process opens beside its connections. */
const OTHER_FILES = 200;
/** Milliseconds of play that are not counted, and that are. */
const EFFORT = { warming: 15_000, playing: 60_000 };

const WHO = 'Cinderhall, Crown of Ash, on the disk';

/** How a server fares with a crowd: what it has used without anybody, with all of them and once they are gone. */
interface Fared {
  readonly tables: number;
  readonly took: readonly number[];
  readonly seconds: number;
  readonly cpu: number;
  readonly empty: Used;
  readonly open: Used;
  readonly left: Used;
}

/** Thousands of people at a server of ours, at their own pace. */
export async function serverCrowd({ quick, folder }: Asked): Promise<Report> {
  const wanted = quick ? 2 : GAMES;
  const tables = Math.min(wanted, Math.floor((filesAllowed() - OTHER_FILES) / AT_A_TABLE));
  const { env, remove } = place();
  const served = await serveOurs(folder, env);
  const fared = await met(served, {
    folder,
    tables,
    effort: quick ? { warming: 50, playing: 50 } : EFFORT,
    forgotten: quick ? 0 : FORGOTTEN,
  });
  await served.end();
  remove();
  const short =
    tables < wanted
      ? [`this machine lets a process open no more than ${filesAllowed()} files: ${tables} games instead of ${wanted}`]
      : [];
  return report(fared, short);
}

/** How many files a process may open here. Node takes as many as it may. */
function filesAllowed(): number {
  const { userLimits } = JSON.parse(JSON.stringify(process.report.getReport()));
  const { hard } = userLimits?.open_files ?? {};
  return typeof hard === 'number' ? hard : Number.MAX_SAFE_INTEGER;
}

interface Meeting {
  readonly folder: string;
  readonly tables: number;
  readonly effort: { readonly warming: number; readonly playing: number };
  readonly forgotten: number;
}

async function met(served: Served, { folder, tables, effort, forgotten }: Meeting): Promise<Fared> {
  const empty = await served.weighed();
  const crowds = Array.from({ length: CROWDS }, () => fork(join(folder, 'servers', 'crowd.mjs'), { cwd: folder }));
  const each = Math.ceil(tables / CROWDS);
  await Promise.all(
    crowds.map((crowd, i) => {
      const first = i * each;
      return ask(crowd, { folder, port: served.port, first, tables: Math.min(each, tables - first) });
    }),
  );
  const play = async (milliseconds: number) =>
    (await Promise.all(crowds.map((crowd) => ask(crowd, milliseconds)))).flat();
  await play(effort.warming);
  const before = await served.used();
  const begun = performance.now();
  const took = (await play(effort.playing)).map(Number);
  const seconds = (performance.now() - begun) / 1000;
  const cpu = (await served.used()).cpu - before.cpu;
  const open = await served.weighed();
  for (const crowd of crowds) crowd.disconnect();
  await new Promise((resolve) => setTimeout(resolve, forgotten));
  return { tables, took, seconds, cpu, empty, open, left: await served.weighed() };
}

/** Asks a part of the crowd for something, and waits until it is done. */
const ask = (crowd: ChildProcess, order: CrowdOrder | number): Promise<unknown[] | number> =>
  new Promise((resolve, reject) => {
    const died = (): void => reject(new Error('people at the server are gone'));
    crowd.once('exit', died);
    crowd.once('message', (done: unknown[] | number) => {
      crowd.off('exit', died);
      resolve(done);
    });
    crowd.send(order);
  });

function report({ tables, took, seconds, cpu, empty, open, left }: Fared, notes: readonly string[]): Report {
  const sorted = took.slice().sort((a, b) => a - b);
  const what = `server, ${tables} games of four with ${tables * AT_A_TABLE} sockets`;
  const figure = (value: number, unit: string, goal?: number): Figure => ({
    ...{ what, who: WHO, unit, ...spreadOf([value]) },
    ...(goal !== undefined && { goal }),
  });
  const weight = (of: Used, part: 'heap' | 'whole'): number => (of[part] - empty[part]) / tables / 1000;
  return {
    figures: [
      figure(quantile(sorted, 0.99), 'ms, 99 of 100', 100),
      figure(quantile(sorted, 0.5), 'ms, half of them'),
      figure(took.length / seconds, 'answers/s'),
      figure(cpu / seconds, 'processors in use'),
      figure(weight(open, 'heap'), 'kB of heap an open game'),
      figure(weight(open, 'whole'), 'kB of memory an open game'),
      figure(weight(left, 'heap'), 'kB of heap a game that all have left'),
    ],
    ratios: [],
    notes: ['people answer two to six seconds after they are asked; they share the machine with the server', ...notes],
  };
}
