import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { type TableCard, usualTerms } from '@cinderhall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newName } from '../src/chance.ts';
import { Happenings } from '../src/clock/happenings.ts';
import { Timekeeper } from '../src/clock/timekeeper.ts';
import { shelf } from '../src/games.ts';
import { House } from '../src/live/house.ts';
import type { Looker } from '../src/live/room.ts';
import { Plans } from '../src/plans/plans.ts';
import { GameStore } from '../src/store/index.ts';
import { migrate } from '../src/store/migrations.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Delays } from '../src/tables/delays.ts';
import { Pledges } from '../src/tables/pledges.ts';
import { Registry } from '../src/tables/registry.ts';
import { Talks } from '../src/talk/talks.ts';

const db = openSqlite(':memory:');
beforeAll(() => migrate(db));
afterAll(() => db.close());

/** Writes down how far somebody has looked when the test lets it. */
class Slow extends Registry {
  write: () => void = () => {};

  override async saw(table: string, guest: string, step: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.write = resolve;
    });
    await super.saw(table, guest, step);
  }
}

/** Somebody who looks, and the cards that they were told. */
const looker = (guest: string): Looker & { readonly cards: TableCard[] } => {
  const cards: TableCard[] = [];
  const told = { sight: () => {}, clocks: () => {}, talk: () => {}, plan: () => {}, lost: () => {} };
  return { guest, gone: false, cards, card: (card) => cards.push(card), ...told };
};

test('the others hear that somebody has left when it is written down how far they had looked', async () => {
  const now = Date.now;
  const registry = new Slow(db, crownOfAsh.id);
  const ports = {
    ...{ registry, store: new GameStore(db, () => {}), pledges: new Pledges(db), plans: new Plans(db) },
    delays: new Delays(db, now),
    timekeeper: new Timekeeper({ happenings: new Happenings(db), registry, now }),
    talks: new Talks({ db, now, limits: 1 }),
    hooks: { turn: async () => {}, forget: () => {} },
    thinker: { think: async () => 0 },
    ...{ pause: 0, now, tell: () => {}, failed: () => {} },
  };
  const house = new House(shelf, ports);
  const [ann, bo, table] = [looker(newName()), looker(newName()), newName()];
  const begun = await house.begin(table, { config: { players: 2 }, seats: 2 });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  for (const { guest } of [ann, bo]) await registry.addGuest({ id: guest, name: guest }, newName(), 0);
  await registry.putUp({
    ...{ table, title: 'Ash', host: ann.guest, invite: newName(), public: false, watchers: true },
    ...{ terms: usualTerms, motion: null, card: begun.value, rematch: null, changed: 0 },
    seats: [
      { seat: 0, player: 'person', name: 'Ann', guest: ann.guest },
      { seat: 1, player: 'person', name: 'Bo', guest: bo.guest },
    ],
  });
  for (const one of [ann, bo]) expect(await house.enter(table, one, null)).toMatchObject({ ok: true });
  const isBoHere = () => ann.cards.at(-1)?.seats[1]?.here;

  const left = house.leave(table, bo);
  expect(isBoHere()).toBe(true);
  registry.write();
  await left;
  expect(isBoHere()).toBe(false);
  expect((await registry.standing(table, bo.guest)).seen).toBe(0);
});
