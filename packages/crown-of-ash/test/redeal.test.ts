import {
  below,
  branch,
  type GameRecord,
  recordMove,
  replay,
  SEATS,
  seedRng,
  startRecord,
  type Viewer,
} from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { conserve, crownOfAsh, together } from '../src/index.ts';
import type { Config, State } from '../src/types.ts';
import { AUTOMA, UNUSUAL, USUAL } from './tables.ts';

const { clone, moves, pending, redeal, seats, step, view } = crownOfAsh;

const anew = (s: State, seed: string): State => {
  if (redeal === undefined) throw new Error('there is no redeal');
  return redeal(s, seed);
};

/** Plays at random and looks at every so manyth moment, and whenever a combat card lies covered. */
function wander(config: Config, seed: number, look: (s: State) => void): void {
  const rng = seedRng(String(seed));
  const s = crownOfAsh.setup(config, String(seed));
  for (let n = 0; ; n++) {
    const f = s.stack.at(-1);
    if (n % 40 === 0 || (f?.kind === 'clash' && SEATS.some((seat) => f.sealed[seat] !== null))) look(s);
    const seat = pending(s)?.seats.at(-1);
    if (seat === undefined) return;
    const offered = moves(s, seat);
    const move = offered[below(rng, offered.length)];
    if (move === undefined) return;
    step(s, seat, move);
  }
}

describe('a table dealt anew', () => {
  test.each([...USUAL.slice(0, 3), ...UNUSUAL, ...AUTOMA])(
    'VIS-2: it is the same to everybody who plays at $name',
    ({ config }) => {
      const viewers: readonly Viewer[] = [...seats(config), 'spectator'];
      let looks = 0;
      let orders = 0;
      wander(config, 5, (s) => {
        const before = clone(s);
        const other = anew(s, '99');
        expect(s).toEqual(before);
        for (const who of viewers) {
          expect(view(other, who)).toEqual(view(s, who));
          if (who !== 'spectator') expect(moves(other, who)).toEqual(moves(s, who));
        }
        expect(conserve(other)).toBe(null);
        expect([other.hands, other.fates, other.goods]).toEqual([s.hands, s.fates, s.goods]);
        expect(other.rng).not.toEqual(s.rng);
        looks += 1;
        if (JSON.stringify([other.decks, other.pile]) !== JSON.stringify([s.decks, s.pile])) orders += 1;
      });
      expect(looks).toBeGreaterThan(3);
      expect(orders).toBeGreaterThan(looks / 2);
    },
  );

  test('VIS-2: it goes on otherwise by another seed, and the same by the same', () => {
    const config = USUAL[0]?.config;
    if (config === undefined) throw new Error('no table');
    let record: GameRecord = startRecord(crownOfAsh, config, '3');
    const { write } = crownOfAsh.notation(config);
    const s = crownOfAsh.setup(config, '3');
    for (let n = 0; n < 30; n++) {
      const seat = pending(s)?.seats[0];
      const move = seat === undefined ? undefined : moves(s, seat).at(-1);
      if (seat === undefined || move === undefined) throw new Error('over too soon');
      record = recordMove(record, { seat, text: write(move) });
      step(s, seat, move);
    }
    const state = (seed: string): State => {
      const played = replay(crownOfAsh, branch(record, 20, seed));
      if (!played.ok) throw new Error(JSON.stringify(played));
      return played.value.state;
    };
    expect(state('8')).toEqual(state('8'));
    expect(state('8').decks).not.toEqual(state('9').decks);
    expect(state('8').hands).toEqual(state('9').hands);
  });
});

describe('what all players see together', () => {
  test('VIS-2: it is every hand, fate and covered card of theirs, and no deck’s order', () => {
    const config = USUAL.find(({ name }) => name === 'final, 3 players')?.config;
    if (config === undefined) throw new Error('no table');
    let covered = 0;
    wander(config, 8, (s) => {
      const [first, ...others] = seats(config).map((seat) => view(s, seat));
      if (first === undefined) throw new Error('nobody plays');
      const all = together([first, ...others]);
      expect(all.viewer).toBe('spectator');
      expect(all.players.map((p) => p.hand)).toEqual(seats(config).map((seat) => ({ known: s.hands[seat] })));
      expect(all.players.map((p) => p.fate)).toEqual(seats(config).map((seat) => s.fates[seat]));
      all.stack.forEach((f, i) => {
        const real = s.stack[i];
        if (f.kind !== 'clash' || real?.kind !== 'clash') return;
        covered += 1;
        expect(f.attackers).toEqual({ known: real.attackers });
        expect(f.sealed).toEqual(real.sealed);
      });
      const { players: _p, stack: _s, viewer: _v, ...rest } = all;
      const { players: _p2, stack: _s2, viewer: _v2, ...open } = view(s, 'spectator');
      expect(rest).toEqual(open);
    });
    expect(covered).toBeGreaterThan(0);
  });
});
