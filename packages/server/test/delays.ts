import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { seedRng } from '@cinderhall/kernel';
import type { FinishedGame, TableCard } from '@cinderhall/protocol';
import { verify } from '@cinderhall/referee/pledges';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/store/index.ts';
import type { Kept } from './live.ts';
import { type Live, meet, type Person } from './people.ts';
import { expectNoSecrets, heardBy, isOver, looking, playOn, savedIn, seated } from './play.ts';
import { type Serving, serve } from './serving.ts';

/** Milliseconds by which spectators are behind. */
const DELAY = 1000;

/** Something that came to a spectator, and when. */
interface Told {
  readonly at: number;
  readonly text: string;
}

/** A connection of a spectator, and when each of its messages came. */
async function listening(person: Person, table: string, since: { revision: number; step: number } | null = null) {
  const live = await person.connect();
  const told: Told[] = [];
  live.socket.on('message', (data) => told.push({ at: Date.now(), text: data.toString() }));
  expect(await live.enter(table, since)).toMatchObject({ ok: true });
  return { live, told };
}

/** Everything that a spectator may ask for over HTTP. */
async function asking(person: Person, table: string): Promise<Told[]> {
  const paths = ['/api/tables', '/api/tables/public', `/api/tables/${table}`, `/api/tables/${table}/record`];
  const told: Told[] = [];
  for (const path of paths) {
    const { body } = await person.ask('GET', path);
    told.push({ at: Date.now(), text: JSON.stringify(body) });
  }
  return told;
}

/** Every number of answers or changes, and every time of a line, that is told anywhere in a message. */
function newestIn(text: string): { readonly step: number; readonly said: number } {
  const found = { step: 0, said: 0 };
  JSON.parse(text, (key, value) => {
    if (['step', 'revision', 'from'].includes(key) && typeof value === 'number')
      found.step = Math.max(found.step, value);
    // The record, and the hashes of answers.
    if (['moves', 'answers'].includes(key) && Array.isArray(value)) found.step = Math.max(found.step, value.length);
    if (key === 'happened') found.said = Math.max(found.said, 1);
    if (key === 'at' && typeof value === 'number') found.said = Math.max(found.said, value);
    return value;
  });
  return found;
}

