import { below, forkRng, seedRng } from '@cinderhall/kernel';
import { type LawsReport, laws, type Violation } from '@cinderhall/testkit';
import { configured } from '../sim/job.ts';
import { inThreads, type Reply } from '../threads.ts';
import type { Shelf, Title, TrialWish } from '../title.ts';

/** Games to try laws in; the first has this seed, the others count up. Plain data, so that a thread can have it. */
export interface Errand {
  readonly game: string;
  readonly seed: number;
  readonly games: number;
  readonly deep: number;
  /** Name of the habit to play by; null: drawn for each game. */
  readonly habit: string | null;
  /** What all tables have in common; the rest is drawn for each game. */
  readonly wish: TrialWish;
}

/** Some games of an errand, for a thread. */
export interface LawsOrder extends Errand {
  readonly duty: 'laws';
}

/** A broken law, and all that decides the game that shows it. */
export interface Found extends Omit<Violation, 'cause'> {
  readonly seed: number;
  readonly habit: string;
  /** Where it was thrown, for `throws-nothing`. */
  readonly stack: string | null;
}

/** What came of games. */
export interface Haul extends Omit<LawsReport, 'violation'> {
  /** How many games were of each sort. */
  readonly sorts: { readonly [sort: string]: number };
  /** The first broken law. */
  readonly violation: Found | null;
}

const NOTHING: Haul = { games: 0, decisions: 0, checks: {}, sorts: {}, violation: null };

/** Games handed to a thread at once. */
const BATCH = 4;

/** Plays all games of an errand, here or in threads, up to the first broken law. `done` hears how many are finished. */
export async function tryLaws(
  shelf: Shelf,
  errand: Errand,
  { entry, workers, done }: { entry: URL; workers: number; done: (games: number) => void },
): Promise<Haul> {
  let sum = NOTHING;
  const hear = (haul: Haul): boolean => {
    sum = added(sum, haul);
    done(sum.games);
    return sum.violation === null;
  };
  if (workers > 1) await inThreads(entry, workers, ordersOf(errand), hear);
  else for (const order of ordersOf(errand)) if (!hear(tryHere(shelf, order))) break;
  return sum;
}

function* ordersOf(errand: Errand): Generator<LawsOrder> {
  for (let i = 0; i < errand.games; i += BATCH)
    yield { ...errand, duty: 'laws', seed: errand.seed + i, games: Math.min(BATCH, errand.games - i) };
}

/** The thread's side. */
export const tryOrder = (shelf: Shelf, order: LawsOrder): Reply<Haul> => ({ done: tryHere(shelf, order) });

function tryHere(shelf: Shelf, errand: Errand): Haul {
  const tried = shelf.get(errand.game)?.((title) => tryGames(title, errand));
  if (tried === undefined) throw new RangeError(`no game ${errand.game}`);
  return tried;
}

function tryGames<C, S, M, E, V>(title: Title<C, S, M, E, V>, errand: Errand): Haul {
  let sum = NOTHING;
  for (let i = 0; i < errand.games && sum.violation === null; i++)
    sum = added(sum, tryOne(title, errand, errand.seed + i));
  return sum;
}

/** Everything about a game comes of its seed and the errand, so that it can be played again alone. */
function tryOne<C, S, M, E, V>(title: Title<C, S, M, E, V>, { habit, wish, deep }: Errand, seed: number): Haul {
  const rng = forkRng(seedRng(String(seed)));
  const { table, sorts } = title.trial.draw(wish, rng);
  const names = Object.keys(title.trial.habits);
  const played = habit ?? names[below(rng, names.length)] ?? '';
  const { violation, ...report } = laws(title.game, {
    configs: [configured(title, table)],
    seed,
    games: 1,
    deep,
    conserve: title.conserve,
    pick: title.trial.habits[played],
  });
  const counted = Object.fromEntries([...sorts, `habit ${played}`].map((sort) => [sort, 1]));
  return { ...report, sorts: counted, violation: violation && found(violation, seed, played) };
}

function found({ cause, ...violation }: Violation, seed: number, habit: string): Found {
  return { ...violation, seed, habit, stack: cause instanceof Error ? (cause.stack ?? null) : null };
}

function added(one: Haul, other: Haul): Haul {
  return {
    games: one.games + other.games,
    decisions: one.decisions + other.decisions,
    checks: summed(one.checks, other.checks),
    sorts: summed(one.sorts, other.sorts),
    violation: earlier(one.violation, other.violation),
  };
}

/** Of two violations that threads came upon, that of the lower seed: then it does not matter who was faster. */
function earlier(one: Found | null, other: Found | null): Found | null {
  if (one === null || other === null) return one ?? other;
  return one.seed < other.seed ? one : other;
}

type Counts = { readonly [what: string]: number };

function summed(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one };
  for (const [what, count] of Object.entries(other)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}
