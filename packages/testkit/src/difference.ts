/**
 * Where two JSON values first differ, with both sides: `hands[1][0]: 3 ≠ 4`; null when they are equal. The order of an
 * object's keys does not matter, the order of a list does. `within` names the values.
 */
export function difference(a: unknown, b: unknown, within = ''): string | null {
  const found = differs(a, b);
  return found === null ? null : `${within}${within === '' ? found.replace(/^[.:] ?/, '') : found}`;
}

/** The same with a path that starts with `.key`, `[index]` or, for the values themselves, `:`. */
function differs(a: unknown, b: unknown): string | null {
  if (Object.is(a, b)) return null;
  if (Array.isArray(a) && Array.isArray(b)) return listsDiffer(a, b);
  if (!isObject(a) || !isObject(b) || Array.isArray(a) || Array.isArray(b)) return `: ${clip(a)} ≠ ${clip(b)}`;
  let count = 0;
  // The quickest way through an object in V8; JSON inherits no keys.
  for (const key in a) {
    count++;
    const [left, right] = [a[key], b[key]];
    if (right === undefined && !Object.hasOwn(b, key)) return `.${key}: only on the left`;
    const found = Object.is(left, right) ? null : differs(left, right);
    if (found !== null) return `.${key}${found}`;
  }
  for (const _ in b) count--;
  return count === 0 ? null : `.${Object.keys(b).find((key) => !Object.hasOwn(a, key))}: only on the right`;
}

function listsDiffer(a: readonly unknown[], b: readonly unknown[]): string | null {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const found = Object.is(a[i], b[i]) ? null : differs(a[i], b[i]);
    if (found !== null) return `[${i}]${found}`;
  }
  return a.length === b.length ? null : `: ${clip(a)} ≠ ${clip(b)}`;
}

/**
 * What keeps a value from being JSON, and where; null when nothing does. Stricter than `JSON.stringify`, which drops or
 * bends what it cannot write: `undefined`, functions, NaN, infinities, −0, symbols, holes, and objects of any class.
 * `known` is a part of it that has been looked at before.
 */
export function notJson(value: unknown, within: string, known?: unknown): string | null {
  const found = bent(value, 0, known);
  return found === null ? null : within + found;
}

/** Nested deeper than this, a value is a circle. */
const DEEPEST = 100;

const isInteger = (value: unknown): boolean => typeof value === 'number' && (value | 0) === value && value !== 0;

function bent(value: unknown, depth: number, known: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `: ${clip(value)}`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (!isObject(value)) return `: ${typeof value}`;
  if (value === known) return null;
  if (depth > DEEPEST) return ': too deep, or a circle';
  return Array.isArray(value) ? bentList(value, depth, known) : bentObject(value, depth, known);
}

function bentList(list: readonly unknown[], depth: number, known: unknown): string | null {
  // By index, since the other loops over a list leave out its holes.
  for (let i = 0; i < list.length; i++) {
    const found = isInteger(list[i]) ? null : bent(list[i], depth + 1, known);
    if (found !== null) return `[${i}]${found}`;
  }
  return null;
}

function bentObject(value: Members, depth: number, known: unknown): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return ': an object of a class';
  if (Object.getOwnPropertySymbols(value).length > 0) return ': has a key that is a symbol';
  for (const key in value) {
    const found = bent(value[key], depth + 1, known);
    if (found !== null) return `.${key}${found}`;
  }
  return null;
}

/** An equal JSON value that shares nothing with this one but for `shared`. */
export function copied(value: unknown, shared?: unknown): unknown {
  if (!isObject(value) || value === shared) return value;
  if (Array.isArray(value)) return copiedList(value, shared);
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const part = copy[key];
    if (isObject(part)) copy[key] = copied(part, shared);
  }
  return copy;
}

function copiedList(list: readonly unknown[], shared: unknown): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) if (isObject(copy[i])) copy[i] = copied(copy[i], shared);
  return copy;
}

/** The first answer that is not null. */
export function firstOf<T, R>(items: Iterable<T>, ask: (item: T) => R | null): R | null {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== null) return answer;
  }
  return null;
}

interface Members {
  readonly [key: string]: unknown;
}

const isObject = (x: unknown): x is Members => typeof x === 'object' && x !== null;

function clip(x: unknown): string {
  if (typeof x === 'number') return Object.is(x, -0) ? '-0' : String(x);
  const text = JSON.stringify(x) ?? String(x);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
