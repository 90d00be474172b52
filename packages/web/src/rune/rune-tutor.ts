import { adviserOf } from '../local/advising.ts';
import type { TutorAnswers, TutorTask } from '../local/tutor-messages.ts';
import { wits, write } from './mind.ts';
import type { Rune } from './session.ts';

const advise = adviserOf({ ...wits, nets: new Map(), write }, null);

/** What a master would do at a table of Rune Age. Of games that are over nobody tells anything. */
export const runeTutor = {
  async tutor(task: TutorTask<Rune>): Promise<TutorAnswers<Rune>[TutorTask['ask']]> {
    return task.ask === 'advise' ? advise(task) : null;
  },
};
