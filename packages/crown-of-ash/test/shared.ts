/** Every list inside a value, itself included. */
function listsIn(value: unknown): (readonly unknown[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value, ...inside] : inside;
}

/** Whether two values have a list in common: then writing into the one changes the other. */
export function shareLists(one: unknown, other: unknown): boolean {
  const lists = new Set(listsIn(one));
  return listsIn(other).some((list) => lists.has(list));
}
