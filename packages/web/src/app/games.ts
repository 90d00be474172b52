import type { Words } from '@cinderhall/words';
import type { Component } from 'svelte';
import type { SeatInfo } from '../local/messages.ts';
import { USUAL_GAME } from '../usual.ts';
import type { Comers } from './company.ts';
import { withLateWords } from './late-words.ts';

/** What a table of a server is agreed to be, or why it cannot be, in words. */
type Agreed =
  | { readonly ok: true; readonly seats: readonly SeatInfo[]; readonly config: unknown }
  | { readonly ok: false; readonly why: string };

/** A form for what people agree on before a table of a server is laid. */
export interface Agreeing {
  /** Reads the form, and remembers it for the next time. */
  agreed(): Promise<Agreed>;
  /** How many people would sit there; left out where no computer gives advice. */
  persons?(): number;
}

/** What such a form is told. */
export interface AgreeingProps {
  readonly comers: Comers;
  /** Whether only what must be chosen is asked. */
  readonly brief: boolean;
}

/** The rules and the reference sheet as pages. */
interface Guide {
  readonly RulesPage: Component<{ words: Words; wanted: { readonly rule: string | null } }>;
  readonly ReferencePage: Component<{ words: Words }>;
}

/** What a game shows where no table of it is laid; each part is loaded when it is wanted. */
interface Front {
  /** Left out, it is the one that comes along with the choice of games. */
  readonly lobby?: () => Promise<Component>;
  /** What the ids of its rules look like. */
  readonly rules: RegExp;
  readonly guide: () => Promise<Guide>;
  readonly form: () => Promise<Component<AgreeingProps, Agreeing>>;
}

const runeLobby = () => withLateWords(import('../rune/rune-lobby.ts'));

/** The games that people choose from, by id, the usual one first. */
export const fronts: ReadonlyMap<string, Front> = new Map<string, Front>([
  [
    USUAL_GAME,
    {
      rules: /^(TRN|GAT|RAI|BLD|AMD|RES|CBT|BOL|ZER|AUT|REF|CIT|RND|ORD|END|SET|CMP|VIS|PWR|AI)-/,
      guide: () => import('../crown/guide/index.ts'),
      form: () => withLateWords(import('./OnlinePlan.svelte')).then(({ default: OnlinePlan }) => OnlinePlan),
    },
  ],
  [
    'rune-age',
    {
      rules: /^R(TU|CO|EV|SC|SE|CM|VI)-/,
      guide: () => import('../rune/rune-guide.ts'),
      lobby: () => runeLobby().then(({ Lobby }) => Lobby),
      form: () => runeLobby().then(({ OnlinePlan }) => OnlinePlan),
    },
  ],
]);

/** The game that has a rule of this id; null: none has. */
export const gameWith = (rule: string): string | null =>
  [...fronts].find(([, { rules }]) => rules.test(rule))?.[0] ?? null;
