import type { Terminal } from './terminal.ts';

const WIDTH = 30;
/** Seconds between two drawings. */
const PAUSE = 0.1;

/** A bar on the terminal's `err`, redrawn in place; nothing at all where lines cannot be redrawn. */
export interface Progress {
  to(done: number): void;
  /** Wipes the bar away. */
  end(): void;
}

export function progress(terminal: Terminal, total: number, what: string): Progress {
  if (!terminal.live || total === 0) return { to: () => {}, end: () => {} };
  const start = terminal.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    to(done) {
      const now = terminal.now();
      if (now - drawn < PAUSE) return;
      drawn = now;
      const full = Math.floor((WIDTH * done) / total);
      const left = done === 0 ? '' : `, ${Math.ceil(((now - start) * (total - done)) / done)} s left`;
      terminal.err(`\r\x1b[2K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total} ${what}${left}`);
    },
    end: () => terminal.err('\r\x1b[2K'),
  };
}
