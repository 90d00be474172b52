/** The steps of the first game, in their order: one idea each. */
export const LESSON = [
  ...['welcome', 'board', 'gather', 'raise', 'tax', 'attack', 'commit', 'card', 'won', 'again', 'defend', 'tie'],
  ...['build', 'improve', 'amend', 'gold', 'citadel', 'storm', 'zero', 'crown', 'free', 'score', 'ending', 'farewell'],
] as const;
export type LessonStep = (typeof LESSON)[number];

/** What whoever teaches says at a step. */
export interface StepText {
  readonly title: string;
  readonly text: string;
  /** The same for fingers, where pointers are spoken of. */
  readonly touch?: string;
  /** To an answer that the rules allow and the lesson does not wait for. */
  readonly nudge?: string;
}

/** What is said in every first game, whatever is played. */
export interface CoachText {
  readonly progress: (step: number, of: number) => string;
  readonly next: string;
  readonly back: string;
  /** Has the lesson do the step. */
  readonly skip: string;
  readonly leave: string;
  readonly again: string;
  readonly playOn: string;
  readonly rule: string;
  /** Once a step is done, while what came of it is still looked at. */
  readonly closing: string;
  /** Puts away what is said, where it lies over the table, and shows it again. */
  readonly fold: string;
  readonly unfold: string;
  /** In place of a question, while there is nothing to do but to read. */
  readonly reading: { readonly title: string; readonly why: string };
}

export interface LessonText<Step extends string = string> extends CoachText {
  readonly title: string;
  /** Name of the opponent. */
  readonly opponent: string;
  /** While the opponent moves. */
  readonly watching: string;
  readonly steps: { readonly [S in Step]: StepText };
}
