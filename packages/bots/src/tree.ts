/** An answer in the tree, and what was found out about it. */
export interface Edge<Move> {
  readonly move: Move;
  readonly prior: number;
  visits: number;
  /** Sum over visits, to the seat that chooses here. */
  worth: number;
  readonly below: Knot<Move>;
}

/** A question in the tree: of one seat, in all the worlds in which the same answers led here. */
export interface Knot<Move> {
  /** By name of the answer; null until one was asked for, since most questions are never met. */
  edges: Map<string, Edge<Move>> | null;
  /** Those of the answers that there were when one came by last, in their order. */
  offered: readonly Edge<Move>[];
  /** Whether it has been judged; a question is judged when it is first met, and its answers tried from then on. */
  met: boolean;
  /** How often one came by. */
  visits: number;
  /** The same question in a tree grown before: what was found out there is where this one begins. */
  readonly before: Knot<Move> | null;
}

/** What a visit of an older tree counts: it was made in other worlds, and before an answer that leads elsewhere. */
const KEPT = 0.2;

/**
 * A question where one begins. It has not been met, whatever is known of it from `before`: were some answers of a race looked
 * into more deeply than others, they could no longer be compared in few worlds.
 */
export const knot = <Move>(before: Knot<Move> | null = null): Knot<Move> => ({
  edges: null,
  offered: [],
  met: false,
  visits: (before?.visits ?? 0) * KEPT,
  before,
});

/** The edge of this name, taken over from an older tree if need be: the older one stays as it is, others begin there, too. */
export function edgeOf<Move>(at: Knot<Move>, name: string): Edge<Move> | undefined {
  const known = at.edges?.get(name);
  if (known !== undefined || at.before === null) return known;
  const older = edgeOf(at.before, name);
  if (older === undefined) return undefined;
  const { move, prior, visits, worth } = older;
  return addEdge(at, name, {
    move,
    prior,
    visits: visits * KEPT,
    worth: worth * KEPT,
    below: knot(older.below),
  });
}

export function addEdge<Move>(at: Knot<Move>, name: string, edge: Edge<Move>): Edge<Move> {
  at.edges ??= new Map();
  at.edges.set(name, edge);
  return edge;
}

/** Whether these are the very answers that there were last: games hand many of them out again and again. */
export function isOffered<Move>({ offered }: Knot<Move>, moves: readonly Move[]): boolean {
  if (offered.length !== moves.length) return false;
  for (let i = 0; i < moves.length; i++) if (offered[i]?.move !== moves[i]) return false;
  return true;
}
