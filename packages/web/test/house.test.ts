import { random } from '@cinderhall/bots';
import { crownOfAsh as game } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Crown } from '../src/crown/session.ts';
import { titles } from '../src/games.ts';
import { House } from '../src/local/house.ts';
import { memoryKeys } from '../src/local/keys.ts';
import type { Question, Report, SeatInfo, SightOf, Standing } from '../src/local/messages.ts';
import type { Thought } from '../src/local/opponents.ts';
import { Shelf } from '../src/local/shelf.ts';
import { crownAnswering } from '../src/table/games.ts';

const seat = (n: Seat, player: SeatInfo['player']): SeatInfo => ({ seat: n, name: `P${n}`, player });

/** A house over keys that outlive it, with random opponents that answer at once. */
async function open(keys = memoryKeys()) {
  const reports: Report<Crown>[] = [];
  let names = 0;
  const opponents = {
    choose: async ({ view, seat, moves, rng }: Thought) =>
      random<unknown, unknown>().choose(view, seat, moves, [...rng]),
    tutor: async () => null,
  };
  const shelf = new Shelf(keys, () => {});
  const house = new House({
    titles,
    shelf,
    opponents,
    report: (report) => reports.push(JSON.parse(JSON.stringify(report))),
    now: () => 1000,
    name: () => `n${Math.random().toString(16).slice(2)}${++names}`,
    seed: () => '1',
  });
  await house.ask({ ask: 'pace', pause: 0, forced: true });
  return { house, reports, keys, shelf };
}

const config = { players: 2 };

async function laid(house: House, seats: SeatInfo[], seed: string | null = '5'): Promise<string> {
  const verdict = await house.ask({ ask: 'lay', setup: { title: 'A table', seats, config, seed } });
  if (!verdict.ok || verdict.value === null || !('table' in verdict.value)) throw new Error(JSON.stringify(verdict));
  return verdict.value.table;
}

const lastSight = (reports: readonly Report<Crown>[]): SightOf<Crown> | undefined =>
  reports.findLast((report) => report.tell === 'sight')?.sight;
const lastStanding = (reports: readonly Report<Crown>[]): Standing | undefined =>
  reports.findLast((report) => report.tell === 'standing')?.standing;

const settled = async (done: () => boolean): Promise<void> => {
  for (let i = 0; i < 20_000 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 0));
  expect(done()).toBe(true);
};

/** Answers for a person, always with the last answer offered. */
const answer = (table: string, sight: SightOf<Crown>, id: string): Question => {
  const move = sight.moves.at(-1);
  if (!move || !sight.decision || sight.viewer === 'spectator') throw new Error('not asked');
  const text = game.notation(sight.view.config).write(move);
  return { ask: 'submit', table, seat: sight.viewer, decision: sight.decision.id, move: text, id };
};

