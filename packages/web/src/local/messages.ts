import type { Seat } from '@cinderhall/kernel';
import { type SeatInfo, type Sight, seatInfos, type Trouble, type Verdict } from '@cinderhall/referee';
import type { Verified } from '@cinderhall/referee/pledges';
import * as z from 'zod/mini';
import type { Sorts } from '../table/sorts.ts';
import { USUAL_GAME } from '../usual.ts';
import type { Foreseen } from './foresight.ts';
import type { TutorAnswers } from './tutor-messages.ts';

export type { SeatInfo };

/** What the page asks of the worker, and what the worker tells the page. Everything is JSON. */

const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const viewer = z.union([seat, z.literal('spectator')]);
const table = z.string().check(z.regex(/^[0-9a-z-]{1,40}$/));
const title = z.string().check(z.maxLength(120));

/** What a table starts from. `config` is the game's own and is read by its `configure`; the usual game if none is named. */
const setup = z.object({
  title,
  game: z.optional(z.string()),
  seats: seatInfos,
  config: z.unknown(),
  seed: z.nullable(z.string()),
});
export type Setup = z.infer<typeof setup>;

/** Whose eyes look at a past moment: one viewer's, or those of all who played together. */
const eyes = z.union([viewer, z.literal('everybody')]);
export type PastEyes = z.infer<typeof eyes>;
/** A game as a file; more than any real one. */
const fileText = z.string().check(z.maxLength(20_000_000));

const question = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('games') }),
  z.object({ ask: z.literal('lay'), setup }),
  z.object({ ask: z.literal('enter'), table }),
  z.object({ ask: z.literal('leave'), table }),
  z.object({ ask: z.literal('look'), table, viewer: z.nullable(viewer) }),
  z.object({ ask: z.literal('submit'), table, seat, decision: z.int(), move: z.string(), id: z.string() }),
  z.object({ ask: z.literal('undo'), table, seat }),
  /** Beyond what is free: whether it could be, and once all have agreed that it be done. */
  z.object({ ask: z.literal('ask-back'), table, seat, agreed: z.boolean() }),
  z.object({ ask: z.literal('concede'), table, seat, id: z.string() }),
  z.object({ ask: z.literal('rename'), table, title }),
  z.object({ ask: z.literal('remove'), table }),
  z.object({ ask: z.literal('export'), table }),
  z.object({ ask: z.literal('export-all') }),
  /** `title` and `names` are for a file that has none. */
  z.object({ ask: z.literal('import'), text: fileText, title, names: z.array(z.string()) }),
  /** Opens a finished game to be looked at, without keeping it. */
  z.object({ ask: z.literal('show'), text: fileText, title, names: z.array(z.string()) }),
  /** Holds a finished game of a server to what was told of it. */
  z.object({ ask: z.literal('verify'), text: fileText, heard: z.unknown() }),
  /** The table as it was after so many answers. */
  z.object({ ask: z.literal('past'), table, eyes, step: z.int() }),
  /** What a master would answer in the place of whoever looks at this table. */
  z.object({ ask: z.literal('advise'), table }),
  /** The same at a table of a server, by what that has told these eyes. */
  z.object({
    ask: z.literal('counsel'),
    table,
    game: z.string(),
    view: z.unknown(),
    seat,
    decision: z.int(),
    moves: z.array(z.unknown()),
  }),
  /** The next turn of whoever waits at a table of a server, by what that has told these eyes, as far as these answers lead. */
  z.object({
    ask: z.literal('foresee'),
    game: z.string(),
    view: z.unknown(),
    seat,
    steps: z.array(z.array(z.object({ move: z.string(), about: z.string() }))),
  }),
  /** How the chances stood in a finished game. */
  z.object({ ask: z.literal('chances'), table }),
  /** What one of its answers has cost; `deep`: with more care. */
  z.object({ ask: z.literal('judge'), table, step: z.int(), deep: z.boolean() }),
  /** Lays a table that goes on from this one as it was after so many answers. */
  z.object({ ask: z.literal('branch'), table, after: z.int(), title, seats: seatInfos }),
  z.object({ ask: z.literal('pace'), pause: z.number().check(z.gte(0), z.lte(60_000)), forced: z.boolean() }),
]);
export type Question = z.infer<typeof question>;
export type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

