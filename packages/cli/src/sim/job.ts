import { tellRefusal } from '@cinderhall/kernel';
import { opponent } from '../opponents.ts';
import { Refused } from '../terminal.ts';
import type { Title } from '../title.ts';
import { contest, type Result, type Watch } from './contest.ts';
import type { Fixture } from './schedule.ts';

/** What all games of a simulation share; plain data, so that a worker can have it. */
export interface Job {
  readonly game: string;
  /** As the game's `configure` reads it. */
  readonly table: unknown;
  /** By position; a fixture's seating says where each sits. */
  readonly bots: readonly string[];
  readonly watch: Watch;
}

/** The configuration of a table; refuses one that the game refuses. */
export function configured<C, S, M, E, V>(title: Title<C, S, M, E, V>, table: unknown): C {
  const config = title.game.configure(table);
  if (!config.ok) throw new Refused(tellRefusal(config.refusal));
  return config.value;
}

/** What plays one fixture of this job after another. Throws a `Fault` when a game breaks. */
export function playerOf<C, S, M, E, V>(title: Title<C, S, M, E, V>, job: Job): (fixture: Fixture) => Result {
  const config = configured(title, job.table);
  const bots = job.bots.map((bot) => opponent(title, bot));
  return (fixture) => {
    const seated = fixture.seating.flatMap((position) => bots[position] ?? []);
    return contest(title, config, seated, fixture, job.watch);
  };
}
