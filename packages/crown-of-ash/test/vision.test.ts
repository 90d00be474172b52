import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import type { Event } from '../src/types.ts';
import { houseConfigOf, position } from './position.ts';
import { expectClosedShapes, expectNothingGivenAway, expectSpectatorSeesWhatAllSee, SORTS } from './sights.ts';
import { viewersOf, wander } from './worlds.ts';

const { view, see, reveals, moves, step } = crownOfAsh;

describe('what everybody sees', () => {
  const table = () =>
    position({ players: 3 })
      .owns(1, 'desert', 'altar', 'well')
      .guards('desert', 'ash-2')
      .owns(2, 'citadel')
      .guards('citadel', 'bone-6')
      .kingToken(2)
      .hand(1, 'blood-3', 'blood-4')
      .graveyard(1, 'sulphur-3')
      .goods(1, { ash: 2, gold: 1 })
      .vp(1, 4)
      .used(1, '0', '3')
      .minions(1, 'gold', 'refresh')
      .minions(2, 'gold', 'gold', 'build', 'citadel-front')
      .display('ash-4', null, 'bone-2')
      .offer('altar', 'mine')
      .aside('gate')
      .pile('pit', 'crypt')
      .deck(2, 'ash-5-ii', 'bone-4');

  test.each([0, 1, 2, 'spectator'] as const)('VIS-1: all that lies open (seen by %s)', (who) => {
    const p = table();
    const s = p.state;
    const v = p.view(who);
    expect(v).toMatchObject({
      round: 1,
      order: [0, 1, 2],
      king: false,
      kingToken: 2,
      display: s.display,
      offer: s.offer,
      aside: s.aside,
      deckCounts: [0, 2, 0],
      pileCount: 2,
    });
    expect(v.places.map((place) => place.owner)).toEqual(s.owners);
    expect(v.places.map((place) => place.guards)).toEqual(s.guards);
    expect(v.places.slice(0, 6).map((place) => place.tiles)).toEqual(s.tiles);
    expect(v.players[1]).toMatchObject({
      necromancer: s.necromancers[1],
      vp: 4,
      goods: [0, 0, 2, 0, 1],
      graveyard: s.graves[1],
      discard: { top: 2, count: 2 },
      minions: s.minions.slice(6, 8),
    });
    expect(v.players[2]?.minions).toEqual(s.minions.slice(8, 12));
    const hand = v.players[1]?.hand;
    expect(hand && ('known' in hand ? hand.known.length : hand.count)).toBe(2);
  });

  test('VIS-1: with open hands the hands too', () => {
    const p = position({ players: 3, options: { openHands: true } }).hand(1, 'blood-3', 'blood-4');
    for (const who of viewersOf(p.state)) expect(p.view(who).players[1]?.hand).toEqual({ known: p.state.hands[1] });
  });

  test('VIS-2: with open discards everybody looks through the used cards', () => {
    const p = position({ players: 3, options: { openDiscards: true } }).used(1, '0', '3');
    for (const who of viewersOf(p.state)) expect(p.view(who).players[1]?.used).toEqual([0, 2]);
  });
});

describe('what is hidden', () => {
  test('VIS-2: hands, fates and older discards are shown to their owner alone', () => {
    const p = position({ players: 3 }).hand(1, 'blood-3', 'blood-4').used(1, '0', '3').fate(1, 'ash', 'bone');
    expect(p.view(1).players[1]).toMatchObject({ hand: { known: p.state.hands[1] }, used: [0, 2], fate: 5 });
    for (const who of [0, 2, 'spectator'] as const)
      expect(p.view(who).players[1]).toMatchObject({ hand: { count: 2 }, used: null, fate: null });
  });

  test('VIS-2: of decks and stack there is how many and what, never in which order', () => {
    const p = position().deck(2, 'bone-4', 'ash-5-ii', 'ash-4').pile('pit', 'altar', 'crypt');
    const v = p.view(0);
    const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);
    expect(v.memory.decks[1]).toEqual(ascending(p.state.decks[1] ?? []));
    expect(v.memory.pile).toEqual(ascending(p.state.pile));
    const turned = position().deck(2, 'ash-4', 'bone-4', 'ash-5-ii').pile('crypt', 'pit', 'altar');
    expect(JSON.stringify(turned.view(0))).toBe(JSON.stringify(v));
  });

  test('VIS-2: whichever fighters and card another chooses, it looks and sounds the same', () => {
    const ways = (['ash-2', 'ash-6', 'bone-2'] as const).flatMap((fighter) =>
      (['0', '4', 'die'] as const).map((card) => {
        const p = position({ players: 3 }).owns(1, 'desert', 'altar').hand(0, 'ash-2', 'ash-6', 'bone-2');
        p.play(0, 'place desert-combat-1', `send ${fighter}`, `clash ${card}`);
        const eyes = [1, 2, 'spectator'] as const;
        return JSON.stringify([
          eyes.map((who) => p.view(who)),
          eyes.map((who) => p.events.map((e) => see(e, who))),
          [1, 2].map((seat) => p.offered(seat === 1 ? 1 : 2)),
        ]);
      }),
    );
    expect(new Set(ways).size).toBe(1);
  });
});

