import type { Event, LogEvent } from '@cinderhall/crown-of-ash';
import type { Viewer } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { automaNews, isFailed } from '../src/crown/viewmodel/automa.ts';
import { log, situation } from './situation.ts';

const AI = 3;
const TURN: readonly Event[] = [
  { kind: 'turn-began', seat: AI, round: 1, turn: 4 },
  { kind: 'rolled', seat: AI, die: 2, why: 'region' },
  { kind: 'tried', seat: AI, action: 'attack', place: 2, reason: 'no-fighter' },
  { kind: 'tried', seat: AI, action: 'use', place: 2, reason: null },
];
const next: Event = { kind: 'turn-began', seat: 2, round: 1, turn: 5 };
const placed: Event = { kind: 'placed', seat: 2, space: 3 };

const all = (events: readonly LogEvent[]) => events;
const automa = { seat: AI, deckCount: 4, flipped: [0], combatCount: 5, marker: 0 } as const;

function news(events: readonly Event[], { viewer = 2, alone = false }: { viewer?: Viewer; alone?: boolean } = {}) {
  const { view, decision } = situation();
  return automaNews({ log: log(events), view: alone ? view : { ...view, automa }, viewer, decision }, all);
}

describe('the AI’s latest turn', () => {
  test('is told whole, until the viewer has placed a minion', () => {
    expect(news([...TURN, next])?.events).toEqual(TURN.slice(1));
    expect(news([...TURN, next, placed])).toBeNull();
    expect(news([placed, ...TURN, next])?.key).toBe(1);
  });

  test('is the latest of several', () => {
    const later: Event = { kind: 'rolled', seat: AI, die: 5, why: 'region' };
    expect(news([...TURN, next, { ...next, seat: AI, turn: 8 }, later])?.events).toEqual([later]);
  });

  test('is told to nobody who has none to take, and without an AI', () => {
    expect(news([next])).toBeNull();
    expect(news([...TURN, next], { viewer: 'spectator' })).toBeNull();
    expect(news([...TURN, next], { alone: true })).toBeNull();
  });

  test('AI-4: an action with a reason came to nothing', () => {
    expect(TURN.map((e) => isFailed(e))).toEqual([false, false, true, false]);
  });
});
