import { describe, expect, test } from 'vitest';
import { tables } from '../src/tables.ts';
import type { Necromancer } from '../src/types.ts';
import { type Position, position } from './position.ts';

type Pair = readonly [Necromancer, Necromancer];

/** Seat 0 attacks the desert of seat 1 with these fighters. */
const attack = (pair: Pair, fighters: readonly string[], guards: readonly string[] = [], powers = true): Position => {
  const p = position({ necromancers: pair, options: { powers } })
    .owns(1, 'desert', 'altar')
    .guards('desert', ...guards);
  return p.hand(0, ...fighters, 'blood-2').play(0, 'place desert-combat-1', `send ${p.list(...fighters)}`);
};
const fighters = (p: Position, ...ids: string[]): number[] =>
  ids.map((id) => tables(p.config).fighterIndex.get(id) ?? -1).sort((a, b) => a - b);
const battle = (p: Position) => p.events.findLast((e) => e.kind === 'battle');

describe('Unveil', () => {
  const UNVEILED: Pair = ['nox', 'visio'];

  test('PWR-2: attacked, Visio may reveal the attackers to everybody before either card is chosen', () => {
    const p = attack(UNVEILED, ['ash-6', 'bone-2']);
    expect(p.asked).toBe('unveil 1');
    expect(p.offered(1)).toEqual(['unveil yes', 'unveil no']);
    p.play(1, 'unveil yes');
    expect(p.asked).toBe('clash 0 1');
    const known = fighters(p, 'ash-6', 'bone-2');
    expect(p.told('power-used')).toEqual([{ kind: 'power-used', seat: 1, power: 'unveil' }]);
    expect(p.told('unveiled')).toEqual([{ kind: 'unveiled', seat: 0, place: 2, fighters: known }]);
    for (const who of [0, 1, 'spectator'] as const)
      expect(p.view(who).stack.at(-1)).toMatchObject({ kind: 'clash', open: true, attackers: { known } });
    expect(p.state.charged).toEqual([1, 0, 0, 0]);
  });

  test('PWR-2: declined, nothing is spent and they stay covered', () => {
    const p = attack(UNVEILED, ['ash-6']).play(1, 'unveil no');
    expect(p.view(1).stack.at(-1)).toMatchObject({ open: false, attackers: { count: 1 } });
    expect(p.state.charged).toEqual([1, 1, 0, 0]);
  });

  test('PWR-2: they stay open while the cards are chosen', () => {
    const p = attack(UNVEILED, ['ash-6']).play(1, 'unveil yes').play(1, 'clash 4');
    expect(p.view('spectator').stack.at(-1)).toMatchObject({ attackers: { known: fighters(p, 'ash-6') } });
  });

  test.each<[string, Pair, boolean]>([
    ['to the attacker', ['visio', 'nox'], true],
    ['to another necromancer', ['nox', 'mors'], true],
    ['without powers', ['nox', 'visio'], false],
  ])('PWR-2: not offered %s', (_whom, pair, powers) => {
    expect(attack(pair, ['ash-6'], [], powers).asked).toBe('clash 0 1');
  });

  test('PWR-1: not offered with the token spent', () => {
    const p = position({ necromancers: UNVEILED, options: { powers: true } })
      .owns(1, 'desert', 'altar')
      .hand(0, 'ash-6');
    p.state.charged[1] = 0;
    expect(p.play(0, 'place desert-combat-1', 'send ash-6').asked).toBe('clash 0 1');
  });
});

