import type { Ban, Barred, Seat } from '@cinderhall/kernel';
import { scout } from '../automa/actions.ts';
import { policies } from '../automa/answers.ts';
import { muster } from '../automa/raise.ts';
import type { TellEvent } from '../table.ts';
import { isAutoma, NO_SEATS, top, topOf } from '../table.ts';
import type { Frame, FrameKind, FrameOf, Move, MoveOf, QuestionKind, State } from '../types.ts';
import { amend } from './amend.ts';
import { build } from './build.ts';
import type { Question, Step } from './chapter.ts';
import { clash, commit, discard, reckon, reveal } from './combat.ts';
import { gain, wild } from './gather.ts';
import { order, tie } from './order.ts';
import { post } from './post.ts';
import { raise } from './raise.ts';
import { recover, resurrect } from './resurrect.ts';
import { next, round } from './round.ts';
import { turn } from './turn.ts';
import { casualty, spoils, zero } from './zero.ts';
import { command } from '../powers/command.ts';
import { fence } from '../powers/fence.ts';
import { brace, fortify } from '../powers/fortify.ts';
import { invoke, powerMoves, powersBarred } from '../powers/invoke.ts';
import { overturn } from '../powers/overturn.ts';
import { reinforce } from '../powers/reinforce.ts';
import { forewarn, unveil } from '../powers/visio.ts';

/** A chapter as it is looked up by the kind of any frame. */
interface Chapter<K extends FrameKind> extends Step<K> {
  who(s: State, f: FrameOf<K>): readonly Seat[];
  moves(s: State, f: FrameOf<K>, seat: Seat): readonly Move[];
  barred(s: State, f: FrameOf<K>, seat: Seat): readonly Barred[];
}

const nobody = () => NO_SEATS;
const none = () => [];
const unnamed = () => null;

// Every decision looks a dozen chapters up. V8 finds a property at once in objects of up to four shapes, so they get two.

const asking = <K extends QuestionKind>(c: Question<K>): Required<Question<K>> => ({
  who: c.who,
  moves: c.moves,
  answer: c.answer,
  settle: c.settle,
  barred: c.barred ?? none,
  forbids: c.forbids ?? unnamed,
});

const acting = <K extends FrameKind>({ settle }: Step<K>): Chapter<K> => ({
  who: nobody,
  moves: none,
  settle,
  barred: none,
});

/** Chapters that ask somebody. A missing one does not compile. */
const questions: { readonly [K in QuestionKind]: Required<Question<K>> } = {
  post: asking(post),
  turn: asking(turn),
  build: asking(build),
  wild: asking(wild),
  amend: asking(amend),
  raise: asking(raise),
  commit: asking(commit),
  clash: asking(clash),
  zero: asking(zero),
  casualty: asking(casualty),
  recover: asking(recover),
  order: asking(order),
  unveil: asking(unveil),
  forewarn: asking(forewarn),
  fence: asking(fence),
  command: asking(command),
  overturn: asking(overturn),
  reinforce: asking(reinforce),
  fortify: asking(fortify),
  brace: asking(brace),
};

/** Business that asks nobody. */
const steps: { readonly [K in Exclude<FrameKind, QuestionKind>]: Chapter<K> } = {
  reveal: acting(reveal),
  reckon: acting(reckon),
  tie: acting(tie),
  spoils: acting(spoils),
  discard: acting(discard),
  gain: acting(gain),
  resurrect: acting(resurrect),
  next: acting(next),
  round: acting(round),
  scout: acting(scout),
  muster: acting(muster),
};

const chapters: { readonly [K in FrameKind]: Chapter<K> } = { ...questions, ...steps };

/** Settles a frame that waits for nobody; false: it waits. */
function settled<K extends FrameKind>(kind: K, s: State, f: FrameOf<K>, tell: TellEvent): boolean {
  const chapter = chapters[kind];
  if (chapter.who(s, f).length > 0) return false;
  chapter.settle(s, f, tell);
  return true;
}

