/** What somebody reads before they give up. */
export interface ConcedingText {
  /** What leads there. */
  readonly act: string;
  readonly ask: string;
  /** The game ends by it. */
  readonly ends: string;
  /** It ends, and this one has won. */
  readonly wins: (name: string) => string;
  /** The others play on against each other, or together. */
  readonly goesOn: string;
  readonly together: string;
  readonly forGood: string;
  readonly yes: string;
  readonly no: string;
}