describe('what chance decides for the AI', () => {
  const table = { players: 2, necromancers: ['mors', 'nox'], automa: { garrison: 'easy' } } as const;

  test('VIS-4: is told as a revelation before it shows, so that nobody asks again for another lot', () => {
    const firsts = Array.from({ length: 8 }, (_, seed) => {
      const s = crownOfAsh.setup(houseConfigOf(table), String(seed));
      const told: Event[] = [];
      for (let n = 0; told.every((e) => e.kind !== 'posted' || e.seat === 0) && n < 3; n++) {
        told.length = 0;
        const [move] = moves(s, 0);
        if (move !== undefined) step(s, 0, move, (e) => told.push(e));
      }
      return told.filter((e) => reveals(e) || (e.kind === 'posted' && e.seat === 1)).map((e) => e.kind);
    });
    expect(firsts.filter((kinds) => kinds[0] !== 'lots')).toEqual([]);
    expect(firsts.some((kinds) => kinds[1] === 'posted')).toBe(true);
  });

  test('VIS-4: where one choice is best, no lot is told of', () => {
    const lots = (...hand: string[]): number => {
      const p = position(table)
        .actions('i')
        .owns(0, 'desert', 'altar')
        .hand(1, ...hand);
      return p.dice(3).play(0, 'place gold', 'raise nobody').told('lots').length;
    };
    expect(lots('ash-2')).toBe(0);
    expect(lots('ash-3', 'bone-3', 'blood-3')).toBe(1);
  });
});

describe.each(SORTS.filter(({ always }) => always))('$name', (sort) => {
  test('VIS-3: a spectator sees what everyone sees', () => expectSpectatorSeesWhatAllSee(sort));

  test('VIS-4: views and events hold what they may hold and nothing else', () => expectClosedShapes(sort));

  test('VIS-4: whatever is hidden may be otherwise, and neither view nor event nor what is forbidden shows it', () =>
    expectNothingGivenAway(sort));
});

test.each(SORTS)('VIS-4: neither the generator nor the seed is in a view, or in what is told ($name)', ({ table }) => {
  const seed = '0123456789abcdeffedcba9876543210';
  const told: Event[] = [];
  const s = crownOfAsh.setup(houseConfigOf(table), seed, (e) => told.push(e));
  const numbers = s.rng.map(String).filter((n) => n.length > 4);
  expect(numbers.length).toBeGreaterThan(2);
  for (const who of viewersOf(s)) {
    const text = JSON.stringify([view(s, who), told]);
    for (const secret of [...numbers, seed, 'rng', 'seed']) expect(text).not.toContain(secret);
  }
});

describe('memory', () => {
  const fought = (strictMemory: boolean) => {
    const p = position({ options: { strictMemory } }).owns(1, 'desert', 'altar').hand(0, 'ash-4').used(1, '3', '0');
    return p.play(0, 'place desert-combat-1', 'send ash-4').clash(0, '3', 1, '4');
  };

  test('VIS-5: what was revealed since the last refresh is remembered, in no order', () => {
    const p = fought(false);
    for (const who of [0, 1, 'spectator'] as const) expect(p.view(who).memory.played).toEqual([[2], [0, 2, 3]]);
  });

  test('VIS-5: with strict memory the table shows the top card of a discard and no more', () => {
    const p = fought(true);
    for (const who of [0, 1, 'spectator'] as const) {
      expect(p.view(who).memory.played).toBe(null);
      expect(p.view(who).players.map((one) => one.discard)).toEqual([
        { top: 2, count: 1 },
        { top: 3, count: 3 },
      ]);
    }
    expect(p.view(0).players[1]?.used).toBe(null);
  });

  test('VIS-5: the battle itself stays in what was told', () => {
    const p = fought(true);
    expect(p.told('battle').map((e) => see(e, 'spectator'))).toEqual(p.told('battle'));
    expect(p.told('battle')[0]).toMatchObject({ attack: { card: 2 }, defence: { card: 3 } });
  });
});

describe('what tells something new', () => {
  /** Dice, cards and tiles that are drawn or shuffled, covered cards that are opened, fates at the end. */
  const REVEALING = [
    'battle',
    'departed',
    'displayed',
    'final-scored',
    'flipped',
    'lots',
    'offered',
    'overturned',
    'reshuffled',
    'restacked',
    'revealed',
    'rolled',
    'unveiled',
  ];

  test('VIS-4: exactly what shows or mixes something hidden counts as a revelation', () => {
    const heard = new Map<string, boolean>();
    const hear = (e: Event) => heard.set(e.kind, reveals(e));
    for (let seed = 1; seed <= 6; seed++)
      for (const table of [
        { players: 4, options: { powers: true } },
        { players: 2, automa: {} },
      ] as const)
        wander(houseConfigOf(table), String(seed), () => 0, hear);
    const p = position().offer('altar').aside('gate', 'pit').gold(0, 2).play(0, 'place build', 'build 1 desert');
    p.events.forEach(hear);
    const q = position().owns(0, 'desert', 'graveyard').graveyard(0, 'ash-2').play(0, 'place desert-gather-1');
    q.events.forEach(hear);
    expect(heard.size).toBe(47);
    expect([...heard].flatMap(([kind, revealing]) => (revealing ? [kind] : [])).sort()).toEqual(REVEALING);
  });
});
