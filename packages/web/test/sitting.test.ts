import { random } from '@cinderhall/bots';
import { crownOfAsh as game, type View } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ours } from '../src/crown/session.ts';
import { titles } from '../src/games.ts';
import { Client, type Line } from '../src/local/client.ts';
import { House } from '../src/local/house.ts';
import { memoryKeys } from '../src/local/keys.ts';
import { parseLetter, type Report, type SeatInfo } from '../src/local/messages.ts';
import { Shelf } from '../src/local/shelf.ts';
import { Sitting } from '../src/table/sitting.svelte.ts';
import { TabMemory } from '../src/table/tab-memory.ts';

/** A page and its worker in one thread; every message between them is copied. */
function page(keys = memoryKeys(), texts = new Map<string, string>()) {
  let names = 0;
  const line: Line = {
    onmessage: null,
    onerror: null,
    postMessage: async (message: unknown) => {
      const letter = parseLetter(structuredClone(message));
      if (!letter) throw new Error('no letter');
      report({ tell: 'reply', reply: { number: letter.number, verdict: await house.ask(letter.question) } });
    },
  };
  const heard: Report[] = [];
  const report = (told: Report): void => {
    heard.push(told);
    const data: Report = structuredClone(told);
    queueMicrotask(() => line.onmessage?.(new MessageEvent('message', { data })));
  };
  const bot = random<unknown, unknown>();
  const house = new House({
    titles,
    shelf: new Shelf(keys, () => {}),
    opponents: {
      choose: async ({ view, seat, moves, rng }) => bot.choose(view, seat, moves, [...rng]),
      tutor: async () => null,
    },
    report,
    now: () => 0,
    name: () => `t${++names}${texts.size}${Math.random().toString(36).slice(2, 8)}`,
    seed: () => '1',
  });
  const client = new Client(line);
  void client.ask<'pace'>({ ask: 'pace', pause: 0, forced: true });
  const memory = new TabMemory({ getItem: (k) => texts.get(k) ?? null, setItem: (k, v) => texts.set(k, v) });
  const sit = (table: string) =>
    new Sitting(table, {
      client,
      memory,
      linger: () => 0,
      beholds: () => beholding,
      confirms: () => true,
      name: () => `a${++names}${Math.random()}`,
    });
  return { client, sit, keys, texts, heard };
}

/** Whether whoever holds the device still looks at something. */
let beholding = false;

const seat = (n: Seat, player: SeatInfo['player']): SeatInfo => ({ seat: n, name: `P${n}`, player });

async function laid(client: Client, seats: SeatInfo[], seed = '3'): Promise<string> {
  const setup = { title: 'x', seats, config: { players: seats.length }, seed };
  const verdict = await client.ask<'lay'>({ ask: 'lay', setup });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict));
  return verdict.value.table;
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
async function until(done: () => boolean, what = 'it'): Promise<void> {
  for (let i = 0; i < 3000 && !done(); i++) await rest();
  if (!done()) throw new Error(`${what} never came`);
  flushSync();
}

const twoPersons = [seat(0, 'person'), seat(1, 'person')];

test('what comes of an answer is told once the answer has been seen, and other things at once', async () => {
  const line: Line = { onmessage: null, onerror: null, postMessage: () => {} };
  let paint = (): void => {};
  const client = new Client(line, (then) => {
    paint = then;
  });
  const asked: (readonly Seat[])[] = [];
  client.listen('ash-1', { sight: () => {}, lost: () => {}, standing: (standing) => void asked.push(standing.asked) });
  const tell = (seat: Seat): Promise<void> => {
    const standing = { step: 1, asked: [seat], over: false, conceded: [], undoer: null };
    const data: Report = { tell: 'standing', table: 'ash-1', standing };
    line.onmessage?.(new MessageEvent('message', { data }));
    return rest();
  };
  await tell(0);
  expect(asked).toEqual([[0]]);
  void client.ask<'submit'>({ ask: 'submit', table: 'ash-1', seat: 0, decision: 1, move: 'pass', id: 'a' });
  await tell(1);
  await tell(2);
  expect(asked).toEqual([[0]]);
  paint();
  await tell(3);
  expect(asked).toEqual([[0], [1], [2], [3]]);
});

