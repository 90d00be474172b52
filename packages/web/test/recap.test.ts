import type { Event } from '@cinderhall/crown-of-ash';
import { SEATS } from '@cinderhall/kernel';
import type { Event as RuneEvent } from '@cinderhall/rune-age';
import { expect, test } from 'vitest';
import { headline, recapOf } from '../src/crown/viewmodel/recap.ts';
import { recapOf as runeRecapOf } from '../src/rune/viewmodel/recap.ts';
import { sinceTurn } from '../src/table/since-turn.ts';
import { log, space, TOLD, viewOf } from './situation.ts';

const all = (events: readonly Event[]) => log(events);
const none = <E>(events: readonly E[]): readonly E[] => events;
const turnsFor = (told: readonly Event[], viewer: 0 | 1 | 2 | 3 | 'spectator' = 2) =>
  recapOf({ view: viewOf({ viewer }), log: all(told) }, none);

test('what lies between two turns of one seat is divided from what they have done since', () => {
  const turnOf = (entry: string) => (entry === '-' ? -1 : (SEATS.find((seat) => String(seat) === entry) ?? null));
  const told = ['0', 'a', '1', 'b', '-', 'c', '1', 'd', '0'];
  expect(sinceTurn(told, 0, turnOf)).toEqual({ told: ['1', 'b', '-', 'c', '1', 'd'], done: [] });
  expect(sinceTurn([...told, 'e'], 0, turnOf)?.done).toEqual(['e']);
  expect(sinceTurn(told, 1, turnOf)).toBeNull();
  expect(sinceTurn(told, 'spectator', turnOf)).toBeNull();
  expect(sinceTurn(['1', 'b', '0'], 0, turnOf)).toBeNull();
  expect(sinceTurn(['0', 'a', '-', 'b', '0'], 0, turnOf)?.told).toEqual(['-', 'b']);
});

test('whoever is on turn again is told of every turn since theirs, and of a round’s end', () => {
  expect(turnsFor(TOLD).map(({ seat, played }) => `${seat} ${played}`)).toEqual([
    ...['3 true', '0 false', '1 false', '2 false', '3 false', '-1 false', '0 true'],
  ]);
});

test('whoever has begun, is not on turn, or has had no turn yet is told nothing', () => {
  expect(turnsFor([...TOLD, { kind: 'placed', seat: 2, space: space('gold') }])).toEqual([]);
  expect(turnsFor(TOLD, 1)).toEqual([]);
  expect(turnsFor(TOLD.slice(0, 12), 1)).toEqual([]);
  expect(turnsFor(TOLD, 'spectator')).toEqual([]);
});

test('a turn is told by what weighs most in it, a battle without its reckoning', () => {
  const turn = (...events: Event[]) => headline({ key: 0, step: 0, seat: 0, events });
  const at = (kind: Event['kind'], seat: number): Event => {
    const found = TOLD.find((event) => event.kind === kind && 'seat' in event && event.seat === seat);
    if (!found) throw new Error(`no ${kind} of ${seat}`);
    return found;
  };
  const battle = TOLD.filter((event) => event.kind === 'battle').at(-1);
  if (!battle) throw new Error('the fixture has a battle');
  expect(turn(at('gained', 3), at('raised', 3))).toEqual(at('raised', 3));
  expect(turn(at('placed', 0), at('gained', 0))).toEqual(at('gained', 0));
  expect(turn(battle, at('gained', 2))).toEqual({
    ...{ kind: 'battle-recalled', place: 3, attacker: 2, defender: 1, winner: 'defender' },
  });
  expect(turn(battle, at('controlled', 1))).toEqual(at('controlled', 1));
  expect(turn()).toBeNull();
});

test('at a table of Rune Age turns are told whole and in brief, and what the event deck brought', () => {
  const told: readonly RuneEvent[] = [
    { kind: 'turn-began', seat: 0, round: 1 },
    { kind: 'bought', seat: 0, card: 3, price: 2 },
    { kind: 'event-drawn', card: 9 },
    { kind: 'turn-began', seat: 1, round: 2 },
    { kind: 'played-gold', seat: 1, card: 1, gold: 1 },
    { kind: 'bought', seat: 1, card: 5, price: 1 },
    { kind: 'turn-began', seat: 0, round: 2 },
  ];
  const entries = told.map((event, step) => ({ step, event }));
  const say = (event: RuneEvent): string => event.kind;
  const recap = (viewer: 0 | 1, log_ = entries) => runeRecapOf({ view: { viewer }, log: log_ }, say);
  const lines = (turns: ReturnType<typeof recap>['whole']) =>
    turns.map((turn) => turn.lines.map(({ said }) => said).join());
  expect(lines(recap(0).whole)).toEqual(['event-drawn', 'played-gold,bought']);
  expect(lines(recap(0).brief)).toEqual(['event-drawn', 'bought']);
  expect(recap(1)).toEqual({ whole: [], brief: [] });
  const begun = [...entries, { step: 7, event: { kind: 'bought', seat: 0, card: 3, price: 2 } } as const];
  expect(recap(0, begun)).toEqual({ whole: [], brief: [] });
});
