/** A table of Rune Age, among tables of any game. */
import type { Event, Move, View } from '@cinderhall/rune-age';
import type { Ending as AnyEnding } from '../faces.ts';
import type * as tutor from '../local/tutor-messages.ts';
import type * as past from '../table/past.ts';
import type * as table from '../table/session.ts';

/** The types of this game; nobody keeps accounts in it. */
export interface Rune {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly account: unknown;
}

export type LogEntry = table.LogEntry<Rune>;
export type Situation = table.Situation<Rune>;
export type Session = table.Session<Rune>;
export type Standing = table.Standing;
export type Past = past.Past<Rune>;
export type Ending = AnyEnding<Rune>;
export type Advice = tutor.Advice<Rune>;

const GAME = 'rune-age';

/** What a face is shown. */
interface Shown {
  readonly session: table.Session;
  readonly past?: past.Past | undefined;
  readonly ending?: AnyEnding | undefined;
}
interface Ours {
  readonly session: Session;
  readonly past?: Past | undefined;
  readonly ending?: Ending | undefined;
}

/** Whoever keeps a table tells of it what belongs to its game. */
const isOurs = (shown: Shown | Ours): shown is Ours => shown.session.situation.game === GAME;

/** The same, if this game is played there. */
export function ours(shown: Shown): Ours {
  if (!isOurs(shown)) throw new TypeError(`no face for ${shown.session.situation.game}`);
  return shown;
}
