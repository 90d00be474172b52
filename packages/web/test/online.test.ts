import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { type TableCard, usualTerms } from '@cinderhall/protocol';
import { SharedReferee } from '@cinderhall/referee';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryKeys } from '../src/local/keys.ts';
import { Shelf } from '../src/local/shelf.ts';
import { Bonds } from '../src/online/bonds.ts';
import { TickingClocks } from '../src/online/clock.svelte.ts';
import { Hearing } from '../src/online/hearing.ts';
import type { Ears, Wire } from '../src/online/line.svelte.ts';
import { OnlineSitting } from '../src/online/sitting.svelte.ts';
import { crownAnswering } from '../src/table/games.ts';
import { TabMemory } from '../src/table/tab-memory.ts';
import { drawer } from './drawer.ts';

/** A wire of which the test is the server. */
class Cable implements Wire {
  readonly #ears: Ears;
  readonly sent: { number: number; question: { ask: string; id?: string; since?: unknown } }[] = [];
  open = true;

  constructor(ears: Ears) {
    this.#ears = ears;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.open = false;
  }
  tell(report: object): void {
    this.#ears.hear(JSON.stringify(report));
  }
  welcome(protocol = 1): void {
    this.tell({ tell: 'welcome', protocol, boot: 'b' });
  }
  cut(): void {
    this.#ears.closed();
  }
  asked(ask: string) {
    return this.sent.filter(({ question }) => question.ask === ask);
  }
}

const TABLE = '0123456789abcdef';
const HASH = 'a'.repeat(64);
const card: TableCard = {
  ...{
    table: TABLE,
    title: 'Ash',
    game: 'crown-of-ash',
    you: 0,
    host: true,
    public: false,
    watchers: true,
    invite: null,
    rematch: null,
  },
  ...{ terms: usualTerms, motion: null, seen: null },
  ...{ changed: 0, step: 0, round: 1, asked: [0], over: false, winners: [], conceded: [] },
  seats: [
    { seat: 0, name: 'Ann', player: 'person', open: false, here: true },
    { seat: 1, name: '', player: 'person', open: true, here: false },
  ],
};

/** A table as a referee tells it to the first seat, and the answers of that seat. */
async function game() {
  const config = crownOfAsh.configure({ players: 2 });
  if (!config.ok) throw new Error('no config');
  const outbox = { viewers: () => [], tell: () => {} };
  const referee = new SharedReferee(crownOfAsh, { store: new Shelf(memoryKeys(), () => {}).store, outbox });
  await referee.start('t', config.value, '1');
  return {
    referee,
    async sight(since: { revision: number; step: number } | null = null, viewer: 0 | 1 | 'spectator' = 0) {
      const caught = await referee.catchUp('t', viewer, since);
      if (!caught.ok) throw new Error('no table');
      const { revision, sight } = caught.value;
      const answers = sight.events.length === 0 ? [] : Array.from({ length: sight.step }, () => HASH);
      return { tell: 'sight', table: TABLE, revision, sight, pledge: { seed: HASH, answers } };
    },
  };
}

