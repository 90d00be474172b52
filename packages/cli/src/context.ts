import type { ExitCode, Terminal } from './terminal.ts';
import type { Shelf } from './title.ts';

/** What every command works with. */
export interface Context {
  readonly terminal: Terminal;
  readonly shelf: Shelf;
  /** The module to start worker threads with. */
  readonly entry: URL;
  /** A commander action whose result becomes the exit code. */
  acting<Args extends unknown[]>(act: (...args: Args) => Promise<ExitCode>): (...args: Args) => Promise<void>;
}
