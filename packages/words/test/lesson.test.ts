import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../src/index.ts';
import { LESSON, type LessonText, loadLesson } from '../src/lesson/index.ts';
import { loadRuneLesson, RUNE_LESSON } from '../src/rune-age/index.ts';
import { faults } from './typography.ts';

interface Taught {
  readonly game: string;
  readonly steps: readonly string[];
  readonly language: Language;
  readonly lesson: LessonText;
}

const games = [
  { game: 'Crown of Ash', steps: LESSON, load: loadLesson },
  { game: 'Rune Age', steps: RUNE_LESSON, load: loadRuneLesson },
];
const lessons: readonly Taught[] = await Promise.all(
  games.flatMap(({ game, steps, load }) =>
    LANGUAGES.map(async (language) => ({ game, steps, language, lesson: await load(language) })),
  ),
);

describe.each(lessons)('the first game of $game: $language', ({ game, steps, language, lesson }) => {
  it('has words for each step, and nudges and words for fingers where the other language has them', () => {
    expect(Object.keys(lesson.steps)).toEqual([...steps]);
    const nudges = lessons
      .filter((each) => each.game === game)
      .map((each) => steps.filter((step) => each.lesson.steps[step]?.nudge !== undefined));
    expect(nudges[0]).toEqual(nudges[1]);
    const touched = lessons
      .filter((each) => each.game === game)
      .map((each) => steps.filter((step) => each.lesson.steps[step]?.touch !== undefined));
    expect(touched[0]).toEqual(touched[1]);
  });

  it('is typographically right', () => {
    const { steps: said, progress, reading, ...around } = lesson;
    const told = Object.values(said).flatMap(({ title, text, nudge, touch }) => [
      title,
      text,
      nudge ?? text,
      touch ?? text,
    ]);
    const texts = [...told, progress(3, 24), reading.title, reading.why, ...Object.values<string>(around)];
    expect(texts.flatMap((text) => faults(language, text))).toEqual([]);
  });
});
