import { crownOfAsh, type Move, type State } from '@cinderhall/crown-of-ash';
import type { PlanCard, PlanEnd, PlanStep } from '@cinderhall/protocol';
import { granted } from '@cinderhall/referee';
import { runeAge } from '@cinderhall/rune-age';
import { describe, expect, test, vi } from 'vitest';
import { titles } from '../src/games.ts';
import { foresee } from '../src/local/foresight.ts';
import { Drafting } from '../src/online/drafting.svelte.ts';
import { type Answering, crownAnswering } from '../src/table/games.ts';
import type { Situation } from '../src/table/session.ts';

const { configure, moves, notation, pending, setup, step, view } = crownOfAsh;

/** A game of two whose first turn has begun: seat 0 or 1 has it, and the other waits. */
function begun(): { state: State; seat: 0 | 1 } {
  const config = configure({ players: 2 });
  if (!config.ok) throw new Error('no such table');
  const state = setup(config.value, '5');
  while (pending(state)?.kind !== 'turn') play(state);
  return { state, seat: pending(state)?.seats[0] === 0 ? 1 : 0 };
}

/** Gives the first answer, or the one that is written so. */
function play(s: State, text?: string): void {
  const seat = pending(s)?.seats[0] ?? 0;
  const all = moves(s, seat);
  const move = text === undefined ? all[0] : all.find((m) => notation(s.config).write(m) === text);
  if (move === undefined) throw new Error(`${text} is not offered`);
  step(s, seat, move);
}

/** Waits for what comes of a look ahead. */
const until = (what: () => boolean): Promise<unknown> => vi.waitUntil(what, { timeout: 20_000 });

const answering: Answering = crownAnswering;
const title = await titles.of('crown-of-ash');
const named = (...texts: readonly string[]) => texts.map((move) => [{ move, about: '' }]);
const look = ({ state, seat }: ReturnType<typeof begun>, steps: ReturnType<typeof named> = []) =>
  foresee({ view: view(state, seat), seat, steps }, title);

describe('the coming turn, foreseen', () => {
  test('asks one question after the other, as far as own answers lead', async () => {
    const table = begun();
    expect((await look(table)).questions.map(({ decision }) => decision.kind)).toEqual(['turn']);
    const whole = await look(table, named('place gold', 'raise nobody'));
    expect(whole.questions.map(({ decision }) => decision.kind)).toEqual(['turn', 'raise']);
    expect(whole.after).not.toBe(null);
  });

  test('ends where an answer does not fit, also if its space holds something else', async () => {
    const table = begun();
    expect(await look(table, named('place nowhere', 'raise nobody'))).toMatchObject({ after: null, questions: [{}] });
    const gold = named('place gold');
    const { questions } = await look(table, gold);
    const at = questions[1]?.abouts.findIndex((about) => about !== '') ?? -1;
    const raise = questions[1]?.moves[at];
    if (raise === undefined) throw new Error('nobody can be raised');
    const move = answering.write(view(table.state, table.seat), raise);
    const about = questions[1]?.abouts[at] ?? '';
    expect((await look(table, [...gold, [{ move, about }]])).after).not.toBe(null);
    expect((await look(table, [...gold, [{ move, about: 'somebody else' }]])).after).toBe(null);
  });

  test('shows nothing of what would be revealed', async () => {
    const config = runeAge.configure({ scenario: 'resurgence', players: 2 });
    if (!config.ok) throw new Error('no such table');
    const state = runeAge.setup(config.value, '3');
    const seat = runeAge.pending(state)?.seats[0] === 0 ? 1 : 0;
    const seen = { view: runeAge.view(state, seat), seat } as const;
    const rune = await titles.of('rune-age');
    const { questions, after } = await foresee({ ...seen, steps: named('turn end', 'keep none') }, rune);
    expect(questions.map(({ decision }) => decision.kind)).toContain('turn');
    expect(after?.view).toMatchObject({ players: { length: 2 } });
    const hand = Reflect.get(Object(after?.view), 'players')[seat].hand;
    const known = runeAge.view(state, seat).players[seat]?.hand;
    expect(hand).toEqual(known);
  });

  test('is nothing to whoever has the turn, and in a game that is not played here', async () => {
    const { state, seat } = begun();
    const other = seat === 0 ? 1 : 0;
    expect((await foresee({ view: view(state, other), seat: other, steps: [] }, title)).questions).toEqual([]);
    expect((await foresee({ view: view(state, seat), seat, steps: [] }, null)).questions).toEqual([]);
  });
});

