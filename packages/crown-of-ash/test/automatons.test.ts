import { seedRng, shuffle } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { tables } from '../src/tables.ts';
import { dealt, type Position, position } from './position.ts';

/** Seat 0 attacks the desert of seat 1. */
const attack = (attackers: string[], guards: string[], set: (p: Position) => Position = (p) => p): Position => {
  const p = set(
    position()
      .owns(1, 'desert', 'altar')
      .guards('desert', ...guards),
  ).hand(0, ...attackers);
  return p.play(0, 'place desert-combat-1', `send ${p.list(...attackers)}`);
};

describe('raising an Automaton', () => {
  test('AUT-1: like any fighter, its special ingredients paid with anything', () => {
    const p = position().display('ash-automaton').goods(0, { ash: 2, bone: 1 }).play(0, 'place gold');
    expect(p.offered(0)[0]).toBe('raise 1 for=ash,ash,bone');
    p.play(0, 'raise 1 for=ash,ash,bone');
    expect(p.now.hand(0)).toEqual(['ash-automaton']);
    expect(p.now.roster(0)).toEqual(['ash-automaton']);
  });
});

describe('after a combat', () => {
  test.each([
    { card: '4', winner: 'attacker' },
    { card: '1', winner: 'defender' },
  ] as const)('AUT-2: an attacking one goes to the deck in its corner ($winner wins)', ({ card, winner }) => {
    const p = attack(['bone-automaton'], ['ash-3', 'ash-2']).clash(0, card, 1, '1');
    expect(p.told('battle')[0]?.winner).toBe(winner === 'attacker' ? 'attacker' : 'defender');
    expect(p.now.deck(2)).toEqual(['bone-automaton']);
    expect(p.now.graveyard(0)).toEqual([]);
    expect(p.now.roster(0)).toEqual([]);
    expect(p.told('departed')).toMatchObject([{ seat: 0, decks: [1] }]);
  });

  test.each([
    { card: '4', winner: 'attacker' },
    { card: '1', winner: 'defender' },
  ] as const)('AUT-2: a defending one as well ($winner wins)', ({ card, winner }) => {
    const p = attack(['ash-4'], ['bone-automaton']).clash(0, card, 1, '3');
    expect(p.told('battle')[0]?.winner).toBe(winner);
    expect(p.now.deck(2)).toEqual(['bone-automaton']);
    expect(p.now.graveyard(1)).toEqual([]);
    expect(p.now.guards('desert')).toEqual(winner === 'attacker' ? ['ash-4'] : []);
    expect(p.now.owner('desert')).toBe(winner === 'attacker' ? 0 : 1);
    expect(p.now.roster(1)).toEqual([]);
  });

  test('AUT-2: it counts in the battle it leaves', () => {
    const p = attack(['bone-automaton', 'bone-2'], []).clash(0, '1', 1, '1');
    expect(p.told('battle')[0]?.attack).toMatchObject({ strength: 6, bolster: 1, total: 8 });
  });

  test('AUT-2: before either combat card is resolved', () => {
    const p = attack(['blood-automaton', 'ash-5'], ['ash-automaton']).clash(0, '3', 1, '4');
    expect(p.kinds.filter((kind) => kind === 'departed' || kind === 'gained')).toEqual([
      'departed',
      'departed',
      'gained',
      'gained',
    ]);
    const q = attack(['bone-automaton'], ['ash-2']).clash(0, '1', 1, '1');
    // The winner is still to choose a resource, and the Automaton is gone.
    expect(q.now.deck(2)).toEqual(['bone-automaton']);
  });

  test('AUT-2: one that stays out of the battle stays', () => {
    const p = attack(['ash-4'], ['bone-2'], (q) => q.owns(1, 'coast', 'well').guards('coast', 'bone-automaton'));
    p.clash(0, '3', 1, '4');
    expect(p.now.guards('coast')).toEqual(['bone-automaton']);
  });

  test('AUT-2: against the King too', () => {
    const p = position().hand(0, 'bone-automaton').play(0, 'place citadel-front', 'send bone-automaton', 'clash 1');
    expect(p.told('battle')[0]?.winner).toBe('defender');
    expect(p.now.deck(2)).toEqual(['bone-automaton']);
    expect(p.now.graveyard(0)).toEqual([]);
  });

  test('AUT-2: one shuffle for each deck, both sides’ together, in the order I, II, III', () => {
    const decks = {
      1: ['ash-2', 'ash-3', 'bone-2'],
      2: ['ash-4', 'blood-4'],
      3: ['ash-5', 'ash-6', 'bone-6'],
    } as const;
    const p = attack(['sulphur-automaton', 'blood-automaton'], ['ash-automaton', 'bone-automaton'], (q) =>
      q
        .deck(1, ...decks[1])
        .deck(2, ...decks[2])
        .deck(3, ...decks[3])
        .seed(7),
    );
    p.clash(0, '1', 1, '3');
    // The same by hand, with the same generator; the top of a deck is the end of the list.
    const rng = seedRng('7');
    const first = [...[...decks[1]].reverse(), 'sulphur-automaton'];
    const second = [...[...decks[2]].reverse(), 'bone-automaton'];
    const third = [...[...decks[3]].reverse(), 'blood-automaton', 'ash-automaton'];
    for (const deck of [first, second, third]) shuffle(rng, deck);
    expect(([1, 2, 3] as const).map((tier) => p.now.deck(tier))).toEqual(
      [first, second, third].map((deck) => [...deck].reverse()),
    );
    expect(p.state.rng).toEqual(rng);
  });

  test('AUT-2: a battle without Automatons shuffles nothing', () => {
    const decks = { 1: ['ash-2', 'ash-3', 'bone-3'], 2: ['blood-4', 'ash-3-ii'], 3: ['ash-5', 'ash-6'] } as const;
    const set = (q: Position) => ([1, 2, 3] as const).reduce((r, tier) => r.deck(tier, ...decks[tier]), q);
    for (let seed = 0; seed < 6; seed++) {
      const p = attack(['ash-4'], ['bone-2'], (q) => set(q).seed(seed)).clash(0, '3', 1, '4');
      for (const tier of [1, 2, 3] as const) expect(p.now.deck(tier)).toEqual(decks[tier]);
    }
  });
});

