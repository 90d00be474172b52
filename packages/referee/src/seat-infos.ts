import { SEATS, type Seat } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { PLAYERS, type Player } from './players.ts';

/** Who sits in a seat. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly player: Player;
}

const SEATED = 'must be a list of one to four seats, each with seat, name and player';
const A_SEAT = 'must be a seat from 0 to 3';
const A_NAME = 'must be text of at most 40 characters';
const A_PLAYER = `must be one of ${PLAYERS.map((player) => `'${player}'`).join(', ')}`;

const seat = z.union(
  SEATS.map((s) => z.literal(s)),
  { error: A_SEAT },
);
const seatInfo = z.object(
  {
    seat,
    name: z.string({ error: A_NAME }).check(z.maxLength(40, { error: A_NAME })),
    player: z.enum(PLAYERS, { error: A_PLAYER }),
  },
  { error: SEATED },
);
/** Everybody who answers: not an opponent that the game itself plays. */
export const seatInfos = z
  .array(seatInfo, { error: SEATED })
  .check(z.minLength(1, { error: SEATED }), z.maxLength(4, { error: SEATED }));
