/** What is left of a list of moves once some parts have been picked. */
export interface Narrowed<Move> {
  /** The moves that hold everything picked. */
  readonly open: readonly Move[];
  /** Parts that could be picked next, and how many more of each; those of no open move are absent. */
  readonly next: ReadonlyMap<string, number>;
  /** The move that is exactly what has been picked. */
  readonly exact: Move | null;
}

/**
 * Narrows a list of moves to those that can still come of picking these things on the table, in any order. Parts are a
 * multiset: picking `fighter:7` twice asks for moves with two of them. Whoever picks needs to know no rule.
 */
export function narrow<Move>(
  game: { parts(move: Move): readonly string[] },
  moves: readonly Move[],
  picked: readonly string[],
): Narrowed<Move> {
  const open: Move[] = [];
  const next = new Map<string, number>();
  let exact: Move | null = null;
  for (const move of moves) {
    const rest = without(game.parts(move), picked);
    if (rest === null) continue;
    open.push(move);
    if (rest.size === 0) exact = move;
    for (const [part, count] of rest) next.set(part, Math.max(count, next.get(part) ?? 0));
  }
  return { open, next, exact };
}

/** What remains of `parts` as a multiset without `picked`; null when some of `picked` is not in it. */
function without(parts: readonly string[], picked: readonly string[]): Map<string, number> | null {
  const rest = new Map<string, number>();
  for (const part of parts) rest.set(part, (rest.get(part) ?? 0) + 1);
  for (const part of picked) {
    const count = rest.get(part);
    if (count === undefined) return null;
    if (count === 1) rest.delete(part);
    else rest.set(part, count - 1);
  }
  return rest;
}
