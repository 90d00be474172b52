/** The three Russian forms, for 1, 2 and 5. */
export type Forms = readonly [one: string, few: string, many: string];

/** 1, 21, 101 · 2–4, 22 · 0, 5–20, 111. Whole numbers from 0 up. */
export function plural(count: number, [one, few, many]: Forms): string {
  const tens = count % 100;
  const units = count % 10;
  if (tens > 10 && tens < 20) return many;
  if (units === 1) return one;
  return units > 1 && units < 5 ? few : many;
}

/** A count with its noun: «21 карта», «0 карт». */
export const count = (n: number, ...forms: Forms): string => `${n} ${plural(n, forms)}`;
