import { accepted, concessionAt, type Game, parseRecordedMove, type Result } from '@cinderhall/kernel';
import { yielded } from './conceding.ts';
import { advance, type GameOn, rewind } from './game-on.ts';
import type { Change, Entry } from './saved.ts';

/** The game after changes that somebody else has made; null: they do not follow on it. */
export function follow<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  changes: readonly Change[],
): GameOn<Config, State, Event> | null {
  let after = on;
  for (const change of changes) {
    const next = 'keep' in change ? accepted(rewind(game, after, change.keep)) : followOne(game, after, change);
    if (!next.ok) return null;
    after = next.value;
  }
  return after;
}

function followOne<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  { line, id }: Entry,
): Result<GameOn<Config, State, Event>> {
  const concession = concessionAt(line, on.marks.length + 1);
  if (concession) return accepted(yielded(on, concession, id));
  const recorded = parseRecordedMove(line);
  if (!recorded.ok) return recorded;
  const { seat, text: move } = recorded.value;
  return advance(game, on, { seat, decision: game.pending(on.state)?.id ?? -1, move }, id);
}