describe('a house', () => {
  test('plays computers to the end, and writes on the card how it ended', async () => {
    const { house, reports, shelf } = await open();
    const table = await laid(house, [seat(0, 'random'), seat(1, 'greedy')]);
    await house.ask({ ask: 'enter', table });
    await settled(() => lastStanding(reports)?.over === true);
    const entry = await shelf.entry(table);
    expect(entry).toMatchObject({ title: 'A table', round: 4, asked: [] });
    expect(entry?.winners.length).toBeGreaterThan(0);
  });

  test('shows a page the sights of the eyes it has, and of nobody while it is covered', async () => {
    const { house, reports } = await open();
    const table = await laid(house, [seat(0, 'person'), seat(1, 'person')]);
    await house.ask({ ask: 'enter', table });
    expect(reports.some((report) => report.tell === 'sight')).toBe(false);
    await house.ask({ ask: 'look', table, viewer: 0 });
    await house.ask({ ask: 'look', table, viewer: null });
    const before = reports.length;
    const sight = lastSight(reports);
    if (!sight) throw new Error('nothing seen');
    await house.ask(answer(table, { ...sight, viewer: 0 }, 'a'));
    expect(reports.slice(before).filter((report) => report.tell === 'sight')).toEqual([]);
    expect(reports.filter((report) => report.tell === 'sight').every((report) => report.sight.viewer === 0)).toBe(true);
  });

  test('shows eyes that turn to a table while computers answer all of it first, and nothing older after that', async () => {
    const { house, reports } = await open();
    const table = await laid(house, [seat(0, 'random'), seat(1, 'random')]);
    await house.ask({ ask: 'enter', table });
    const turned: number[] = [];
    while (lastStanding(reports)?.over !== true) {
      await house.ask({ ask: 'look', table, viewer: null });
      turned.push(reports.length);
      await house.ask({ ask: 'look', table, viewer: 'spectator' });
    }
    expect(turned.length).toBeGreaterThan(10);
    for (const [i, begin] of turned.entries()) {
      const looks = reports.slice(begin, turned[i + 1]);
      const shown = looks.flatMap((report) => (report.tell === 'sight' ? [report.sight] : []));
      expect(shown[0]?.from).toBe(0);
      const next = shown.slice(1).map(({ from }, n) => from - (shown[n]?.step ?? 0));
      expect(next.filter((steps) => steps !== 1)).toEqual([]);
    }
  });

  test('goes on after it was closed as it would have gone on open', async () => {
    const straight = await open();
    const one = await laid(straight.house, [seat(0, 'random'), seat(1, 'random')]);
    await straight.house.ask({ ask: 'enter', table: one });
    await settled(() => lastStanding(straight.reports)?.over === true);
    const whole = await straight.house.ask({ ask: 'export', table: one });

    const keys = memoryKeys();
    const first = await open(keys);
    const two = await laid(first.house, [seat(0, 'random'), seat(1, 'random')]);
    await first.house.ask({ ask: 'enter', table: two });
    await settled(() => (lastStanding(first.reports)?.step ?? 0) > 10);
    await first.house.ask({ ask: 'leave', table: two });
    const second = await open(keys);
    await second.house.ask({ ask: 'enter', table: two });
    await settled(() => lastStanding(second.reports)?.over === true);
    const again = await second.house.ask({ ask: 'export', table: two });
    expect(movesOf(again)).toEqual(movesOf(whole));
  });

  test('answers forced questions of a person without showing them as questions, but never a covered one', async () => {
    const { house, reports } = await open();
    const table = await laid(house, [seat(0, 'person'), seat(1, 'random')]);
    await house.ask({ ask: 'enter', table });
    await house.ask({ ask: 'look', table, viewer: 0 });
    for (let i = 0; lastStanding(reports)?.over !== true; i++) {
      await settled(() => lastStanding(reports)?.over === true || (lastSight(reports)?.moves.length ?? 0) > 0);
      const sight = lastSight(reports);
      if (sight && sight.moves.length > 0) await house.ask(answer(table, sight, `a${i}`));
    }
    const forced = reports.flatMap((r) => (r.tell === 'sight' && r.sight.moves.length === 1 ? [r.sight] : []));
    expect(forced.length).toBeGreaterThan(0);
    const kinds = forced.map(({ decision }) => decision?.kind ?? '');
    expect(kinds.filter((kind) => !crownAnswering.covered.includes(kind))).toEqual([]);
  });

  test('keeps a game it cannot read, says what is wrong with it, and gives it out as a file', async () => {
    const { house, keys } = await open();
    const table = await laid(house, [seat(0, 'person'), seat(1, 'random')]);
    await house.ask({ ask: 'leave', table });
    const damaged = { ...Object(await keys.get(`game:${table}`)), ids: 'gone' };
    await keys.set(`game:${table}`, damaged);
    const entered = await house.ask({ ask: 'enter', table });
    expect(entered).toEqual({
      ok: false,
      refusal: { refused: 'malformed', path: 'ids', message: 'must be a list of ids, one for each move' },
    });
    expect(await keys.get(`game:${table}`)).toEqual(damaged);
    const file = await house.ask({ ask: 'export', table });
    expect(file.ok && JSON.stringify(file.value)).toContain('gone');
  });
});

