import type { Game, GameRecord, Viewer } from '@cinderhall/kernel';
import { LAW_IDS, type LawId } from './laws/index.ts';
import { type Fault, type Tally, tryGame } from './laws/trial.ts';
import { type Choose, pickAny } from './playout.ts';

export interface LawsOptions<Config, State, Move> {
  /** The tables to try: `games` games at each. */
  readonly configs: readonly Config[];
  /** Seed of the first game at each table; the others count up from it, so that any one can be run again alone. */
  readonly seed: number;
  readonly games: number;
  /** Chooses the moves; all alike by default. */
  readonly pick?: Choose<Move> | undefined;
  /** The dear laws (those that sample, thaw and undo) are checked at every so manyth question; 1 by default. */
  readonly deep?: number | undefined;
  /** The game's own count of its pieces, asked after every step: what is wrong, or null. */
  readonly conserve?: ((state: State) => string | null) | undefined;
  /** A game that asks more often than this is endless; 5000 by default. */
  readonly most?: number | undefined;
  /** `none` for a game of open information, in which a view may tell all. */
  readonly secrets?: 'some' | 'none' | undefined;
  /** Told after each game. */
  readonly progress?: ((done: number, total: number) => void) | undefined;
}

/** A broken law and how to see it again: replay `record`, then look. */
export interface Violation {
  readonly law: LawId;
  /** What differs, and where. */
  readonly detail: string;
  /** Answers carried out before; the length of the record. */
  readonly step: number;
  readonly record: GameRecord;
  /** What was thrown, for `throws-nothing`. */
  readonly cause?: unknown;
}

export interface LawsReport {
  /** Games played to their end. */
  readonly games: number;
  /** Answers carried out in them. */
  readonly decisions: number;
  /** By law, how often it had something to check; a zero says that this run shows nothing about it. */
  readonly checks: { readonly [law: string]: number };
  /** The first broken law, at which the run stopped. */
  readonly violation: Violation | null;
}

/** Questions at which a run must have looked before it may say that a view keeps no secret. */
const ENOUGH = 30;

/**
 * Plays random games and checks at every question, step and end what every game must keep (`laws/`). Stops at the first
 * violation. Says nothing by itself: the report is a value.
 */
export function laws<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  options: LawsOptions<Config, State, Move>,
): LawsReport {
  const tally: Tally = { games: 0, decisions: 0, checks: new Map(LAW_IDS.map((id) => [id, 0])) };
  const report = (violation: Violation | null): LawsReport => ({
    games: tally.games,
    decisions: tally.decisions,
    checks: Object.fromEntries(tally.checks),
    violation,
  });
  for (const config of options.configs) {
    const violation = tryTable(game, config, options, tally);
    if (violation) return report(violation);
  }
  return report(null);
}

function tryTable<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  config: Config,
  options: LawsOptions<Config, State, Move>,
  tally: Tally,
): Violation | null {
  const { conserve = null, most = 5000, deep = 1, pick = pickAny } = options;
  const seats = game.seats(config);
  // Who plays alone has nobody to keep a secret for them.
  const viewers: readonly Viewer[] = seats.length > 1 ? [...seats, 'spectator'] : ['spectator'];
  const secrets = { looks: 0, kept: new Set<Viewer>() };
  let record: GameRecord | null = null;
  for (let i = 0; i < options.games; i++) {
    const trial = tryGame(game, config, `${options.seed + i}`, { conserve, most, deep, pick, secrets, tally });
    if (trial.fault) return violationOf(trial.fault, trial.record);
    record = trial.record;
    options.progress?.(tally.games, options.games * options.configs.length);
  }
  if (record === null || options.secrets === 'none' || secrets.looks < ENOUGH) return null;
  tally.checks.set('keeps-secrets', (tally.checks.get('keeps-secrets') ?? 0) + 1);
  const knowing = viewers.find((who) => !secrets.kept.has(who));
  if (knowing === undefined) return null;
  const detail = `whatever was sampled at ${secrets.looks} questions for ${knowing} was the real world: the view tells all`;
  return violationOf({ law: 'keeps-secrets', detail }, record);
}

const violationOf = (fault: Fault, record: GameRecord): Violation => ({ ...fault, step: record.moves.length, record });