describe('Forewarn', () => {
  /** Visio defends: its attackers are left covered, both cards are chosen. */
  const defending = (card: string, own = '3') =>
    attack(['nox', 'visio'], ['ash-4'], ['bone-2']).play(1, 'unveil no').clash(0, card, 1, own);
  const attacking = (card: string, own = '3') => attack(['visio', 'nox'], ['ash-4'], ['bone-2']).clash(0, own, 1, card);

  test('PWR-3: after both cards are chosen and before the reveal, attacking or defending', () => {
    for (const [p, visio] of [
      [defending('4'), 1],
      [attacking('4'), 0],
    ] as const) {
      expect(p.asked).toBe(`forewarn ${visio}`);
      expect(p.view('spectator').stack.find(({ kind }) => kind === 'reveal')).toMatchObject({ named: -1 });
      expect(p.offered(visio)).toEqual([0, 1, 3, 4, 'die', 'none'].map((card) => `forewarn ${card}`));
      for (const who of [0, 1, 'spectator'] as const) {
        const f = p.view(who).stack.at(-2);
        const sealed = f?.kind === 'reveal' ? f.sealed : null;
        expect([0, 1].map((seat) => sealed?.[seat === 0 ? 0 : 1] === 'hidden')).toEqual([who !== 0, who !== 1]);
      }
    }
  });

  test.each([
    ['3', 1],
    ['4', 1],
    ['die', 1],
    ['0', 0],
    ['1', 1],
  ])('PWR-3: a %s that is named counts %i', (card, value) => {
    const p = defending(card).play(1, `forewarn ${card}`);
    expect(battle(p)).toMatchObject({ attack: { cardValue: value, total: 4 + value } });
    expect(p.events.filter((e) => e.kind === 'rolled')).toEqual([]);
    expect(p.state.charged[1]).toBe(0);
    expect(attacking(card).play(0, `forewarn ${card}`).told('battle')).toMatchObject([
      { defence: { cardValue: value } },
    ]);
  });

  test('PWR-3: a wrong guess changes nothing and spends the token', () => {
    const p = defending('4').play(1, 'forewarn 3');
    expect(p.told('power-used')).toEqual([{ kind: 'power-used', seat: 1, power: 'forewarn' }]);
    expect(p.told('named')).toEqual([{ kind: 'named', seat: 1, card: 2 }]);
    expect(battle(p)).toMatchObject({ attack: { cardValue: 4, total: 8 }, defence: { cardValue: 3, total: 5 } });
    expect(p.state.charged[1]).toBe(0);
  });

  test('PWR-3: the own card is never lowered', () => {
    expect(battle(defending('4', '4').play(1, 'forewarn 4'))).toMatchObject({
      attack: { cardValue: 1 },
      defence: { cardValue: 4 },
    });
  });

  test('PWR-3: named none, the token stays', () => {
    const p = defending('4').play(1, 'forewarn none');
    expect(battle(p)).toMatchObject({ attack: { cardValue: 4 } });
    expect(p.state.charged[1]).toBe(1);
    expect(p.told('named')).toEqual([]);
  });

  test('PWR-3: a die that was not named is rolled', () => {
    const p = attack(['nox', 'visio'], ['ash-4'], ['bone-2']).dice(5).play(1, 'unveil no').clash(0, 'die', 1, '3');
    expect(battle(p.play(1, 'forewarn 4'))).toMatchObject({ attack: { cardValue: 5 } });
  });

  test('PWR-3: reward and compensation of the named card stay', () => {
    const p = defending('4', '3').play(1, 'forewarn 4');
    expect(p.events.filter((e) => e.kind === 'gained').map((e) => [e.seat, e.why])).toEqual([
      [1, 'reward'],
      [0, 'compensation'],
    ]);
    expect(p.state.used[0]).toEqual([3]);
  });

  test('PWR-3: naming tells which card was named, never whether it is right', () => {
    const told = (card: string) => {
      const p = defending(card).play(1, 'forewarn 3');
      return p.told('named');
    };
    expect(told('4')).toEqual(told('3'));
  });

  test('CIT-7: not against the King, who has no card', () => {
    const p = position({ necromancers: ['visio', 'nox'], options: { powers: true } }).hand(0, 'ash-6');
    p.play(0, 'place citadel-front', 'send ash-6', 'clash 4');
    expect(p.told('battle')).toHaveLength(1);
  });

  test.each<[string, Pair, boolean]>([
    ['in a combat of others', ['nox', 'mors'], true],
    ['without powers', ['visio', 'nox'], false],
  ])('PWR-3: not %s', (_what, pair, powers) => {
    const p = attack(pair, ['ash-4'], ['bone-2'], powers).clash(0, '3', 1, '4');
    expect(p.told('battle')).toHaveLength(1);
  });

  test('PWR-1: having unveiled the attackers, Visio cannot forewarn', () => {
    const p = attack(['nox', 'visio'], ['ash-4']).play(1, 'unveil yes').clash(0, '3', 1, '4');
    expect(p.told('battle')).toHaveLength(1);
  });
});

