import { type Narrowed, narrow } from '@cinderhall/kernel';

/** Picking the parts of a move one by one, over a list of moves. Knows no rule: the list is all there is. */
export interface Picking<Move> {
  readonly picked: readonly string[];
  readonly narrowed: Narrowed<Move>;
}

interface Parts<Move> {
  parts(move: Move): readonly string[];
}

/** What sort of thing a part is: `space` of `space:12`, `pass` of `pass`. */
export const sortOf = (part: string): string => part.split(':', 1)[0] ?? part;

/**
 * The sorts of which no move holds two: picking another one of them means that one instead. Of the others, such as
 * fighters to send out, another one means one more.
 */
export function loneSorts<Move>(game: Parts<Move>, moves: readonly Move[]): ReadonlySet<string> {
  const lone = new Set<string>();
  const many = new Set<string>();
  for (const move of moves) {
    const sorts = game.parts(move).map(sortOf);
    for (const s of sorts) lone.add(s);
    for (const s of sorts.filter((s, i) => sorts.indexOf(s) !== i)) many.add(s);
  }
  return new Set([...lone].filter((s) => !many.has(s)));
}

/** The picking that holds exactly these parts. */
export const picking = <Move>(game: Parts<Move>, moves: readonly Move[], picked: readonly string[]): Picking<Move> => ({
  picked,
  narrowed: narrow(game, moves, picked),
});

/**
 * The picking with this part in it, or null when no move has it. If it cannot be added and is the only one of its sort
 * in any move, it takes the place of what it cannot go with.
 */
export function withPart<Move>(
  game: Parts<Move>,
  moves: readonly Move[],
  before: Picking<Move>,
  part: string,
): Picking<Move> | null {
  if (before.narrowed.next.has(part)) return picking(game, moves, [...before.picked, part]);
  if (!loneSorts(game, moves).has(sortOf(part))) return null;
  let kept = [part];
  if (narrow(game, moves, kept).open.length === 0) return null;
  for (const other of before.picked) {
    const more = [...kept, other];
    if (sortOf(other) !== sortOf(part) && narrow(game, moves, more).open.length > 0) kept = more;
  }
  return picking(game, moves, kept);
}

/** The picking without the last `part`. */
export function withoutPart<Move>(
  game: Parts<Move>,
  moves: readonly Move[],
  before: Picking<Move>,
  part: string,
): Picking<Move> {
  const at = before.picked.lastIndexOf(part);
  return picking(
    game,
    moves,
    before.picked.filter((_part, i) => i !== at),
  );
}
