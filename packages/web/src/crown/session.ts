/** A table of Crown of Ash, among tables of any game. */
import type { Account, Event, Move, View } from '@cinderhall/crown-of-ash';
import type { Ending as AnyEnding } from '../faces.ts';
import type * as tutor from '../local/tutor-messages.ts';
import type * as past from '../table/past.ts';
import type * as table from '../table/session.ts';

/** The types of this game. */
export interface Crown {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly account: Account;
}

export type LogEntry = table.LogEntry<Crown>;
export type Situation = table.Situation<Crown>;
export type Session = table.Session<Crown>;
export type Standing = table.Standing;
export type Past = past.Past<Crown>;
export type PastEyes = past.PastEyes;
export type Reviewing = past.Reviewing<Crown>;
export type Ending = AnyEnding<Crown>;
export type Advice = tutor.Advice<Crown>;
export type Judgement = tutor.Judgement<Crown>;

const GAME = 'crown-of-ash';

/** What a face is shown. */
interface Shown {
  readonly session: table.Session;
  readonly past?: past.Past | undefined;
  readonly ending?: AnyEnding | undefined;
}
interface Ours extends Shown {
  readonly session: Session;
  readonly past?: Past | undefined;
  readonly ending?: Ending | undefined;
}

/** Whoever keeps a table tells of it what belongs to its game. */
const isOurs = (shown: Shown): shown is Ours => shown.session.situation.game === GAME;

/** The same, if this game is played there. */
export function ours(shown: Shown): Ours {
  if (!isOurs(shown)) throw new TypeError(shown.session.situation.game);
  return shown;
}
