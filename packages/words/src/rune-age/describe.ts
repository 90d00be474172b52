import type { Seat } from '@cinderhall/kernel';
import type {
  Event,
  EventKind,
  EventOf,
  Frame,
  FrameOf,
  Move,
  MoveKind,
  MoveOf,
  QuestionKind,
  View,
} from '@cinderhall/rune-age';
import type { RuneAgeWords } from './catalog.ts';
import type { TableNames } from './names.ts';
import type { TableProse } from './piece.ts';
import type { Bar, MoveWords, PromptWords } from './telling.ts';

/** One event as a sentence of the log. */
export const tellEvent = (words: RuneAgeWords, names: TableNames, event: Event): TableProse =>
  tellOne(words, names, event);

const tellOne = <K extends EventKind>(words: RuneAgeWords, names: TableNames, event: EventOf<K>): TableProse =>
  words.log[event.kind](event, names);

/** A move as one picks it from a list. */
export const tellMove = (words: RuneAgeWords, names: TableNames, m: Move): TableProse =>
  moveText(words.moves, names, m);

const moveText = <K extends MoveKind>(moves: MoveWords, names: TableNames, m: MoveOf<K>): TableProse =>
  moves[m.kind](m, names);

/** A question as it is put to whoever is asked (`title`, `why`) and to those who wait. */
export interface TablePrompt {
  readonly title: string;
  readonly why: TableProse;
  readonly waiting: TableProse;
}

const isQuestion = (prompts: PromptWords, f: Frame): f is FrameOf<QuestionKind> => Object.hasOwn(prompts, f.kind);

function promptOf<K extends QuestionKind>(
  prompts: PromptWords,
  names: TableNames,
  f: FrameOf<K>,
  who: Seat,
): TablePrompt {
  const question = prompts[f.kind];
  return { title: question.title(f, names), why: question.why(f, names), waiting: question.waiting(who, names) };
}

/** The question on top of a view’s stack; null when nothing is asked there. */
export function tellPrompt(
  words: RuneAgeWords,
  names: TableNames,
  view: Pick<View, 'stack'>,
  who: Seat,
): TablePrompt | null {
  const f = view.stack.at(-1);
  return f === undefined || !isQuestion(words.prompts, f) ? null : promptOf(words.prompts, names, f, who);
}

/** Why something cannot be chosen, by the reason’s key; a general sentence for a key the catalog does not know. */
export function tellBarred({ barred }: RuneAgeWords, reason: string): Bar {
  const reasons: Readonly<Record<string, Bar>> = barred.reasons;
  return (Object.hasOwn(reasons, reason) ? reasons[reason] : undefined) ?? barred.other;
}
