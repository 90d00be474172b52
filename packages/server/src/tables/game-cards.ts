import { SEATS } from '@cinderhall/kernel';
import type { GameCard } from '@cinderhall/protocol';
import * as z from 'zod';
import type { Row } from '../store/index.ts';

const seat = z.union(SEATS.map((s) => z.literal(s)));

/** How far a game has come, as it is noted. */
export const gameCard = z.object({
  /** Left out where there was one game yet. */
  game: z.string().optional(),
  step: z.int(),
  round: z.int(),
  asked: z.array(seat),
  over: z.boolean(),
  winners: z.array(seat),
  /** Left out by what was noted before anybody could. */
  conceded: z.array(seat).default([]),
});

/** A card out of a row that says since when it was true. */
export function readCard(row: Row | undefined): { readonly at: number; readonly card: Omit<GameCard, 'game'> } {
  const { at, card } = z.object({ at: z.number(), card: z.string() }).parse(row);
  return { at, card: gameCard.parse(JSON.parse(card)) };
}
