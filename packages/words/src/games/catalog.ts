/** What somebody reads who comes to the page and chooses a game. */
export interface GamesText {
  readonly ask: string;
  /** What each game is, in a line, by id. */
  readonly about: Readonly<Record<string, string>>;
  readonly level: {
    /** How well the computers play that one plays against. */
    readonly label: string;
    /** Where some play better than others. */
    readonly mixed: string;
  };
  /** How many sit at one screen. */
  readonly friends: string;
  /** How many of those who play are computers. */
  readonly computers: string;
}
