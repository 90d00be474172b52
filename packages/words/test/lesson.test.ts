import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import { LESSON, loadLesson } from '../src/lesson/index.ts';
import { faults } from './typography.ts';

const lessons = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, lesson: await loadLesson(language) })),
);

describe.each(lessons)('the first game: $language', ({ language, lesson }) => {
  it('has words for each step, and nudges where the other language has them', () => {
    expect(Object.keys(lesson.steps)).toEqual([...LESSON]);
    const nudges = lessons.map((each) => LESSON.filter((step) => each.lesson.steps[step].nudge !== undefined));
    expect(nudges[0]).toEqual(nudges[1]);
  });

  it('is typographically right', () => {
    const { steps, progress, reading, ...around } = lesson;
    const told = Object.values(steps).flatMap(({ title, text, nudge }) => [title, text, nudge ?? text]);
    const texts = [...told, progress(3, 24), reading.title, reading.why, ...Object.values<string>(around)];
    expect(texts.flatMap((text) => faults(language, text))).toEqual([]);
  });
});
