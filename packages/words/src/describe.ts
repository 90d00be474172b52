import type { FrameView, LogEvent, LogEventKind, LogEventOf, Move, View } from '@cinderhall/crown-of-ash';
import type { Refusal, Seat } from '@cinderhall/kernel';
import type { Choice, Question } from './catalog/index.ts';
import type { PowerQuestion } from './catalog/powers.ts';
import type { Names } from './names.ts';
import type { Prose } from './piece.ts';
import type { LateWords, Words } from './words.ts';

/** One event as a sentence of the log. */
export function describeEvent(words: LateWords, names: Names, event: LogEvent): Prose {
  return tellOne(words, names, event);
}

function tellOne<K extends LogEventKind>(words: LateWords, names: Names, event: LogEventOf<K>): Prose {
  return words.log[event.kind](event, names);
}

/** What of a view gives meaning to the positions that moves name. */
export type Shown = Pick<View, 'display' | 'offer'>;

/** A move as one picks it from a list. `shown` is the view it was offered with. */
export function describeMove(words: Words, names: Names, shown: Shown, m: Move): Prose {
  const { moves } = words;
  switch (m.kind) {
    case 'post':
      return moves.post(m, names);
    case 'turn':
      return moves.turn(names.space(m.space), names);
    case 'build':
      return moves.build({ tile: shown.offer[m.slot] ?? -1, region: m.region }, names);
    case 'wild':
      return moves.wild(m.good);
    case 'amend':
      return moves.amend(m.fighters, names);
    case 'raise':
      return m.slot < 0 ? moves.pass() : moves.raise({ fighter: shown.display[m.slot] ?? -1, pay: m.pay }, names);
    case 'commit':
      return moves.commit(m.fighters, names);
    case 'clash':
      return moves.clash(m.card);
    case 'zero':
      return moves.zero(m.option);
    case 'casualty':
      return moves.casualty(m.fighter, names);
    case 'recover':
      return m.fighter < 0 ? moves.decline() : moves.recover(m.fighter, names);
    case 'order':
      return moves.order(m.order, names);
    default:
      return describePower(words, names, m);
  }
}

type PowerMove = Extract<Move, { kind: PowerQuestion | 'power' }>;

function describePower({ moves }: Words, names: Names, m: PowerMove): Prose {
  switch (m.kind) {
    case 'power':
      return moves.power(m.power);
    case 'unveil':
      return moves.unveil(m.use);
    case 'brace':
      return moves.brace(m.use);
    case 'forewarn':
      return moves.forewarn(m.card);
    case 'overturn':
      return moves.overturn(m.die, names);
    case 'fence':
      return moves.fence(m);
    case 'command':
      return moves.command(m, names);
    case 'reinforce':
      return moves.reinforce(m, names);
    case 'fortify':
      return moves.fortify(m.place, names);
  }
}

/** A question as it is put to whoever is asked (`title`, `why`) and to those who wait. */
export interface Prompt {
  readonly title: string;
  readonly why: Prose;
  readonly waiting: Prose;
}

/** The question on top of a view’s stack; null when nothing is asked there. `who` still owe an answer. */
export function describePrompt(
  words: Words,
  names: Names,
  view: Pick<View, 'stack'>,
  who: readonly Seat[],
): Prompt | null {
  const f = view.stack.at(-1);
  return f === undefined ? null : promptFor(words, names, f, who);
}

function promptFor(words: Words, names: Names, f: FrameView, who: readonly Seat[]): Prompt | null {
  const { prompts } = words;
  const put = <F>(question: Question<F>, frame: F): Prompt => ({
    title: question.title(frame, names),
    why: question.why(frame, names),
    waiting: question.waiting(who, names),
  });
  switch (f.kind) {
    case 'post':
      return put(prompts.post, f);
    case 'turn':
      return put(prompts.turn, f);
    case 'build':
      return put(prompts.build, f);
    case 'wild':
      return put(prompts.wild, f);
    case 'amend':
      return put(prompts.amend, f);
    case 'raise':
      return put(prompts.raise, f);
    case 'commit':
      return put(prompts.commit, f);
    case 'clash':
      return put(prompts.clash, f);
    case 'zero':
      return put(prompts.zero, f);
    case 'casualty':
      return put(prompts.casualty, f);
    case 'recover':
      return put(prompts.recover, f);
    case 'order':
      return put(prompts.order, f);
    case 'unveil':
      return put(prompts.unveil, f);
    case 'forewarn':
      return put(prompts.forewarn, f);
    case 'fence':
      return put(prompts.fence, f);
    case 'command':
      return put(prompts.command, f);
    case 'overturn':
      return put(prompts.overturn, f);
    case 'reinforce':
      return put(prompts.reinforce, f);
    case 'fortify':
      return put(prompts.fortify, f);
    case 'brace':
      return put(prompts.brace, f);
    default:
      return null;
  }
}

/** Why something cannot be chosen, by the reason’s key; a general sentence for a key the catalog does not know. */
export function describeBarred(words: Words, reason: string): Choice {
  const reasons: Readonly<Record<string, Choice>> = words.barred.reasons;
  return (Object.hasOwn(reasons, reason) ? reasons[reason] : undefined) ?? words.barred.other;
}

/** A refusal as one or two sentences: what is wrong, which rule, what would be right. */
export function describeRefusal(words: Words, names: Names, refusal: Refusal): Prose {
  const { refusals } = words;
  switch (refusal.refused) {
    case 'malformed':
      return refusals.malformed(refusal);
    case 'over':
      return refusals.over();
    case 'stale':
      return refusals.stale();
    case 'not-asked':
      return refusals.notAsked(refusal.asked, names);
    case 'not-offered':
      return refusals.notOffered({
        ...refusal,
        reason: refusal.reason === null ? null : describeBarred(words, refusal.reason).hint,
      });
  }
}
