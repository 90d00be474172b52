/** What somebody reads who comes to the page and chooses a game. */
export interface GamesText {
  readonly ask: string;
  /** What each game is, in a line, by id. */
  readonly about: Readonly<Record<string, string>>;
}
