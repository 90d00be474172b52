import { describe, expect, test } from 'vitest';
import { runeAge } from '../src/index.ts';
import { at } from '../src/table.ts';
import { Position } from './position.ts';

const { ahead, moves, notation, pending, step } = runeAge;

describe('the next turn, looked at ahead', () => {
  test('asks what is asked when it comes, if nothing else happens', () => {
    const p = new Position().hand(1, 'gold-1', 'gold-2', 'waiqar-reanimate').exhausted(1, 'waiqar-stronghold');
    const before = JSON.stringify(p.state);
    const then = ahead?.(p.state, 1) ?? null;
    expect(JSON.stringify(p.state)).toBe(before);
    if (then === null) throw new Error('nothing is foreseen');
    expect(pending(then)).toMatchObject({ kind: 'turn', seats: [1] });
    p.play('turn end');
    expect(p.asked).toBe(1);
    expect(moves(then, 1).map(notation(then.config).write)).toEqual(p.offers);
  });

  test('goes on with own answers to its end, and no further', () => {
    const p = new Position().hand(1, 'gold-2');
    const then = ahead?.(p.state, 1) ?? null;
    if (then === null) throw new Error('nothing is foreseen');
    for (const text of ['turn gold gold-2', 'turn end']) {
      const move = moves(then, 1).find((m) => notation(then.config).write(m) === text);
      if (move === undefined) throw new Error(`${text} is not offered`);
      step(then, 1, move);
    }
    expect([pending(then), then.over]).toEqual([null, false]);
  });

  test('of whoever has had a turn is that of the next round, as if there were no event', () => {
    const p = new Position().turnOf(0).hand(0, 'gold-1').exhausted(0, 'daqan-stronghold');
    p.play('turn end');
    expect(p.asked).toBe(1);
    const { round } = p.state;
    const then = ahead?.(p.state, 0) ?? null;
    expect([then?.round, then?.active, then?.events.length]).toEqual([round + 1, 0, p.state.events.length]);
    expect(then && at(then.exhausted, 0)).toEqual([]);
  });

  test('is not foreseen by whoever has the turn, or while somebody fights', () => {
    const p = new Position().hand(0, 'daqan-knight').hand(1, 'gold-1');
    expect(ahead?.(p.state, 0)).toBe(null);
    const attack = p.offers.find((text) => text.startsWith('turn attack'));
    p.play(attack ?? '');
    expect(p.state.combat).not.toBe(null);
    expect(ahead?.(p.state, 1)).toBe(null);
  });

  test('is not foreseen by whoever is out of the game', () => {
    const p = new Position({ factions: ['daqan', 'waiqar', 'latari'] });
    p.state.out[1] = 1;
    expect([ahead?.(p.state, 1), ahead?.(p.state, 2) === null]).toEqual([null, false]);
  });
});
