import { choicePoint, denied, granted, type Referee, type Verdict } from '@cinderhall/referee';
import type { Answers, Ask } from './messages.ts';

type Asked = Pick<Referee<unknown, unknown, unknown, unknown, unknown>, 'undo' | 'inspect'>;

/**
 * Takes back a seat's last choice with everything that followed, whoever has learned something since, when all at the
 * screen have agreed to it; before that, says whether there is such a choice.
 */
export function askBack(
  { table, seat, agreed }: Ask<'ask-back'>,
  referee: Asked,
): Promise<Verdict<Answers['ask-back']>> {
  if (agreed) return referee.undo(table, seat, undefined, choicePoint);
  return referee.inspect<null>(table, (on) => {
    const keep = choicePoint(on, seat);
    return typeof keep === 'number' ? granted(null) : denied({ refused: 'no-undo', seat, because: keep });
  });
}