function sat({ forced = false, at = card, answering = crownAnswering } = {}) {
  const cables: Cable[] = [];
  const texts = drawer();
  let names = 0;
  const asked: object[] = [];
  const sitting = new OnlineSitting(at, {
    answering,
    open: (ears) => {
      const cable = new Cable(ears);
      cables.push(cable);
      return cable;
    },
    chance: () => 1,
    memory: new TabMemory(texts),
    bonds: new Bonds(texts),
    confirms: () => false,
    forced: () => forced,
    name: () => `answer-${++names}`,
    openSeat: () => 'Open seat',
    hearing: new Hearing(texts),
    now: () => 5000,
    preparing: () => null,
    advise: async (what) => {
      asked.push(what);
      return { ok: false, refusal: { refused: 'no-table', table: TABLE } };
    },
  });
  sitting.open();
  const last = (): Cable => {
    const cable = cables.at(-1);
    if (!cable) throw new Error('nobody has connected');
    return cable;
  };
  return { sitting, cables, last, asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a table of the server', () => {
  test('is shown once the server has told of it, and not before', async () => {
    const { sitting, last } = sat();
    expect([sitting.line.state, sitting.session]).toEqual(['connecting', null]);
    last().welcome();
    expect(sitting.line.state).toBe('whole');
    expect(last().asked('enter')).toMatchObject([{ question: { table: TABLE, since: null } }]);
    last().tell(await (await game()).sight());
    flushSync();
    expect(sitting.session?.situation).toMatchObject({
      viewer: 0,
      step: 0,
      seats: [{ name: 'Ann' }, { name: 'Open seat' }],
    });
  });

  test('lets clocks tick by the time of the server, whatever this device thinks that it is', () => {
    const { sitting, last } = sat();
    last().welcome();
    const still = { ends: null, runs: false, vacation: null, vacationLeft: 0 };
    const clocks = [
      { ...still, seat: 0, left: 60_000 },
      { ...still, seat: 1, left: 90_000, ends: 1_090_000, runs: true },
    ];
    last().tell({ tell: 'clocks', table: TABLE, now: 1_000_000, clocks });
    const ticking = new TickingClocks(() => sitting.time);
    let here = 5000;
    const stop = ticking.start(() => here);
    expect(ticking.left.map(({ rest }) => rest)).toEqual([60_000, 90_000]);
    here += 10_000;
    vi.advanceTimersByTime(1000);
    expect(ticking.left.map(({ rest }) => rest)).toEqual([60_000, 80_000]);
    expect([ticking.running(0)?.seat, ticking.running(1)?.seat, ticking.running(null)?.rest]).toEqual([1, 1, 80_000]);
    stop();
    // At night it ends later, and stands still.
    const night = { ...still, seat: 1, left: 90_000, ends: 9_000_000, runs: false };
    last().tell({ tell: 'clocks', table: TABLE, now: 1_000_000, clocks: [night] });
    expect(ticking.left.map(({ rest }) => rest)).toEqual([90_000]);
    last().tell({ tell: 'clocks', table: TABLE, now: 1_000_000, clocks: [] });
    expect(ticking.running(0)).toBe(null);
  });

  test('knows from which answer on everything is news to whoever looked last on another device', async () => {
    const { sitting, last } = sat();
    last().welcome();
    sitting.card({ ...card, seen: 0 });
    const table = await game();
    const told = await table.sight();
    last().tell({ ...told, sight: { ...told.sight, step: 3 } });
    expect(sitting.session?.situation.since).toBe(0);
    const never = sat();
    never.last().welcome();
    never.last().tell({ ...told, sight: { ...told.sight, step: 3 } });
    expect(never.sitting.session?.situation.since).toBe(3);
    const undone = sat();
    undone.last().welcome();
    undone.sitting.card({ ...card, seen: 7 });
    undone.last().tell({ ...told, sight: { ...told.sight, step: 3 } });
    expect(undone.sitting.session?.situation.since).toBe(3);
  });

  test('says at once that it is not connected, and comes back with what it has seen', async () => {
    const { sitting, cables, last } = sat();
    last().welcome();
    const table = await game();
    last().tell(await table.sight());
    last().cut();
    expect(sitting.line.state).toBe('cut');
    vi.advanceTimersByTime(400);
    expect(cables).toHaveLength(2);
    last().welcome();
    expect(sitting.line.state).toBe('whole');
    expect(last().asked('enter')).toMatchObject([{ question: { since: { revision: 0, step: 0 } } }]);
  });

  test('tries again ever more seldom, and at once when the network is there again', () => {
    const { sitting, cables, last } = sat();
    const pauses = [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000];
    for (const [i, pause] of pauses.entries()) {
      last().cut();
      vi.advanceTimersByTime(pause - 1);
      expect(cables).toHaveLength(i + 1);
      vi.advanceTimersByTime(1);
      expect(cables).toHaveLength(i + 2);
    }
    last().cut();
    sitting.line.hurry();
    expect(cables).toHaveLength(pauses.length + 2);
  });

  test('that is silent for too long is not connected, whatever the browser says', () => {
    const { sitting, last } = sat();
    last().welcome();
    const first = last();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(30_000);
      first.tell({ tell: 'pulse' });
    }
    expect(sitting.line.state).toBe('whole');
    vi.advanceTimersByTime(37_500);
    expect([sitting.line.state, first.open]).toEqual(['cut', false]);
  });

  test('sends an answer that was not acknowledged again, under the same name, and pretends nothing meanwhile', async () => {
    const { sitting, last } = sat();
    last().welcome();
    const table = await game();
    last().tell(await table.sight());
    const move = sitting.session?.situation.moves[0];
    sitting.session?.send(move);
    const [first] = last().asked('submit');
    last().cut();
    flushSync();
    expect([sitting.session?.sending, sitting.session?.situation.step]).toEqual([true, 0]);
    vi.advanceTimersByTime(400);
    last().welcome();
    expect(last().asked('submit')).toEqual([first]);
    last().tell({ tell: 'reply', number: first?.number, verdict: { ok: true, value: { step: 1 } } });
    await vi.waitFor(() => expect(sitting.session?.sending).toBe(false));
    last().cut();
    vi.advanceTimersByTime(400);
    last().welcome();
    expect(last().asked('submit')).toEqual([]);
  });

  test('keeps the log whole over what was missed, and drops what was taken back', async () => {
    const { sitting, last } = sat();
    last().welcome();
    const table = await game();
    last().tell(await table.sight());
    const before = sitting.session?.situation.log.length ?? 0;
    const { moves, decision, view } = (await table.sight()).sight;
    const seat = decision?.seats[0] ?? 0;
    const [move] = seat === 0 ? moves : [];
    if (!move) throw new Error('the first seat is not asked first');
    const answer = { seat, decision: decision?.id ?? 0, move: crownOfAsh.notation(view.config).write(move), id: 'a' };
    await table.referee.submit('t', answer);
    last().tell(await table.sight({ revision: 0, step: 0 }));
    const after = sitting.session?.situation.log ?? [];
    expect(after.length).toBeGreaterThan(before);
    expect(sitting.since).toEqual({ revision: 1, step: 1 });
    await table.referee.undo('t', seat);
    last().tell(await table.sight({ revision: 1, step: 1 }));
    expect(sitting.session?.situation.log).toHaveLength(before);
    expect(sitting.since).toEqual({ revision: 2, step: 0 });
  });

  test('is seen with other eyes by whoever gets up', async () => {
    const { sitting, last } = sat();
    last().welcome();
    const table = await game();
    last().tell(await table.sight());
    const seated = sitting.session;
    last().tell(await table.sight(null, 'spectator'));
    expect(sitting.session).not.toBe(seated);
    expect(sitting.session?.situation).toMatchObject({ viewer: 'spectator', moves: [] });
  });

  test('that may be looked at no longer is gone from the page', async () => {
    const { sitting, last } = sat();
    last().welcome();
    last().tell(await (await game()).sight());
    last().tell({ tell: 'lost', table: TABLE, refusal: { refused: 'not-your-eyes', table: TABLE } });
    expect([sitting.session, sitting.trouble]).toEqual([null, { refused: 'not-your-eyes', table: TABLE }]);
  });

  test('at which nobody may watch is there once somebody sits down', async () => {
    const { sitting, last } = sat();
    sitting.card({ ...card, you: null });
    last().welcome();
    const refused = { ok: false, refusal: { refused: 'not-your-eyes', table: TABLE } };
    last().tell({ tell: 'reply', number: last().asked('enter')[0]?.number, verdict: refused });
    await vi.waitFor(() => expect(sitting.trouble).toMatchObject({ refused: 'not-your-eyes' }));
    sitting.card(card);
    expect(last().asked('enter')).toHaveLength(2);
    last().tell(await (await game()).sight());
    expect([sitting.trouble, sitting.session?.situation.viewer]).toEqual([null, 0]);
    sitting.card({ ...card, changed: 1 });
    expect(last().asked('enter')).toHaveLength(2);
  });

  test('of a server of another version is not played', () => {
    const { sitting, cables, last } = sat();
    last().welcome(2);
    expect(sitting.line.state).toBe('outdated');
    last().cut();
    vi.advanceTimersByTime(60_000);
    expect(cables).toHaveLength(1);
  });

  test('that is left is not come back to', () => {
    const { sitting, cables, last } = sat();
    last().welcome();
    sitting.close();
    last().cut();
    vi.advanceTimersByTime(60_000);
    expect(cables).toHaveLength(1);
  });

  test('shows a question that answers itself only if that answer is not taken', async () => {
    const { sitting, last } = sat({ forced: true });
    last().welcome();
    const told = await (await game()).sight();
    last().tell({ ...told, sight: { ...told.sight, moves: told.sight.moves.slice(0, 1) } });
    expect(sitting.session?.situation.moves).toEqual([]);
    const [sent] = last().asked('submit');
    last().tell({ tell: 'reply', number: sent?.number, verdict: { ok: false, refusal: { refused: 'full' } } });
    await vi.waitFor(() => expect(sitting.session?.situation.moves).toEqual(told.sight.moves.slice(0, 1)));
  });
});

