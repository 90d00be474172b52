import type { Words } from '@cinderhall/words';
import type { GameEntry } from '../local/messages.ts';
import { ROUNDS } from '../usual.ts';
import { nameIn } from './titled.ts';

/** How a kept game stands, in words: `Round 2 of 4 · Your move`. */
export function standing(words: Words, { game, round, seats, asked, winners, conceded = [] }: GameEntry): string {
  const { games } = words;
  /** A seat of nobody's is the AI deck's. */
  const nameOf = (at: number): string =>
    nameIn(words, seats.find(({ seat }) => seat === at)?.name ?? words.lobby.automa.label);
  const told = (line: string): string =>
    conceded.length === 0 ? line : `${line} · ${games.conceded(conceded.map(nameOf))}`;
  const [first] = asked;
  if (first === undefined) return told(games.won(winners.map(nameOf)));
  const [own, ...others] = seats.filter(({ player }) => player === 'person');
  const mine = others.length === 0 && asked.some((seat) => seat === own?.seat);
  return told(`${games.round(round, ROUNDS[game])} · ${mine ? games.yourMove : games.toMove(nameOf(first))}`);
}
