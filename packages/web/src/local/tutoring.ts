import { concessionsIn, type GameRecord, parseRecordedMove, type Seat } from '@cinderhall/kernel';
import { denied, granted, type SeatInfo, type Verdict } from '@cinderhall/referee';
import type { Answers, AnySight, Ask } from './messages.ts';
import { luckFor, type Opponents } from './opponents.ts';
import type { Playing } from './playing.ts';

/** What somebody who wants to learn may ask. */
export type Lesson = Ask<'advise' | 'chances' | 'judge'>;

/** The table that it is asked at. */
export interface Classroom extends Playing {
  readonly opponents: Pick<Opponents, 'tutor'>;
  readonly seats: readonly SeatInfo[];
  /** What was told last to the eyes that the page has; null: the table is covered, or nobody plays at it. */
  readonly sight: AnySight | null;
}

/** Hints while a game goes on, and explanations once it is over. */
export const teach = (q: Lesson, room: Classroom): Promise<Verdict<Answers[Lesson['ask']]>> =>
  q.ask === 'advise' ? advise(q, room) : explain(q, room);

/** By what whoever looks at the table may know, and nothing else. */
async function advise({ table }: Lesson, { opponents, title, sight }: Classroom): Promise<Verdict<Answers['advise']>> {
  if (sight === null || sight.viewer === 'spectator' || sight.decision === null || sight.moves.length === 0)
    return denied({ refused: 'not-your-eyes', table });
  const { view, viewer: seat, moves, decision } = sight;
  const game = title.game.id;
  return counsel({ ask: 'counsel', table, game, view, seat, decision: decision.id, moves: [...moves] }, opponents);
}

/** By what somebody tells of a table that is kept elsewhere. */
export async function counsel(
  { table, game, view, seat, decision, moves }: Ask<'counsel'>,
  opponents: Classroom['opponents'],
): Promise<Verdict<Answers['counsel']>> {
  if (moves.length === 0) return denied({ refused: 'not-your-eyes', table });
  const rng = luckFor(table, decision, seat);
  const advice = await opponents.tutor<'advise'>({ ask: 'advise', game, view, seat, moves, rng });
  return advice === null ? denied({ refused: 'no-table', table }) : granted(advice);
}

/** What is told of a finished game may come of all that was hidden in it. */
async function explain(
  q: Ask<'chances' | 'judge'>,
  { opponents, referee, seats }: Classroom,
): Promise<Verdict<Answers['chances' | 'judge']>> {
  const { table } = q;
  const [now, found] = [await referee.look(table, 'spectator'), await referee.record(table)];
  if (!now.ok) return now;
  if (!found.ok) return found;
  if (now.value.decision !== null) return denied({ refused: 'not-over', table });
  const record = found.value;
  if (q.ask === 'judge') {
    const judged = isJudged(record, seats, q.step);
    return granted(
      judged ? await opponents.tutor<'judge'>({ ask: 'judge', record, step: q.step, deep: q.deep }) : null,
    );
  }
  const curve = await opponents.tutor<'chances'>({ ask: 'chances', record });
  return curve === null ? denied({ refused: 'no-table', table }) : granted(curve);
}

/** Answers of people are judged, or everybody's where only computers played. */
function isJudged(record: GameRecord, seats: readonly SeatInfo[], step: number): boolean {
  const people = seats.filter(({ player }) => player === 'person');
  const line = parseRecordedMove(record.moves[step - 1] ?? '');
  const gone = concessionsIn(record, step).map(({ seat }) => seat);
  const plays = (seat: Seat): boolean => people.length === 0 || people.some((person) => person.seat === seat);
  return line.ok && plays(line.value.seat) && !gone.includes(line.value.seat);
}
