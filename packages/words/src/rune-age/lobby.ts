import type { Choice, PackWords } from '../catalog/shell.ts';

/** What a table is agreed on and laid from; what is said of any game stands in the words of the page. */
export interface RuneLobbyWords {
  readonly scenario: string;
  readonly faction: string;
  readonly factions: string;
  /** Names of the ways to play, where those of the page do not fit. */
  readonly single: string;
  readonly together: string;
  readonly sameFaction: (faction: string) => string;
  readonly drawn: Choice;
  /** Content packs: what is said of cards. */
  readonly pack: PackWords;
  /** What a pack is refused for, from the game’s English; null: it is nothing of this game’s, but of any. */
  readonly slip: (message: string) => string | null;
}
