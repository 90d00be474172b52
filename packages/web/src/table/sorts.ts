/** The types of a game, as far as a page shows them: its face knows them, and everything else only hands them on. */
export interface Sorts {
  readonly move: unknown;
  readonly event: unknown;
  readonly view: unknown;
  /** What somebody has, in the words of the game: what advice is told in. */
  readonly account: unknown;
}
