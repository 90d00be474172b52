import type { Difficulty, EditionId, Options } from '@cinderhall/crown-of-ash';
import type { Malformed, Seat } from '@cinderhall/kernel';
import type { Names } from '../names.ts';
import type { Prose } from '../piece.ts';

/** Something to choose, with a line that says what it means. */
export interface Choice {
  readonly label: string;
  readonly hint: string;
}

/** The page around the table. */
export interface ShellWords {
  readonly app: AppWords;
  readonly lobby: LobbyWords;
  readonly games: GamesWords;
  readonly cover: CoverWords;
  readonly storage: StorageWords;
  readonly refusals: RefusalWords;
  readonly barred: BarredWords;
}

export interface AppWords {
  /** What the games of the page are called, by id. */
  readonly games: Readonly<Record<string, string>>;
  readonly unofficial: string;
  readonly about: string;
  readonly loading: string;
  /** When a newer build of the page is there to change over to. */
  readonly update: { readonly ready: string; readonly load: string; readonly later: string };
  readonly failed: string;
  readonly reload: string;
  readonly close: string;
  readonly cancel: string;
  /** Leads to what keys do. */
  readonly keys: string;
  readonly menu: string;
  readonly settings: string;
  readonly toLobby: string;
  readonly rules: string;
  /** What a link does that shows the id of a rule alone. */
  readonly readRule: (id: string) => string;
  /** A rule by its id. */
  readonly rule: (id: string) => string;
  /** Icons and values on one page. */
  readonly reference: string;
}

/** What stands on the page about the page. */
export interface AboutWords {
  readonly credits: string;
  /** Whatever is drawn on the page. */
  readonly drawings: string;
  /** Fonts: SIL OFL 1.1. */
  readonly fonts: string;
  readonly licence: string;
  readonly houseValues: string;
}

export interface LobbyWords {
  readonly title: string;
  /** Names of the ways to play. */
  readonly alone: string;
  readonly oneScreen: string;
  /** Where the server keeps tables. */
  readonly farAway: string;
  readonly solo: string;
  /** The first game, which teaches. */
  readonly learn: Choice;
  readonly playerCount: string;
  readonly seats: string;
  /** Seat by number from 1. */
  readonly seat: (number: number) => string;
  readonly whoPlays: string;
  readonly person: Choice;
  /** Over the computers in a list, weakest first. */
  readonly computers: string;
  readonly random: Choice;
  readonly gentle: Choice;
  readonly casual: Choice;
  readonly sensible: Choice;
  readonly greedy: Choice;
  readonly shrewd: Choice;
  readonly cunning: Choice;
  readonly master: Choice;
  /** A level beside the name of whoever plays so well, in a word: `Careful`. Made from its label. */
  readonly level: (label: string) => string;
  /** The opponent of the rulebook; its label is also its name at the table. */
  readonly automa: Choice;
  readonly name: string;
  /** Name of a person who has given none, by number from 1. */
  readonly someone: (number: number) => string;
  readonly you: string;
  readonly seedWrong: string;
  readonly sameNecromancer: (necromancer: string) => string;
  readonly start: string;
  /** Shows the whole form, of which only what must be chosen is there. */
  readonly more: string;
  readonly defaultTitle: (names: readonly string[]) => string;
}

/** What a table is agreed on in full, which nobody needs who just begins. */
export interface FormWords {
  readonly garrison: GarrisonWords;
  readonly necromancer: string;
  readonly necromancers: string;
  readonly drawn: Choice;
  readonly options: string;
  readonly turnOrder: string;
  readonly chosen: Choice;
  readonly clockwise: Choice;
  readonly openHands: Choice;
  readonly openDiscards: Choice;
  readonly strictMemory: Choice;
  readonly powers: Choice;
  readonly targetedCard: string;
  readonly targetedCards: { readonly [O in Options['targetedCard']]: Choice };
  readonly edition: string;
  /** With a line each on what is different. */
  readonly editions: { readonly [E in EditionId]: Choice };
  readonly notInEdition: string;
  readonly pack: PackWords;
  readonly seed: Choice;
  readonly seedDrawn: string;
}

/** Who holds the Citadel for the AI from the start. */
export interface GarrisonWords {
  readonly title: string;
  readonly levels: { readonly [D in Difficulty | 'custom']: Choice };
  /** Why there is nothing to choose. */
  readonly king: string;
  /** The first, second and third of them, by number from 1. */
  readonly fighter: (number: number) => string;
  readonly nobody: string;
}

/** The values printed on the components. */
export interface PackWords {
  readonly title: string;
  readonly house: string;
  readonly hint: string;
  readonly open: string;
  readonly remove: string;
  readonly save: string;
  readonly notJson: string;
  /** Before what one would expect of a pack that is taken all the same. */
  readonly odd: string;
}

