import { put, shuffle } from '@cinderhall/kernel';
import type { TellEvent } from '../table.ts';
import { at, livingFrom, push } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { CardIndex, State } from '../types.ts';
import type { Step } from './chapter.ts';
import { finish } from './end.ts';

/** REV-1: what enemies in play do at the start of the phase, then the top event; then all draw, and the round ends. */
export const event: Step<'event'> = {
  settle(s, _f, tell) {
    s.stack.pop();
    const t = tables(s.config);
    tell?.({ kind: 'phase-began', round: s.round });
    push(s, { kind: 'round' });
    push(s, { kind: 'refill' });
    push(s, { kind: 'omen' });
    push(s, { kind: 'fall', by: -1 });
    for (const card of s.enemies.slice().reverse()) {
      const [deed, end] = at(t.phaseDeedsOf, card);
      if (deed < end) push(s, { kind: 'deeds', card, deed, end });
    }
  },
};

/** REV-5: the discard without those of stage 1 becomes the new deck. */
function recycle(s: State, t: Tables, tell: TellEvent): void {
  const again = s.spentEvents.filter((card) => at(t.stageOf, card) > 1);
  if (again.length === 0) return;
  s.spentEvents = s.spentEvents.filter((card) => t.stageOf[card] === 1);
  shuffle(s.rng, again);
  s.events = again;
  s.recycled = true;
  tell?.({ kind: 'events-recycled', count: again.length });
}

function meet(s: State, t: Tables, card: CardIndex): void {
  if (t.typeOf[card] === 'enemy') {
    s.enemies.push(card);
    return;
  }
  const [deed, end] = at(t.deedsOf, card);
  push(s, { kind: 'fall', by: -1 });
  push(s, { kind: 'spent', card });
  push(s, { kind: 'deeds', card, deed, end });
}

/** REV-1 to REV-3, RSC-3: the top event; whoever has outlived the deck where that counts has won. */
export const omen: Step<'omen'> = {
  settle(s, _f, tell) {
    s.stack.pop();
    const t = tables(s.config);
    if (s.events.length === 0 && t.rules.outlives) return finish(s, livingFrom(s, s.first), 'outlived', tell);
    if (s.events.length === 0) recycle(s, t, tell);
    const card = s.events.pop();
    if (card === undefined) return;
    tell?.({ kind: 'event-drawn', card });
    meet(s, t, card);
  },
};

/** REV-3: an instant that has been resolved is discarded. */
export const spent: Step<'spent'> = {
  settle(s, { card }, tell) {
    s.stack.pop();
    put(s.spentEvents, card);
    tell?.({ kind: 'event-spent', card });
  },
};
