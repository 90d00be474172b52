import { combatOf } from '../forces.ts';
import { at, NO_SEATS, only } from '../table.ts';
import { tables } from '../tables.ts';
import type { CardIndex, MoveOf } from '../types.ts';
import type { Question } from './chapter.ts';
import { OPEN } from './chapter.ts';
import { assaults, field } from './combat.ts';

const play = (card: CardIndex): MoveOf<'battle'> => ({ kind: 'battle', card });

/** RCO-3, RCO-4: cards from hand, one at a time, until the player has enough. An empty hand has nothing to say. */
export const battle: Question<'battle'> = {
  who: (s, f) => (f.card === OPEN && at(s.hands, f.seat).length > 0 ? only(f.seat) : NO_SEATS),
  moves: (s, f) => assaults(s, tables(s.config), f.seat, play),
  answer(_s, f, m) {
    f.card = m.card;
  },
  settle(s, f, tell) {
    const { card, seat } = f;
    f.card = OPEN;
    if (card >= 0) return field(s, tables(s.config), 0, card, tell);
    s.stack.pop();
    combatOf(s).passed[0] = 1;
    tell?.({ kind: 'passed', seat });
  },
};
