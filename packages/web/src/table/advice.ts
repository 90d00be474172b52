import type { Advice } from '../local/tutor-messages.ts';

/** The answer that is told beside the best one. `alike`: no figure tells which of the two is better. */
export interface RunnerUp {
  /** In notation. */
  readonly move: string;
  readonly worth: number;
  readonly alike: boolean;
}

/** How worth is told: hundredths of a chance, or whole points. */
export const figure = (measure: Advice['measure'], worth: number): number =>
  Math.round(measure === 'chance' ? 100 * worth : worth);

/**
 * The best of the others that does not read as the best of all does: of two equal fighters on offer either is raised in the
 * same words. `none`: nothing else can be done; `same`: whatever else was looked at reads like it.
 */
export function runnerUp(
  { measure, best, others }: Pick<Advice, 'measure' | 'best' | 'others'>,
  told: (move: string) => string,
): RunnerUp | 'none' | 'same' {
  if (others.length === 0) return 'none';
  const next = others.find(({ move }) => told(move) !== told(best.move));
  if (!next) return 'same';
  return {
    ...next,
    alike: figure(measure, next.worth) === figure(measure, best.worth),
  };
}

/** How often what is to be played, what reads alike together; what is hardly ever played is left out. */
export function mixtureTold(
  mixture: Advice['mixture'],
  told: (move: string) => string,
): readonly { readonly move: string; readonly share: number }[] {
  const lines = new Map<string, { move: string; share: number }>();
  for (const { move, share } of mixture) {
    const before = lines.get(told(move));
    lines.set(told(move), before ? { move: before.move, share: before.share + share } : { move, share });
  }
  return [...lines.values()].filter(({ share }) => share >= 0.03);
}

/** Answers by their text, as advice names them. */
export interface Answers {
  /** The parts of an answer; none of a text that is none. */
  readonly partsOf: (text: string) => readonly string[];
  readonly take: (text: string) => void;
}

/** What is done with such answers in a game that reads texts so. */
export const answersBy = <Move>(
  read: (text: string) => Move | null,
  parts: (move: Move) => readonly string[],
  send: (move: Move) => void,
): Answers => ({
  partsOf(text) {
    const move = read(text);
    return move === null ? [] : parts(move);
  },
  take(text) {
    const move = read(text);
    if (move !== null) send(move);
  },
});