/** Somebody who waits at a table, and what they keep. */
function drafter() {
  const table = begun();
  const { seat } = table;
  const kept: (readonly PlanStep[])[] = [];
  let plan: PlanCard | null = null;
  let offered: readonly Move[] = [];
  const live = (): Situation => ({
    ...{ game: 'crown-of-ash', table: 't', viewer: seat, seats: [], view: view(table.state, seat) },
    concessions: [],
    ...{ decision: pending(table.state), moves: offered, barred: [], log: [], outcome: null },
    ...{ step: 4, since: 4, canUndo: false },
  });
  const drafting = new Drafting({
    answering: crownAnswering,
    live,
    foresee: async (asked) => granted(await foresee(asked, title)),
    seen: (imagined) => imagined,
    planned: () => plan,
    keep: async (steps) => {
      kept.push(steps);
      plan = { id: `plan-${kept.length}`, steps, given: 0, ended: steps.length === 0 ? 'withdrawn' : null };
      return granted(plan);
    },
  });
  /** Chooses on the table, and waits until the next question is there. */
  const choose = async (text: string): Promise<void> => {
    const session = drafting.session;
    const move = session?.situation.moves.find((m) => answering.write(session.situation.view, m) === text);
    const before = drafting.steps;
    if (move === undefined) throw new Error(`${text} is not offered`);
    session?.send(move);
    await until(() => drafting.steps !== before && session?.sending === false);
  };
  const begin = async (): Promise<void> => {
    drafting.begin();
    await until(() => drafting.session !== null);
  };
  const endPlan = (ended: PlanEnd): void => {
    plan = plan && { ...plan, ended };
  };
  const ask = (): void => {
    offered = moves(table.state, seat === 0 ? 1 : 0);
  };
  return { table, drafting, kept, choose, begin, endPlan, ask };
}

const texts = (drafting: Drafting): (readonly string[])[] => drafting.steps.map((one) => one.moves);

describe('a turn that is prepared', () => {
  test('is chosen on a table as it would stand, kept, and taken up again', async () => {
    const { table, drafting, kept, choose, begin } = drafter();
    const before = JSON.stringify(table.state);
    drafting.follow();
    await until(() => drafting.possible);
    expect(drafting.session).toBe(null);
    await begin();
    expect(drafting.session?.situation).toMatchObject({ viewer: table.seat, step: 4, canUndo: false });
    await choose('place gold');
    expect(drafting.session?.situation.decision?.kind).toBe('raise');
    await choose('raise nobody');
    expect([drafting.whole, drafting.changed, drafting.fitting]).toEqual([true, true, 2]);
    expect(drafting.session?.situation.moves).toEqual([]);
    await drafting.keep();
    expect(kept).toEqual([
      [
        { kind: 'turn', moves: ['place gold'], about: [''] },
        { kind: 'raise', moves: ['raise nobody'], about: [''] },
      ],
    ]);
    expect([drafting.session, JSON.stringify(table.state)]).toEqual([null, before]);
    await begin();
    expect([texts(drafting), drafting.changed]).toEqual([[['place gold'], ['raise nobody']], false]);
    await drafting.withdraw();
    expect(kept.at(-1)).toEqual([]);
    await begin();
    expect(texts(drafting)).toEqual([]);
  });

  test('has ways out, loses steps and choices, and is taken back step by step', async () => {
    const { drafting, choose, begin } = drafter();
    await begin();
    await choose('place build');
    await drafting.choose(0);
    expect(drafting.session?.situation.decision?.kind).toBe('turn');
    const offered = drafting.session?.situation.moves.map((m) => answering.write(drafting.session?.situation.view, m));
    expect(offered).toContain('place gold');
    expect(offered).not.toContain('place build');
    await choose('place gold');
    expect(texts(drafting)).toEqual([['place build', 'place gold']]);
    expect(drafting.session?.situation.decision?.kind).toBe('build');
    drafting.remove(0, 0);
    await until(() => drafting.session?.situation.decision?.kind === 'raise');
    expect(texts(drafting)).toEqual([['place gold']]);
    await choose('raise nobody');
    drafting.session?.undo();
    await until(() => drafting.steps.length === 1);
    drafting.remove(0, 0);
    await until(() => drafting.session?.situation.decision?.kind === 'turn');
    expect(texts(drafting)).toEqual([]);
  });

  test('tells which of its steps does not fit any more when others have gone on', async () => {
    const { table, drafting, choose, begin } = drafter();
    await begin();
    await choose('place gold');
    await choose('raise nobody');
    drafting.remove(0, 0);
    await until(() => drafting.fitting === 0);
    expect(drafting.session?.situation.decision?.kind).toBe('turn');
    expect(texts(drafting)).toEqual([['raise nobody']]);
    // What is chosen there is another choice of the step that does not fit.
    play(table.state, 'place gold');
    drafting.follow();
    await until(() => drafting.possible);
    expect(drafting.overtaken).toBe(false);
  });

  test('is left, and nothing kept, when the turn has come', async () => {
    const { drafting, kept, choose, begin, ask } = drafter();
    await begin();
    await choose('place gold');
    ask();
    drafting.follow();
    expect([drafting.session, drafting.overtaken, drafting.possible, kept]).toEqual([null, true, false, []]);
  });

  test('that has come to its end is none to go on with', async () => {
    const { drafting, choose, begin, endPlan } = drafter();
    await begin();
    await choose('place gold');
    await drafting.keep();
    endPlan('no-move');
    await begin();
    expect(texts(drafting)).toEqual([]);
  });
});
