/** English has two forms: one, and all others. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/** A count with its noun: `1 card`, `0 cards`. */
export const count = (n: number, one: string, other: string): string => `${n} ${plural(n, one, other)}`;
