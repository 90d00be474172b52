/** Puts a value into an ascending list, in place. */
export function put<T extends number>(list: T[], value: T): void {
  let i = list.length;
  list.push(value);
  for (; i > 0; i--) {
    const below = list[i - 1];
    if (below === undefined || below <= value) break;
    list[i] = below;
  }
  list[i] = value;
}

/** Takes one copy of a value out of a list, in place. Throws when it is not there: that is a programming error. */
export function take(list: number[], value: number): void {
  const from = list.indexOf(value);
  if (from < 0) throw new Error(`${value} is not in [${list.join(',')}]`);
  // By hand: copyWithin takes ten times as long, and splice makes a list of what it took.
  for (let i = from + 1; i < list.length; i++) list[i - 1] = list[i] ?? value;
  list.pop();
}

/** The values of a list without those of another, copy by copy. */
export function without(list: readonly number[], gone: readonly number[]): number[] {
  const rest = list.slice();
  for (const x of gone) take(rest, x);
  return rest;
}

/** Whether all of `some` is in a list, copy by copy. */
export const isWithin = (some: readonly number[], list: readonly number[]): boolean =>
  some.every((x) => count(x, some) <= count(x, list));

const count = (value: number, list: readonly number[]): number => list.filter((x) => x === value).length;

/** An ascending list with the values of another, which may be in any order. */
export function merged<T extends number>(some: readonly T[], others: readonly T[]): T[] {
  const all = some.slice();
  for (const x of others) put(all, x);
  return all;
}

/** Up to which length it is quicker to put each into its place than to have them sorted, which makes lists on the way. */
const SHORT = 24;

/** An ascending copy. */
export const sorted = <T extends number>(list: readonly T[]): T[] =>
  list.length > SHORT ? list.slice().sort((a, b) => a - b) : merged<T>([], list);

export const sum = (list: readonly number[]): number => {
  let total = 0;
  for (const x of list) total += x;
  return total;
};

/** The different values of an ascending list. */
export const distinct = (list: readonly number[]): number[] => list.filter((x, i) => i === 0 || x !== list[i - 1]);

/**
 * Every different choice of `least` to `most` values out of an ascending list, each ascending: equal values are
 * interchangeable, so they make one choice. Smaller choices first.
 */
export function choices(list: readonly number[], least: number, most: number): number[][] {
  const found: number[][] = least === 0 ? [[]] : [];
  const chosen: number[] = [];
  for (let size = Math.max(1, least); size <= Math.min(most, list.length); size++) extend(list, chosen, 0, size, found);
  return found;
}

/** Adds every choice of `size` that begins with what is chosen; leaves `chosen` as it was. */
function extend(list: readonly number[], chosen: number[], from: number, size: number, found: number[][]): void {
  const last = list.length - (size - chosen.length);
  for (let i = from; i <= last; i++) {
    const x = list[i];
    if (x === undefined || (i > from && x === list[i - 1])) continue;
    chosen.push(x);
    if (chosen.length === size) found.push(chosen.slice());
    else extend(list, chosen, i + 1, size, found);
    chosen.pop();
  }
}
