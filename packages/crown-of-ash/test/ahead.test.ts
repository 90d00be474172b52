import type { Seat } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { crownAhead } from '../src/foresight/index.ts';
import type { Event, State } from '../src/types.ts';
import { type Position, position } from './position.ts';

const { ahead, clone, moves, notation, pending, reveals, step, view } = crownAhead;

/** The turn that a seat foresees; fails where it foresees none. */
function foreseen({ state }: Pick<Position, 'state'>, seat: Seat): State {
  const then = ahead?.(state, seat) ?? null;
  if (then === null) throw new Error(`${seat} foresees nothing`);
  return then;
}

const offers = (s: State, seat: Seat): string[] => moves(s, seat).map(notation(s.config).write);

/** Answers in an imagined turn, and tells what happens. */
function imagine(s: State, seat: Seat, ...texts: readonly string[]): Event[] {
  const told: Event[] = [];
  for (const text of texts) {
    const move = moves(s, seat).find((m) => notation(s.config).write(m) === text);
    if (move === undefined) throw new Error(`${text} is not offered: ${offers(s, seat)}`);
    step(s, seat, move, (e) => told.push(e));
  }
  return told;
}

describe('the next turn, looked at ahead', () => {
  test('asks what is asked when it comes, if nothing else happens', () => {
    const p = position({ players: 3 }).owns(2, 'coast', 'altar').gold(2, 9).offer('altar').hand(2, 'ash-2');
    const before = JSON.stringify(p.state);
    const then = foreseen(p, 2);
    expect(JSON.stringify(p.state)).toBe(before);
    expect(pending(then)).toMatchObject({ kind: 'turn', seats: [2] });
    p.play(0, 'place gold', 'raise nobody').play(1, 'place gold', 'raise nobody');
    expect(offers(then, 2)).toEqual(p.offered(2));
  });

  test('goes on with own answers to its end, and no further', () => {
    const p = position().owns(1, 'coast', 'altar').hand(1, 'ash-2', 'bone-2');
    const then = foreseen(p, 1);
    const told = imagine(then, 1, 'place coast-gather-1', 'guard ash-2', 'raise nobody');
    expect(told.some(reveals)).toBe(false);
    expect(told.map(({ kind }) => kind)).toContain('amended');
    expect([pending(then), then.over]).toEqual([null, false]);
  });

  test('leaves empty what would be filled from a covered deck, and reveals nothing by it', () => {
    const p = position().gold(1, 9).offer('altar').pile('altar').display('ash-2').deck(1, 'bone-2').hand(1, 'blood-2');
    const then = foreseen(p, 1);
    const build = ['place build', offers(imaginedBuild(then), 1)[0] ?? ''];
    const told = imagine(then, 1, ...build, 'guard none');
    expect(then.offer).toEqual(then.offer.map(() => -1));
    expect(told.some(reveals)).toBe(false);
    imagine(then, 1, offers(then, 1).find((text) => text.startsWith('raise 1')) ?? '');
    expect(then.display[0]).toBe(-1);
  });

  /** The same turn, at the question what to build. */
  function imaginedBuild(then: State): State {
    const copy = clone(then);
    imagine(copy, 1, 'place build');
    return copy;
  }

  test('has those in hand who march in a battle that is being fought', () => {
    const p = position({ players: 3 }).owns(1, 'coast', 'altar').guards('coast', 'ash-2').hand(0, 'bone-2', 'blood-2');
    p.play(0, 'place coast-combat-1', 'send bone-2');
    expect(p.asked).toContain('clash');
    const then = foreseen(p, 2);
    expect(then.stack.map(({ kind }) => kind)).toEqual(['raise', 'turn']);
    expect(then.hands[0]).toHaveLength(2);
    expect(view(then, 2).players[0]?.hand).toEqual({ count: 2 });
  });

  test('has in the AI’s deck what it has drawn for a battle that is being fought, also the last card', () => {
    const p = position({ players: 3, automa: {} }).owns(2, 'coast', 'altar').guards('coast', 'ash-2');
    p.combat('die').hand(0, 'bone-2');
    p.play(0, 'place coast-combat-1', 'send bone-2');
    expect([p.asked.split(' ')[0], p.state.automa?.combat]).toEqual(['clash', []]);
    expect(foreseen(p, 1).automa?.combat).toEqual([4]);
  });

  test('is not foreseen by whoever is asked, has the turn, or has had the last one of the round', () => {
    const p = position();
    expect(ahead?.(p.state, 0)).toBe(null);
    p.state.turn = 7;
    expect(ahead?.(p.state, 1)).not.toBe(null);
    p.play(0, 'place gold', 'raise nobody');
    expect(ahead?.(p.state, 0)).toBe(null);
    p.play(1, 'place gold', 'raise nobody');
    expect([p.asked.split(' ')[0], ahead?.(p.state, 0), ahead?.(p.state, 1)]).toEqual(['order', null, null]);
  });

  test('is not foreseen before the first one, and by no AI', () => {
    const laid = crownAhead.setup(position({ players: 2 }).config, '1');
    expect([ahead?.(laid, 0), ahead?.(laid, 1)]).toEqual([null, null]);
    const p = position({ players: 3, automa: {} });
    expect([ahead?.(p.state, 1) === null, ahead?.(p.state, 2)]).toEqual([false, null]);
  });
});

test('what a move means by a place of display or offer is named by what lies there', () => {
  const p = position().display('ash-2', 'bone-2').offer('altar').gold(0, 9).goods(0, { ash: 9, gold: 9 });
  const said = (): string[] => {
    const { about } = crownAhead;
    return [...new Set(moves(p.state, 0).map((m) => `${m.kind} ${about?.(p.state, m)}`))];
  };
  expect(said()).toEqual(['turn ']);
  p.play(0, 'place build');
  expect(said()).toEqual(['build altar']);
  p.play(0, p.offered(0)[0] ?? '', 'guard none');
  expect(said()).toEqual(['raise ash-2', 'raise bone-2', 'raise ']);
});

test('a place that nothing is left to fill tells nothing that was hidden', () => {
  const vain: Event[] = [
    { kind: 'displayed', slot: 0, fighter: -1, deck: -1 },
    { kind: 'offered', slot: 0, tile: -1 },
  ];
  const news: Event[] = [
    { kind: 'displayed', slot: 0, fighter: 0, deck: 0 },
    { kind: 'offered', slot: 0, tile: 0 },
  ];
  expect([...vain, ...news].map(reveals)).toEqual([false, false, true, true]);
});
