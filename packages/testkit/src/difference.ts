/**
 * Where two JSON values first differ, with both sides: `hands[1][0]: 3 ≠ 4`; null when they are equal. The order of an
 * object's keys does not matter, the order of a list does.
 */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${path || 'all'}: ${clip(a)} ≠ ${clip(b)}`;
  }
  if (Array.isArray(a) && Array.isArray(b)) return listDifference(a, b, path);
  for (const key of Object.keys(a)) {
    if (!Object.hasOwn(b, key)) return `${join(path, key)}: only on the left`;
    const found = difference(a[key], b[key], join(path, key));
    if (found !== null) return found;
  }
  const extra = Object.keys(b).find((key) => !Object.hasOwn(a, key));
  return extra === undefined ? null : `${join(path, extra)}: only on the right`;
}

function listDifference(a: readonly unknown[], b: readonly unknown[], path: string): string | null {
  for (const [i, item] of a.entries()) {
    const found = i < b.length ? difference(item, b[i], `${path}[${i}]`) : null;
    if (found !== null) return found;
  }
  return a.length === b.length ? null : `${path || 'all'}: ${a.length} items ≠ ${b.length}`;
}

/**
 * What keeps a value from being JSON, and where; null when nothing does. Stricter than `JSON.stringify`, which drops or
 * bends what it cannot write: `undefined`, functions, NaN, infinities, −0, symbols, and objects of any class.
 */
export function notJson(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (!isObject(value)) return `${path}: ${typeof value}`;
  if (path.length > 1000) return `${path.slice(0, 40)}…: too deep, or a circle`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    const hole = [...value.keys()].find((i) => !(i in value));
    if (hole !== undefined) return `${path}[${hole}]: a hole`;
    return firstOf(value.entries(), ([i, item]) => notJson(item, `${path}[${i}]`));
  }
  if (prototype !== Object.prototype && prototype !== null) return `${path}: an object of a class`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path}: has a key that is a symbol`;
  return firstOf(Object.entries(value), ([key, item]) => notJson(item, join(path, key)));
}

/** The first answer that is not null. */
export function firstOf<T, R>(items: Iterable<T>, ask: (item: T) => R | null): R | null {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== null) return answer;
  }
  return null;
}

const isObject = (x: unknown): x is { readonly [key: string]: unknown } => typeof x === 'object' && x !== null;
const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
const clip = (x: unknown) => {
  const text = JSON.stringify(x) ?? String(x);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