function movesOf(file: Awaited<ReturnType<House['ask']>>): unknown {
  if (!file.ok || file.value === null || !('text' in file.value)) throw new Error('no file');
  return JSON.parse(file.value.text).record.moves;
}

describe('a game file', () => {
  test('brings back title, seats and game', async () => {
    const { house } = await open();
    const table = await laid(house, [seat(0, 'person'), seat(1, 'random')]);
    const file = await house.ask({ ask: 'export', table });
    if (!file.ok || file.value === null || !('text' in file.value)) throw new Error('no file');
    const elsewhere = await open();
    const got = await elsewhere.house.ask({ ask: 'import', text: file.value.text, title: 'x', names: [] });
    expect(got).toMatchObject({
      ok: true,
      value: { taken: [{ title: 'A table', seats: [{ name: 'P0' }, { player: 'random' }] }], left: [] },
    });
  });

  test('puts no game on the shelf twice', async () => {
    const { house, shelf } = await open();
    const table = await laid(house, [seat(0, 'person'), seat(1, 'random')]);
    await laid(house, [seat(0, 'person'), seat(1, 'greedy')]);
    const all = await house.ask({ ask: 'export-all' });
    if (!all.ok || all.value === null || !('text' in all.value)) throw new Error('no file');
    await house.ask({ ask: 'rename', table, title: 'Another name' });
    const again: Question = { ask: 'import', text: all.value.text, title: '', names: [] };
    expect(await house.ask(again)).toMatchObject({ ok: true, value: { taken: [{}, {}], known: 2, left: [] } });
    await house.ask({ ask: 'remove', table });
    expect(await house.ask(again)).toMatchObject({ ok: true, value: { known: 1 } });
    expect(await shelf.entries()).toHaveLength(2);
    expect(await house.ask(again)).toMatchObject({ ok: true, value: { known: 2 } });
  });

  test('may be a bare record', async () => {
    const { house } = await open();
    const record = { format: 1, game: 'crown-of-ash', rules: game.rules, config, seed: '5', moves: [] };
    const got = await house.ask({ ask: 'import', text: JSON.stringify(record), title: 'Found', names: ['Me', 'It'] });
    expect(got).toMatchObject({
      ok: true,
      value: {
        taken: [
          {
            title: 'Found',
            seats: [
              { name: 'Me', player: 'person' },
              { name: 'It', player: 'greedy' },
            ],
          },
        ],
        left: [],
      },
    });
  });

  test.each([
    ['not JSON', 'hello', { path: '' }],
    ['a list', '[]', { path: '' }],
    ['another game', JSON.stringify({ ...bare(), game: 'chess' }), { path: 'game' }],
    ['a move that cannot be', JSON.stringify({ ...bare(), moves: ['0 place nowhere'] }), { path: 'moves[0]' }],
    ['a seat too many', JSON.stringify({ title: '', seats: seats(3), record: bare() }), { path: 'seats' }],
  ])('is refused by name and kept out: %s', async (_name, text, expected) => {
    const { house, shelf } = await open();
    const got = await house.ask({ ask: 'import', text, title: '', names: [] });
    expect(got).toMatchObject({ ok: false, refusal: { refused: 'malformed', ...expected } });
    expect(await shelf.entries()).toEqual([]);
  });
});

function bare() {
  return { format: 1, game: 'crown-of-ash', rules: game.rules, config, seed: '5', moves: [] };
}
function seats(count: number): SeatInfo[] {
  return ([0, 1, 2, 3] as const).slice(0, count).map((n) => seat(n, 'person'));
}
