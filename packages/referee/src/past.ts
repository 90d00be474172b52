import { concessionsIn, type Game, malformed, playOn, type Viewer } from '@cinderhall/kernel';
import { type GameOn, pendingIn, STRIDE, sightOf } from './game-on.ts';
import { cutTo } from './saved.ts';
import type { Sight } from './sight.ts';
import { denied, granted, type Verdict } from './verdict.ts';

/**
 * What a viewer saw of a table after so many answers, and was told up to then; nothing else has ever been theirs to know.
 * Refused where the table wants people to remember.
 */
export function pastSight<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  { table, viewer, step }: { readonly table: string; readonly viewer: Viewer; readonly step: number },
): Verdict<Sight<Move, Event, View>> {
  const last = on.marks.length;
  if (!(Number.isInteger(step) && step >= 0 && step <= last))
    return malformed('step', `must be a number of answers from 0 to ${last}`);
  const over = pendingIn(game, on) === null;
  if (step < last && !over && game.forgets?.(on.state)) return denied({ refused: 'forgotten', table });
  return granted(sightOf(game, momentOf(game, on, step), viewer, 0));
}

/** The game as it was after its first `step` answers, to be looked at. */
function momentOf<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  step: number,
): GameOn<Config, State, Event> {
  const near = Math.floor(step / STRIDE);
  const milestone = on.milestones[near];
  if (milestone === undefined) throw new RangeError(`no moment ${step}`);
  const from = { config: on.config, state: game.clone(milestone), step: near * STRIDE };
  const played = playOn(game, on.saved.record, from, { to: step });
  if (!played.ok) throw new Error('a game that was played does not play again');
  const saved = cutTo(on.saved, step);
  return {
    ...on,
    state: played.value,
    saved,
    marks: on.marks.slice(0, step),
    events: on.events.filter((told) => told.step <= step),
    concessions: concessionsIn(saved.record),
  };
}
