import type { Choice } from '../catalog/index.ts';

/** Why something about people and their places is not done. */
export const HOUSE_TROUBLES = [
  'no-guest',
  'not-invited',
  'seat-taken',
  'another-seat',
  'not-your-seat',
  'not-seated',
  'not-agreed',
  'no-vacation',
  'motion-open',
  'no-motion',
  'not-late',
  'put-out',
  'no-code',
  'no-passkey',
  'not-secure',
  'asked',
  'conceded',
  'plan-passed',
  'too-many',
  'foreign-origin',
  'no-table',
  'store',
] as const;

/** How much time people have at a table of a server. */
export interface TimeText {
  readonly title: string;
  readonly clocks: { readonly [K in 'none' | 'turn' | 'game']: Choice };
  readonly amount: { readonly turn: string; readonly game: string };
  readonly increment: string;
  readonly noIncrement: string;
  /** A round number of seconds, minutes, hours or days. */
  readonly length: (seconds: number) => string;
  readonly nights: Choice;
  readonly weekends: Choice;
  readonly timeUp: string;
  readonly timeUps: { readonly [K in 'nothing' | 'others' | 'computer']: Choice };
  readonly vacation: Choice;
  readonly noVacation: string;
  readonly days: (count: number) => string;
  /** What is left; and the same where there is no room. */
  readonly left: (milliseconds: number) => string;
  readonly short: (milliseconds: number) => string;
  /** Said of whoever has so much left. */
  readonly has: (left: string) => string;
  readonly until: (when: string) => string;
  readonly up: string;
  readonly onVacation: (until: string) => string;
  readonly rest: string;
  readonly restDays: string;
  readonly restLeft: (days: number) => string;
  readonly goOn: string;
  readonly soon: string;
  /** Of the button that shows whose clock runs: the players, and what they have left. */
  readonly running: (name: string, left: string) => string;
}

/** What people at a table say, and what is told of them beside the game. */
export interface TalkText {
  readonly title: string;
  readonly empty: string;
  readonly say: string;
  readonly send: string;
  /** Why one cannot say anything. */
  readonly off: string;
  readonly watchersRead: string;
  readonly mute: (name: string) => string;
  readonly hear: (name: string) => string;
  readonly report: string;
  readonly reported: string;
  readonly about: (name: string) => string;
  readonly unread: (count: number) => string;
  readonly sat: (name: string) => string;
  readonly risen: (name: string) => string;
  /** `wish` of an open seat, which is nobody's yet, is told without a name. */
  readonly computer: { readonly [K in 'wish' | 'others' | 'time']: (name: string) => string };
  readonly asksBack: (name: string, answers: number) => string;
  readonly asksComputer: (name: string, about: string) => string;
  readonly declined: (name: string) => string;
  readonly withdrawn: (name: string) => string;
  readonly tookBack: (name: string, answers: number) => string;
  readonly vacation: (name: string, until: string) => string;
  readonly back: (name: string) => string;
}

/** What people at a table ask of each other. */
export interface MotionText {
  readonly title: string;
  readonly askBack: string;
  readonly backHint: string;
  readonly asksBack: (name: string, answers: number) => string;
  readonly asksComputer: (name: string, about: string) => string;
  readonly agree: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly waits: (names: string) => string;
  /** Of the button beside a seat: the others are asked; or its player is late, and nobody need be asked. */
  readonly askComputer: string;
  readonly putComputer: string;
}

/** Being told somewhere else that it is one's turn. */
export interface HookText {
  readonly title: string;
  readonly hint: string;
  readonly url: string;
  readonly save: string;
  readonly remove: string;
  /** What is written there. */
  readonly turn: (table: string) => string;
  readonly over: (table: string) => string;
  readonly saved: string;
  readonly secret: string;
  readonly refused: string;
}

/** The same player on another device. */
export interface DeviceText {
  readonly title: string;
  readonly hint: string;
  readonly make: string;
  readonly link: string;
  readonly code: string;
  /** How long a code can be used. */
  readonly lasts: string;
  readonly known: string;
  readonly enter: string;
  readonly wish: string;
  /** Said to a browser that is somebody's already. */
  readonly instead: (name: string) => string;
}

/** Why nothing more comes of what was prepared, as far as that is to be told. */
export const PLAN_ENDS = ['given', 'no-move', 'other-question', 'answered', 'taken-back', 'risen', 'over'] as const;

