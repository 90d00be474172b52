import type { Writable } from 'node:stream';

/** Where lines of the log go. */
export interface LogLines {
  write(line: string): void;
}

/**
 * The lines of a log on their way to `out`. When whoever reads them has gone (EPIPE), the rest is dropped and the server goes
 * on: the logger's own way out (sonic-boom 4.2.1) tries the last line again and again then, and no signal ends the process.
 */
export function linesTo(out: Writable): LogLines {
  let read = true;
  out.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    read = false;
  });
  return {
    write(line) {
      if (read) out.write(line);
    },
  };
}
