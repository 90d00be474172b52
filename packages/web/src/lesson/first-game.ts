import type { Language } from '@cinderhall/words';
import { faceOf } from '../faces.ts';
import { courseOf } from './games.ts';
import LessonTable from './LessonTable.svelte';

/** Loads the first game of a game, with all that it needs. */
export async function firstGame(game: string, language: Language) {
  const [course, face] = await Promise.all([courseOf(game), faceOf(game).table()]);
  return { LessonTable, course, face, text: await course.text(language) };
}
