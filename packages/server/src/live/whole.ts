import type { GameRecord } from '@cinderhall/kernel';
import type { OnlineVerdict } from '@cinderhall/protocol';
import { denied, granted, type Seals } from '@cinderhall/referee';
import type { Pledges } from '../tables/pledges.ts';
import type { Play } from './play.ts';

/** A game that is over, and what it takes to hold it to what was told. */
export interface Whole {
  readonly record: GameRecord;
  readonly seals: Seals;
}

/** A game whole, once it is over and everything in it is open. */
export async function wholeGame(
  table: string,
  { referee }: Pick<Play, 'referee'>,
  pledges: Pick<Pledges, 'of'>,
): Promise<OnlineVerdict<Whole>> {
  const end = await referee.catchUp(table, 'spectator', null);
  if (!end.ok) return end;
  const { sight, saved } = end.value;
  if (sight.decision !== null) return denied({ refused: 'not-over', table });
  const sealer = await pledges.of(table, saved.record.seed);
  return granted({ record: saved.record, seals: sealer.reveal(saved) });
}
