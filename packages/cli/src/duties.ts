import { type LadderOrder, matchFor } from './ladder/workers.ts';
import { type LawsOrder, tryOrder } from './laws/trials.ts';
import { playOrder, type SimOrder } from './sim/workers.ts';
import { type Reply, serve } from './threads.ts';
import type { Shelf } from './title.ts';
import { lessonsFor, type TrainOrder } from './train/lessons.ts';

/** What a thread of this program does: what its commands send it. */
export const serveOrders = (shelf: Shelf): void =>
  serve((order: SimOrder | LawsOrder | TrainOrder | LadderOrder) => carryOut(shelf, order));

function carryOut(shelf: Shelf, order: SimOrder | LawsOrder | TrainOrder | LadderOrder): Reply<unknown> {
  switch (order.duty) {
    case 'sim':
      return playOrder(shelf, order);
    case 'laws':
      return tryOrder(shelf, order);
    case 'ladder':
      return matchFor(shelf, order);
    case 'train':
      return lessonsFor(shelf, order);
  }
}
