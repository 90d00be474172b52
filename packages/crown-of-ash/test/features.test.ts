import { SEATS, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { appraisal, features } from '../src/appraise/index.ts';
import { configure } from '../src/configure.ts';
import { crownOfAsh } from '../src/game.ts';
import type { State } from '../src/types.ts';

/** Every position in which somebody is about to place a minion, of a game by quick answers. */
function positions(players: 2 | 3 | 4): State[] {
  const config = configure({ players });
  if (!config.ok) throw new Error('a usual table is refused');
  const s = crownOfAsh.setup(config.value, '4');
  const rng = seedRng('4');
  const found: State[] = [];
  for (let d = crownOfAsh.pending(s); d !== null; d = crownOfAsh.pending(s)) {
    const seat = d.seats[0] ?? 0;
    if (d.kind === 'turn') found.push(crownOfAsh.clone(s));
    crownOfAsh.step(s, seat, appraisal.reply(s, seat, crownOfAsh.moves(s, seat), rng));
  }
  return found;
}

const seatsOf = (players: number) => SEATS.slice(0, players);

const told = (s: State, seat: 0 | 1 | 2 | 3): number[] => {
  const into = new Float32Array(features.count(s.config.players) + 3).fill(Number.NaN);
  features.write(s, seat, into);
  return [...into];
};

describe('a position in numbers', () => {
  it.each([2, 3, 4] as const)('with %d players is as many as it says, each of them about 0 to 1', (players) => {
    for (const s of positions(players)) {
      const numbers = told(s, 0);
      const count = features.count(players);
      expect(numbers.slice(count).every(Number.isNaN)).toBe(true);
      expect(numbers.slice(0, count).filter((x) => !(Math.abs(x) < 5))).toEqual([]);
    }
  });

  it('tells each of two players what it tells the other of them, but for the fate card', () => {
    const differ = new Set<number>();
    const size = 38;
    const table = 12;
    for (const s of positions(2)) {
      const [own, other] = [told(s, 0), told(s, 1)];
      for (let i = 0; i < size; i++) if (own[table + i] !== other[table + size + i]) differ.add(i);
    }
    // Tiers that the fate card counts, and with them the standing and the worth of the fighters.
    expect([...differ].sort((a, b) => a - b)).toEqual([33]);
  });

  it.each([2, 3, 4] as const)('is the same for each of %d players, whether told to one or to all', (players) => {
    const count = features.count(players);
    for (const s of positions(players)) {
      const all = seatsOf(players).map(() => new Float32Array(count));
      features.writeAll(s, all);
      const each = seatsOf(players).map((seat) => told(s, seat).slice(0, count));
      expect(all.map((numbers) => [...numbers])).toEqual(each);
    }
  });

  it.each([2, 3, 4] as const)('is judged by rules of thumb alike for each of %d players and for all', (players) => {
    for (const s of positions(players))
      expect(features.leads(s)).toEqual(seatsOf(players).map((seat) => appraisal.value(s, seat)));
  });

  it('has an output for placing a minion on each of the printed spaces, and for nothing else', () => {
    const [s] = positions(4);
    const moves = s === undefined ? [] : crownOfAsh.moves(s, s.order[0] ?? 0);
    for (const m of moves) expect(features.output(m)).toBe(m.kind === 'turn' ? m.space + 1 : -1);
    expect(moves.length).toBeGreaterThan(5);
    expect(features.output({ kind: 'clash', card: 0 })).toBe(-1);
  });
});
