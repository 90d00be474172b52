import { describe, expect, test } from 'vitest';
import { type AtHome, COMPUTERS, finished, open, PERSONS, past, playedByPeople, seat } from './at-home.ts';

describe('a past moment of a table on this device', () => {
  test('is shown while the game goes on to the eyes that look at the table, and to no others', async () => {
    const at = open();
    const table = await at.lay(PERSONS);
    await playedByPeople(at, table, 12);
    await at.done<'look'>({ ask: 'look', table, viewer: 1 });
    expect((await past(at, table, 1, 3)).ok).toBe(true);
    const refusal = { ok: false, refusal: { refused: 'not-your-eyes', table } };
    for (const eyes of [0, 'spectator', 'everybody'] as const) expect(await past(at, table, eyes, 3)).toEqual(refusal);
    await at.done<'look'>({ ask: 'look', table, viewer: null });
    for (const eyes of [0, 1, 'everybody'] as const) expect(await past(at, table, eyes, 3)).toEqual(refusal);
    expect(await past(at, 'elsewhere', 0, 3)).toMatchObject({ refusal: { refused: 'no-table' } });
  });

  test('stays closed while people have to remember, and opens when the game is over', async () => {
    const at = open();
    const strict = { players: 2, options: { strictMemory: true } };
    const table = await at.lay(PERSONS, strict);
    await playedByPeople(at, table, 12);
    await at.done<'look'>({ ask: 'look', table, viewer: 1 });
    expect(await past(at, table, 1, 3)).toEqual({ ok: false, refusal: { refused: 'forgotten', table } });
    const other = open();
    expect((await past(other, await finished(other, strict), 1, 3)).ok).toBe(true);
  });

  test('shows everybody’s hands and fates together once the game is over, and no deck', async () => {
    const at = open();
    const table = await finished(at);
    const seen = await past(at, table, 'everybody', 30);
    if (!seen.ok) throw new Error('not seen');
    const own = await Promise.all(([0, 1] as const).map((viewer) => past(at, table, viewer, 30)));
    own.forEach((one, i) => {
      if (!one.ok) throw new Error('not seen');
      const players = (view: unknown): unknown[] => JSON.parse(JSON.stringify(view)).players;
      expect(players(seen.value.view)[i]).toEqual(players(one.value.view)[i]);
    });
    expect(seen.value).toMatchObject({ viewer: 'spectator', step: 30, moves: [] });
    expect(JSON.stringify(seen.value)).not.toContain('rng');
  });
});

