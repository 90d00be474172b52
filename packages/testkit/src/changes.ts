/** Values up to this many characters are shown whole. */
const SHORT = 60;

/**
 * How one JSON value became another, a line for each place: `score[1]: 3 → 5`, `hand: 4 → [1,2,2,4]`, `order = [0,1]`
 * for what is new and `order gone` for what is no more. Short lists are shown whole.
 */
export function changes(before: unknown, after: unknown, path = ''): string[] {
  const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
  if (was === is) return [];
  if (isObject(after) && (before === undefined || isObject(before)) && (path === '' || is.length > SHORT)) {
    return membersOf(before, after, path);
  }
  if (after === undefined) return [`${path} gone`];
  return [before === undefined ? `${path} = ${is}` : `${path}: ${was} → ${is}`];
}

function membersOf(before: Members | undefined, after: Members, path: string): string[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]);
  const inList = Array.isArray(after);
  return [...keys].flatMap((key) => {
    const at = inList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return changes(before?.[key], after[key], at);
  });
}

interface Members {
  readonly [key: string]: unknown;
}

const isObject = (x: unknown): x is Members => typeof x === 'object' && x !== null;
