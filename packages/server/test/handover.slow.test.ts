import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, crownOfAsh } from '@cinderhall/crown-of-ash';
import { below, type RngState, SEATS, type Seat, seedRng, startRecord, type Viewer } from '@cinderhall/kernel';
import { type SeatRequest, usualTerms } from '@cinderhall/protocol';
import { begin } from '@cinderhall/referee';
import { afterAll, describe, expect, test } from 'vitest';
import { houseConfigOf } from '../../crown-of-ash/test/position.ts';
import { QUESTIONS } from '../../crown-of-ash/test/questions.ts';
import { newName } from '../src/chance.ts';
import { Happenings } from '../src/clock/happenings.ts';
import { Timekeeper } from '../src/clock/timekeeper.ts';
import { shelf } from '../src/games.ts';
import { House } from '../src/live/house.ts';
import type { AnySight } from '../src/live/play.ts';
import type { Looker } from '../src/live/room.ts';
import type { Thought } from '../src/live/thinking.ts';
import { Plans } from '../src/plans/plans.ts';
import { type Database, GameStore } from '../src/store/index.ts';
import { migrate } from '../src/store/migrations.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Delays } from '../src/tables/delays.ts';
import { Host } from '../src/tables/host.ts';
import { Pledges } from '../src/tables/pledges.ts';
import { type Guest, Registry } from '../src/tables/registry.ts';
import { Talks } from '../src/talk/talks.ts';
import { momentsOf, savedIn } from './play.ts';

