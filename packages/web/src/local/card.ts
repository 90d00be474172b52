import { SEATS } from '@cinderhall/kernel';
import { roundOf } from '../games.ts';
import type { CrownSight, GameEntry } from './messages.ts';

/** What the card of a game says of how far it has come. */
export const cardOf = ({ view, decision, outcome }: CrownSight): Pick<GameEntry, 'round' | 'asked' | 'winners'> => ({
  round: roundOf(view),
  asked: [...(decision?.seats ?? [])],
  winners: SEATS.filter((seat) => (outcome?.share[seat] ?? 0) > 0),
});
