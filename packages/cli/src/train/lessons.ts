import { type Appraisal, insightOf, Net, type NetFile } from '@cinderhall/bots';
import { lesson, type Sample, type Subject } from '@cinderhall/bots/learning';
import { forkRng, type Seed, seedRng } from '@cinderhall/kernel';
import { witsOf } from '../opponents.ts';
import { configured } from '../sim/job.ts';
import type { Reply } from '../threads.ts';
import type { Shelf, Title } from '../title.ts';

/** Some games to learn from, for a thread; plain data. */
export interface TrainOrder {
  readonly duty: 'train';
  readonly game: string;
  readonly players: number;
  readonly seeds: readonly Seed[];
  readonly net: NetFile;
  /** Whether moves are chosen by the hand-made appraisal, as in the first games, or by the net itself. */
  readonly taught: boolean;
}

/** What the games of an order brought, in the order of its seeds. */
export interface Lessons {
  /** Its first seed, by which to know it. */
  readonly first: Seed;
  readonly samples: readonly Sample[];
}

/** What counts as a small difference: in points for the appraisal, in utility for a net. */
const HEAT = { taught: 1, own: 0.05 };

/** Plays the games of an order. */
export function playLessons(shelf: Shelf, order: TrainOrder): Lessons {
  const samples = shelf.get(order.game)?.((title) => lessonsOf(title, order));
  if (samples === undefined) throw new RangeError(`no game ${order.game}`);
  return { first: order.seeds[0] ?? '', samples };
}

/** The thread's side. */
export const lessonsFor = (shelf: Shelf, order: TrainOrder): Reply<Lessons> => ({ done: playLessons(shelf, order) });

function lessonsOf<C, S, M, E, V>(title: Title<C, S, M, E, V>, order: TrainOrder): Sample[] {
  const { game } = title;
  const wits = witsOf(title);
  const net = new Net(order.net);
  const own: Appraisal<S, M> = insightOf(game, wits.appraisal, wits.features, new Map([[order.players, order.net]]));
  const subject: Subject<C, S, M, E, V> = {
    game,
    judge: order.taught ? wits.appraisal : own,
    features: wits.features,
    net,
    heat: order.taught ? HEAT.taught : HEAT.own,
  };
  // Each game draws its own table by its seed: edition, options, the AI.
  return order.seeds.flatMap((seed) => {
    const { table } = title.trial.draw({ players: [order.players] }, forkRng(seedRng(seed)));
    return lesson(subject, configured(title, table), seed);
  });
}