const letter = z.object({ number: z.int(), question });
/** A question with the number that its answer will carry. */
export type Letter = z.infer<typeof letter>;

/** Reads a message from the page; null for anything that is no letter. */
export function parseLetter(data: unknown): Letter | null {
  const parsed = letter.safeParse(data);
  return parsed.success ? parsed.data : null;
}

/** What is written on a kept game's card: for the list of games, without opening any. */
const entry = z.object({
  table,
  title,
  /** Left out by what was kept while there was one game. */
  game: z.optional(z.string()),
  seats: seatInfos,
  /** Milliseconds since 1970. */
  changed: z.number(),
  round: z.int(),
  /** Who is asked; empty when the game is over. */
  asked: z.array(seat),
  winners: z.array(seat),
  /** Left out by what was kept before anybody could. */
  conceded: z.optional(z.array(seat)),
});
export type GameEntry = z.infer<typeof entry> & { readonly game: string };

/** Reads an entry back from the store; null when it is none. */
export function parseEntry(data: unknown): GameEntry | null {
  const parsed = entry.safeParse(data);
  return parsed.success ? { ...parsed.data, game: parsed.data.game ?? USUAL_GAME } : null;
}

/** How a table stands, for the page's own use; holds no secret of anybody. */
export interface Standing {
  readonly step: number;
  readonly asked: readonly Seat[];
  readonly over: boolean;
  readonly conceded: readonly Seat[];
  /** The person who may take an answer back. */
  readonly undoer: Seat | null;
}

/** A sight of a table, whatever is played there. */
export type AnySight = SightOf<Sorts>;
export type SightOf<G extends Sorts> = Sight<G['move'], G['event'], G['view']>;

/** What came of a file: the games that are on the shelf now, and why others are not. */
export interface Taken {
  readonly taken: readonly GameEntry[];
  /** How many of them were there already. */
  readonly known: number;
  /** By their place in the file. */
  readonly left: readonly Trouble[];
}

/** A finished game that is only looked at. */
export interface Guest {
  readonly entry: GameEntry;
  /** Answers given in it. */
  readonly last: number;
}

/** Answers to questions, by what was asked. */
export interface Answers {
  games: readonly GameEntry[];
  lay: GameEntry;
  enter: GameEntry;
  leave: null;
  look: null;
  submit: { readonly step: number };
  undo: { readonly step: number };
  'ask-back': { readonly step: number } | null;
  concede: { readonly step: number };
  rename: null;
  remove: null;
  export: { readonly name: string; readonly text: string };
  'export-all': { readonly name: string; readonly text: string };
  import: Taken;
  show: Guest;
  verify: Verified;
  past: AnySight;
  advise: TutorAnswers['advise'];
  counsel: TutorAnswers['advise'];
  foresee: Foreseen;
  chances: TutorAnswers['chances'];
  judge: TutorAnswers['judge'];
  branch: GameEntry;
  pace: null;
}

/** The answer to the question of this number. */
export interface Reply {
  readonly number: number;
  readonly verdict: Verdict<Answers[Question['ask']]>;
}

export type Report<G extends Sorts = Sorts> =
  | { readonly tell: 'reply'; readonly reply: Reply }
  | { readonly tell: 'sight'; readonly table: string; readonly sight: SightOf<G> }
  | { readonly tell: 'standing'; readonly table: string; readonly standing: Standing }
  /** The table can be played no longer: somebody removed it in another tab. */
  | { readonly tell: 'lost'; readonly table: string; readonly refusal: Trouble }
  /** The list of games has changed, here or in another tab. */
  | { readonly tell: 'games' }
  /** Games are not kept when the page is closed. */
  | { readonly tell: 'forgetful' };
