import { describe, expect, test } from 'vitest';
import { rollDie } from '../src/chapters/combat.ts';
import { conserve, crownOfAsh, house } from '../src/index.ts';
import { EDITIONS } from '../src/ruleset.ts';
import { sum } from '../src/sorted.ts';
import { tables } from '../src/tables.ts';
import { FATES, type State } from '../src/types.ts';
import { configOf, dealt, houseConfigOf, position } from './position.ts';

/** The compiled content of the house pack and of the box of these tests, with everything in it. */
const boxesOf = (edition: (typeof EDITIONS)[number]) =>
  [houseConfigOf({ edition, players: 4 }), configOf({ edition, players: 4 })].map(tables);

/** How many fighters or tiles there are of each tier, the starting ones first. */
const byTier = (tiers: readonly number[], copies: readonly number[], all: readonly number[]): number[] =>
  tiers.map((tier) => sum(copies.filter((_n, i) => all[i] === tier)));

describe('what is in the box', () => {
  test.each([
    { edition: 'final', raisable: 32 },
    { edition: 'env-4.1', raisable: 24 },
    { edition: 'env-4.0', raisable: 24 },
  ] as const)('CMP-1: 12 starting fighters and $raisable to raise ($edition)', ({ edition, raisable }) => {
    for (const t of boxesOf(edition)) {
      const [starting = 0, ...others] = byTier([0, 1, 2, 3], t.copies, t.tierOf);
      expect([starting, sum(others)]).toEqual([12, raisable]);
    }
  });

  test.each([
    { edition: 'final', tiles: [4, 12, 11] },
    { edition: 'env-4.1', tiles: [4, 12, 8] },
    { edition: 'env-4.0', tiles: [4, 12, 8] },
  ] as const)('CMP-2: structures by tier, the starting ones first: $tiles ($edition)', ({ edition, tiles }) => {
    for (const t of boxesOf(edition))
      expect(
        byTier(
          [0, 1, 2],
          t.tileCopies,
          t.tiles.map(({ tier }) => tier),
        ),
      ).toEqual(tiles);
  });

  test('CMP-3: five combat cards, the same for everybody', () => {
    const p = position().owns(1, 'desert', 'altar').hand(0, 'ash-2').play(0, 'place desert-combat-1', 'send ash-2');
    const five = ['clash 0', 'clash 1', 'clash 3', 'clash 4', 'clash die'];
    expect([p.offered(0), p.offered(1)]).toEqual([five, five]);
  });

  test('CMP-4: a fate card for each pair of kinds', () => {
    expect(FATES).toHaveLength(6);
    expect(new Set(FATES.map(String)).size).toBe(6);
    expect(FATES.every(([one, other]) => 0 <= one && one < other && other <= 3)).toBe(true);
  });

  test('CMP-5: four minions each', () => {
    const p = position();
    for (const minions of [1, 2, 3, 4]) {
      for (const seat of [0, 1] as const) p.play(seat, 'place gold', 'raise nobody');
      if (minions < 4) expect(p.now.minions(0)).toHaveLength(minions);
    }
    expect(p.told('round-ended')).toHaveLength(1);
  });

  test('CMP-6: a control token for each place, and no more', () => {
    expect(conserve(everywhere(0))).toBe(null);
    const { owners } = everywhere(0);
    expect(owners).toHaveLength(7);
  });

  test.each(EDITIONS)(
    'CMP-7: action cards and a fighter track for an AI, and in the final edition a target (%s)',
    (edition) => {
      for (const t of boxesOf(edition)) {
        expect(t.actionCards.filter(({ id }) => id !== 'targeted')).toHaveLength(5);
        expect(t.track).toEqual([1, 2, 2, 3]);
        expect(t.rules.targetedCard).toBe(edition === 'final');
      }
    },
  );

  test.each(EDITIONS)('CMP-8: Automatons and the token of the King are of the final edition (%s)', (edition) => {
    const isFinal = edition === 'final';
    for (const t of boxesOf(edition)) {
      expect(t.returnsTo.filter((deck) => deck >= 0)).toHaveLength(isFinal ? 4 : 0);
      expect(t.rules.kingToken).toBe(isFinal);
    }
  });

  test('CMP-9: the supply never runs out', () => {
    const p = position().gold(0, 9_999).owns(0, 'desert', 'mine').goods(1, { ash: 9_999 });
    expect(p.play(0, 'place desert-gather-1', 'guard none', 'raise nobody').now.goods(0)).toEqual({ gold: 2 + 9_999 });
  });

  test('CMP-10: dice with six faces', () => {
    const { state } = position();
    const rolls = Array.from({ length: 100 }, (_, i) => rollDie(state, i % 2 === 0 ? 0 : 1, 'combat', () => {}));
    expect([...new Set(rolls)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('CMP-10: a round tracker with a side for small and one for large tables', () => {
    const side = (players: 2 | 3 | 4) => tables(houseConfigOf({ players })).citadelVp;
    expect(side(2)).toEqual(house.citadel.vpFew);
    expect([side(3), side(4)]).toEqual([house.citadel.vpMany, house.citadel.vpMany]);
  });
});

/** A game in which one seat controls every place. */
function everywhere(seat: 0 | 1): State {
  const { s } = dealt({ players: 2 });
  for (let d = crownOfAsh.pending(s); d?.kind === 'post'; d = crownOfAsh.pending(s)) {
    const [asked = 0] = d.seats;
    const [move] = crownOfAsh.moves(s, asked);
    if (move) crownOfAsh.step(s, asked, move);
  }
  for (let place = 0; place < 6; place++) {
    if (s.tiles[place]?.length === 0) s.tiles[place] = s.pile.splice(0, 1);
    if (s.owners[place] !== seat) {
      s.hands[1 - seat]?.push(...(s.guards[place] ?? []));
      s.guards[place] = [];
    }
  }
  s.owners.fill(seat);
  s.king = false;
  return s;
}
