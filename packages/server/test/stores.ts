import type { GameRecord, Seat } from '@cinderhall/kernel';
import { type PlanEnd, usualTerms } from '@cinderhall/protocol';
import { begin, cutTo, parseSaved, type Saved, withEntry } from '@cinderhall/referee';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Vigil } from '../src/clock/vigil.ts';
import { Plans } from '../src/plans/plans.ts';
import type { Database } from '../src/store/database.ts';
import { GameStore } from '../src/store/game-store.ts';
import { migrate, TooNew } from '../src/store/migrations.ts';
import { Registry } from '../src/tables/registry.ts';

/** A way to an empty database, and to open what is in it once more. */
export interface Opening {
  readonly open: () => Promise<Database>;
  readonly reopen: () => Promise<Database>;
}

const record: GameRecord = { format: 1, game: 'toy', rules: 1, config: { players: 2 }, seed: '7', moves: [] };

/** What every database must keep. */
export function expectKept(name: string, { open, reopen }: Opening): void {
  let db: Database;
  let store: GameStore;
  const written: string[] = [];
  let tables = 0;
  const laid = async (from = record): Promise<string> => {
    const table = `${name}-${++tables}`;
    expect(await store.create(table, begin(from))).toBe(true);
    return table;
  };
  const load = async (table: string, from = store): Promise<Saved> => {
    const saved = parseSaved(await from.load(table));
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    return saved.value;
  };

  beforeAll(async () => {
    db = await open();
    await migrate(db);
    store = new GameStore(db, (table, seq) => written.push(`${table} ${seq}`));
  });
  afterAll(() => db.close());

  describe(name, () => {
    test('brought to the newest shape twice, and by several at once, is as it was', async () => {
      const table = await laid();
      await Promise.all([migrate(db), migrate(db)]);
      expect((await load(table)).record).toEqual(record);
    });

    test('of a newer program is left alone', async () => {
      await db.write('INSERT INTO shapes (version) VALUES (?)', 99);
      await expect(migrate(db)).rejects.toThrow(TooNew);
      await db.write('DELETE FROM shapes WHERE version = ?', 99);
    });

    test('knows no table that was never laid', async () => {
      expect(await store.load('nowhere')).toBe(null);
      expect(await store.append('nowhere', 0, { line: '0 a', id: 'x' })).toBe(false);
    });

    test('lays a table once', async () => {
      const table = await laid();
      expect(await store.create(table, begin({ ...record, seed: '8' }))).toBe(false);
      expect((await load(table)).record.seed).toBe('7');
    });

    test('keeps a game that came with moves, and what follows on them', async () => {
      const table = await laid({ ...record, moves: ['0 a', '1 b'] });
      await store.append(table, 0, { line: '0 c', id: 'x' });
      expect(await load(table)).toMatchObject({ record: { moves: ['0 a', '1 b', '0 c'] }, ids: ['', '', 'x'] });
    });

    test('tells of a change after it is there, with its number', async () => {
      const table = await laid();
      written.length = 0;
      await store.append(table, 0, { line: '0 a', id: 'x' });
      await store.append(table, 0, { line: '0 b', id: 'y' });
      await store.cut(table, 1, 0);
      expect(written).toEqual([`${table} 1`, `${table} 2`]);
    });

    test.each([-1, 1, 2])('takes no change that follows on revision %i of a table at 0', async (revision) => {
      const table = await laid();
      expect(await store.append(table, revision, { line: '0 a', id: 'x' })).toBe(false);
      expect(await load(table)).toEqual(begin(record));
    });

    test('gives a table as it was at any time, and says how far it had come', async () => {
      let time = 100;
      const timed = new GameStore(
        db,
        () => {},
        () => time,
      );
      const table = await laid();
      const at = async (instant: number) => {
        const saved = parseSaved(await timed.load(table, instant));
        return saved.ok && [saved.value.revision, ...saved.value.record.moves];
      };
      await timed.append(table, 0, { line: '0 a', id: 'x' });
      time = 300;
      await timed.append(table, 1, { line: '1 b', id: 'y' });
      // A machine that is behind the others: what follows on 300 was not there before it.
      time = 200;
      await timed.cut(table, 2, 1);
      time = 400;
      await timed.append(table, 3, { line: '1 c', id: 'z' });
      expect(await Promise.all([-1, 99, 100, 299, 300, 399, 400].map(at))).toEqual([
        [0],
        [0],
        [1, '0 a'],
        [1, '0 a'],
        [3, '0 a'],
        [3, '0 a'],
        [4, '0 a', '1 c'],
      ]);
      const known = await Promise.all([99, 299, 300, 400].map((until) => timed.revisionAt(table, until, 0)));
      expect([...known, await timed.revisionAt(table, 400, 3)]).toEqual([0, 1, 3, 4, 4]);
    });

    test('tells what has changed since a revision', async () => {
      const table = await laid();
      expect(await store.since(table, 0)).toEqual([]);
      await store.append(table, 0, { line: '0 a', id: 'x' });
      await store.cut(table, 1, 0);
      await store.append(table, 2, { line: '0 b', id: 'y' });
      const rest = [{ keep: 0 }, { line: '0 b', id: 'y' }];
      const told = await Promise.all([0, 1, 3].map((known) => store.since(table, known)));
      expect(told).toEqual([[{ line: '0 a', id: 'x' }, ...rest], rest, []]);
      expect(await store.since('nowhere', 0)).toBe(null);
    });

    test('counts what a statement has written', async () => {
      const table = await laid();
      const lay = (id: string): Promise<number> =>
        db.count('INSERT INTO games (id, record) VALUES (?, ?) ON CONFLICT DO NOTHING', id, '{}');
      expect([await lay(`${table}-a`), await lay(`${table}-a`), await lay(`${table}-b`)]).toEqual([1, 0, 1]);
      expect(await db.count(`UPDATE games SET record = '[]' WHERE id LIKE ?`, `${table}-%`)).toBe(2);
      expect(await db.count('DELETE FROM games WHERE id = ?', 'nowhere')).toBe(0);
    });

    test('has what is written soon for whoever reads, and writes it before it is closed', async () => {
      const other = await reopen();
      const lay = 'INSERT INTO games (id, record) VALUES (?, ?)';
      const kept = async (from: Database): Promise<unknown[]> =>
        (await from.read(`SELECT id FROM games WHERE id LIKE 'soon%' ORDER BY id`)).map(({ id }) => id);
      await other.soon('1', lay, 'soon-1', '{}');
      expect(await kept(other)).toEqual(['soon-1']);
      const failed = expect(other.soon('2', lay, 'soon-1', '{}')).rejects.toThrow();
      await failed;
      await other.write(lay, 'soon-2', '{}');
      const last = other.soon('3', lay, 'soon-3', '{}');
      await other.close();
      await last;
      const again = await reopen();
      expect(await kept(again)).toEqual(['soon-1', 'soon-2', 'soon-3']);
      await again.close();
    });

    test('takes the same answer once, though it were put elsewhere', async () => {
      const table = await laid();
      await store.append(table, 0, { line: '0 a', id: 'x' });
      expect(await store.append(table, 1, { line: '0 a', id: 'x' })).toBe(false);
      expect((await load(table)).ids).toEqual(['x']);
    });

    test('of many writers at once lets one through', async () => {
      const table = await laid();
      const won = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.append(table, 0, { line: `0 m${i}`, id: `m${i}` })),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await load(table)).ids).toEqual([`m${won.indexOf(true)}`]);
    });

    test('writes an answer of whoever sits there, and of nobody else', async () => {
      const table = await laid();
      const [ann, bo] = [`ann of ${table}`, `bo of ${table}`];
      const registry = new Registry(db, 'toy');
      for (const id of [ann, bo]) await registry.addGuest({ id, name: id }, id, 0);
      await registry.putUp({
        ...{ table, title: 'T', host: ann, invite: '', public: true, watchers: true, terms: usualTerms, motion: null },
        ...{
          rematch: null,
          changed: 0,
          card: { game: 'toy', step: 0, round: 1, asked: [], over: false, winners: [], conceded: [] },
        },
        seats: [ann, bo].map((guest, i) => ({ seat: i === 0 ? 0 : 1, player: 'person', name: '', guest })),
      });
      const answer = (revision: number, by: Seat, warrant: string): Promise<boolean> =>
        store.append(table, revision, { line: `${by} a`, id: `${revision} ${warrant}` }, { by, asked: [0], warrant });
      expect(await answer(0, 0, ann)).toBe(true);
      expect(await answer(0, 1, bo)).toBe(false);
      await expect(answer(1, 0, bo)).rejects.toThrow('a seat that is not theirs');
      await db.write('UPDATE seats SET guest = NULL WHERE game = ? AND guest = ?', table, ann);
      await expect(answer(1, 0, ann)).rejects.toThrow('a seat that is not theirs');
      expect(await answer(1, 1, bo)).toBe(true);
      expect((await load(table)).record.moves).toEqual(['0 a', '1 a']);
    });

    test('writes an answer that somebody has prepared while that waits, and no later', async () => {
      const table = await laid();
      const ann = `ann at ${table}`;
      const registry = new Registry(db, 'toy');
      await registry.addGuest({ id: ann, name: ann }, ann, 0);
      await registry.putUp({
        ...{ table, title: 'T', host: ann, invite: '', public: true, watchers: true, terms: usualTerms, motion: null },
        ...{
          rematch: null,
          changed: 0,
          card: { game: 'toy', step: 0, round: 1, asked: [], over: false, winners: [], conceded: [] },
        },
        seats: [{ seat: 0, player: 'person', name: '', guest: ann }],
      });
      const plans = new Plans(db);
      const plan = { guest: ann, seat: 0, steps: [{ kind: 'turn', moves: ['a'] }], base: 0, anchor: '' } as const;
      const put = (id: string, after: string | null, revision: number, ended: PlanEnd | null = null) =>
        plans.put(table, { ...plan, id, ended }, { after, revision });
      const given = (revision: number, prepared: string) =>
        store.append(
          table,
          revision,
          { line: '0 a', id: `${prepared}:${revision}` },
          { by: 0, asked: [0], warrant: ann, prepared },
        );

      expect(await put('one', 'none', 0)).toBe(false);
      expect(await put('one', null, 0)).toBe(true);
      expect(await put('other', null, 0)).toBe(false);
      expect(await plans.waiting(table)).toEqual([{ ...plan, id: 'one', ended: null }]);
      await expect(given(0, 'other')).rejects.toThrow('has been taken back');
      expect(await given(0, 'one')).toBe(true);
      expect(await given(0, 'one')).toBe(false);
      expect(await plans.due()).toContain(table);
      // Of a moment that has passed.
      expect(await put('two', 'one', 0)).toBe(false);
      expect(await put('two', 'one', 1)).toBe(true);
      await expect(given(1, 'one')).rejects.toThrow('has been taken back');
      expect(await plans.end(table, 'two', 'no-move')).toBe(true);
      expect(await plans.end(table, 'two', 'given')).toBe(false);
      await expect(given(1, 'two')).rejects.toThrow('has been taken back');
      expect(await plans.due()).not.toContain(table);
      expect(await plans.of(table, ann)).toMatchObject({ id: 'two', ended: 'no-move' });
      expect(await put('three', 'two', 1)).toBe(true);
      const seating = { seat: 0, player: 'person', name: '', guest: ann } as const;
      expect(await registry.giveSeat(table, seating, { empty: false })).toBe(true);
      expect(await plans.of(table, ann)).toMatchObject({ id: 'three', ended: 'risen' });
      expect(await put('four', 'three', 1)).toBe(false);
      expect((await load(table)).ids).toEqual(['one:0']);
    });

    test('keeps many tables that are written to at once', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => laid()));
      await Promise.all(all.map((table) => store.append(table, 0, { line: `0 ${table}`, id: 'x' })));
      for (const table of all) expect((await load(table)).record.moves).toEqual([`0 ${table}`]);
    });

    test('whatever is written and taken back, opened again it is what a table in memory would be', async () => {
      const change = fc.oneof(
        {
          weight: 4,
          arbitrary: fc.string({ maxLength: 20 }).map((text) => ({ append: `0 ${text.replace(/\0/g, '')}` })),
        },
        { weight: 1, arbitrary: fc.nat(20).map((keep) => ({ keep })) },
      );
      const property = async (changes: (typeof change extends fc.Arbitrary<infer T> ? T : never)[]) => {
        const table = await laid();
        let expected = begin(record);
        for (const [i, made] of changes.entries()) {
          const { revision } = expected;
          if ('append' in made) {
            const entry = { line: made.append, id: `m${i}` };
            expect(await store.append(table, revision, entry)).toBe(true);
            expected = withEntry(expected, entry);
          } else {
            const keep = made.keep % (expected.ids.length + 1);
            expect(await store.cut(table, revision, keep)).toBe(true);
            expected = cutTo(expected, keep);
          }
        }
        const again = await reopen();
        expect(await new GameStore(again, () => {}).load(table)).toEqual(expected);
        await again.close();
      };
      await fc.assert(fc.asyncProperty(fc.array(change, { maxLength: 25 }), property), { numRuns: 15 });
    });

    test('knows for how long no server was there, by whichever of several came first', async () => {
      const outages = () => db.read('SELECT since, until FROM outages ORDER BY since');
      await new Vigil(db).begin(1000);
      await new Vigil(db).beat(6000);
      await new Vigil(db).begin(15_000);
      expect(await outages()).toEqual([]);
      await new Vigil(db).beat(20_000);
      await Promise.all([new Vigil(db).begin(60_000), new Vigil(db).begin(60_500)]);
      const [outage, ...others] = await outages();
      expect([outage?.since, others]).toEqual([20_000, []]);
      expect(Number(outage?.until) - 15_000).toBeOneOf([60_000, 60_500]);
    });

    test('removes a table with all that belongs to it', async () => {
      const table = await laid();
      await store.append(table, 0, { line: '0 a', id: 'x' });
      await store.remove(table);
      expect(await store.load(table)).toBe(null);
      expect(await db.read('SELECT seq FROM changes WHERE game = ?', table)).toEqual([]);
    });

    test('of several statements carries out all or none', async () => {
      const table = await laid();
      const twice = { sql: 'INSERT INTO games (id, record) VALUES (?, ?)', values: [`${table}-more`, '{}'] };
      await expect(db.atomically([twice, twice])).rejects.toThrow();
      expect(await store.load(`${table}-more`)).toBe(null);
    });

    test('one write that fails spoils no other of the same moment', async () => {
      const table = await laid();
      const [good, bad] = await Promise.allSettled([
        store.append(table, 0, { line: '0 a', id: 'x' }),
        db.write('INSERT INTO games (id, record) VALUES (?, ?)', table, '{}'),
      ]);
      expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected']);
      expect((await load(table)).ids).toEqual(['x']);
    });
  });
}
