import { SEATS } from '@cinderhall/kernel';
import type { Title } from '../games.ts';
import type { AnySight, GameEntry } from './messages.ts';

/** What the card of a game says of how far it has come. */
export const cardOf = (
  { game, round }: Title,
  { view, decision, outcome, concessions }: AnySight,
): Pick<GameEntry, 'game' | 'round' | 'asked' | 'winners' | 'conceded'> => ({
  game: game.id,
  round: round(view),
  asked: [...(decision?.seats ?? [])],
  winners: SEATS.filter((seat) => (outcome?.share[seat] ?? 0) > 0),
  conceded: concessions.map(({ seat }) => seat),
});
