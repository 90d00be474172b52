import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { type Game, replay, startRecord } from '@cinderhall/kernel';
import { runeAge, tables } from '@cinderhall/rune-age';
import { LESSON } from '@cinderhall/words/lesson';
import { RUNE_LESSON } from '@cinderhall/words/rune-age';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { script as crown } from '../src/crown/lesson/script.ts';
import { type Script, type Step, scriptedTo } from '../src/lesson/course.ts';
import { Lesson } from '../src/lesson/lesson.svelte.ts';
import { type Noted, noted } from '../src/lesson/notes.ts';
import { script as rune } from '../src/rune/lesson/script.ts';

/** The state after these lines; throws where one of them is not allowed. */
function after({ game, config, seed }: Script, lines: readonly string[]) {
  const played = replay(game, { ...startRecord(game, config, seed), moves: [...lines] });
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  return played.value.state;
}

/** The same at the beginning of a step, in the types of its game. */
function standing<C, S, M, E, V>(game: Game<C, S, M, E, V>, script: Script, at: number): S {
  const begun = startRecord(script.game, script.config, script.seed);
  const played = replay(game, { ...begun, moves: [...scriptedTo(script, at)] });
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  return played.value.state;
}

function configOf<C, S, M, E, V>(game: Game<C, S, M, E, V>, { config }: Script): C {
  const read = game.configure(config);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

/** What the person may answer after these lines. */
function choices(script: Script, lines: readonly string[]): readonly string[] {
  const { write } = script.game.notation(script.config);
  return script.game.moves(after(script, lines), 0).map((move) => `0 ${write(move)}`);
}

/** A lesson whose notes are at hand, and whose opponent takes no time. */
function lessonWith(
  script: Script,
  kept: Noted | null = null,
  seen = async (_away: boolean): Promise<boolean> => false,
) {
  const written: Noted[] = [];
  const notes = { read: () => kept, write: (note: Noted) => void written.push(noted(note.at, note.lines, note.marks)) };
  const ports = { notes, pause: () => 0, confirms: () => false, seen, names: ['You', 'Tomas'] } as const;
  return { lesson: new Lesson(script, ports), written };
}

/** The answers that the lesson offers now, as lines. */
function offered({ game, config }: Script, { session }: Lesson): readonly string[] {
  const { write } = game.notation(config);
  return (session?.situation.moves ?? []).map((move) => `0 ${write(move)}`);
}

/** Answers like a person, and waits until the lesson has gone on or stays. */
async function answer(script: Script, lesson: Lesson, line: string): Promise<void> {
  const at = offered(script, lesson).indexOf(line);
  if (at < 0) throw new Error(`${line} is not offered but ${offered(script, lesson)}`);
  lesson.session?.send(lesson.session.situation.moves[at]);
  await settled(lesson);
}

async function settled(lesson: Lesson): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 1));
  while (lesson.busy);
  await new Promise((resolve) => setTimeout(resolve, 1));
  flushSync();
}

async function goTo(lesson: Lesson, id: string): Promise<void> {
  while (lesson.step?.id !== id) await lesson.forth();
  await settled(lesson);
}

/** What the person does by hand. */
const byHand = ({ does = [], spared }: Step): readonly string[] => does.filter((line) => line !== spared);

