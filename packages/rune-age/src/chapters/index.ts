import type { Barred, Seat } from '@cinderhall/kernel';
import { destroy, recover, refresh, reveal, top as topCard, use } from '../effects/choose.ts';
import { blow, cede, deeds, spare, surrender } from '../effects/deeds.ts';
import { pay } from '../effects/pay.ts';
import { steps as stepsOf } from '../effects/steps.ts';
import type { TellEvent } from '../table.ts';
import { NO_SEATS, top, topOf } from '../table.ts';
import type { Frame, FrameKind, FrameOf, Move, MoveOf, QuestionKind, State } from '../types.ts';
import { attrition, losses, reroll } from './attrition.ts';
import { battle } from './battle.ts';
import type { Question, Step } from './chapter.ts';
import { fall } from './end.ts';
import { event, omen, spent } from './event.ts';
import { keep } from './keep.ts';
import { outcome } from './outcome.ts';
import { lay, refill } from './refill.ts';
import { resolution } from './resolution.ts';
import { next, round } from './round.ts';
import { siege } from './siege.ts';
import { turn } from './turn.ts';

/** A chapter as it is looked up by the kind of any frame. */
interface Chapter<K extends FrameKind> extends Step<K> {
  who(s: State, f: FrameOf<K>): readonly Seat[];
  moves(s: State, f: FrameOf<K>, seat: Seat): readonly Move[];
  barred?(s: State, f: FrameOf<K>, seat: Seat): readonly Barred[];
}

const nobody = () => NO_SEATS;
const none = () => [];

// Every decision looks a dozen chapters up. V8 finds a property at once in objects of up to four shapes, so they get two.

const asking = <K extends QuestionKind>(c: Question<K>): Question<K> => ({
  who: c.who,
  moves: c.moves,
  answer: c.answer,
  settle: c.settle,
  barred: c.barred ?? none,
});

const acting = <K extends FrameKind>({ settle }: Step<K>): Chapter<K> => ({ who: nobody, moves: none, settle });

/** Chapters that ask somebody. A missing one does not compile. */
const questions: { readonly [K in QuestionKind]: Question<K> } = {
  turn: asking(turn),
  keep: asking(keep),
  battle: asking(battle),
  siege: asking(siege),
  reroll: asking(reroll),
  losses: asking(losses),
  resolution: asking(resolution),
  use: asking(use),
  pay: asking(pay),
  reveal: asking(reveal),
  top: asking(topCard),
  recover: asking(recover),
  destroy: asking(destroy),
  refresh: asking(refresh),
  spare: asking(spare),
  surrender: asking(surrender),
  cede: asking(cede),
};

/** Business that asks nobody. */
const business: { readonly [K in Exclude<FrameKind, QuestionKind>]: Chapter<K> } = {
  next: acting(next),
  refill: acting(refill),
  lay: acting(lay),
  attrition: acting(attrition),
  outcome: acting(outcome),
  steps: acting(stepsOf),
  event: acting(event),
  omen: acting(omen),
  deeds: acting(deeds),
  blow: acting(blow),
  spent: acting(spent),
  fall: acting(fall),
  round: acting(round),
};

const chapters: { readonly [K in FrameKind]: Chapter<K> } = { ...questions, ...business };

/** Settles a frame that waits for nobody; false: it waits. */
function settled<K extends FrameKind>(kind: K, s: State, f: FrameOf<K>, tell: TellEvent): boolean {
  const chapter = chapters[kind];
  if (chapter.who(s, f).length > 0) return false;
  chapter.settle(s, f, tell);
  return true;
}

const who = <K extends FrameKind>(kind: K, s: State, f: FrameOf<K>): readonly Seat[] => chapters[kind].who(s, f);

/** The answers of a seat; none if it is not asked. */
function movesOf<K extends FrameKind>(kind: K, s: State, f: FrameOf<K>, seat: Seat): readonly Move[] {
  const chapter = chapters[kind];
  return chapter.who(s, f).includes(seat) ? chapter.moves(s, f, seat) : [];
}

/** Notes an answer to the top frame, and acts on it: every question is one seat's. */
function answerTo<K extends QuestionKind>(kind: K, s: State, m: MoveOf<K>, tell: TellEvent): void {
  const question = questions[kind];
  const f = topOf(s, kind);
  question.answer(s, f, m);
  s.decision++;
  question.settle(s, f, tell);
  run(s, tell);
}

const barredOf = <K extends FrameKind>(kind: K, s: State, f: FrameOf<K>, seat: Seat): readonly Barred[] =>
  chapters[kind].barred?.(s, f, seat) ?? [];

/** Who owes an answer to the top frame. */
export const asked = (s: State, f: Frame): readonly Seat[] => who(f.kind, s, f);

/** Every answer of a seat that is asked; none otherwise. */
export function moves(s: State, seat: Seat): readonly Move[] {
  const f = top(s);
  return f === undefined ? [] : movesOf(f.kind, s, f, seat);
}

/** What a seat that is asked cannot choose, and why. */
export function barred(s: State, seat: Seat): readonly Barred[] {
  const f = top(s);
  return f === undefined || !asked(s, f).includes(seat) ? [] : barredOf(f.kind, s, f, seat);
}

/** Plays on until somebody must choose, or nothing is left to do. */
export function run(s: State, tell: TellEvent): void {
  for (let f = top(s); f !== undefined; f = top(s)) if (!settled(f.kind, s, f, tell)) return;
}

/** Carries out one answer, and plays on. */
export function step(s: State, _seat: Seat, m: Move, tell?: TellEvent): void {
  answerTo(m.kind, s, m, tell);
}
