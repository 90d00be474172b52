import type { Event } from '@cinderhall/rune-age';
import { expect, it } from 'vitest';
import { fatal } from '../src/rune/viewmodel/falls.ts';

const damaged = (seat: 0 | 1 | 2, total: number): Event => ({ kind: 'damaged', seat, points: 2, total, card: 4 });
const fallen = (seat: 0 | 1 | 2): Event => ({ kind: 'eliminated', seat, by: -1 });
const of = (...events: Event[]) => fatal(events.map((event, step) => ({ step, event })));

it('tells for everybody who fell last by what', () => {
  const phase: Event = { kind: 'phase-began', round: 6 };
  const earlier: Event[] = [{ kind: 'turn-began', seat: 0, round: 6 }, damaged(2, 20), fallen(2)];
  const now = [damaged(0, 18), damaged(1, 19), damaged(1, 21), fallen(1)];
  expect(of(...earlier, phase, ...now, { kind: 'ended', winners: [0], by: 'last-standing' })).toEqual([damaged(1, 21)]);
  expect(of(...earlier, phase, ...now, damaged(0, 20), fallen(0))).toEqual([damaged(1, 21), damaged(0, 20)]);
});

it('tells nothing where nobody fell', () => {
  expect(of({ kind: 'turn-began', seat: 0, round: 6 }, damaged(1, 4))).toEqual([]);
  expect(of()).toEqual([]);
});