/** Choosing in advance what to answer next. */
export interface PlanText {
  readonly title: string;
  /** Of the button that leads there; and once something waits. */
  readonly prepare: string;
  readonly prepared: string;
  /** So that nobody takes it for played. */
  readonly mark: string;
  readonly hint: string;
  /** Where nothing more can be prepared. */
  readonly whole: Choice;
  readonly choices: (count: number) => string;
  readonly none: string;
  /** Before a second choice. */
  readonly otherwise: string;
  /** Leads to a second choice, and is told while it is chosen; what: the first one, in words. */
  readonly another: string;
  readonly instead: (what: string) => string;
  readonly remove: (what: string) => string;
  readonly misfit: string;
  readonly noted: (what: string) => string;
  readonly keep: string;
  readonly kept: string;
  readonly withdraw: string;
  readonly leave: string;
  readonly overtaken: string;
  readonly ended: { readonly [E in (typeof PLAN_ENDS)[number]]: string };
}

/** Play with people far away, on a server that keeps tables. */
export interface OnlineText {
  readonly title: string;
  readonly yourName: string;
  readonly nameHint: string;
  readonly goOn: string;
  readonly newTable: string;
  readonly lay: string;
  /** What a table is called after whoever lays it. */
  readonly tableOf: (name: string) => string;
  /** A seat that waits for somebody. */
  readonly friend: Choice;
  /** The seat of whoever lays the table. */
  readonly own: Choice;
  /** What somebody who comes by a link is told before they give a name. */
  readonly invitation: {
    /** `host`: who laid the table; null: they do not sit there. */
    readonly title: (host: string | null, game: string) => string;
    /** `round`: how far the game has come. */
    readonly about: (round: string, over: boolean) => string;
  };
  readonly publicTable: Choice;
  readonly watchers: Choice;
  /** How much later watchers see the game. */
  readonly delay: Choice & {
    readonly none: string;
    readonly later: (seconds: number) => string;
    readonly over: string;
  };
  readonly time: TimeText;
  readonly chat: Choice;
  /** Whether computers give advice at the table; and how that is told of one that was laid so, or not. */
  readonly hints: Choice & { readonly agreed: string; readonly none: string };
  readonly talk: TalkText;
  /** Which computer plays on for somebody. */
  readonly standIn: string;
  readonly vote: Choice;
  readonly back: Choice;
  readonly motion: MotionText;
  readonly plan: PlanText;
  readonly hook: HookText;
  readonly device: DeviceText;
  /** Over what is said of passkeys, to whoever is known and to whoever is not. */
  readonly account: { readonly title: string; readonly known: string };
  readonly mine: string;
  readonly none: string;
  /** At a table of a game that programs alone can play. */
  readonly faceless: string;
  readonly found: string;
  readonly join: string;
  /** How many seats wait for somebody. */
  readonly openSeats: (count: number) => string;
  readonly people: string;
  readonly openSeat: string;
  readonly here: string;
  readonly away: string;
  readonly you: string;
  readonly computer: string;
  readonly sit: string;
  readonly getUp: string;
  readonly sitIn: string;
  readonly putComputer: string;
  readonly openUp: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly linkHint: string;
  readonly waiting: (count: number) => string;
  readonly watching: string;
  readonly watchingLater: (seconds: number) => string;
  readonly watchingAfter: string;
  readonly connecting: string;
  readonly notConnected: string;
  readonly unsent: string;
  readonly outdated: string;
  readonly rematch: string;
  /** Whether the server dealt and rolled as it had bound itself to. Steps are numbers of answers. */
  readonly honesty: {
    readonly checking: string;
    readonly checked: (answers: number) => string;
    /** The same of a file by itself: nobody was asked what they had been told. */
    readonly agrees: (answers: number) => string;
    /** Nothing could be checked. */
    readonly unknown: string;
    /** Before the list of what does not agree. */
    readonly wrong: string;
    readonly seed: string;
    readonly answers: (steps: readonly number[]) => string;
    readonly count: (answers: number, sealed: number) => string;
    readonly newSeed: string;
    readonly newSeals: (steps: readonly number[]) => string;
    readonly unplayable: (reason: string) => string;
    readonly setup: string;
    readonly told: (step: number) => string;
    readonly end: string;
  };
  readonly troubles: { readonly [T in (typeof HOUSE_TROUBLES)[number]]: string };
}

/** Some numbers, and how many more there are. */
export const some = (steps: readonly number[]): { readonly shown: string; readonly more: number } => ({
  shown: steps.slice(0, 5).join(', '),
  more: Math.max(0, steps.length - 5),
});
