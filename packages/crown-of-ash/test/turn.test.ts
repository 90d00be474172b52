import type { Seat } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { tables } from '../src/tables.ts';
import { position } from './position.ts';

describe('a turn', () => {
  test('TRN-1: one minion and its action, then one raise, then the next player', () => {
    const p = position({ players: 3 }).display('ash-2').goods(0, { ash: 2 });
    expect(p.asked).toBe('turn 0');
    p.play(0, 'place gold');
    expect(p.now.minions(0)).toEqual(['gold']);
    expect(p.now.goods(0)).toEqual({ ash: 2, gold: 2 });
    expect(p.asked).toBe('raise 0');
    p.play(0, 'raise 1 for=ash,ash');
    expect(p.asked).toBe('turn 1');
    p.play(1, 'place gold', 'raise nobody');
    expect(p.asked).toBe('turn 2');
    p.play(2, 'place gold', 'raise nobody');
    expect(p.asked).toBe('turn 0');
  });

  test('TRN-1: the raise that will end the turn is still open', () => {
    const p = position().play(0, 'place gold', 'raise nobody');
    expect(p.view(0).stack.find(({ kind }) => kind === 'raise')).toMatchObject({ seat: 1, slot: -1, pay: [] });
  });

  test('TRN-1: nothing is chosen yet when the action begins', () => {
    const p = position().offer('altar').gold(0, 9).play(0, 'place build');
    expect(p.view(0).stack.at(-1)).toMatchObject({ kind: 'build', seat: 0, slot: -1, region: -1 });
  });

  test('TRN-1: everybody’s minions are their own', () => {
    const p = position({ players: 4 })
      .owns(3, 'desert', 'altar')
      .used(1, '3')
      .minions(2, 'gold')
      .minions(3, 'gold', 'build');
    p.play(0, 'place gold', 'raise nobody').play(1, 'place refresh', 'raise nobody');
    p.play(2, 'place desert-gather-1', 'raise nobody').play(3, 'place desert-gather-2', 'guard none', 'raise nobody');
    p.play(0, 'place gold', 'raise nobody');
    expect([p.now.minions(0), p.now.minions(1), p.now.minions(2), p.now.minions(3)]).toEqual([
      ['gold', 'gold'],
      ['refresh'],
      ['gold', 'desert-gather-1'],
      ['gold', 'build', 'desert-gather-2'],
    ]);
  });

  test.each([2, 3, 4] as const)('TRN-1: four rounds of four turns for each of %i players, in turn order', (players) => {
    const p = position({ players }).offer().turnOf(0);
    const began: [number, Seat][] = [[1, 0]];
    while (p.asked !== 'over') {
      const [kind, seat] = p.asked.split(' ');
      const asker = ([0, 1, 2, 3] as const).find((one) => String(one) === seat) ?? 0;
      if (kind === 'order') p.play(asker, `order ${[3, 2, 1, 0].slice(4 - players).join(',')}`);
      else p.play(asker, kind === 'turn' ? 'place gold' : 'raise nobody');
      for (const e of p.told('turn-began')) began.push([e.round, e.seat]);
    }
    const forth = [0, 1, 2, 3].slice(0, players);
    const back = [...forth].reverse();
    const laps = (round: number, order: number[]) => [1, 2, 3, 4].flatMap(() => order.map((seat) => [round, seat]));
    expect(began).toEqual([...laps(1, forth), ...laps(2, back), ...laps(3, back), ...laps(4, back)]);
  });
});

