import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { replay, startRecord } from '@cinderhall/kernel';
import { LESSON } from '@cinderhall/words/lesson';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Lesson } from '../src/crown/lesson/lesson.svelte.ts';
import { type Noted, noted } from '../src/crown/lesson/notes.ts';
import { CONFIG, SEED, STEPS, scriptedTo } from '../src/crown/lesson/script.ts';
import { ours } from '../src/crown/session.ts';

const { write } = crownOfAsh.notation(CONFIG);

/** The state after these lines; throws where one of them is not allowed. */
function after(lines: readonly string[]) {
  const played = replay(crownOfAsh, { ...startRecord(crownOfAsh, CONFIG, SEED), moves: [...lines] });
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  return played.value.state;
}

/** A lesson whose notes are at hand, and whose opponent takes no time. */
function lessonWith(kept: Noted | null = null) {
  const written: Noted[] = [];
  const notes = { read: () => kept, write: (note: Noted) => void written.push(noted(note.at, note.lines, note.marks)) };
  const lesson = new Lesson({ notes, pause: () => 0, confirms: () => false, names: ['You', 'Tomas'] });
  return { lesson, written };
}

/** The answers that the lesson offers now. */
const movesIn = ({ session }: Lesson) => (session ? ours({ session }).session.situation.moves : []);

const offered = (lesson: Lesson): readonly string[] => movesIn(lesson).map((move) => `0 ${write(move)}`);

/** Answers like a person, and waits until the lesson has gone on or stays. */
async function answer(lesson: Lesson, line: string): Promise<void> {
  const move = movesIn(lesson).find((each) => `0 ${write(each)}` === line);
  if (!move) throw new Error(`${line} is not offered but ${offered(lesson)}`);
  lesson.session?.send(move);
  await settled(lesson);
}

async function settled(lesson: Lesson): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 1));
  while (lesson.busy);
  await new Promise((resolve) => setTimeout(resolve, 1));
  flushSync();
}

describe('the script of the first game', () => {
  it('has the steps that there are words for', () => {
    expect(STEPS.map(({ id }) => id)).toEqual([...LESSON]);
  });

  it('can be played to its end, whatever is chosen where one is free', () => {
    for (const [at, step] of STEPS.entries()) {
      if (step.leeway !== 'free' || step.does === undefined) continue;
      const start = scriptedTo(at);
      const rest = scriptedTo(STEPS.length).slice(start.length + 1);
      const choices = crownOfAsh.moves(after(start), 0).map((move) => `0 ${write(move)}`);
      expect(choices.length).toBeGreaterThan(1);
      for (const choice of choices) expect(() => after([...start, choice, ...rest])).not.toThrow();
    }
  });

  it('says of the numbers what is so', () => {
    const end = after(scriptedTo(STEPS.length));
    expect(end.vp.slice(0, 2)).toEqual([8, 1]);
    expect(end.round).toBe(2);
    expect(end.kingToken).toBe(0);
  });
});

describe('the first game', () => {
  it('goes to its end with a person who does what is asked', async () => {
    const { lesson } = lessonWith();
    await lesson.open();
    for (const [at, step] of STEPS.entries()) {
      expect(lesson.at).toBe(at);
      if (step.does === undefined) {
        expect(offered(lesson)).toEqual([]);
        if (!lesson.last) await lesson.forth();
        await settled(lesson);
        continue;
      }
      expect(offered(lesson)).toContain(step.does);
      if (step.leeway === undefined) expect(offered(lesson)).toEqual([step.does]);
      await answer(lesson, step.does);
    }
    expect(lesson.last).toBe(true);
    expect(lesson.record.moves).toEqual(scriptedTo(STEPS.length));
  });

  it('says that other things come later, and refuses other answers with a word', async () => {
    const { lesson } = lessonWith();
    await lesson.open();
    const to = async (id: string) => {
      while (lesson.step?.id !== id) await lesson.forth();
      await settled(lesson);
    };
    await to('gather');
    const { barred } = lesson.session?.situation ?? { barred: [] };
    expect(barred.filter(({ reason }) => reason === 'later-in-lesson').map(({ part }) => part)).toContain('space:0');
    await to('card');
    await answer(lesson, '0 clash 0');
    expect(lesson.nudged).toBe(true);
    expect(lesson.step?.id).toBe('card');
    await answer(lesson, '0 clash 3');
    expect(lesson.nudged).toBe(false);
    expect(lesson.step?.id).toBe('won');
  });

  it('goes back, and on from where it was left', async () => {
    const { lesson, written } = lessonWith();
    await lesson.open();
    while (lesson.step?.id !== 'build') await lesson.forth();
    await settled(lesson);
    await lesson.back();
    await settled(lesson);
    expect(lesson.step?.id).toBe('tie');
    await answer(lesson, '0 take ash');
    await settled(lesson);
    expect(lesson.step?.id).toBe('build');

    const again = lessonWith(written.at(-1));
    await again.lesson.open();
    await settled(again.lesson);
    expect(again.lesson.step?.id).toBe('build');
    expect(again.lesson.record.moves).toContain('0 take ash');
    expect(offered(again.lesson)).toEqual(['0 place build']);
    await again.lesson.restart();
    expect(again.lesson.at).toBe(0);
  });

  it('begins anew when the notes make no sense', async () => {
    for (const kept of [noted(99, [], []), noted(1, ['0 place nowhere'], [0]), noted(3, scriptedTo(3), [2])]) {
      const { lesson } = lessonWith(kept);
      await lesson.open();
      expect(lesson.at).toBe(0);
      expect(lesson.session).not.toBeNull();
    }
  });
});
