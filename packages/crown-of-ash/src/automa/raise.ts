import type { Step } from '../chapters/chapter.ts';
import { enlist } from '../chapters/raise.ts';
import { at } from '../table.ts';
import { tables } from '../tables.ts';
import { GOODS } from '../types.ts';
import { automaOf } from './deck.ts';

const FREE: readonly number[] = GOODS.map(() => 0);

/**
 * AI-6: the right-most displayed fighter of the tier under the marker, or of the next tier of the track that is
 * displayed; then the marker moves one down from there. With nobody displayed it stays.
 */
export const muster: Step<'muster'> = {
  settle(s, f, tell) {
    s.stack.pop();
    const { seat } = f;
    const { track, tierOf } = tables(s.config);
    const automa = automaOf(s);
    const tier = at(track, automa.marker);
    for (let i = 0; i < track.length; i++) {
      const position = (automa.marker + i) % track.length;
      const raised = at(track, position);
      const slot = s.display.findLastIndex((fighter) => fighter >= 0 && tierOf[fighter] === raised);
      if (slot < 0) continue;
      automa.marker = (position + 1) % track.length;
      tell?.({ kind: 'tracked', seat, tier, raised });
      enlist(s, seat, slot, FREE, tell);
      return;
    }
    tell?.({ kind: 'tracked', seat, tier, raised: 0 });
  },
};
