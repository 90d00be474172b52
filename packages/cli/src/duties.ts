import { type LawsOrder, tryOrder } from './laws/trials.ts';
import { playOrder, type SimOrder } from './sim/workers.ts';
import { serve } from './threads.ts';
import type { Shelf } from './title.ts';

/** What a thread of this program does: what its commands send it. */
export const serveOrders = (shelf: Shelf): void =>
  serve((order: SimOrder | LawsOrder) => (order.duty === 'sim' ? playOrder(shelf, order) : tryOrder(shelf, order)));