describe('going on from a past moment', () => {
  const branch = (at: AtHome, table: string, after: number, seats = PERSONS) =>
    at.ask<'branch'>({ ask: 'branch', table, after, title: 'Again', seats });

  test('lays another table with the same past, which people and computers go on from otherwise', async () => {
    const at = open();
    const table = await finished(at);
    const entry = await branch(at, table, 40);
    if (!entry.ok) throw new Error(JSON.stringify(entry));
    expect(entry.value).toMatchObject({ title: 'Again', seats: PERSONS, winners: [] });
    const files = await Promise.all(
      [table, entry.value.table].map((t) => at.done<'export'>({ ask: 'export', table: t })),
    );
    const [old, young] = files.map(({ text }) => JSON.parse(text).record);
    expect(young.moves).toEqual(old.moves.slice(0, 40));
    expect(young.redeals).toEqual([{ after: 40, seed: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect([young.seed, old.redeals]).toEqual([old.seed, undefined]);
    await at.done<'enter'>({ ask: 'enter', table: entry.value.table });
    for (const viewer of [0, 1] as const) {
      await at.done<'look'>({ ask: 'look', table: entry.value.table, viewer });
      const now = at.reports.findLast((report) => report.tell === 'sight')?.sight;
      const then = await past(at, table, viewer, 40);
      if (!then.ok) throw new Error('not seen');
      expect(now?.view).toEqual(then.value.view);
      expect(now?.events).toEqual(then.value.events);
    }
  });

  test('is refused while the game goes on: played to its end it would show what is hidden in this one', async () => {
    const at = open();
    const table = await at.lay(PERSONS);
    await playedByPeople(at, table, 12);
    expect(await branch(at, table, 3)).toEqual({ ok: false, refusal: { refused: 'not-over', table } });
  });

  test('is refused from the end itself, from before the start, and for another number of players', async () => {
    const at = open();
    const table = await finished(at);
    expect(await branch(at, table, 10_000)).toMatchObject({ ok: false, refusal: { path: 'after' } });
    expect(await branch(at, table, -1)).toMatchObject({ ok: false, refusal: { path: 'after' } });
    expect(await branch(at, table, 5, [seat(0, 'person')])).toMatchObject({ ok: false, refusal: { path: 'seats' } });
  });
});

describe('a game that is only looked at', () => {
  test('shows every moment to all eyes, is kept nowhere, and can be gone on from', async () => {
    const at = open();
    const table = await finished(at);
    const { text } = await at.done<'export'>({ ask: 'export', table });
    const elsewhere = open();
    const guest = await elsewhere.done<'show'>({ ask: 'show', text, title: '', names: [] });
    expect(guest.entry).toMatchObject({ title: 'A table', seats: COMPUTERS, asked: [] });
    for (const eyes of [0, 1, 'spectator', 'everybody'] as const)
      expect(await past(elsewhere, guest.entry.table, eyes, guest.last)).toEqual(
        await past(at, table, eyes, guest.last),
      );
    expect(await elsewhere.done<'games'>({ ask: 'games' })).toEqual([]);
    const again = { ask: 'branch', table: guest.entry.table, after: 3, title: 'Mine', seats: PERSONS } as const;
    expect((await elsewhere.ask<'branch'>(again)).ok).toBe(true);
    expect(await elsewhere.done<'games'>({ ask: 'games' })).toMatchObject([{ title: 'Mine' }]);
    await elsewhere.done<'leave'>({ ask: 'leave', table: guest.entry.table });
    expect((await past(elsewhere, guest.entry.table, 0, 1)).ok).toBe(false);
  });

  test('has to be over, and has to be a game', async () => {
    const at = open();
    const table = await at.lay(PERSONS);
    const { text } = await at.done<'export'>({ ask: 'export', table });
    const show = (file: string) => at.ask<'show'>({ ask: 'show', text: file, title: '', names: [] });
    expect(await show(text)).toMatchObject({ ok: false, refusal: { refused: 'not-over' } });
    expect(await show('hello')).toMatchObject({ ok: false, refusal: { refused: 'malformed' } });
    expect(await show(text.replace('"players": 2', '"players": 9'))).toMatchObject({ ok: false });
  });
});

describe('all games in one file', () => {
  test('come back on another device, and one that is damaged stays out alone', async () => {
    const at = open();
    await at.lay(PERSONS);
    await at.lay(PERSONS, { players: 2, options: { powers: true } });
    const { text } = await at.done<'export-all'>({ ask: 'export-all' });
    const elsewhere = open();
    const take = (file: string) => elsewhere.done<'import'>({ ask: 'import', text: file, title: '', names: [] });
    expect(await take(text)).toMatchObject({ taken: [{ title: 'A table' }, { title: 'A table' }], left: [] });
    const { text: again } = await elsewhere.done<'export-all'>({ ask: 'export-all' });
    expect(new Set(JSON.parse(again).games.map((one: unknown) => JSON.stringify(one)))).toEqual(
      new Set(JSON.parse(text).games.map((one: unknown) => JSON.stringify(one))),
    );
    const damaged = text.replace('"seed": "5"', '"seed": "five"');
    expect(await take(damaged)).toMatchObject({ taken: [{}], left: [{ path: expect.stringMatching(/^games\[\d\]/) }] });
  });
});
