import type { Seat } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { Elsewhere, parseNote } from '../src/live/notes.ts';
import type { AnySight, Telling } from '../src/live/play.ts';
import { Room } from '../src/live/room.ts';
import { Sealer } from '../src/tables/pledges.ts';
import { card, entry, kept, looker, sight } from './rooms.ts';

/** What the referee tells of it, and how many changes there have been. */
const telling = (sight: AnySight, revision: number): Telling => ({
  ...{ sight, saved: kept(revision), card },
  write: (at) => `${sight.view} ${sight.moves[at]}`,
});

/** A room whose computer thinks until it is told to stop. */
function open() {
  const thoughts: { decide: (choice: number) => void; fail: (error: Error) => void }[] = [];
  const answers: string[] = [];
  const failures: unknown[] = [];
  const room = new Room(entry, {
    sealer: new Sealer('t', 'salts', 'hash'),
    thinker: { think: () => new Promise((decide, fail) => thoughts.push({ decide, fail })) },
    pause: 0,
    answer: async (seat, decision, move) => void answers.push(`${seat} ${decision} ${move}`),
    failed: (error) => failures.push(error),
    stands: () => {},
  });
  const hear = (step: number, asked: readonly Seat[], from?: number): void => {
    for (const viewer of room.viewers) room.hear(telling(sight(viewer, step, asked, from), step));
  };
  return { room, thoughts, answers, failures, hear };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a room', () => {
  test('tells each pair of eyes its own, and knows who is here', () => {
    const { room, hear } = open();
    const [ann, tab, eve] = [looker('ann'), looker('ann'), looker('eve')];
    room.admit(ann, { viewer: 0, member: true, seen: null, late: false });
    room.admit(tab, { viewer: 0, member: true, seen: null, late: false });
    room.admit(eve, { viewer: 'spectator', member: true, seen: null, late: false });
    expect([room.viewers, [...room.here]]).toEqual([[0, 1, 'spectator'], [0]]);
    hear(1, [0]);
    expect([ann.told, tab.told, eve.told]).toEqual([['0@1'], ['0@1'], ['spectator@1']]);
    room.dismiss(ann);
    hear(2, [0]);
    expect([ann.told.length, tab.told.length]).toEqual([1, 2]);
  });

  test('has nothing made for spectators where nobody watches now, unless nobody else looks', () => {
    const { room } = open();
    const late = { viewer: 'spectator', member: true, seen: null, late: true } as const;
    room.admit(looker('eve'), late);
    expect(room.viewers).toEqual([1]);
    room.admit(looker('ann'), { viewer: 0, member: true, seen: null, late: false });
    expect(room.viewers).toEqual([0, 1]);
    room.admit(looker('dan'), { ...late, late: false });
    expect(room.viewers).toEqual([0, 1, 'spectator']);
    const alone = open().room;
    alone.reseat({ ...entry, seats: [] });
    expect(alone.viewers).toEqual(['spectator']);
  });

  test('is up to date once all who look have been told', () => {
    const { room } = open();
    room.admit(looker('ann'), { viewer: 0, member: true, seen: null, late: false });
    room.hear(telling(sight(0, 1, []), 1));
    expect([room.revision, room.over]).toEqual([-1, false]);
    room.hear(telling(sight(1, 1, []), 1));
    expect([room.revision, room.over]).toEqual([1, true]);
  });

  test('lets its computer answer with what that seat sees', async () => {
    const { thoughts, answers, hear } = open();
    hear(1, [1]);
    thoughts[0]?.decide(1);
    await settled();
    expect(answers).toEqual(['1 1 1@1 b']);
  });

  test.each([
    ['the question has passed', ({ hear }: ReturnType<typeof open>) => hear(2, [0])],
    ['the question came back by an undo', ({ hear }: ReturnType<typeof open>) => hear(1, [1], 2)],
    ['people have changed places', ({ room }: ReturnType<typeof open>) => room.reseat(entry)],
  ])('drops what a computer thought when %s', async (_when, happens) => {
    const opened = open();
    opened.hear(1, [1]);
    happens(opened);
    opened.thoughts[0]?.decide(0);
    await settled();
    expect(opened.answers).toEqual([]);
  });

  test('does not ask its computer twice while somebody else answers the same question', async () => {
    const { room, thoughts, hear } = open();
    hear(1, [0, 1]);
    room.hear(telling({ ...sight(1, 2, [1]), decision: { id: 1, kind: 'turn', seats: [1] } }, 2));
    expect(thoughts).toHaveLength(1);
  });

  test('in which a computer fails tells whoever reads the log, and nobody else', async () => {
    const { thoughts, failures, answers, hear } = open();
    hear(1, [1]);
    const error = new Error('a bug');
    thoughts[0]?.fail(error);
    await settled();
    expect([failures, answers]).toEqual([[error], []]);
  });

  test('is idle when nobody looks and nothing is thought about', () => {
    const { room, hear } = open();
    expect(room.idle).toBe(true);
    hear(1, [1]);
    expect(room.idle).toBe(false);
    hear(2, [0]);
    expect(room.idle).toBe(true);
    room.admit(looker('eve'), { viewer: 'spectator', member: true, seen: null, late: false });
    expect(room.idle).toBe(false);
  });
});

describe('what processes tell each other', () => {
  const table = '0123456789abcdef';

  test.each(['', 'x', '{}', '{"of":"game"}', '{"of":"win","table":"0123456789abcdef"}'])('is nothing as %j', (text) => {
    expect(parseNote(text)).toBe(null);
  });

  test('about who is there is true until they say otherwise, or nothing for a while', () => {
    const elsewhere = new Elsewhere(100);
    elsewhere.hear({ of: 'here', table, boot: 'b', seats: [1] }, 0);
    elsewhere.hear({ of: 'here', table, boot: 'c', seats: [0, 2] }, 50);
    expect(elsewhere.seats(table, 60)).toEqual([1, 0, 2]);
    expect(elsewhere.seats('f'.repeat(16), 60)).toEqual([]);
    expect(elsewhere.seats(table, 120)).toEqual([0, 2]);
    elsewhere.hear({ of: 'here', table, boot: 'c', seats: [] }, 130);
    expect(elsewhere.seats(table, 130)).toEqual([]);
  });
});