describe('hints', () => {
  const agreed: TableCard = { ...card, terms: { ...usualTerms, hints: true } };

  test('come of what one’s own seat is shown and may answer, where they were agreed on', async () => {
    const { sitting, last, asked } = sat({ at: agreed });
    last().welcome();
    const { view, decision, moves } = (await tell(last())).sight;
    await sitting.session?.advise?.();
    expect(asked).toEqual([{ table: TABLE, game: 'crown-of-ash', view, seat: 0, decision: decision?.id, moves }]);
  });

  test.each([
    ['where they were not agreed on', {}, 0],
    ['in a game in which nobody gives them', { at: agreed, answering: { ...crownAnswering, advised: false } }, 0],
    ['for watchers', { at: agreed }, 'spectator'],
  ] as const)('are not there %s', async (_where, how, viewer) => {
    const { sitting, last } = sat(how);
    last().welcome();
    await tell(last(), viewer);
    expect(sitting.session?.advise).toBe(null);
  });

  async function tell(cable: Cable, viewer: 0 | 'spectator' = 0) {
    const told = await (await game()).sight(null, viewer);
    cable.tell(told);
    return told;
  }
});

describe('what a table is bound to', () => {
  test('is held on to by the page, whatever is told later', async () => {
    const { sitting, last } = sat();
    last().welcome();
    const table = await game();
    const told = await table.sight();
    last().tell(told);
    last().tell({ ...told, pledge: { seed: 'b'.repeat(64), answers: [] } });
    expect(sitting.heard).toMatchObject({ viewer: 0, pledge: { seed: HASH, answers: [] } });
    expect(sitting.heard?.events).toEqual(told.sight.events);
  });
});
