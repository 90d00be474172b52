import type { TableCard } from '@cinderhall/protocol';
import type { Words } from '@cinderhall/words';
import { ROUNDS } from '../usual.ts';
import { api } from './api.ts';

/** One's tables at the server, the latest first. Nobody whom the server knows has none there; null: it cannot be asked. */
export async function mine(): Promise<readonly TableCard[] | null> {
  const me = await api.me();
  if (!me.ok) return null;
  if (me.value.name === null) return [];
  const found = await api.mine();
  return found.ok ? found.value.tables : null;
}

/** Whether whoever asked is to answer there. */
const waits = ({ you, asked, conceded }: TableCard): boolean =>
  you !== null && asked.includes(you) && !conceded.includes(you);

/** Whose turn it is, told as in the list of games of this device. `nobody`: who has not come yet. */
export function standsAt(words: Words, card: TableCard, nobody: (seat: number) => string): string {
  const { games } = words;
  const nameOf = (at: number): string => card.seats.find(({ seat }) => seat === at)?.name || nobody(at);
  const told = (line: string): string =>
    card.conceded.length === 0 ? line : `${line} · ${games.conceded(card.conceded.map(nameOf))}`;
  if (card.over) return told(games.won(card.winners.map(nameOf)));
  const [first = 0] = card.asked;
  return told(
    `${games.round(card.round, ROUNDS[card.game])} · ${waits(card) ? games.yourMove : games.toMove(nameOf(first))}`,
  );
}

/** A game at the server to go on with. */
export interface FarGame extends Pick<TableCard, 'table' | 'title' | 'game'> {
  readonly waits: boolean;
  readonly stands: (words: Words) => string;
}

/** Of one's games at the server that are not over, one that waits for whoever asks; else the one that changed last. */
export async function farRunning(): Promise<FarGame | null> {
  const tables = await mine();
  if (tables === null) return null;
  const running = tables.filter(({ you, over, conceded }) => you !== null && !over && !conceded.includes(you));
  const card = running.find(waits) ?? running[0];
  if (!card) return null;
  const stands = (words: Words): string => standsAt(words, card, (at) => words.lobby.someone(at + 1));
  return { table: card.table, title: card.title, game: card.game, waits: waits(card), stands };
}
