import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { cinderhall } from '../src/cli.ts';
import { shelf } from '../src/games.ts';
import type { Shelf } from '../src/title.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Given {
  /** What comes through standard input. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly games?: Shelf;
}

/** Carries out a command line with captured streams: `run('sim --games 2')`. No argument may hold a space. */
export async function run(line: string, { input = '', env = {}, games = shelf }: Given = {}): Promise<Ran> {
  const wrote = { out: '', err: '' };
  let clock = 0;
  const terminal = {
    input: Readable.from([input]),
    out: (text: string) => {
      wrote.out += text;
    },
    err: (text: string) => {
      wrote.err += text;
    },
    live: false,
    now: () => clock++,
    spent: () => clock / 2,
    env,
  };
  const code = await cinderhall(line.split(' '), terminal, games, pathToFileURL('no-worker'));
  return { code, ...wrote };
}

/** The JSON object that a command printed, and nothing else. */
export const jsonOf = (ran: Ran): Record<string, unknown> => JSON.parse(ran.out);