describe('Overturn', () => {
  const MORS: Pair = ['nox', 'mors'];

  test('PWR-7: a combat die of anyone, before its result is used; the second one stands', () => {
    const p = attack(MORS, ['ash-4'], ['bone-2']).dice(6, 2).clash(0, 'die', 1, '3');
    expect(p.asked).toBe('overturn 1');
    expect(p.offered(1)).toEqual(['overturn 0', 'overturn none']);
    expect(p.kinds).not.toContain('battle');
    p.play(1, 'overturn 0');
    expect(p.told('power-used')).toEqual([{ kind: 'power-used', seat: 1, power: 'overturn' }]);
    expect(p.told('overturned')).toEqual([{ kind: 'overturned', seat: 1, owner: 0, before: 6, die: 2, why: 'combat' }]);
    expect(battle(p)).toMatchObject({ attack: { cardValue: 2 } });
    expect(p.state.charged).toEqual([1, 0, 0, 0]);
  });

  test('PWR-7: of two combat dice either, offered after both', () => {
    const p = attack(MORS, ['ash-4'], ['bone-2']).dice(6, 1, 5).clash(0, 'die', 1, 'die');
    expect(p.told('rolled').map((e) => [e.seat, e.die])).toEqual([
      [0, 6],
      [1, 1],
    ]);
    expect(p.offered(1)).toEqual(['overturn 0', 'overturn 1', 'overturn none']);
    expect(battle(p.play(1, 'overturn 1'))).toMatchObject({ attack: { cardValue: 6 }, defence: { cardValue: 5 } });
  });

  test('PWR-7: passed, the dice stand and the token stays', () => {
    const p = attack(MORS, ['ash-4'], ['bone-2']).dice(6).clash(0, 'die', 1, '3').play(1, 'overturn none');
    expect(battle(p)).toMatchObject({ attack: { cardValue: 6 } });
    expect(p.state.charged[1]).toBe(1);
  });

  test('PWR-7: a die in a battle that is not Mors’s', () => {
    const p = position({ players: 3, necromancers: ['nox', 'fortis', 'mors'], options: { powers: true } })
      .owns(1, 'desert', 'altar')
      .hand(0, 'ash-4')
      .play(0, 'place desert-combat-1', 'send ash-4')
      .clash(0, 'die', 1, '3');
    expect(p.asked).toBe('overturn 2');
  });

  test('PWR-7: a die rolled against the King', () => {
    const p = position({ necromancers: ['mors', 'nox'], options: { powers: true } }).hand(0, 'ash-6');
    expect(p.play(0, 'place citadel-front', 'send ash-6', 'clash die').asked).toBe('overturn 0');
  });

  test('PWR-7: the die for an AI’s region', () => {
    const p = position({ automa: { garrison: 'easy' }, necromancers: ['mors', 'nox'], options: { powers: true } });
    p.actions('ii').dice(3, 5).play(0, 'place gold', 'raise nobody');
    expect(p.asked).toBe('overturn 0');
    p.play(0, 'overturn 1');
    expect(p.told('overturned')).toMatchObject([{ seat: 0, owner: 1, before: 3, die: 5, why: 'region' }]);
    expect(p.told('flipped')).toMatchObject([{ region: 4 }]);
  });

  test('PWR-7: no window without a die', () => {
    expect(attack(MORS, ['ash-4']).clash(0, '4', 1, '3').told('battle')).toHaveLength(1);
  });

  test('PWR-3: a die that was forewarned of is not rolled, so there is none to overturn', () => {
    const p = attack(['mors', 'visio'], ['ash-4']).play(1, 'unveil no').clash(0, 'die', 1, '3').play(1, 'forewarn die');
    expect(p.told('battle')).toMatchObject([{ attack: { cardValue: 1 } }]);
  });

  /** The end of a round in which everybody has as little as everybody else. */
  const tied = (...rolls: number[]) =>
    position({ players: 3, necromancers: ['mors', 'nox', 'fortis'], options: { powers: true } })
      .turnOf(2, { last: true })
      .dice(...rolls)
      .play(2, 'place gold', 'raise nobody');

  test('ORD-2: once all tied have rolled for the order, any one of these dice', () => {
    const p = tied(5, 3, 1, 6);
    expect(p.asked).toBe('overturn 0');
    expect(p.offered(0)).toEqual(['overturn 0', 'overturn 1', 'overturn 2', 'overturn none']);
    p.play(0, 'overturn 1');
    expect(p.told('overturned')).toMatchObject([{ owner: 1, before: 3, die: 6, why: 'order' }]);
    expect(p.asked).toBe('order 1');
  });

  test('ORD-2: at each repetition again, as long as the token is charged', () => {
    const p = tied(5, 5, 1, 2, 4).play(0, 'overturn none');
    expect([p.asked, ...p.offered(0)]).toEqual(['overturn 0', 'overturn 0', 'overturn 1', 'overturn none']);
    expect(p.play(0, 'overturn none').asked).toBe('order 1');
    const q = tied(5, 3, 1, 5, 2, 4).play(0, 'overturn 1');
    expect(q.told('rolled').map((e) => [e.seat, e.die])).toEqual([
      [0, 2],
      [1, 4],
    ]);
    expect(q.asked).toBe('order 1');
  });

  test('RND-7: the token spent on it is charged with the new round', () => {
    const p = tied(5, 3, 1, 6).play(0, 'overturn 1');
    expect(p.state.charged[0]).toBe(0);
    expect(p.play(1, 'order 0,1,2').state.charged[0]).toBe(1);
  });
});

