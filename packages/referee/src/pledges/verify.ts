import {
  type Concession,
  concessionsIn,
  type Game,
  type GameRecord,
  type Replayed,
  replay,
  type Told,
  tellRefusal,
  type Viewer,
} from '@cinderhall/kernel';
import type { Seals } from '../game-file.ts';
import { answerPledge, type Pledge, seedPledge } from './pledge.ts';

/** What one pair of eyes was told while a game went on. */
export interface Heard {
  readonly viewer: Viewer;
  /** What the table had bound itself to; null: nobody has kept it. */
  readonly pledge: Pledge | null;
  readonly events: readonly Told<unknown>[];
  /** Who has conceded. */
  readonly concessions: readonly Concession[];
  /** The view of the table at the end. */
  readonly view: unknown;
}

/** Something that does not agree. Steps are counted from 1: the first answer. */
export type Flaw =
  /** The seed is not the one whose hash was told at the start. */
  | { readonly flaw: 'seed' }
  /** These answers are not those whose hashes were told when they were given. */
  | { readonly flaw: 'answers'; readonly steps: readonly number[] }
  /** There are more or fewer answers than were sealed. */
  | { readonly flaw: 'count'; readonly answers: number; readonly sealed: number }
  /** The hashes are others now than while the game went on: that of the seed, or of these answers. */
  | { readonly flaw: 'changed'; readonly seed: boolean; readonly steps: readonly number[] }
  /** The record does not play; the reason names the place in it. */
  | { readonly flaw: 'unplayable'; readonly reason: string }
  /** What was told of this step is not what follows from the seed and the answers; 0: of the setup. */
  | { readonly flaw: 'told'; readonly step: number }
  /** The table at the end is not the one that was shown. */
  | { readonly flaw: 'end' };

/** What has been found out about a game. */
export interface Verified {
  readonly answers: number;
  /** How often chance or a reveal told somebody something. */
  readonly revelations: number;
  /** Whether there was something to hold the game's telling to, beside its hashes. */
  readonly heard: boolean;
  readonly flaws: readonly Flaw[];
}

/**
 * Holds a finished game to everything that was told while it went on: the hashes of its seed and of each answer, and, by
 * playing it again from the seed, every shuffle, die and card.
 */
export function verify<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  { record, seals }: { readonly record: GameRecord; readonly seals: Seals },
  heard: Heard | null,
): Verified {
  const replayed = replay(game, record);
  const unplayable: Flaw[] = replayed.ok ? [] : [{ flaw: 'unplayable', reason: tellRefusal(replayed.refusal) }];
  const told =
    replayed.ok && heard ? [...againstTold(game, replayed.value, heard), ...againstConceded(record, heard)] : [];
  return {
    answers: record.moves.length,
    revelations: replayed.ok ? replayed.value.events.filter(({ event }) => game.reveals(event)).length : 0,
    heard: heard !== null,
    flaws: [...againstHashes(record, seals), ...againstPledge(seals, heard?.pledge ?? null), ...unplayable, ...told],
  };
}

function againstHashes(record: GameRecord, { table, seed, answers }: Seals): Flaw[] {
  const flaws: Flaw[] = [];
  if (seedPledge(table, seed.salt, record.seed) !== seed.hash || record.redeals !== undefined)
    flaws.push({ flaw: 'seed' });
  const wrong = record.moves.flatMap((line, i) => {
    const seal = answers[i];
    return seal && answerPledge(table, i + 1, seal.salt, line) !== seal.hash ? [i + 1] : [];
  });
  if (wrong.length > 0) flaws.push({ flaw: 'answers', steps: wrong });
  if (answers.length !== record.moves.length)
    flaws.push({ flaw: 'count', answers: record.moves.length, sealed: answers.length });
  return flaws;
}

/** Whether the hashes are still the ones that were told. */
function againstPledge({ seed, answers }: Seals, pledge: Pledge | null): Flaw[] {
  if (pledge === null) return [];
  const longer = pledge.answers.length > answers.length ? pledge.answers : answers;
  const steps = longer.flatMap((_, i) => (pledge.answers[i] === answers[i]?.hash ? [] : [i + 1]));
  const changed = pledge.seed !== seed.hash;
  return changed || steps.length > 0 ? [{ flaw: 'changed', seed: changed, steps }] : [];
}

/** Whether those have conceded of whom it was told, when it was told, and nobody else. */
function againstConceded(record: GameRecord, heard: Heard): Flaw[] {
  const conceded = concessionsIn(record);
  const longer = conceded.length > heard.concessions.length ? conceded : heard.concessions;
  const other = longer.find((_, i) => !same(conceded[i], heard.concessions[i]));
  return other ? [{ flaw: 'told', step: other.step }] : [];
}

function againstTold<Config, State, Event, View>(
  game: Pick<Game<Config, State, never, Event, View>, 'see' | 'view'>,
  { state, events }: Replayed<Config, State, Event>,
  heard: Heard,
): Flaw[] {
  const { viewer } = heard;
  const seen = events.flatMap(({ step, event }) => {
    const shown = game.see(event, viewer);
    return shown === null ? [] : [{ step, event: shown }];
  });
  const longer = seen.length > heard.events.length ? seen : heard.events;
  const other = longer.find((_, i) => !same(seen[i], heard.events[i]));
  const flaws: Flaw[] = other ? [{ flaw: 'told', step: other.step }] : [];
  return same(game.view(state, viewer), heard.view) ? flaws : [...flaws, { flaw: 'end' }];
}

/** Whether two values are the same once they have been sent as JSON. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