describe.each([
  { name: 'Crown of Ash', script: crown, steps: LESSON },
  { name: 'Rune Age', script: rune, steps: RUNE_LESSON },
])('the first game of $name', ({ script, steps }) => {
  it('has the steps that there are words for', () => {
    expect(script.steps.map(({ id }) => id)).toEqual([...steps]);
  });

  it('can be played to its end, whatever is chosen where one is free', () => {
    const free = script.steps.filter(({ leeway }) => leeway === 'free');
    expect(free.length).toBeGreaterThan(0);
    for (const step of free) {
      const { before = [], does = [], among } = step;
      const at = script.steps.indexOf(step);
      const start = [...scriptedTo(script, at), ...before, ...does.slice(0, -1)];
      const rest = scriptedTo(script, script.steps.length).slice(start.length + 1);
      const open = choices(script, start).filter((line) => among?.includes(line) ?? true);
      expect(open.length).toBeGreaterThan(0);
      for (const choice of open) expect(() => after(script, [...start, choice, ...rest])).not.toThrow();
    }
  });

  it('goes to its end with a person who does what is asked', async () => {
    const { lesson } = lessonWith(script);
    await lesson.open();
    for (const [at, step] of script.steps.entries()) {
      await settled(lesson);
      expect(lesson.at).toBe(at);
      if (step.does === undefined) {
        expect(offered(script, lesson)).toEqual([]);
        if (!lesson.last) await lesson.forth();
        continue;
      }
      for (const line of byHand(step)) {
        expect(offered(script, lesson)).toContain(line);
        if (step.leeway === undefined) expect(offered(script, lesson)).toEqual([line]);
        await answer(script, lesson, line);
      }
    }
    expect(lesson.last).toBe(true);
    expect(lesson.record.moves).toEqual(scriptedTo(script, script.steps.length));
  });

  it('goes to its end with a person who has everything done', async () => {
    const { lesson } = lessonWith(script);
    await lesson.open();
    while (!lesson.last) {
      await lesson.forth();
      await settled(lesson);
    }
    expect(lesson.record.moves).toEqual(scriptedTo(script, script.steps.length));
  });

  it('goes back from every step, and on from where it was left', async () => {
    const { lesson, written } = lessonWith(script);
    await lesson.open();
    for (const [at, { id }] of script.steps.entries()) {
      await goTo(lesson, id);
      const again = lessonWith(script, written.at(-1));
      await again.lesson.open();
      await settled(again.lesson);
      expect(again.lesson.at).toBe(at);
      expect(offered(script, again.lesson)).toEqual(offered(script, lesson));
      await again.lesson.back();
      await settled(again.lesson);
      expect(again.lesson.at).toBe(Math.max(0, at - 1));
    }
  });

  it('begins anew when the notes make no sense', async () => {
    for (const kept of [noted(99, [], []), noted(1, ['0 place nowhere'], [0]), noted(3, scriptedTo(script, 3), [2])]) {
      const { lesson } = lessonWith(script, kept);
      await lesson.open();
      expect(lesson.at).toBe(0);
      expect(lesson.session).not.toBeNull();
    }
  });
});

describe('the first game of Crown of Ash', () => {
  it('says of the numbers what is so', () => {
    const { vp, round, kingToken } = standing(crownOfAsh, crown, crown.steps.length);
    expect(vp.slice(0, 2)).toEqual([8, 1]);
    expect({ round, kingToken }).toEqual({ round: 2, kingToken: 0 });
  });

  it('says that other things come later, and refuses other answers with a word', async () => {
    const { lesson } = lessonWith(crown);
    await lesson.open();
    await goTo(lesson, 'gather');
    expect(lesson.session?.why('space:0')?.reason).toBe('later-in-lesson');
    await goTo(lesson, 'card');
    await answer(crown, lesson, '0 clash 0');
    expect(lesson.nudged).toBe(true);
    expect(lesson.step?.id).toBe('card');
    await answer(crown, lesson, '0 clash 3');
    expect(lesson.nudged).toBe(false);
    expect(lesson.step?.id).toBe('won');
  });

  it('says what is not about a battle once that has been put away', async () => {
    const asked: boolean[] = [];
    let put = (): void => {};
    const { lesson } = lessonWith(crown, null, (away) => {
      asked.push(away);
      return new Promise((resolve) => {
        put = () => resolve(away);
        if (!away) resolve(false);
      });
    });
    await lesson.open();
    await goTo(lesson, 'tie');
    // One step has asked for that itself.
    expect(asked.filter((away) => away)).toHaveLength(1);
    await answer(crown, lesson, '0 take bone');
    expect(asked.at(-1)).toBe(true);
    expect({ id: lesson.step?.id, waits: lesson.waits, offered: offered(crown, lesson) }).toEqual({
      ...{ id: 'tie', waits: true },
      offered: [],
    });
    put();
    await settled(lesson);
    expect({ id: lesson.step?.id, waits: lesson.waits }).toEqual({ id: 'build', waits: false });
  });

  it('does not go on of itself from where somebody has left it meanwhile', async () => {
    const puts: (() => void)[] = [];
    const { lesson } = lessonWith(crown, null, (away) =>
      away ? new Promise((resolve) => puts.push(() => resolve(true))) : Promise.resolve(false),
    );
    await lesson.open();
    await goTo(lesson, 'tie');
    await answer(crown, lesson, '0 take bone');
    await lesson.back();
    await settled(lesson);
    for (const put of puts) put();
    await settled(lesson);
    expect({ id: lesson.step?.id, waits: lesson.waits }).toEqual({ id: 'defend', waits: false });
  });

  it.each([
    ['goes on by itself once the battle is closed, as it asks for', true, 'again'],
    ['waits to be read where there is none to close', false, 'won'],
  ])('%s', async (_what, open, then) => {
    let put = (): void => {};
    const { lesson } = lessonWith(crown, null, (away) =>
      away
        ? new Promise((resolve) => {
            put = () => resolve(open);
          })
        : Promise.resolve(false),
    );
    await lesson.open();
    await goTo(lesson, 'card');
    await answer(crown, lesson, '0 clash 3');
    expect(lesson.step?.id).toBe('won');
    put();
    await settled(lesson);
    expect(lesson.step?.id).toBe(then);
  });

  it('remembers what was chosen', async () => {
    const { lesson, written } = lessonWith(crown);
    await lesson.open();
    await goTo(lesson, 'tie');
    await answer(crown, lesson, '0 take ash');
    const again = lessonWith(crown, written.at(-1));
    await again.lesson.open();
    await settled(again.lesson);
    expect(again.lesson.step?.id).toBe('build');
    expect(again.lesson.record.moves).toContain('0 take ash');
    expect(offered(crown, again.lesson)).toEqual(['0 place build']);
    await again.lesson.restart();
    expect(again.lesson.at).toBe(0);
  });
});

