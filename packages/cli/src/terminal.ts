import type { Readable } from 'node:stream';

/** Where a command reads and writes. Results go to `out` and nothing else does; everything for people's eyes only to `err`. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` can redraw a line, so that progress may be shown on it. */
  readonly live: boolean;
  /** Seconds, from any start. */
  now(): number;
  /** Seconds of processor time that this process has used, in all its threads. */
  spent(): number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How a command ended, as a shell sees it. */
export const DONE = 0;
/** It ran, and found something wrong. */
export const FOUND_FAULT = 1;
/** It was asked for something that cannot be: bad flags, a bad file, a refused record. */
export const REFUSED = 2;
export type ExitCode = typeof DONE | typeof FOUND_FAULT | typeof REFUSED;

/** Ends a command with exit code 2 and this message, which names what is wrong and what would be right. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  // A reader that has seen enough, such as `head`, closes the pipe: nothing is wrong, and nobody is left to write for.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    input: process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    live: process.stderr.isTTY === true,
    now: () => performance.now() / 1000,
    spent() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
    env: process.env,
  };
}
