import { type Event, runeAge, type State } from '@cinderhall/rune-age';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/rune/session.ts';
import { isFresh, omenIn } from '../src/rune/viewmodel/omen.ts';

const EVENTS: readonly Event[] = [
  { kind: 'turn-began', seat: 1, round: 2 },
  { kind: 'event-drawn', card: 40 },
  { kind: 'round-began', round: 3 },
  { kind: 'damaged', seat: 1, points: 5, total: 5, card: 3 },
  { kind: 'event-drawn', card: 41 },
  { kind: 'damaged', seat: 0, points: 2, total: 2, card: 41 },
  { kind: 'event-spent', card: 41 },
  { kind: 'drew', seat: 0, cards: [], count: 5, why: 'refill' },
  { kind: 'round-began', round: 4 },
  { kind: 'bought', seat: 0, card: 7, price: 2 },
];
const log: readonly LogEntry[] = EVENTS.map((event, step) => ({ event, step }));

describe('the event that came last', () => {
  it('is told with what it did, and nothing that came after it', () => {
    expect(omenIn(log, 0)).toEqual({ card: 41, at: 4, done: [EVENTS[5]], idle: false });
  });

  it('is told while it is still at it', () => {
    expect(omenIn(log.slice(0, 6), 0)?.done).toEqual([EVENTS[5]]);
    expect(omenIn(log.slice(0, 3), 0)).toEqual({ card: 40, at: 1, done: [], idle: true });
  });

  it('is told with what enemies did before it in its phase', () => {
    const hurt: Event = { kind: 'damaged', seat: 0, points: 1, total: 3, card: 40 };
    const phase: readonly Event[] = [
      { kind: 'damaged', seat: 1, points: 5, total: 5, card: 3 },
      { kind: 'phase-began', round: 3 },
      hurt,
    ];
    const told = [...phase, ...EVENTS.slice(4, 7)].map((event, step) => ({ event, step }));
    expect(omenIn(told, -1)).toEqual({ card: 41, at: 3, done: [hurt, EVENTS[5]], idle: false });
  });

  it('is idle where it is over and nothing came of it, whatever enemies did before', () => {
    const quiet = [...log.slice(0, 5), ...log.slice(6)];
    expect(omenIn(quiet, 0)).toEqual({ card: 41, at: 4, done: [], idle: true });
    expect(omenIn(quiet.slice(0, 6), 0)?.idle).toBe(false);
  });

  it('is told with what came of its combats, and not with all that was played there', () => {
    const force = { seat: 0, units: [], tactics: [], strength: 1 };
    const attack: Event = { kind: 'attacked', seat: -1, target: 41, defender: 0, mode: 2, strength: 8 };
    const result = { target: 41, mode: 2, attack: force, defence: force, winner: 1, verdict: 'damaged' } as const;
    const fight: readonly Event[] = [attack, { kind: 'fielded', seat: 0, card: 5 }, { kind: 'fought', ...result }];
    const events = [...EVENTS.slice(4, 5), ...fight, ...EVENTS.slice(5, 7), ...fight.slice(0, 2)];
    const told = omenIn(
      events.map((event, step) => ({ step, event })),
      -1,
    );
    expect(told?.done).toEqual([fight[2], EVENTS[5]]);
  });

  it('is, before what is fought, the one that was last by then, with nothing of what came later', () => {
    const attack: Event = { kind: 'attacked', seat: -1, target: 41, defender: 0, mode: 2, strength: 8 };
    const told = [...EVENTS.slice(0, 6), attack, ...EVENTS.slice(6)].map((event, step) => ({ event, step }));
    // What it brings itself, and what is fought in the next round.
    expect(omenIn(told, 0, 6)).toEqual({ card: 41, at: 4, done: [EVENTS[5]], idle: false });
    expect(omenIn(told, 0, 5)?.done).toEqual([]);
    expect(omenIn(told, 0, 10)).toEqual(omenIn(told, 0));
    // The event of before, where two have come.
    expect(omenIn(told, 0, 3)).toEqual({ card: 40, at: 1, done: [], idle: true });
    expect([omenIn(told, 0, 1), omenIn(told, 1, 3), omenIn(told, 0, -1)]).toEqual([null, null, null]);
  });

  it('is none where it had come before one looked', () => {
    expect(omenIn(log, 4)).toBeNull();
    expect(omenIn(log.slice(0, 1), -1)).toBeNull();
  });
});

describe('a game is new', () => {
  const config = { scenario: 'runewars', players: 2, factions: ['daqan', 'uthuk'], content: 'house' } as const;
  /** Such a game for the first of two, who begins, and for the other. */
  const fresh = (s: State) => [isFresh(runeAge.view(s, 0)), isFresh(runeAge.view(s, 1))];
  /** Its first turn, up to its end if all is answered by the last that is offered. */
  const begun = (answers: number): State => {
    const s = runeAge.setup(config, '1');
    for (let n = 0; n < answers; n++) {
      const seat = runeAge.pending(s)?.seats[0] ?? 0;
      const last = runeAge.moves(s, seat).at(-1);
      if (last) runeAge.step(s, seat, last);
    }
    return s;
  };

  it('for everybody as it begins, and for whoever waits until they have had a turn', () => {
    const s = begun(0);
    expect(s.active).toBe(0);
    expect(fresh(s)).toEqual([true, true]);
    const [gold] = runeAge.moves(s, 0);
    if (gold) runeAge.step(s, 0, gold);
    expect(s.gold[0]).toBe(1);
    expect(fresh(s)).toEqual([false, true]);
    // The turn has passed, and the discard pile has been shuffled into the deck.
    const other = begun(1);
    expect([other.active, other.discards[0]]).toEqual([1, []]);
    expect(fresh(other)).toEqual([false, true]);
  });

  it('for nobody who only watches, and not in later rounds', () => {
    const s = begun(0);
    expect(isFresh(runeAge.view(s, 'spectator'))).toBe(false);
    s.round = 2;
    expect(fresh(s)).toEqual([false, false]);
  });
});
