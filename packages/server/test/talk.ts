import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Kept } from './live.ts';
import { type Live, meet, type Person } from './people.ts';
import { looking, seated } from './play.ts';
import { launch, type Serving, serve } from './serving.ts';

let lines = 0;
const newLine = (): string => `line-${String(++lines).padStart(4, '0')}`;

/** What talk keeps over real connections, whatever the tables are kept in. */
export function expectTalkative(name: string, keep: () => Promise<Kept>): void {
  let kept: Kept;
  let server: Serving;
  let ann: Person;
  let bo: Person;

  beforeAll(async () => {
    kept = await keep();
    server = await serve({ ...kept.env, LIMITS: '1' });
    [ann, bo] = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo')];
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  async function pair(terms: object = {}) {
    const laid = await seated([ann, bo], { terms });
    return { ...laid, ann: await looking(ann, laid.table), bo: await looking(bo, laid.table) };
  }
  const say = (live: Live, table: string, text: string, id = newLine()) =>
    live.ask<'say'>({ ask: 'say', table, id, text });
  /** What was said, and by whom. */
  const said = (live: Live, table: string): string[] =>
    live.talk(table).flatMap(({ name, happened }) => (happened.what === 'said' ? `${name}: ${happened.text}` : []));
  const close = (...lives: Live[]) => Promise.all(lives.map((live) => live.close()));

  describe(`talk in ${name}`, () => {
    test('reaches everybody who looks, as it was typed, and whoever comes later', async () => {
      const { table, ann: a, bo: b } = await pair();
      const text = '<img src=x onerror=alert(1)> & "so" \u{1F525} привет';
      expect(await say(a, table, `  ${text} `)).toEqual({ ok: true, value: null });
      await b.until(() => said(b, table).length === 1);
      expect([said(a, table), said(b, table)]).toEqual([[`Ann: ${text}`], [`Ann: ${text}`]]);
      const later = await looking(bo, table);
      await later.until(() => said(later, table).length === 1);
      expect(later.talk(table).find(({ happened }) => happened.what === 'said')).toMatchObject({ seat: 0 });
      await close(a, b, later);
    });

    test('counts the same line once, however often it arrives', async () => {
      const { table, ann: a, bo: b } = await pair();
      const id = newLine();
      const twice = await Promise.all([say(a, table, 'Hello', id), say(a, table, 'Hello', id)]);
      expect(twice.every(({ ok }) => ok)).toBe(true);
      await say(b, table, 'Well met');
      await a.until(() => said(a, table).length === 2);
      expect(said(b, table)).toEqual(['Ann: Hello', 'Bo: Well met']);
      await close(a, b);
    });

    test('is for those who play: watchers read, and say nothing while the game goes on', async () => {
      const { table, invite, ann: a, bo: b } = await pair();
      const eve = await meet(server.url, 'Eve');
      await eve.join({ table, invite });
      const e = await looking(eve, table);
      expect(await say(e, table, 'Bo has the 4!')).toEqual({ ok: false, refusal: { refused: 'not-seated', table } });
      await say(a, table, 'Welcome');
      await e.until(() => said(e, table).length === 1);
      await bo.seat(table, 1, 'greedy');
      expect(await say(b, table, 'I had the 4')).toMatchObject({ ok: false, refusal: { refused: 'not-seated' } });
      await close(a, b, e);
    });

    test('is not where it was not agreed on', async () => {
      const { table, ann: a, bo: b } = await pair({ chat: false });
      expect(await say(a, table, 'Hello')).toEqual({ ok: false, refusal: { refused: 'not-agreed', table } });
      await close(a, b);
    });

    test('tells too much of it to wait, and lets others go on', async () => {
      const { table, ann: a, bo: b } = await pair();
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => say(a, table, `and ${i}`)));
      expect(answers.slice(0, 6).every(({ ok }) => ok)).toBe(true);
      expect(answers.at(-1)).toMatchObject({ ok: false, refusal: { refused: 'too-many', wait: expect.any(Number) } });
      expect(await say(b, table, 'Slowly')).toMatchObject({ ok: true });
      await close(a, b);
    });

    test('tells what people do beside the game', async () => {
      const { table, ann: a, bo: b } = await pair();
      await bo.seat(table, 1, 'greedy', 'Oda');
      await bo.seat(table, 1, 'me');
      await a.until(() => a.talk(table).length === 3);
      const done = a.talk(table).map(({ who, name: by, seat, happened }) => [by, seat, happened.what, who.length]);
      expect(done).toEqual([
        ['Bo', 1, 'sat', 16],
        ['Bo', 1, 'computer', 16],
        ['Bo', 1, 'sat', 16],
      ]);
      await close(a, b);
    });

    test('can be put before whoever runs the server, who reads it by a command', async () => {
      const { table, ann: a, bo: b } = await pair();
      const id = newLine();
      await say(b, table, 'You play like a ghoul', id);
      const report = (person: Person, line: string) => person.ask('POST', `/api/tables/${table}/reports`, { line });
      expect((await report(ann, newLine())).body.refused).toBe('malformed');
      expect((await report(ann, id)).status).toBe(200);
      expect((await report(ann, id)).status).toBe(200);
      const stranger = await meet(server.url, 'Sly');
      expect((await report(stranger, id)).body.refused).toBe('not-invited');
      const { output, ended } = launch(kept.env, 'reports');
      expect(await ended).toEqual({ code: 0, signal: null });
      const reports = output().trim().split('\n');
      expect(reports).toHaveLength(1);
      expect(JSON.parse(reports[0] ?? '')).toMatchObject({
        table,
        name: 'Bo',
        happened: { what: 'said', text: 'You play like a ghoul' },
      });
      await close(a, b);
    });

    test('is forgotten from its beginning on when there is much of it', async () => {
      const { table, ann: a, bo: b } = await pair();
      const db = kept.open();
      const line = (n: number) => ({
        ...{ id: `old-line-${n}`, at: n, who: 'x', name: 'X', seat: null },
        happened: { what: 'said', text: `${n}` },
      });
      const insert = 'INSERT INTO talk (game, id, at, line) VALUES (?, ?, ?, ?)';
      for (let n = 0; n < 205; n++) await db.write(insert, table, `old-line-${n}`, n, JSON.stringify(line(n)));
      await say(a, table, 'And so on');
      const [count] = await db.read('SELECT count(*) AS n FROM talk WHERE game = ?', table);
      await db.close();
      expect(count).toEqual({ n: 200 });
      const later = await looking(bo, table);
      await later.until(() => said(later, table).length > 0);
      expect(said(later, table).at(-1)).toBe('Ann: And so on');
      await close(a, b, later);
    });
  });
}