/** People who look on later than it happens, whatever the tables are kept in. */
export function expectDelayed(name: string, keep: () => Promise<Kept>): void {
  let env: Record<string, string>;
  let server: Serving;
  let db: Database;
  let ann: Person;
  let bo: Person;
  let eve: Person;

  beforeAll(async () => {
    const kept = await keep();
    env = { ...kept.env, LIMITS: '100' };
    server = await serve(env);
    [ann, bo, eve] = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo'), await meet(server.url, 'Eve')];
    db = kept.open();
  });
  afterAll(async () => {
    await db.close();
    server.child.kill('SIGTERM');
    await server.ended;
  });

  /** Two people at a table with this delay, and Eve let in. */
  async function laid(delay: number | 'over') {
    const laid = await seated([ann, bo], { terms: { delay }, public: true });
    await eve.join(laid);
    return laid.table;
  }

  const timesOf = async (table: string): Promise<number[]> =>
    (await db.read('SELECT at FROM changes WHERE game = ? ORDER BY seq', table)).map(({ at }) => Number(at));

  const play = (table: string, lives: readonly Live[], upTo = Number.POSITIVE_INFINITY) =>
    Promise.all(
      lives.map((live, i) =>
        playOn(live, table, seedRng(String(i)), { enough: () => live.last(table).sight.step >= upTo }),
      ),
    );

  describe(`later in ${name}`, () => {
    test('spectators see what was, and nothing that is newer reaches them by any way', async () => {
      const table = await laid(DELAY / 1000);
      const [first, second] = [await looking(ann, table), await looking(bo, table)];
      const lives = [first, second];
      const watching = await listening(eve, table);
      const told: Told[] = [];
      let playing = true;
      const nosing = async () => {
        while (playing) {
          told.push(...(await asking(eve, table)));
          const { step } = first.last(table).sight;
          const shown = () => watching.live.last(table).sight.step >= step;
          const before = shown();
          const past = await watching.live.ask<'past'>({ ask: 'past', table, eyes: 'spectator', step });
          // More may be shown while the answer is on its way.
          if (before || !shown()) expect(past.ok).toBe(before);
          const other = await watching.live.ask<'past'>({ ask: 'past', table, eyes: 0, step: 0 });
          expect(other).toMatchObject({ ok: false, refusal: { refused: 'not-your-eyes' } });
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      };
      const asked = nosing();
      await first.ask<'say'>({ ask: 'say', table, id: 'hello-ann', text: 'A die that nobody should hear of' });
      await play(table, lives, 30);
      // Somebody else's device, which says that it knows everything.
      const { revision, sight } = second.last(table);
      const again = await listening(eve, table, { revision, step: sight.step });
      expect(again.live.sights(table)[0]?.sight.from).toBe(0);
      await play(table, lives);
      playing = false;
      await asked;
      const early = { over: isOver(watching.live, table), ...(await eve.ask('GET', `/api/tables/${table}/record`)) };
      const invited = await eve.ask('POST', `/api/tables/${table}/invitation`, { invite: null });
      // A machine that is slow enough has shown the end by now.
      if (Date.now() < Math.max(...(await timesOf(table))) + DELAY) {
        expect(early).toMatchObject({ over: false, body: { refused: 'not-over' } });
        expect(invited.body).toMatchObject({ game: 'crown-of-ash', over: false });
      }
      await watching.live.until(() => isOver(watching.live, table));
      await again.live.until(() => isOver(again.live, table));
      await watching.live.until(() => watching.live.card(table).over);
      // What was said is looked for after the game, and may come a moment later.
      await watching.live.until(() => watching.live.talk(table).some(({ happened }) => happened.what === 'said'));
      told.push(...(await asking(eve, table)));
      expect(JSON.parse(told.at(-1)?.text ?? '').seals).toBeDefined();

      const times = await timesOf(table);
      for (const { at, text } of [...told, ...watching.told, ...again.told]) {
        const { step, said } = newestIn(text);
        expect(step === 0 ? 0 : (times[step - 1] ?? at)).toBeLessThanOrEqual(step === 0 ? 0 : at - DELAY);
        if (said > 0) expect(said).toBeLessThanOrEqual(at - DELAY);
        expect(text).not.toContain('"tell":"clocks"');
      }
      const { record } = await savedIn(db, table);
      const seen = expectNoSecrets(
        watching.live,
        'spectator',
        record,
        [ann, bo].map(({ cookie }) => cookie.slice(-64)),
      );
      expect(seen).toBeGreaterThan(1);
      await Promise.all([...lives, watching.live, again.live].map((live) => live.close()));
    });

    test('spectators of a table that is shown at the end see its beginning until then, and all of it afterwards', async () => {
      const table = await laid('over');
      const lives = [await looking(ann, table), await looking(bo, table)];
      await play(table, lives, 20);
      const { live, told } = await listening(eve, table);
      await play(table, lives);
      const before = [...told.map(({ text }) => text)].filter((text) => newestIn(text).step > 0);
      const times = await timesOf(table);
      for (const { at, text } of told)
        if (newestIn(text).step > 0) expect(at).toBeGreaterThanOrEqual(times.at(-1) ?? at);
      expect(live.sights(table)[0]?.sight).toMatchObject({ step: 0 });
      expect(before.length).toBeLessThanOrEqual(3);
      await live.until(() => isOver(live, table));
      expect(live.last(table).sight).toMatchObject({ step: times.length, from: 1 });
      expect((await eve.ask<TableCard>('GET', `/api/tables/${table}`)).body).toMatchObject({
        over: true,
        step: times.length,
      });
      expect((await eve.ask('GET', `/api/tables/${table}/record`)).status).toBe(200);
      await Promise.all([...lives, live].map((one) => one.close()));
    });

    test('another process, or the same begun anew, shows the same and no more', async () => {
      const table = await laid(3600);
      const lives = [await looking(ann, table), await looking(bo, table)];
      await play(table, lives, 25);
      const end = lives.map((live) => live.close());
      // An hour passes for the first ten answers.
      await db.write('UPDATE changes SET at = at - 4000000 WHERE game = ? AND seq <= 10', table);
      await db.write('UPDATE cards SET at = at - 4000000 WHERE game = ?', table);
      await Promise.all(end);
      const other = await serve(env);
      const { live } = await listening(eve.at(other.url), table);
      expect(live.last(table)).toMatchObject({ revision: 10, sight: { step: 10, from: 0 } });
      await db.write('UPDATE changes SET at = at - 4000000 WHERE game = ? AND seq <= 20', table);
      await live.until(() => live.last(table).sight.step === 20);
      expect(live.last(table)).toMatchObject({ revision: 20, sight: { from: 11 } });
      other.child.kill('SIGTERM');
      await other.ended;
    });

    test('whoever gets up sees with the eyes of spectators, and whoever sits down with their own', async () => {
      const table = await laid('over');
      const [first, second] = [await looking(ann, table), await looking(bo, table)];
      const lives = [first, second];
      await play(table, lives, 12);
      const { pledge } = heardBy(second, table);
      await bo.seat(table, 1, 'open');
      await second.until(() => second.last(table).sight.viewer === 'spectator');
      expect(second.last(table)).toMatchObject({ revision: 0, sight: { step: 0, from: 0 } });
      // What the table was bound to is not forgotten with the seat.
      expect(heardBy(second, table).pledge).toEqual(pledge);
      await bo.seat(table, 1, 'me');
      await second.until(() => second.last(table).sight.viewer === 1);
      expect(second.last(table).sight.step).toBeGreaterThanOrEqual(12);
      await play(table, lives);
      const { body: game } = await bo.ask<FinishedGame>('GET', `/api/tables/${table}/record`);
      expect(verify(crownOfAsh, game, heardBy(second, table))).toMatchObject({ heard: true, flaws: [] });
      await Promise.all(lives.map((live) => live.close()));
    });
  });
}