describe('the first game of Rune Age', () => {
  const { cards, strengthOf, objective, index } = tables(configOf(runeAge, rune));
  const named = (list: readonly number[] | undefined): readonly string[] =>
    (list ?? []).map((card) => cards[card]?.id ?? '');
  /** The state at the beginning of a step. */
  const at = (id: string) =>
    standing(
      runeAge,
      rune,
      rune.steps.findIndex((step) => step.id === id),
    );
  const strength = (card: string): number => strengthOf[index.get(card) ?? -1] ?? 0;

  it('says of the cards what is so', () => {
    const hand = ['daqan-footman', 'daqan-footman', 'gold-1', 'gold-1', 'gold-1'];
    expect(named(at('gold').hands[0])).toEqual(hand);
    expect(named(at('enough').hands[0])).toEqual(hand.slice(0, 2));
    expect(named(at('end').hands[0])).toEqual(hand.slice(0, 1));
    expect(named(at('event').hands[0])).toContain('daqan-knight');
    expect(new Set(named(at('host').decks[0]))).toEqual(new Set(['gold-1']));
    expect(named(at('farewell').hands[0])).toEqual(hand.slice(2).concat('gold-1'));
  });

  it('says of the numbers what is so', () => {
    expect(strengthOf[objective]).toBe(18);
    expect(strength('sleeping-dragonlord')).toBe(5);
    const [army = []] = at('losses').combat?.units ?? [];
    expect(army.length).toBe(4);
    expect(at('hunt').enemies).toEqual([index.get('sleeping-dragonlord')]);
    expect(named(at('recruit').ready[0])).toEqual([]);
    expect(named(at('recruit').exhausted[0])).toEqual(['daqan-stronghold', 'sleeping-dragonlord']);
    expect(at('farewell').damage).toEqual([0, 0]);
  });

  it('lets one buy either unit, and refuses to give up the Knight with a word', async () => {
    const { lesson } = lessonWith(rune);
    await lesson.open();
    await goTo(lesson, 'losses');
    await answer(rune, lesson, '0 losses daqan-knight');
    expect(lesson.nudged).toBe(true);
    expect(lesson.step?.id).toBe('losses');
    await goTo(lesson, 'recruit');
    for (const _ of [1, 2]) await answer(rune, lesson, '0 turn gold gold-1');
    expect(offered(rune, lesson)).toEqual(['0 turn buy daqan-footman', '0 turn buy daqan-archer']);
    await answer(rune, lesson, '0 turn buy daqan-footman');
    expect(lesson.step?.id).toBe('guard');
  });
});
