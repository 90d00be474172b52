import type { Malformed, Refusal, Result } from './game.ts';

/** What was asked for is right. */
export const accepted = <T>(value: T): Result<T> => ({ ok: true, value });

/** What was asked for is wrong, and why. */
export const refused = <T>(refusal: Refusal): Result<T> => ({ ok: false, refusal });

/** Something from outside cannot be read. `path` points into the input (`moves[12]`), `message` says what would be right. */
export const malformed = <T>(path: string, message: string): Result<T> =>
  refused<T>({ refused: 'malformed', path, message });

/** The shape of a schema's complaint (zod, zod/mini and Standard Schema all give it). */
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first complaint of a schema as a refusal; `within` is where the parsed value sits in the whole input. */
export function firstIssue(issues: readonly Issue[], within = ''): Malformed {
  const issue = issues[0] ?? { path: [], message: 'cannot be read' };
  return { refused: 'malformed', path: pathText(issue.path, within), message: issue.message };
}

function pathText(path: readonly PropertyKey[], within: string): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, within);
}

/**
 * A refusal as one English line, for terminals, logs and the failures of replays. Pages have their own words for people.
 */
export function tellRefusal(refusal: Refusal): string {
  switch (refusal.refused) {
    case 'malformed':
      return refusal.path === '' ? refusal.message : `${refusal.path}: ${refusal.message}`;
    case 'over':
      return 'the game is over';
    case 'stale':
      return `decision ${refusal.decision} is not the one waited on, which is ${refusal.pending}`;
    case 'not-asked':
      return `seat ${refusal.seat} is not asked; asked: ${refusal.asked.join(', ')}`;
    case 'not-offered': {
      const because = refusal.rule === null ? '' : ` by ${refusal.rule} (${refusal.reason})`;
      return `'${refusal.move}' is not offered${because}; offered: ${refusal.offered.map((m) => `'${m}'`).join(', ')}`;
    }
  }
}