const who = <K extends FrameKind>(kind: K, s: State, f: FrameOf<K>): readonly Seat[] => chapters[kind].who(s, f);

/** The answers of a seat; null: it is not asked. */
function movesOf<K extends FrameKind>(kind: K, s: State, f: FrameOf<K>, seat: Seat): readonly Move[] | null {
  const chapter = chapters[kind];
  return chapter.who(s, f).includes(seat) ? chapter.moves(s, f, seat) : null;
}

/** Notes an answer to the top frame. When nobody else is asked, the decision is answered in full and play goes on. */
function answerTo<K extends QuestionKind>(kind: K, s: State, seat: Seat, m: MoveOf<K>, tell: TellEvent): void {
  const question = questions[kind];
  const f = topOf(s, kind);
  question.answer(s, f, seat, m, tell);
  if (question.who(s, f).length > 0) return;
  s.decision++;
  run(s, tell);
}

const barredOf = <K extends FrameKind>(kind: K, s: State, f: FrameOf<K>, seat: Seat): readonly Barred[] =>
  chapters[kind].barred(s, f, seat);

const banOn = <K extends QuestionKind>(kind: K, s: State, seat: Seat, m: MoveOf<K>): Ban | null =>
  questions[kind].forbids(s, topOf(s, kind), seat, m);

/** Who owes an answer to the top frame. Between two answers that is never the AI, which has answered first (AI-3). */
export const asked = (s: State, f: Frame): readonly Seat[] => who(f.kind, s, f);

/** Every answer of a seat that is asked; none otherwise. */
export function moves(s: State, seat: Seat): readonly Move[] {
  const f = top(s);
  if (f === undefined) return [];
  const answers = movesOf(f.kind, s, f, seat);
  if (answers === null) return [];
  const powers = powerMoves(s, f, seat);
  return powers.length === 0 ? answers : [...answers, ...powers];
}

/** What a seat that is asked cannot choose, and why. */
export function barred(s: State, seat: Seat): readonly Barred[] {
  const f = top(s);
  if (f === undefined || !asked(s, f).includes(seat)) return [];
  return [...barredOf(f.kind, s, f, seat), ...powersBarred(s, f, seat)];
}

/** Which rule forbids this answer of a seat that is asked; null: none can be named, or it is offered. */
export function forbids(s: State, seat: Seat, m: Move): Ban | null {
  const f = top(s);
  return f?.kind === m.kind && asked(s, f).includes(seat) ? banOn(m.kind, s, seat, m) : null;
}

const isQuestion = (kind: FrameKind): kind is QuestionKind => kind in questions;

/** AI-3: what a question asks of the AI, its cards and its strongest fighters answer. */
function answerByPolicy<K extends QuestionKind>(kind: K, s: State, seat: Seat, tell: TellEvent): void {
  const policy = policies[kind];
  if (policy === undefined) throw new Error(`the AI is asked for ${kind}`);
  const f = topOf(s, kind);
  const { moves, answer } = questions[kind];
  const before = s.rng.join();
  const m = policy(s, f, moves(s, f, seat));
  // VIS-4: whoever has seen how lots fell cannot take back the answer that led there.
  if (s.rng.join() !== before) tell?.({ kind: 'lots', seat });
  answer(s, f, seat, m, tell);
}

/** Plays on until somebody must choose, or nothing is left to do. */
export function run(s: State, tell: TellEvent): void {
  for (let f = top(s); f !== undefined; f = top(s)) {
    const automa = s.automa === null ? undefined : asked(s, f).find((seat) => isAutoma(s, seat));
    if (automa !== undefined && isQuestion(f.kind)) answerByPolicy(f.kind, s, automa, tell);
    else if (!settled(f.kind, s, f, tell)) return;
  }
}

/** Carries out one answer, and plays on when it was the last that was missing. */
export function step(s: State, seat: Seat, m: Move, tell?: TellEvent): void {
  if (m.kind !== 'power') answerTo(m.kind, s, seat, m, tell);
  else {
    invoke(s, seat, m.power, tell);
    s.decision++;
    run(s, tell);
  }
}
