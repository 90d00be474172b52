import { type TalkLine, usualTerms } from '@cinderhall/protocol';
import { beforeAll, expect, test } from 'vitest';
import { shelf } from '../src/games.ts';
import { Gallery } from '../src/live/gallery.ts';
import { Room } from '../src/live/room.ts';
import { GameStore } from '../src/store/index.ts';
import { migrate } from '../src/store/migrations.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Sealer } from '../src/tables/pledges.ts';
import { entry, kept, looker, sight } from './rooms.ts';

const db = openSqlite(':memory:');
beforeAll(() => migrate(db));

/** Seconds by which the gallery is behind; it takes one more. */
const DELAY = 5;

/** A gallery in which Eve looks on, at a time of day that the test sets, over talk that takes so many milliseconds to read. */
function watched(reading = 0) {
  const clock = { now: 1_000_000 };
  const said: TalkLine[] = [];
  const late = { ...entry, terms: { ...usualTerms, delay: DELAY } };
  const room = new Room(late, {
    sealer: new Sealer('t', 'salts', 'hash'),
    thinker: { think: async () => 0 },
    pause: 0,
    ...{ answer: async () => {}, failed: () => {}, stands: () => {} },
  });
  const latest = async (_t: string, until = Number.MAX_SAFE_INTEGER): Promise<TalkLine[]> => {
    const known = said.filter(({ at }) => at <= until);
    clock.now += reading;
    return known;
  };
  const gallery = new Gallery(shelf, {
    ...{ store: new GameStore(db, () => {}), delays: { shown: async (shown) => shown }, talks: { latest } },
    ...{ room: () => room, here: () => new Set(), now: () => clock.now, failed: () => {} },
  });
  const eve = looker('eve');
  const come = (guest: typeof eve): void => {
    room.admit(guest, { viewer: 'spectator', member: true, seen: null, late: true });
    gallery.note(entry.table, { saved: kept(0), sight: sight('spectator', 0, [0]) });
  };
  come(eve);
  /** Ann says something that is kept now, by an earlier time of day. */
  const say = (id: string, ago = 0): void => {
    said.push({ id, at: clock.now - ago, who: 'ann', name: 'Ann', seat: 0, happened: { what: 'said', text: id } });
  };
  /** The gallery looks so often, a second apart. */
  async function pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      clock.now += 1000;
      await gallery.look();
    }
  }
  return { eve, come, say, pass };
}

test('spectators of a table that is shown later hear each line when it is old enough, and once', async () => {
  const { eve, say, pass } = watched();
  say('early');
  await pass(2);
  say('late');
  await pass(3);
  expect(eve.lines).toEqual([]);
  await pass(1);
  expect(eve.lines).toEqual(['early']);
  await pass(12);
  expect(eve.lines).toEqual(['early', 'late']);
});

test('no line is lost that becomes old enough while others are read', async () => {
  const { eve, say, pass } = watched(700);
  for (const ago of [1000, 500, 0]) say(`${ago} before`, ago);
  await pass(12);
  expect(eve.lines).toEqual(['1000 before', '500 before', '0 before']);
});

test('no line is lost that takes long to be kept', async () => {
  const { eve, say, pass } = watched();
  say('quick');
  await pass(7);
  say('slow', 6500);
  await pass(1);
  expect(eve.lines).toEqual(['quick', 'slow']);
});

test('whoever comes to a gallery in which others are hears with them what becomes old enough', async () => {
  const { eve, come, say, pass } = watched();
  say('before');
  await pass(7);
  say('after');
  const dan = looker('dan');
  come(dan);
  await pass(7);
  expect([eve.lines, dan.lines]).toEqual([['before', 'after'], ['after']]);
});
