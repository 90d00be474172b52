import { SEATS, type Seat } from './game.ts';
import type { GameRecord } from './record.ts';

/**
 * Somebody at a table has given up. To the game itself nothing has happened: their seat is played on by somebody else,
 * unless the whole game ends with it. It stands in the record among the answers and counts as one of them.
 */
export interface Concession {
  readonly seat: Seat;
  /** Its place among the answers, counted from 1. */
  readonly step: number;
  /** Whether the game is over by it. */
  readonly ends: boolean;
}

/** No notation may read these as moves. */
const GOES_ON = 'concede';
const ENDS = 'concede ends';

/** A concession as the record holds it, behind its seat: `'0 concede'`. */
export const concessionText = ({ ends }: Pick<Concession, 'ends'>): string => (ends ? ENDS : GOES_ON);

/** A line of the record as a concession; null: it is a move. */
export function concessionAt(line: string, step: number): Concession | null {
  const text = line.slice(2);
  if (text !== GOES_ON && text !== ENDS) return null;
  const seat = SEATS.find((s) => line.startsWith(`${s} `));
  return seat === undefined ? null : { seat, step, ends: text === ENDS };
}

/**
 * Who has conceded by the first `upTo` answers of a record, in this order. What was conceded in the game that this one
 * goes on from was of that game.
 */
export function concessionsIn(
  { moves, redeals }: Pick<GameRecord, 'moves' | 'redeals'>,
  upTo = moves.length,
): readonly Concession[] {
  const first = redeals?.findLast(({ after }) => after <= upTo)?.after ?? 0;
  return moves.slice(first, upTo).flatMap((line, i) => concessionAt(line, first + i + 1) ?? []);
}
