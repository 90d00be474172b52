import { discard, draw } from '../cards.ts';
import { handSize } from '../lasting.ts';
import { at, livingFrom } from '../table.ts';
import { tables } from '../tables.ts';
import type { Step } from './chapter.ts';

/** RTU-4, RTU-5: all hands are filled up, first that of whoever had the turn. */
export const refill: Step<'refill'> = {
  settle(s, _f, tell) {
    s.stack.pop();
    const t = tables(s.config);
    for (const seat of livingFrom(s, s.active)) {
      const missing = handSize(s, t, seat) - at(s.hands, seat).length;
      if (missing > 0) draw(s, seat, missing, 'refill', tell);
    }
  },
};

/** RTU-8: the card is discarded when its action is done. */
export const lay: Step<'lay'> = {
  settle(s, f) {
    s.stack.pop();
    discard(s, f.seat, f.card);
  },
};