describe('where a minion may go', () => {
  test('TRN-2: the gold space always can be taken, by somebody with nothing', () => {
    const p = position();
    expect(p.offered(0)).toEqual(['place gold']);
  });

  test('TRN-2: each space in play is either offered or barred', () => {
    const p = position({ players: 3 }).owns(1, 'desert', 'altar').hand(0, 'ash-2').minions(1, 'desert-gather-1');
    const offered = crownOfAsh.moves(p.state, 0).map((m) => (m.kind === 'turn' ? `space:${m.space}` : m.kind));
    const barred = crownOfAsh.barred?.(p.state, 0).map(({ part }) => part) ?? [];
    const inPlay = tables(p.config).inPlay.map((space) => `space:${space}`);
    expect([offered.length > 0, barred.length > 0]).toEqual([true, true]);
    expect([...offered, ...barred].sort()).toEqual(inPlay.sort());
  });

  test('TRN-2: refreshing needs a used combat card', () => {
    const p = position();
    expect(p.bar(0, 'place refresh')).toBe('TRN-2 nothing-to-refresh');
    expect(position().used(0, '3').offered(0)).toContain('place refresh');
    expect(position().used(1, '3').bar(0, 'place refresh')).toBe('TRN-2 nothing-to-refresh');
  });

  test('TRN-2: building needs a tile that can be paid', () => {
    const p = position().offer('obelisk', 'well', 'mine');
    expect(p.gold(0, 1).bar(0, 'place build')).toBe('TRN-2 tile-too-dear');
    expect(p.gold(0, 2).offered(0)).toContain('place build');
  });

  test('TRN-2: building needs a region that is free or the player’s own', () => {
    const p = position().offer('well').gold(0, 9);
    const names = ['mountains', 'volcano', 'desert', 'village', 'coast', 'forest'];
    for (const name of names) p.owns(1, name, 'altar');
    expect(p.bar(0, 'place build')).toBe('TRN-2 no-site');
    expect(p.owns(0, 'forest', 'altar').offered(0)).toContain('place build');
  });

  test('TRN-2: gathering needs a structure, attacking somebody to fight and somebody to send', () => {
    const p = position({ players: 3 }).owns(1, 'desert', 'altar').owns(0, 'coast', 'well');
    expect(p.offered(0)).toContain('place desert-gather-1');
    expect(p.bar(0, 'place forest-gather-1')).toBe('GAT-6 nothing-to-gather');
    expect(p.bar(0, 'place desert-combat-1')).toBe('CBT-1 no-fighter');
    p.hand(0, 'ash-2');
    expect(p.offered(0)).toContain('place desert-combat-1');
    expect(p.bar(0, 'place coast-combat-1')).toBe('CBT-1 own-place');
    expect(p.bar(0, 'place forest-combat-1')).toBe('CBT-1 nobody-to-fight');
  });
});

describe('vacant spaces', () => {
  test.each(['desert-gather-1', 'desert-combat-1', 'desert-gather-2'])('TRN-3: %s is for one minion', (space) => {
    const p = position({ players: 3 }).owns(1, 'desert', 'altar').hand(0, 'ash-2');
    expect(p.offered(0)).toContain(`place ${space}`);
    p.minions(2, space);
    expect(p.bar(0, `place ${space}`)).toBe('TRN-3 space-taken');
  });

  test('TRN-3: the own minion takes a space as well', () => {
    const p = position().owns(0, 'desert', 'altar').minions(0, 'desert-gather-1');
    expect(p.bar(0, 'place desert-gather-1')).toBe('TRN-3 space-taken');
  });

  test('TRN-3: gold, build, refresh and the front of the Citadel take any number', () => {
    const full = ['build', 'citadel-front', 'gold', 'refresh'];
    const p = position().hand(0, 'ash-2').used(0, '1').offer('well').gold(0, 2);
    p.minions(0, 'gold', 'refresh').minions(1, ...full);
    for (const space of full) expect(p.offered(0)).toContain(`place ${space}`);
    p.play(0, 'place refresh');
    expect(p.now.minions(0)).toEqual(['gold', 'refresh', 'refresh']);
  });
});

describe('dashed spaces', () => {
  const regions = ['mountains', 'volcano', 'desert', 'village', 'coast', 'forest'];
  test.each([
    { players: 2, gather: 6 },
    { players: 3, gather: 12 },
    { players: 4, gather: 12 },
  ] as const)('TRN-4: $gather resource spaces with $players players', ({ players, gather }) => {
    const p = position({ players });
    for (const name of regions) p.owns(1, name, 'altar');
    const offered = p.offered(0).filter((text) => text.includes('-gather-'));
    expect(offered).toHaveLength(gather);
    expect(offered.includes('place desert-gather-2')).toBe(players > 2);
  });

  test('TRN-4: with two players a dashed space is no move and not shown as one', () => {
    const p = position().owns(1, 'desert', 'altar');
    expect(p.bar(0, 'place desert-gather-2')).toBe('TRN-4 more-players');
    const parts = crownOfAsh.barred(p.state, 0).map((b) => b.part);
    const space = crownOfAsh.notation(p.config).read('place desert-gather-2');
    expect(parts).not.toContain(space === null ? '' : crownOfAsh.parts(space)[0]);
  });
});