describe('Fortify in a battle', () => {
  const FORTIS: Pair = ['fortis', 'nox'];

  test('PWR-9: an attacking pair, after the reveal and before totals count; won, it moves in fortified', () => {
    const p = attack(FORTIS, ['ash-3', 'ash-4'], ['bone-2']).clash(0, '1', 1, '0');
    expect(p.asked).toBe('brace 0');
    expect(p.told('revealed')).toHaveLength(1);
    expect(p.told('battle')).toEqual([]);
    p.play(0, 'brace yes');
    expect(p.told('power-used')).toEqual([{ kind: 'power-used', seat: 0, power: 'fortify' }]);
    expect(p.told('fortified')).toEqual([
      { kind: 'fortified', seat: 0, place: 2, fighters: fighters(p, 'ash-3', 'ash-4') },
    ]);
    expect(battle(p)).toMatchObject({ attack: { strength: 7, bolster: 2, total: 10 } });
    expect(p.state.fortified[2]).toEqual(fighters(p, 'ash-3', 'ash-4'));
    expect(p.state.charged[0]).toBe(0);
  });

  test('PWR-9: declined it counts +1, and nothing is spent', () => {
    const p = attack(FORTIS, ['ash-3', 'ash-4'], ['bone-2']).clash(0, '1', 1, '0').play(0, 'brace no');
    expect(battle(p)).toMatchObject({ attack: { bolster: 1 } });
    expect(p.state.fortified[2]).toEqual([]);
    expect(p.state.charged[0]).toBe(1);
  });

  test('PWR-9: lost, nothing stays fortified', () => {
    const p = attack(FORTIS, ['ash-2', 'ash-3'], ['bone-6']).clash(0, '1', 1, '4').play(0, 'brace yes');
    expect(p.now.owner('desert')).toBe(1);
    expect(p.state.fortified.flat()).toEqual([]);
  });

  test('PWR-9: only a pair, and only of the attacker', () => {
    expect(attack(FORTIS, ['ash-3', 'bone-4']).clash(0, '1', 1, '0').told('battle')).toHaveLength(1);
    const defended = attack(['nox', 'fortis'], ['ash-3', 'ash-4'], ['bone-2', 'bone-3']).clash(0, '1', 1, '0');
    expect(defended.told('battle')).toHaveLength(1);
  });

  test('PWR-9: in the Citadel a pair beside a third kind, but not three of a kind', () => {
    const storm = (...sent: string[]) => {
      const p = position({ necromancers: FORTIS, options: { powers: true } }).hand(0, ...sent);
      return p.play(0, 'place citadel-front', `send ${p.list(...sent)}`, 'clash 4');
    };
    expect(storm('ash-2', 'ash-3', 'ash-4').told('battle')).toMatchObject([{ attack: { bolster: 2 } }]);
    const p = storm('ash-2', 'ash-3', 'bone-4').play(0, 'brace yes');
    expect(battle(p)).toMatchObject({ attack: { bolster: 2 } });
    expect(p.state.fortified[6]).toEqual(fighters(p, 'ash-2', 'ash-3'));
  });

  test('AUT-3: a pair with an Automaton is broken when it leaves', () => {
    const p = attack(FORTIS, ['ash-3', 'ash-automaton'], ['bone-2']).clash(0, '4', 1, '0').play(0, 'brace yes');
    expect(battle(p)).toMatchObject({ attack: { bolster: 2 } });
    expect(p.now.guards('desert')).toEqual(['ash-3']);
    expect(p.state.fortified[2]).toEqual([]);
  });

  test('PWR-7: the window opens after the dice, the one of Mors included', () => {
    const p = attack(['fortis', 'mors'], ['ash-3', 'ash-4'], ['bone-2']).dice(4).clash(0, 'die', 1, '0');
    expect(p.asked).toBe('overturn 1');
    expect(p.play(1, 'overturn none').asked).toBe('brace 0');
  });

  test('ZER-1: a casualty breaks the pair that won', () => {
    const p = attack(['fortis', 'nox'], ['ash-3', 'ash-4'], ['bone-2']).clash(0, '4', 1, '0').play(0, 'brace yes');
    if (p.asked === 'wild 0') p.play(0, 'take ash');
    expect(p.asked).toBe('zero 1');
    p.play(1, 'zero casualty').play(0, 'lose ash-3');
    expect(p.state.fortified[2]).toEqual([]);
  });
});