const folder = mkdtempSync(join(tmpdir(), 'cinderhall-handover-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Somebody, and everything that they were told. */
class Person implements Looker {
  readonly gone = false;
  readonly me: Guest;
  readonly sights: AnySight[] = [];

  constructor(name: string) {
    this.me = { id: newName(), name };
  }

  get guest(): string {
    return this.me.id;
  }
  get last(): AnySight {
    const last = this.sights.at(-1);
    if (!last) throw new Error('nothing has been told');
    return last;
  }
  sight(_table: string, sight: AnySight): void {
    // As it goes over the wire: nothing of it is shared with the game.
    this.sights.push(structuredClone(sight));
  }
  card(): void {}
  clocks(): void {}
  talk(): void {}
  plan(): void {}
  lost(): void {
    throw new Error('everybody may look at this table');
  }
}

/** A computer's thought, which lasts for as long as the test likes. */
interface Held {
  readonly thought: Thought;
  readonly decide: (choice: number) => void;
}

/** How a seat is given away and comes back. */
type Way = 'computer' | 'somebody else' | 'computer that answers';
/** The last of them leaves nothing to be answered. */
const WAYS: readonly Way[] = ['computer', 'somebody else', 'computer that answers'];

/** A house with one table of this game, at which its people and a watcher look; computers think when they are told to. */
async function laid(name: string, config: Config, seed: string) {
  const db: Database = openSqlite(join(folder, `${name}.db`));
  await migrate(db);
  const now = Date.now;
  const failures: unknown[] = [];
  const thoughts: Held[] = [];
  const registry = new Registry(db, crownOfAsh.id);
  const ports = {
    ...{
      registry,
      store: new GameStore(db, () => {}),
      pledges: new Pledges(db),
      plans: new Plans(db),
      delays: new Delays(db, now),
    },
    timekeeper: new Timekeeper({ happenings: new Happenings(db), registry, now }),
    talks: new Talks({ db, now, limits: 1 }),
    hooks: { turn: async () => {}, forget: () => {} },
    thinker: {
      think: (thought: Thought) => new Promise<number>((decide) => thoughts.push({ thought, decide })),
    },
    ...{ pause: 0, now, tell: () => {}, failed: (error: unknown) => failures.push(error) },
  };
  const house = new House(shelf, ports);
  const host = new Host(house, ports);

  const seats = crownOfAsh.seats(config);
  const people = seats.map((seat) => new Person(`Player ${seat}`));
  const others = seats.map((seat) => new Person(`Guest ${seat}`));
  const watcher = new Person('Watcher');
  for (const { me } of [...people, ...others, watcher]) await registry.addGuest(me, newName(), 0);
  const table = newName();
  await ports.store.create(table, begin(startRecord(crownOfAsh, config, seed)));
  await registry.putUp({
    ...{ table, title: 'Ash', host: people[0]?.guest ?? '', invite: newName(), public: true, watchers: true },
    ...{ terms: usualTerms, motion: null, rematch: null, changed: 0 },
    card: { game: crownOfAsh.id, step: 0, round: 1, asked: [], over: false, winners: [], conceded: [] },
    seats: seats.map((seat, i) => ({ seat, player: 'person', name: '', guest: people[i]?.guest ?? null })),
  });
  for (const { guest } of [...others, watcher]) await registry.letIn(table, guest);
  const look = async (person: Person) => expect(await house.enter(table, person, null)).toMatchObject({ ok: true });
  for (const person of [...people, watcher]) await look(person);

  /** Changes who sits in a seat, as somebody asks over HTTP. */
  async function seat({ me }: Person, at: Seat, wish: SeatRequest): Promise<void> {
    expect(await host.seat(me, table, at, wish)).toMatchObject({ ok: true });
  }
  return { db, house, table, people, others, watcher, thoughts, failures, look, seat };
}
type Laid = Awaited<ReturnType<typeof laid>>;

/** The part of a sight that must be the same when a seat has come back: all but what was told since when. */
const standing = ({ from: _from, events: _events, ...rest }: AnySight): object => rest;

const write = (config: Config, move: unknown): string => {
  const offered = crownOfAsh.notation(config);
  const text = offered.write(Object(move));
  expect(offered.read(text)).toEqual(move);
  return text;
};

/** Waits until something is so that the house does by itself. */
async function until(what: () => boolean): Promise<void> {
  for (let i = 0; !what(); i++) {
    if (i > 2000) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Whoever has no seat now sees what everybody sees, and can do nothing for the seat that was theirs. */
async function expectOutside({ house, table, watcher }: Laid, person: Person, move: string): Promise<void> {
  expect(person.last.viewer).toBe('spectator');
  expect(standing(person.last)).toEqual(standing(watcher.last));
  const answer = { decision: watcher.last.decision?.id ?? 0, move, id: newName() };
  expect(await house.submit(table, person.guest, answer)).toMatchObject({ refusal: { refused: 'not-seated' } });
}

/** Gives a seat away in the middle of a question and takes it back. What is left to be answered: the same, or nothing. */
async function handOver(on: Laid, at: Seat, way: Way, choice: number): Promise<'open' | 'answered'> {
  const { people, others, watcher, thoughts, house, table } = on;
  const [person, other] = [people[at], others[at]];
  if (!person || !other) throw new Error('nobody sits there');
  const [before, everybody] = [person.last, watcher.last];
  const anyMove = write(houseOf(before), before.moves[0]);
  const rest = people.filter((one) => one !== person).map((one) => [one, standing(one.last)] as const);
  const unmoved = (): void => {
    for (const [one, was] of rest) expect(standing(one.last)).toEqual(was);
    expect(standing(watcher.last)).toEqual(standing(everybody));
  };
  if (way === 'somebody else') {
    await on.look(other);
    await on.seat(person, at, { player: 'open' });
    await expectOutside(on, person, anyMove);
    await on.seat(other, at, { player: 'me' });
    expect(standing(other.last)).toEqual(standing(before));
    await on.seat(other, at, { player: 'open' });
    await expectOutside(on, other, anyMove);
    await house.leave(table, other);
  } else {
    const known = thoughts.length;
    await on.seat(person, at, { player: 'random', name: 'Oda' });
    await expectOutside(on, person, anyMove);
    const held = thoughts.slice(known);
    // The computer is asked once, and knows what the seat knows.
    expect(held.map(({ thought }) => [thought.seat, thought.bot, thought.view, thought.moves])).toEqual([
      [at, 'random', before.view, before.moves],
    ]);
    unmoved();
    const [computer] = held;
    if (way === 'computer that answers') {
      computer?.decide(choice);
      await until(() => watcher.last.step === before.step + 1);
      // What comes next may be the same seat's again: its computer has begun to think, and is not heard any more.
      await on.seat(person, at, { player: 'me' });
      expect(person.last).toMatchObject({ viewer: at, step: before.step + 1 });
      for (const { decide } of thoughts.slice(known + 1)) decide(0);
      return 'answered';
    }
    await on.seat(person, at, { player: 'me' });
    expect(standing(person.last)).toEqual(standing(before));
    // What it thought comes too late.
    computer?.decide(0);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(watcher.last.step).toBe(before.step);
    unmoved();
    return 'open';
  }
  await on.seat(person, at, { player: 'me' });
  expect(standing(person.last)).toEqual(standing(before));
  expect(await house.offered(table, other.guest)).toMatchObject({ refusal: { refused: 'not-seated' } });
  unmoved();
  return 'open';
}

/** The edition and options of what somebody sees. */
const houseOf = ({ view }: AnySight): Config => Reflect.get(Object(view), 'config');

/** Plays a table to its end at random, and gives each seat that is asked away at each kind of question in each way. */
async function playThrough(on: Laid, luck: RngState, wanted: Set<string>): Promise<string[]> {
  const { house, table, people, watcher } = on;
  const answered: string[] = [];
  for (let { decision } = watcher.last; decision !== null; { decision } = watcher.last) {
    const [at = 0] = decision.seats;
    const person = people[at];
    if (!person) throw new Error('nobody sits there');
    const choices = person.last.moves;
    const choice = below(luck, choices.length);
    answered.push(`${at} ${write(houseOf(person.last), choices[choice])}`);
    const { id, kind } = decision;
    let left: 'open' | 'answered' = 'open';
    for (const way of WAYS) if (wanted.delete(`${kind}: ${way}`)) left = await handOver(on, at, way, choice);
    if (left === 'answered') continue;
    const answer = { decision: id, move: answered.at(-1)?.slice(2) ?? '', id: newName() };
    expect(await house.submit(table, person.guest, answer)).toMatchObject({ ok: true });
  }
  return answered;
}

/** Everything that anybody was told is what the eyes that they had then may know of that moment. */
function expectNothingLeaked({ people, others, watcher }: Laid, record: Parameters<typeof momentsOf>[0]): number {
  const eyes: readonly Viewer[] = [...SEATS.slice(0, people.length), 'spectator'];
  const moments = new Map(eyes.map((viewer) => [viewer, momentsOf(record, viewer)]));
  let sights = 0;
  for (const person of [...people, ...others, watcher]) {
    for (const { viewer, step, from, view, decision, moves, barred, outcome, concessions, events } of person.sights) {
      const known = moments.get(viewer);
      const now = JSON.stringify({ viewer, step, view, decision, moves, barred, outcome, concessions });
      if (now !== known?.sights[step]) expect(JSON.parse(now)).toEqual(JSON.parse(known?.sights[step] ?? 'null'));
      const news = known?.events.filter((told) => told.step >= from && told.step <= step);
      if (JSON.stringify(events) !== JSON.stringify(news)) expect(events).toEqual(news);
      sights += 1;
    }
  }
  return sights;
}

describe('a seat is given away and taken back', () => {
  const kinds = Object.keys(QUESTIONS);
  const every = kinds.flatMap((kind) => WAYS.map((way) => `${kind}: ${way}`));
  const missing = new Set(every);

  // Found by search: between them these games ask every kind of question.
  test.each(['6', '25'])(
    'while game %s is played, and nothing is lost, told to others or asked twice',
    async (seed) => {
      const on = await laid(seed, houseConfigOf({ players: 4, options: { powers: true } }), seed);
      const wanted = new Set(every);
      const answered = await playThrough(on, seedRng(seed), wanted);
      for (const done of every) if (!wanted.has(done)) missing.delete(done);
      const { record, ids } = await savedIn(on.db, on.table);
      expect(record.moves).toEqual(answered);
      expect(new Set(ids).size).toBe(ids.length);
      expect(expectNothingLeaked(on, record)).toBeGreaterThan(answered.length * 3);
      expect(on.failures).toEqual([]);
      await on.db.close();
    },
  );

  // As another process does it, whose note has not come yet.
  test('behind the back of a house that shows the table, which lets nobody answer by what it remembers', async () => {
    const on = await laid('elsewhere', houseConfigOf({ players: 2 }), '6');
    const { db, house, table, people, others, watcher } = on;
    const { decision } = watcher.last;
    const [at = 0] = decision?.seats ?? [];
    const [person, other] = [people[at], others[at]];
    if (!person || !other || !decision) throw new Error('nobody sits there');
    const answer = { decision: decision.id, move: write(houseOf(person.last), person.last.moves[0]), id: newName() };
    const seat = (guest: string | null) =>
      db.write('UPDATE seats SET guest = ? WHERE game = ? AND seat = ?', guest, table, at);
    const notSeated = { refusal: { refused: 'not-seated' } };

    await seat(other.guest);
    expect(await house.submit(table, person.guest, answer)).toMatchObject(notSeated);
    // Nor do they hear what may be answered.
    expect(await house.submit(table, person.guest, { ...answer, move: 'nonsense' })).toMatchObject(notSeated);
    expect((await savedIn(db, table)).record.moves).toEqual([]);
    expect(await house.submit(table, other.guest, answer)).toMatchObject({ ok: true });
    expect(watcher.last.step).toBe(1);
    await db.close();
  });

  test('at every kind of question, in every way', () => {
    expect([...missing]).toEqual([]);
  });
});
