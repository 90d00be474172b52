import { contest, Fault, type Watch } from '../sim/contest.ts';
import { configured } from '../sim/job.ts';
import type { Fixture } from '../sim/schedule.ts';
import { Refused } from '../terminal.ts';
import { inThreads, type Reply, ThreadFault } from '../threads.ts';
import type { Shelf, Title } from '../title.ts';
import { botFor } from './entrants.ts';
import type { Played } from './matches.ts';

/** One match, for a thread; plain data. */
export interface LadderOrder {
  readonly duty: 'ladder';
  readonly key: string;
  readonly game: string;
  /** As the game's `configure` reads it. */
  readonly table: unknown;
  readonly players: number;
  /** Those seated who are bots; a fixture's seating says where each sits. */
  readonly bots: readonly string[];
  readonly fixtures: readonly Fixture[];
}

export interface MatchPlayed {
  readonly key: string;
  readonly games: readonly Played[];
}

const CALM: Watch = { conserve: false, digest: false, insistOnViews: false, patience: null };

/** Plays the games of an order, the same on any machine. Throws a `Fault` when one breaks. */
function playMatch(shelf: Shelf, order: LadderOrder): MatchPlayed {
  const games = shelf.get(order.game)?.((title) => gamesOf(title, order));
  if (games === undefined) throw new RangeError(`no game ${order.game}`);
  return { key: order.key, games };
}

function gamesOf<C, S, M, E, V>(
  title: Title<C, S, M, E, V>,
  { table, players, bots, fixtures }: LadderOrder,
): Played[] {
  const config = configured(title, table);
  const all = bots.map((name) => botFor(title, name, players));
  return fixtures.map((fixture) => {
    const seated = fixture.seating.flatMap((position) => all[position] ?? []);
    const { share, score } = contest(title, config, seated, fixture, CALM);
    // A seat that the game itself plays comes after those of bots.
    return { seating: share.map((_, seat) => fixture.seating[seat] ?? seat), share, score };
  });
}

/** The thread's side. */
export function matchFor(shelf: Shelf, order: LadderOrder): Reply<MatchPlayed> {
  try {
    return { done: playMatch(shelf, order) };
  } catch (error) {
    if (error instanceof Fault || error instanceof Refused) return { fault: error.message };
    throw error;
  }
}

/** Plays matches here, or in threads that run `entry`. Once `hear` answers `false`, no more are begun. */
export async function playMatches(
  { shelf, entry, workers }: { readonly shelf: Shelf; readonly entry: URL; readonly workers: number },
  orders: readonly LadderOrder[],
  hear: (played: MatchPlayed) => boolean,
): Promise<void> {
  if (workers === 1) {
    for (const order of orders) if (!hear(playMatch(shelf, order))) return;
    return;
  }
  try {
    await inThreads<LadderOrder, MatchPlayed>(entry, workers, orders.values(), hear);
  } catch (error) {
    throw error instanceof ThreadFault ? new Fault(error.message) : error;
  }
}