describe('where they stay', () => {
  test('AUT-3: they do not move into what they conquered: won with them alone it is undefended', () => {
    const p = attack(['bone-automaton'], ['ash-2']).clash(0, '3', 1, '4');
    expect(p.now.owner('desert')).toBe(0);
    expect(p.now.guards('desert')).toEqual([]);
    expect(p.now.graveyard(1)).toEqual(['ash-2']);
  });

  test('AUT-3: those beside them do move in', () => {
    const p = attack(['bone-automaton', 'ash-3'], ['ash-2']).clash(0, '3', 1, '4');
    expect(p.now.guards('desert')).toEqual(['ash-3']);
  });

  test('AUT-3: the Citadel too', () => {
    const p = position().hand(0, 'blood-automaton').play(0, 'place citadel-front', 'send blood-automaton', 'clash 3');
    expect(p.now.owner('citadel')).toBe(0);
    expect(p.now.guards('citadel')).toEqual([]);
    expect(p.state.king).toBe(false);
    expect(p.state.kingToken).toBe(0);
  });

  test('AUT-4: amending puts them into defence', () => {
    const p = position().owns(0, 'desert', 'altar').hand(0, 'ash-automaton').play(0, 'place desert-gather-1');
    p.play(0, 'guard ash-automaton');
    expect(p.now.guards('desert')).toEqual(['ash-automaton']);
  });

  test('AUT-4: so does guarding a region just built in', () => {
    const p = position().offer('altar').gold(0, 2).hand(0, 'ash-automaton').play(0, 'place build', 'build 1 desert');
    p.play(0, 'guard ash-automaton');
    expect(p.now.guards('desert')).toEqual(['ash-automaton']);
  });
});

describe('at the end of the game', () => {
  const last = () =>
    position().turnOf(1, { round: 4, last: true }).used(1, '1').fate(0, 'ash', 'bone').fate(1, 'ash', 'bone');
  const end = (p: Position) => p.play(1, 'place refresh', 'raise nobody');

  test.each([
    { held: ['ash-automaton'], points: -2 },
    { held: ['blood-automaton'], points: -3 },
    { held: ['bone-automaton'], points: -1 },
    { held: ['ash-automaton', 'blood-automaton'], points: -5 },
  ])('AUT-5: $held count $points, in hand, whatever the fate', ({ held, points }) => {
    const p = end(last().hand(0, ...held));
    expect(p.now.sheet(0, 'automatons')).toBe(points);
    expect(p.now.sheet(0, 'fate')).toBe(0);
    // No floor at 0.
    expect(p.now.vp(0)).toBe(points);
  });

  test('AUT-5: on the board too, once each', () => {
    const p = end(last().owns(0, 'desert', 'altar').guards('desert', 'ash-automaton').hand(0, 'bone-automaton'));
    expect(p.now.sheet(0, 'automatons')).toBe(-3);
  });

  test('AUT-5: they never count as plus, not even of a kind of the fate card, nor in the tie-break', () => {
    const p = end(last().hand(0, 'ash-automaton', 'blood-automaton').vp(0, 5).hand(1, 'sulphur-2'));
    expect([p.now.vp(0), p.now.vp(1)]).toEqual([0, 1]);
    expect(p.state.tiebreak.slice(0, 2)).toEqual([0, 1]);
    expect(p.told('ended')).toEqual([{ kind: 'ended', winners: [1], by: 'kinds' }]);
  });

  test('AUT-5: one that fought is gone and costs nothing', () => {
    const p = last().owns(0, 'desert', 'altar').hand(1, 'ash-automaton').used(1);
    p.play(1, 'place desert-combat-1', 'send ash-automaton').clash(1, '3', 0, '4').play(1, 'raise nobody');
    expect(p.asked).toBe('over');
    expect(p.now.sheet(1, 'automatons')).toBe(0);
  });
});

test('AUT-6: they begin in the deck of their foot numeral', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const { s } = dealt({}, String(seed));
    const t = tables(s.config);
    s.decks.forEach((deck, i) => {
      for (const f of deck) if ((t.returnsTo[f] ?? -1) >= 0) seen.add(`${t.fighters[f]?.id} ${i + 1}`);
    });
  }
  expect([...seen].sort()).toEqual(['ash-automaton 2', 'blood-automaton 3', 'bone-automaton 1', 'sulphur-automaton 2']);
});
