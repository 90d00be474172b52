import type { Result } from './game.ts';
import { accepted, malformed } from './refusal.ts';

/** A JSON object whose fields are not looked at yet. */
export interface Fields {
  readonly [name: string]: unknown;
}

/** One change of an encoding: makes an object of format `to` from one of the format before it. */
export interface Migration {
  readonly to: number;
  up(old: Fields): Fields;
}

/** Brings what was written in an older format to the newest. */
export interface Ladder {
  readonly newest: number;
  climb(input: unknown): Result<Fields>;
}

/**
 * Formats are whole numbers from 1 in a field `format`. The list must go up from 2 by one, so that no step can be lost
 * in a merge; a gap throws when the program starts.
 */
export function ladder(migrations: readonly Migration[]): Ladder {
  migrations.forEach(({ to }, i) => {
    if (to !== i + 2) throw new RangeError(`migration ${i + 2} is missing or misplaced: found ${to}`);
  });
  const newest = migrations.length + 1;
  return {
    newest,
    climb(input) {
      if (!isFields(input)) return malformed('', 'must be a JSON object');
      const from = input.format;
      if (typeof from !== 'number' || !Number.isInteger(from) || from < 1) {
        return malformed('format', 'must be a whole number from 1');
      }
      if (from > newest) return malformed('format', `${from} is newer than this program, which reads up to ${newest}`);
      const steps = migrations.slice(from - 1);
      return accepted(steps.reduce<Fields>((old, { to, up }) => ({ ...up(old), format: to }), input));
    },
  };
}

function isFields(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
