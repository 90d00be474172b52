import { digest, type Names } from '@cinderhall/words';
import type { Situation } from './session.ts';
import { automaNews } from './viewmodel/automa.ts';

/** The AI's latest turn, for whoever has it still to take in, without what is not worth telling. */
export default (situation: Situation, names: Names): ReturnType<typeof automaNews> =>
  automaNews(situation, (events) => digest(events, (space) => names.space(space).does));
