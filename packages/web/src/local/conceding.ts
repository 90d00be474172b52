import { type Verdict, yielding } from '@cinderhall/referee';
import type { Answers, Ask, SeatInfo } from './messages.ts';
import type { AnyReferee } from './playing.ts';

/** Somebody at a table of this device gives up; loaded when they do. */
export function concede(
  { table, seat, id }: Ask<'concede'>,
  referee: AnyReferee,
  seats: readonly SeatInfo[],
): Promise<Verdict<Answers['concede']>> {
  const people = seats.filter(({ player }) => player === 'person').map((info) => info.seat);
  return referee.carryOut(table, (game, on) => yielding(game, on, { seat, id, people }));
}
