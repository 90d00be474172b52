import { describe, expect, test } from 'vitest';
import { type LogEvent, recall } from '../src/recall.ts';
import type { Event } from '../src/types.ts';
import { type Position, position } from './position.ts';

/** Seat 0 wins the desert of seat 1 with these cards; whatever is asked on the way is answered. */
function won(card: string, other: string, rest: readonly string[] = [], strictMemory = true): Position {
  const p = position({ options: { strictMemory } })
    .owns(1, 'desert', 'altar')
    .guards('desert', 'bone-2')
    .graveyard(1, 'bone-3')
    .owns(1, 'coast', 'well')
    .hand(0, 'ash-6', 'ash-4');
  p.play(0, 'place desert-combat-1', `send ${p.list('ash-6', 'ash-4')}`).clash(0, card, 1, other);
  for (const answer of rest) p.play(answer.startsWith('0') ? 0 : 1, answer.slice(2));
  return p.play(0, 'raise nobody');
}

/** The log with another battle after it, in which seat 1 attacks. */
function followed(p: Position): Position {
  return p.hand(1, 'bone-5').play(1, 'place citadel-front', 'send bone-5', 'clash 1');
}

const log = (p: Position, over = false): readonly LogEvent[] =>
  recall(
    p.events.map((event) => ({ event })),
    { config: p.config, over },
  ).map(({ event }) => event);
const before = (events: readonly LogEvent[]) =>
  events.slice(
    0,
    events.findLastIndex((e) => e.kind === 'attacked'),
  );
const of = (events: readonly LogEvent[], kind: LogEvent['kind']) => events.filter((e) => e.kind === kind);

describe('strict memory', () => {
  test('VIS-5: the newest battle is told whole', () => {
    const p = won('3', '4');
    expect(log(p)).toEqual(p.events);
  });

  test('VIS-5: it stays so while the next one is not reckoned yet', () => {
    const next = won('3', '4').hand(1, 'bone-5').play(1, 'place citadel-front', 'send bone-5');
    expect(log(next)).toEqual(next.events);
  });

  test('VIS-5: an older one keeps place, sides and winner', () => {
    const events = log(followed(won('3', '4')));
    expect(of(events, 'battle-recalled')).toEqual([
      { kind: 'battle-recalled', place: 2, attacker: 0, defender: 1, winner: 'attacker' },
    ]);
    expect(of(events, 'battle')).toMatchObject([{ place: 6, attack: { card: 1 } }]);
    expect(of(events, 'fell')).toMatchObject([{ seat: 1, place: 2 }, { place: 6 }]);
  });

  test.each([
    ['another reward and compensation', won('1', 'die')],
    ['special ingredients to choose for', won('4', '3', ['0 take ash', '1 take bone'])],
    ['a die that was rolled', won('die', '3', ['1 take bone'])],
    ['a 0 that called a fighter back', won('3', '0', ['1 zero return', '1 recover bone-3'])],
    ['a 0 that cost the winner a fighter', won('3', '0', ['1 zero casualty', '0 lose ash-4'])],
  ])('VIS-5: which cards they were shows in nothing else: %s', (_what, p) => {
    expect(before(log(followed(p)))).toEqual(before(log(followed(won('3', '4')))));
  });

  test('VIS-5: what was gained in other ways, and rolled for the order, stays', () => {
    const told: Event[] = [
      { kind: 'gained', seat: 0, loot: [0, 0, 0, 0, 0, 1, 0], why: 'gather', place: 2 },
      { kind: 'gained', seat: 0, loot: [1, 0, 0, 0, 0, 0, 0], why: 'special', place: -1 },
      { kind: 'recovered', seat: 0, fighter: 0 },
      { kind: 'rolled', seat: 0, die: 3, why: 'order' },
    ];
    const p = followed(won('3', '4'));
    const passed = p.events.findIndex((e) => e.kind === 'passed') + 1;
    p.events.splice(passed, 0, ...told);
    p.events.splice(0, 0, ...told);
    const events = log(p);
    for (const event of told) expect(events.filter((e) => e === event)).toHaveLength(2);
  });

  test('VIS-5: when the game is over everything is told', () => {
    const p = followed(won('3', '4'));
    expect(log(p, true)).toEqual(p.events);
  });

  test('VIS-5: without it nothing is forgotten', () => {
    const p = followed(won('3', '4', [], false));
    expect(log(p)).toEqual(p.events);
  });

  test('VIS-5: entries keep what else they carry', () => {
    const p = followed(won('3', '4'));
    const told = p.events.map((event, step) => ({ step, event }));
    const battle = told.find(({ event }) => event.kind === 'battle');
    expect(recall(told, { config: p.config, over: false })).toContainEqual({
      step: battle?.step,
      event: expect.objectContaining({ kind: 'battle-recalled' }),
    });
  });
});
