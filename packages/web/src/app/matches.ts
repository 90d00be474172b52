/** Whether a line of the list holds every word that was typed, in any order, accents and case aside. */
export function matches(line: string, typed: string): boolean {
  const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const folded = fold(line);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
