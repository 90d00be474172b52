/** One place where something is not as a scenario says. */
export interface Mismatch {
  /** Into the scenario file: `steps[3].state.seats.0.goods.blood`. */
  readonly path: string;
  readonly expected: unknown;
  /** `undefined`: nothing is there. */
  readonly found: unknown;
}

/**
 * Where something is not as expected; empty when it is. An expected object asks for its own keys alone, a list for all of
 * the list in its order, and a number in the place of a list for so many entries.
 */
export function mismatches(expected: unknown, found: unknown, path: string): Mismatch[] {
  if (typeof expected === 'number' && Array.isArray(found))
    return expected === found.length ? [] : [{ path: `${path}.length`, expected, found: found.length }];
  if (Array.isArray(expected)) return listMismatches(expected, found, path);
  if (!isMembers(expected)) return Object.is(expected, found) ? [] : [{ path, expected, found }];
  if (!isMembers(found)) return [{ path, expected, found }];
  return Object.keys(expected).flatMap((key) =>
    mismatches(expected[key], Object.hasOwn(found, key) ? found[key] : undefined, `${path}.${key}`),
  );
}

function listMismatches(expected: readonly unknown[], found: unknown, path: string): Mismatch[] {
  if (!Array.isArray(found) || found.length !== expected.length) return [{ path, expected, found }];
  const inside = expected.flatMap((one, i) => mismatches(one, found[i], `${path}[${i}]`));
  // A list of plain names is told as a whole: which entry comes where says less.
  return inside.length > 0 && expected.every((one) => !isMembers(one)) ? [{ path, expected, found }] : inside;
}

const kindOf = (event: unknown): unknown => (isMembers(event) ? event.kind : undefined);

/** Expected events that did not come in this order, others between them left aside. */
export function untold(expected: readonly unknown[], told: readonly unknown[], path: string): Mismatch[] {
  const missing: Mismatch[] = [];
  let from = 0;
  for (const [i, event] of expected.entries()) {
    const at = told.findIndex((one, j) => j >= from && mismatches(event, one, '').length === 0);
    if (at >= 0) {
      from = at + 1;
      continue;
    }
    const rest = told.slice(from);
    const alike = rest.find((one) => kindOf(one) === kindOf(event));
    const here = `${path}[${i}]`;
    missing.push(...(alike === undefined ? [nothingOf(event, rest, here)] : mismatches(event, alike, here)));
  }
  return missing;
}

const nothingOf = (event: unknown, rest: readonly unknown[], path: string): Mismatch => ({
  path,
  expected: event,
  found: { told: rest.map(kindOf) },
});

const LONGEST = 200;

function shown(value: unknown): string {
  const json = value === undefined ? 'nothing' : JSON.stringify(value);
  return json.length > LONGEST ? `${json.slice(0, LONGEST - 1)}…` : json;
}

/** A mismatch as one English line. */
export const tellMismatch = ({ path, expected, found }: Mismatch): string =>
  `${path}: expected ${shown(expected)}, found ${shown(found)}`;

interface Members {
  readonly [key: string]: unknown;
}

const isMembers = (x: unknown): x is Members => typeof x === 'object' && x !== null && !Array.isArray(x);