describe('two people at one screen', () => {
  test('play a whole game, each seeing the table only with the own eyes', async () => {
    const { client, sit, heard } = page();
    const sitting = sit(await laid(client, twoPersons));
    await sitting.open();
    let covers = 0;
    for (let steps = 0; ; steps++) {
      await until(
        () => sitting.cover !== null || (sitting.session?.situation.moves.length ?? 0) > 0 || isOver(sitting),
      );
      if (isOver(sitting)) break;
      if (sitting.cover !== null) {
        expect(sitting.session).toBeNull();
        covers++;
        const { cover } = sitting;
        heard.length = 0;
        sitting.uncover();
        await until(() => sitting.session !== null, 'the table');
        expect(sitting.session?.situation.viewer).toBe(cover);
        const seen = heard.flatMap((told) => (told.tell === 'sight' ? [told.sight.viewer] : []));
        expect(seen.every((viewer) => viewer === cover)).toBe(true);
        continue;
      }
      const { session } = sitting;
      const before = session?.situation;
      session?.send(session.open[steps % session.open.length]);
      await until(() => sitting.session?.situation !== before, 'the next situation');
    }
    expect(covers).toBeGreaterThan(20);
    sitting.close();
  });

  test('look at what came of a battle before the device is handed on', async () => {
    const { client, sit } = page();
    const sitting = sit(await laid(client, twoPersons));
    await sitting.open();
    sitting.uncover();
    await until(() => (sitting.session?.situation.moves.length ?? 0) > 0);
    const { session } = sitting;
    beholding = true;
    session?.send(session.situation.moves[0]);
    await until(() => session?.situation.moves.length === 0);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(sitting.cover).toBeNull();
    beholding = false;
    await until(() => sitting.cover !== null);
  });

  test('find a covered table covered after a reload, and an uncovered one open to the same eyes', async () => {
    const first = page();
    const table = await laid(first.client, twoPersons);
    const sitting = first.sit(table);
    await sitting.open();
    await until(() => sitting.cover !== null);
    const cover = sitting.cover;
    const again = page(first.keys, first.texts).sit(table);
    await again.open();
    await until(() => again.cover !== null);
    expect([again.cover, again.session]).toEqual([cover, null]);
    again.uncover();
    await until(() => again.session !== null);
    const third = page(first.keys, first.texts).sit(table);
    await third.open();
    await until(() => third.session !== null);
    expect(third.session?.situation.viewer).toBe(cover);
  });

  test('take an answer back from the cover, which then names whoever gave it', async () => {
    const { client, sit } = page();
    const sitting = sit(await laid(client, twoPersons));
    await sitting.open();
    await until(() => sitting.cover !== null);
    const first = sitting.cover;
    sitting.uncover();
    await until(() => (sitting.session?.situation.moves.length ?? 0) > 0);
    while (sitting.cover === null) {
      const before = sitting.session?.situation;
      sitting.session?.send(sitting.session.open[0]);
      await until(() => sitting.cover !== null || sitting.session?.situation !== before);
      await rest();
    }
    expect(sitting.undoer).toBe(first);
    await sitting.undoCovered();
    await until(() => sitting.cover === first);
    expect(sitting.session).toBeNull();
  });

  /** Two persons have answered: the first, who looks again, can take nothing back without the other. */
  async function bothAnswered() {
    const { client, sit } = page();
    const sitting = sit(await laid(client, twoPersons));
    await sitting.open();
    await until(() => sitting.cover !== null);
    const first = sitting.cover;
    for (const seat of [first, first === 0 ? 1 : 0]) {
      await until(() => sitting.cover === seat);
      sitting.uncover();
      while (sitting.cover === null || sitting.cover === seat) {
        await until(() => (sitting.session?.situation.moves.length ?? 0) > 0);
        const before = sitting.session?.situation;
        sitting.session?.send(sitting.session.open[0]);
        await until(() => sitting.cover !== null || sitting.session?.situation !== before);
        await rest();
      }
    }
    await until(() => sitting.cover === first);
    sitting.uncover();
    await until(() => (sitting.session?.situation.moves.length ?? 0) > 0);
    return { sitting, first, step: sitting.session?.situation.step ?? 0 };
  }

  test('are asked, the table covered, before one of them takes back what another has answered to', async () => {
    const { sitting, first, step } = await bothAnswered();
    expect(sitting.session?.situation.canUndo).toBe(true);
    sitting.session?.undo();
    await until(() => sitting.asking !== null);
    expect([sitting.asking, sitting.session]).toEqual([first, null]);
    expect(sitting.others).toEqual([first === 0 ? 1 : 0]);
    await sitting.answerAsked(true);
    await until(() => sitting.asking === null && sitting.cover === first);
    sitting.uncover();
    await until(() => sitting.session !== null);
    expect(sitting.session?.situation.step).toBeLessThan(step - 1);
  });

  test('refuse it, and all stays as it was', async () => {
    const { sitting, first, step } = await bothAnswered();
    sitting.session?.undo();
    await until(() => sitting.asking !== null);
    await sitting.answerAsked(false);
    await until(() => sitting.cover === first);
    expect(sitting.session).toBeNull();
    sitting.uncover();
    await until(() => sitting.session !== null);
    expect(sitting.session?.situation.step).toBe(step);
  });
});