export interface GamesWords {
  readonly title: string;
  readonly none: string;
  readonly open: string;
  readonly watch: string;
  readonly rename: string;
  readonly renameTitle: string;
  readonly newName: string;
  readonly save: string;
  readonly remove: string;
  readonly removeAsk: (title: string) => string;
  readonly removeYes: string;
  readonly keep: string;
  readonly export: string;
  readonly import: string;
  readonly importHint: string;
  readonly imported: (title: string) => string;
  /** When it was there already. */
  readonly known: (title: string) => string;
  /** How long ago, in whole seconds. */
  readonly ago: (seconds: number) => string;
  /** Of nobody, too. */
  readonly won: (names: readonly string[]) => string;
  /** Who has given up, without a case or gender. */
  readonly conceded: (names: readonly string[]) => string;
  /** The same as a sentence of the log; `ends`: the game is over by it. */
  readonly concedes: (name: string, ends: boolean) => string;
  /** Beside somebody who has. */
  readonly fallen: string;
  /** To whoever has, in place of a question. */
  readonly gaveUp: { readonly title: string; readonly why: string };
  /** `of`: how many there are, where that is known. */
  readonly round: (round: number, of?: number) => string;
  /** `It is Oda’s move`, told without a case: the name comes first or last. */
  readonly toMove: (name: string) => string;
  readonly yourMove: string;
}

/** What is said of settings, which are opened seldom. */
export interface SettingsWords {
  readonly language: string;
  readonly theme: string;
  readonly themes: { readonly night: string; readonly parchment: string; readonly system: string };
  readonly size: string;
  /** In hundredths of the usual size. */
  readonly sizeOf: (percent: number) => string;
  /** The size, in percent, that there is room for. */
  readonly sizeHint: (most: number) => string;
  readonly board: string;
  readonly boards: { readonly drawn: string; readonly text: string };
  readonly boardHint: string;
  readonly speed: string;
  readonly speeds: { readonly slow: string; readonly normal: string; readonly fast: string; readonly instant: string };
  readonly motion: string;
  readonly motions: { readonly full: string; readonly quick: string; readonly off: string };
  readonly motionHint: string;
  readonly motionReduced: string;
  readonly sound: string;
  readonly volumes: { readonly off: string; readonly quiet: string; readonly loud: string };
  readonly forced: Choice;
  readonly confirm: Choice;
  readonly battles: Choice;
  readonly hints: Choice;
  readonly letters: Choice;
}

/** Between players at one screen. */
export interface CoverWords {
  readonly title: string;
  readonly pass: (name: string) => string;
  readonly iAm: (name: string) => string;
  readonly hint: string;
  readonly others: string;
}

export interface StorageWords {
  /** A content pack is used, and the browser cannot keep it. */
  readonly packForgotten: string;
  readonly unavailable: string;
  readonly full: string;
  readonly damaged: (title: string) => string;
  readonly newer: (title: string) => string;
  readonly gone: string;
  readonly elsewhere: string;
}

/** Every refusal of the kernel, told with what would be right. */
export interface RefusalWords {
  /** Why a moment of the past is not shown. */
  readonly past: { readonly forgotten: string; readonly notOver: string; readonly notYours: string };
  readonly malformed: (r: Malformed) => Prose;
  readonly over: () => Prose;
  readonly stale: () => Prose;
  readonly notAsked: (asked: readonly Seat[], n: Names) => Prose;
  /** `move` and `offered` in notation; `reason` as a sentence, if there is one. */
  readonly notOffered: (r: {
    readonly move: string;
    readonly rule: string | null;
    readonly reason: string | null;
    readonly offered: readonly string[];
  }) => Prose;
}

export const BARRED_REASONS = [
  'space-taken',
  'nothing-to-gather',
  'own-place',
  'nobody-to-fight',
  'no-fighter',
  'nothing-to-refresh',
  'no-site',
  'cannot-pay',
  'slot-empty',
  'controlled-by-other',
  'flank-used',
  'tile-too-dear',
  'own-citadel',
  'no-tile',
  'more-players',
  'too-many-attackers',
  'too-many-at-citadel',
  'no-attackers',
  'not-in-hand',
  'too-many-defenders',
  'not-at-hand',
  'card-used',
  'wrong-payment',
  'no-first-guard',
  'not-of-this-battle',
  'cannot-return',
  'must-return',
  'no-such-order',
  'power-spent',
  'power-too-late',
  'power-no-effect',
  'later-in-lesson',
] as const;
export type BarredReason = (typeof BARRED_REASONS)[number];

/** Why something on the table cannot be chosen: a heading of a few words and one sentence. */
export interface BarredWords {
  readonly reasons: { readonly [R in BarredReason]: Choice };
  /** For a reason that the catalog does not know. */
  readonly other: Choice;
}
