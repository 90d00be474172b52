import { type GameRecord, parseRecordedMove } from '@cinderhall/kernel';
import { denied, granted, type SeatInfo, type Verdict } from '@cinderhall/referee';
import type { Answers, CrownSight, Question } from './messages.ts';
import { luckFor, type Opponents } from './opponents.ts';

type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

/** Advice on what these eyes are asked, by what they may know and nothing else. Null: they are asked nothing. */
export async function advise(
  opponents: Pick<Opponents, 'tutor'>,
  table: string,
  sight: CrownSight | null,
): Promise<Verdict<Answers['advise']>> {
  if (sight === null || sight.viewer === 'spectator' || sight.decision === null)
    return denied({ refused: 'not-your-eyes', table });
  const { view, viewer: seat, moves, decision } = sight;
  const rng = luckFor(table, decision.id, seat);
  const advice = await opponents.tutor<'advise'>({ ask: 'advise', view, seat, moves: [...moves], rng });
  return advice === null ? denied({ refused: 'no-table', table }) : granted(advice);
}

/** What is told of a finished game may come of all that was hidden in it. */
export async function explain(
  opponents: Pick<Opponents, 'tutor'>,
  q: Ask<'chances' | 'judge'>,
  record: GameRecord,
  seats: readonly SeatInfo[],
): Promise<Verdict<Answers['chances' | 'judge']>> {
  if (q.ask === 'judge') {
    const judged = isJudged(record, seats, q.step);
    return granted(
      judged ? await opponents.tutor<'judge'>({ ask: 'judge', record, step: q.step, deep: q.deep }) : null,
    );
  }
  const curve = await opponents.tutor<'chances'>({ ask: 'chances', record });
  return curve === null ? denied({ refused: 'no-table', table: q.table }) : granted(curve);
}

/** Answers of people are judged, or everybody's where only computers played. */
function isJudged({ moves }: GameRecord, seats: readonly SeatInfo[], step: number): boolean {
  const people = seats.filter(({ player }) => player === 'person');
  const line = parseRecordedMove(moves[step - 1] ?? '');
  return line.ok && (people.length === 0 || people.some(({ seat }) => seat === line.value.seat));
}
