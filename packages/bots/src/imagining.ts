import type { Game, RngState, Seat } from '@cinderhall/kernel';
import type { Appraisal } from './appraisal.ts';
import type { Belief, Insight } from './insight.ts';

/** A question to a seat, and the generator to think about it with. */
export interface Question<View, Move> {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly rng: RngState;
}

/** The answers that are worth a thought, by the game's own judgement. */
export const worthy = <Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  appraisal: Appraisal<State, Move>,
  { view, seat, moves, rng }: Question<View, Move>,
): readonly Move[] => appraisal.consider?.(game.sample(view, seat, rng), seat, moves) ?? moves;

/** A way to draw worlds that a seat cannot rule out, each as likely as its insight believes. */
export function imagining<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  insight: Insight<State, Move>,
  { view, seat, rng }: { readonly view: View; readonly seat: Seat; readonly rng: RngState },
): () => State {
  let belief: Belief<State> | undefined;
  return () => {
    const s = game.sample(view, seat, rng);
    belief ??= insight.belief?.(s, seat);
    belief?.(s, rng);
    return s;
  };
}
