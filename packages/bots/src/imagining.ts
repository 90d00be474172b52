import type { Game, RngState, Seat } from '@cinderhall/kernel';
import type { Belief, Insight } from './insight.ts';

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
