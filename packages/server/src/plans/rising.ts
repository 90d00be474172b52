import type { Seat } from '@cinderhall/kernel';
import type { Statement } from '../store/index.ts';

/** Ends what somebody who is about to leave their seat has prepared there: to be written together with that, and before it. */
export const risingFrom = (table: string, seat: Seat, guest: string | null): Statement => ({
  sql: `UPDATE plans SET ended = 'risen' WHERE game = ? AND seat = ? AND guest = ? AND ended IS NULL
    AND EXISTS (SELECT 1 FROM seats WHERE seats.game = plans.game AND seats.seat = plans.seat AND seats.guest = plans.guest)`,
  values: [table, seat, guest],
});
