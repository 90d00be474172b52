import type { Language } from '../words.ts';
import type { RuneTutorText, TutorText } from './catalog.ts';

export {
  ACCOUNTS,
  type AccountPart,
  type HintText,
  type ReviewText,
  type RuneTutorText,
  type TutorText,
} from './catalog.ts';

/** Loads what a computer says that helps, which whoever asks for nothing does without. */
export function loadTutor(language: Language): Promise<TutorText> {
  return language === 'ru'
    ? import('./tutor.ru.ts').then((m) => m.tutor)
    : import('./tutor.en.ts').then((m) => m.tutor);
}

/** The same for a table of Rune Age. */
export function loadRuneTutor(language: Language): Promise<RuneTutorText> {
  return language === 'ru'
    ? import('./rune-tutor.ru.ts').then((m) => m.runeTutor)
    : import('./rune-tutor.en.ts').then((m) => m.runeTutor);
}