const isOver = (sitting: Sitting): boolean => sitting.session?.situation.outcome != null;

// Pictures come as soon as there is time.
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a session', () => {
  async function alone(seed = '3') {
    const { client, sit } = page();
    const sitting = sit(await laid(client, [seat(0, 'person'), seat(1, 'random')], seed));
    await sitting.open();
    const asked = async (kind: string) => {
      for (let i = 0; i < 400; i++) {
        await until(() => (sitting.session?.situation.moves.length ?? 0) > 0 || isOver(sitting), 'a question');
        const session = sitting.session && ours({ session: sitting.session }).session;
        if (!session || session.situation.decision?.kind === kind || isOver(sitting)) return session;
        const before = session.situation;
        const wish = session.open.find((m) => m.kind === 'turn' && wanted(kind, m.space, session.situation.view));
        session.send(wish ?? session.open.at(-1));
        await until(() => sitting.session?.situation !== before, 'the next situation');
      }
      return null;
    };
    return { sitting, asked };
  }

  /** Spaces that lead to a question of this kind. */
  const wanted = (kind: string, space: number, view: View): boolean => {
    const text = game.notation(view.config).write({ kind: 'turn', space });
    return { build: 'build', raise: 'gold', commit: 'combat' }[kind]?.split(' ').some((w) => text.includes(w)) ?? false;
  };

  test('waits with a weighty answer, shows it as chosen, and sends it at the second click', async () => {
    const { asked } = await alone();
    const session = await asked('turn');
    const [part = '', other = ''] = session?.situation.moves.flatMap((m) => game.parts(m)) ?? [];
    const shown = () => new Promise<void>((done) => session?.whenShown(done));
    session?.pick(part);
    await shown();
    expect(session?.standing(part)).toBe('chosen');
    expect(session?.standing(other)).toBe('can');
    session?.pick(other);
    await shown();
    expect(session?.picked).toEqual([other]);
    expect(session?.back()).toBe(true);
    expect(session?.back()).toBe(false);
    session?.pick(part);
    await shown();
    session?.pick(part);
    expect(session?.sending).toBe(true);
    // Unless it takes long, nothing is taken away and put back.
    expect(session?.standing(other)).toBe('can');
    session?.pick(other);
    expect(session?.picked).toEqual([part]);
  });

  test('says why a thing cannot be chosen', async () => {
    const { asked } = await alone();
    const session = await asked('turn');
    const [bar] = session?.situation.barred ?? [];
    expect(bar).toBeDefined();
    expect(session?.standing(bar?.part ?? '')).toBe('barred');
    expect(session?.why(bar?.part ?? '')).toEqual(bar);
  });

  test('begins an amendment with the defenders who stand there', async () => {
    const { asked } = await alone('8');
    const session = await asked('amend');
    const f = session?.situation.view.stack.at(-1);
    const guards = f?.kind === 'amend' ? session?.situation.view.places[f.region]?.guards : undefined;
    expect(session?.picked).toEqual(guards?.map((fighter) => `guard:${fighter}`));
    expect(session?.exact).not.toBeNull();
  });
});
