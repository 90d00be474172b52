import type { Seat } from '@cinderhall/kernel';
import type { Names } from '../names.ts';
import type { Prose } from '../piece.ts';

/** What the log can be asked to show alone. */
export const LOG_TOPICS = ['battles', 'building', 'fighters', 'goods', 'powers', 'rounds'] as const;
export type LogTopic = (typeof LOG_TOPICS)[number];

/** Looking at what was, and going on from there. */
export interface PastWords {
  readonly title: string;
  /** A round and whose turn it is in it. */
  readonly moment: (round: number, turnOf: Seat, n: Names) => Prose;
  readonly setup: string;
  readonly end: string;
  readonly now: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly slider: string;
  readonly stepOf: (step: number, last: number) => string;
  readonly eyes: string;
  readonly everybody: string;
  /** Of the button that shows who was how likely to win. */
  readonly chances: string;
  /** The table waits for whoever is looking back. */
  readonly called: string;
  /** What a line of the log is clicked for. */
  readonly show: string;
  readonly branch: string;
  readonly branchTitle: string;
  readonly branchHint: string;
  readonly branchStart: string;
  readonly branchName: (title: string, round: number) => string;
  readonly whenOver: string;
  readonly filter: FilterWords;
  readonly back: BackWords;
}

/** Beyond what is free the others at one screen are asked. */
export interface BackWords {
  readonly wants: (name: string) => string;
  readonly hint: string;
  readonly agrees: (name: string) => string;
  readonly refuse: string;
}

export interface FilterWords {
  readonly title: string;
  /** The same while something is left out. */
  readonly some: string;
  readonly players: string;
  readonly topics: string;
  readonly rounds: string;
  readonly topic: { readonly [T in LogTopic]: string };
  readonly round: (round: number) => string;
  readonly all: string;
  readonly none: string;
}

/** A game given to others, or taken along. */
export interface ShareWords {
  readonly link: string;
  readonly linkCopied: string;
  /** Where a page may not write to the clipboard. */
  readonly linkHere: string;
  /** What whoever gets it sees. */
  readonly linkHolds: string;
  readonly tooLong: string;
  readonly file: string;
  readonly title: string;
  readonly broken: string;
  readonly keep: string;
  readonly kept: string;
  readonly all: string;
  readonly taken: (games: number) => string;
  /** Of others, which were there before. */
  readonly known: (games: number) => string;
  readonly left: (games: number) => string;
}

/** The charts beside the score sheet. */
export interface AccountWords {
  readonly title: string;
  readonly tabs: {
    readonly points: string;
    readonly sources: string;
    readonly battles: string;
    readonly goods: string;
  };
  readonly numbers: string;
  readonly player: string;
  readonly round: string;
  readonly heads: {
    readonly structures: string;
    readonly citadel: string;
    readonly cards: string;
    readonly stores: string;
    readonly fate: string;
    readonly automatons: string;
  };
  readonly attacksWon: string;
  readonly attacksLost: string;
  readonly defencesWon: string;
  readonly defencesLost: string;
  readonly won: string;
  readonly lost: string;
  readonly peace: string;
  readonly gained: string;
  readonly spent: string;
  readonly rotated: string;
}
