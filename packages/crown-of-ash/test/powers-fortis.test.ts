import { describe, expect, test } from 'vitest';
import { tables } from '../src/tables.ts';
import type { Position } from './position.ts';
import { fighter, powered, powersOffered } from './powered.ts';

describe('Reinforce', () => {
  const table = () =>
    powered('fortis')
      .owns(0, 'desert', 'altar')
      .guards('desert', 'ash-2')
      .owns(0, 'citadel')
      .guards('citadel', 'bone-2', 'bone-4')
      .hand(0, 'blood-3');

  test('PWR-8: adds from hand or another place, takes back, exchanges', () => {
    const p = table().play(0, 'power reinforce');
    expect(p.asked).toBe('reinforce 0');
    expect(p.offered(0).sort()).toEqual(
      [
        'reinforce desert out=none in=blood-3 from=hand',
        'reinforce desert out=none in=bone-2 from=citadel',
        'reinforce desert out=none in=bone-4 from=citadel',
        'reinforce citadel out=none in=blood-3 from=hand',
        'reinforce citadel out=none in=ash-2 from=desert',
        'reinforce desert out=ash-2 in=none from=hand',
        'reinforce citadel out=bone-2 in=none from=hand',
        'reinforce citadel out=bone-4 in=none from=hand',
        'reinforce desert out=ash-2 in=blood-3 from=hand',
        'reinforce citadel out=bone-2 in=blood-3 from=hand',
        'reinforce citadel out=bone-4 in=blood-3 from=hand',
        'reinforce desert out=ash-2 in=bone-2 from=citadel',
        'reinforce desert out=ash-2 in=bone-4 from=citadel',
      ].sort(),
    );
  });

  test.each([
    ['reinforce citadel out=none in=blood-3 from=hand', ['ash-2'], ['blood-3', 'bone-2', 'bone-4'], []],
    ['reinforce desert out=none in=bone-4 from=citadel', ['ash-2', 'bone-4'], ['bone-2'], ['blood-3']],
    ['reinforce desert out=ash-2 in=none from=hand', [], ['bone-2', 'bone-4'], ['ash-2', 'blood-3']],
    ['reinforce desert out=ash-2 in=blood-3 from=hand', ['blood-3'], ['bone-2', 'bone-4'], ['ash-2']],
    ['reinforce desert out=ash-2 in=bone-4 from=citadel', ['bone-4'], ['ash-2', 'bone-2'], ['blood-3']],
  ])('PWR-8: %s', (move, desert, citadel, hand) => {
    const p = table().play(0, 'power reinforce', move);
    expect([...p.now.guards('desert')].sort()).toEqual([...desert].sort());
    expect([...p.now.guards('citadel')].sort()).toEqual([...citadel].sort());
    expect([...p.now.hand(0)].sort()).toEqual([...hand].sort());
    expect(p.told('reinforced')).toHaveLength(1);
    expect(p.asked).toBe('turn 0');
  });

  test('PWR-10: two in an outer region, three in the Citadel', () => {
    const p = powered('fortis')
      .owns(0, 'desert', 'altar')
      .guards('desert', 'ash-2', 'ash-3')
      .owns(0, 'citadel')
      .guards('citadel', 'bone-2', 'bone-4', 'bone-5')
      .hand(0, 'blood-3')
      .play(0, 'power reinforce');
    expect(p.offered(0).filter((m) => m.includes('out=none'))).toEqual([]);
    expect(p.offered(0)).toContain('reinforce desert out=ash-2 in=bone-5 from=citadel');
  });

  test('PWR-8: places and fighters of others are left alone, and with none of one’s own it is not offered', () => {
    const p = powered('fortis').owns(1, 'desert', 'altar').guards('desert', 'ash-2').hand(0, 'blood-3');
    expect(powersOffered(p)).toEqual([]);
  });

  test('PWR-8: the first fighter of the box and the first region like any', () => {
    const first = tables(powered('fortis').config).fighters[0]?.id ?? '';
    const held = () => powered('fortis').owns(0, 'mountains', 'altar');
    const added = held()
      .hand(0, first)
      .play(0, 'power reinforce', `reinforce mountains out=none in=${first} from=hand`);
    expect([added.asked, added.now.guards('mountains'), added.now.hand(0)]).toEqual(['turn 0', [first], []]);
    const back = held().guards('mountains', first).play(0, 'power reinforce');
    back.play(0, `reinforce mountains out=${first} in=none from=hand`);
    expect([back.asked, back.now.guards('mountains'), back.now.hand(0)]).toEqual(['turn 0', [], [first]]);
  });

  test('PWR-8: of equal fighters one stands for all, and none is exchanged for its equal', () => {
    const p = powered('fortis').owns(0, 'desert', 'altar').guards('desert', 'blood-start-1');
    const offered = p.hand(0, 'blood-start-1', 'blood-start-1').play(0, 'power reinforce').offered(0);
    expect(offered).toEqual([
      'reinforce desert out=none in=blood-start-1 from=hand',
      'reinforce desert out=blood-start-1 in=none from=hand',
    ]);
  });

  test('PWR-8: whoever is given from a fortified pair breaks it', () => {
    const p = table().guards('citadel', 'bone-2', 'bone-4').play(0, 'power fortify', 'fortify citadel');
    expect(p.state.fortified[6]).toHaveLength(2);
    p.state.charged[0] = 1;
    p.play(0, 'power reinforce', 'reinforce desert out=none in=bone-4 from=citadel');
    expect(p.state.fortified[6]).toEqual([]);
  });

  test('AUT-4: an Automaton gets into the Citadel by it', () => {
    const p = powered('fortis').owns(0, 'citadel').hand(0, 'ash-automaton').play(0, 'power reinforce');
    p.play(0, 'reinforce citadel out=none in=ash-automaton from=hand');
    expect(p.now.guards('citadel')).toEqual(['ash-automaton']);
  });

  test('PWR-11: before attackers are chosen the hand is not emptied by it', () => {
    const p = table().owns(1, 'coast', 'well').play(0, 'place coast-combat-1', 'power reinforce');
    expect(p.offered(0).filter((m) => m.includes('out=none in=blood-3'))).toEqual([]);
    expect(p.offered(0)).toContain('reinforce desert out=ash-2 in=blood-3 from=hand');
    const two = table()
      .hand(0, 'blood-3', 'blood-4')
      .owns(1, 'coast', 'well')
      .play(0, 'place coast-combat-1', 'power reinforce');
    expect(two.offered(0)).toContain('reinforce desert out=none in=blood-3 from=hand');
    expect(two.play(0, 'reinforce desert out=none in=blood-3 from=hand').asked).toBe('commit 0');
  });
});

describe('Fortify', () => {
  const pair = (...guards: string[]) =>
    powered('fortis')
      .owns(0, 'desert', 'altar')
      .guards('desert', ...guards);

  test('PWR-9: a defending pair is fortified and counts +2', () => {
    const p = pair('ash-2', 'ash-3').play(0, 'power fortify');
    expect(p.offered(0)).toEqual(['fortify desert']);
    p.play(0, 'fortify desert');
    const fighters = [fighter(p, 'ash-2'), fighter(p, 'ash-3')].sort((a, b) => a - b);
    expect(p.told('fortified')).toEqual([{ kind: 'fortified', seat: 0, place: 2, fighters }]);
    expect(p.state.fortified[2]).toEqual([fighter(p, 'ash-2'), fighter(p, 'ash-3')].sort((a, b) => a - b));
    expect(p.view(1).places[2]?.fortified).toEqual(p.state.fortified[2]);
    p.hand(1, 'bone-6').play(0, 'place gold', 'raise nobody').play(1, 'place desert-combat-1', 'send bone-6');
    while (p.asked !== 'clash 0 1') p.play(1, 'brace no');
    p.clash(1, '1', 0, '0');
    expect(p.events.find((e) => e.kind === 'battle')).toMatchObject({ defence: { strength: 5, bolster: 2, total: 7 } });
  });

  test.each([
    ['two kinds', ['ash-2', 'bone-3']],
    ['one fighter', ['ash-2']],
  ])('PWR-9: %s are no pair', (_what, guards) => {
    expect(powersOffered(pair(...guards))).toEqual(['power reinforce']);
  });

  test('PWR-9: three of a kind stay at +2, so there is nothing to fortify; a pair beside another is one', () => {
    const citadel = (...guards: string[]) =>
      powered('fortis')
        .owns(0, 'citadel')
        .guards('citadel', ...guards);
    expect(powersOffered(citadel('ash-2', 'ash-3', 'ash-4'))).toEqual(['power reinforce']);
    const p = citadel('ash-2', 'bone-3', 'ash-4').play(0, 'power fortify', 'fortify citadel');
    expect(p.state.fortified[6]).toEqual([fighter(p, 'ash-2'), fighter(p, 'ash-4')].sort((a, b) => a - b));
  });

  test('PWR-9: only one’s own, in the first region too', () => {
    const p = pair('ash-2').owns(1, 'coast', 'well').guards('coast', 'bone-2', 'bone-3');
    expect(powersOffered(p)).toEqual(['power reinforce']);
    p.owns(0, 'mountains', 'kiln').guards('mountains', 'blood-2', 'blood-3').play(0, 'power fortify');
    expect(p.offered(0)).toEqual(['fortify mountains']);
    expect(p.play(0, 'fortify mountains').asked).toBe('turn 0');
  });

  test('PWR-9: several pairs may be fortified, but none twice', () => {
    const p = pair('ash-2', 'ash-3').owns(0, 'coast', 'well').guards('coast', 'bone-2', 'bone-3');
    p.play(0, 'power fortify', 'fortify desert');
    p.state.charged[0] = 1;
    expect(p.play(0, 'power fortify').offered(0)).toEqual(['fortify coast']);
    p.play(0, 'fortify coast');
    expect([p.state.fortified[2], p.state.fortified[4]].map((x) => x?.length)).toEqual([2, 2]);
  });

  test('PWR-9: an exchange of one of the two breaks it, a third joining does not', () => {
    const fortified = () =>
      powered('fortis')
        .owns(0, 'citadel')
        .guards('citadel', 'ash-2', 'ash-3')
        .hand(0, 'ash-4', 'bone-2')
        .play(0, 'power fortify', 'fortify citadel');
    const again = (p: Position, move: string) => {
      p.state.charged[0] = 1;
      return p.play(0, 'power reinforce', move).state.fortified[6];
    };
    expect(again(fortified(), 'reinforce citadel out=ash-2 in=ash-4 from=hand')).toEqual([]);
    expect(again(fortified(), 'reinforce citadel out=ash-3 in=none from=hand')).toEqual([]);
    expect(again(fortified(), 'reinforce citadel out=none in=bone-2 from=hand')).toHaveLength(2);
  });

  test('PWR-9: amending breaks it when one of the two goes, and leaves it when both stay', () => {
    const amended = (answer: string) =>
      pair('ash-2', 'ash-3')
        .hand(0, 'ash-4')
        .play(0, 'power fortify', 'fortify desert', 'place desert-gather-1', answer);
    const order = pair('ash-2', 'ash-3');
    expect(amended(`guard ${order.list('ash-2', 'ash-4')}`).state.fortified[2]).toEqual([]);
    expect(amended(`guard ${order.list('ash-2', 'ash-3')}`).state.fortified[2]).toHaveLength(2);
  });

  test('PWR-9: a pair that lost the place is no longer fortified', () => {
    const p = pair('ash-2', 'ash-3').play(0, 'power fortify', 'fortify desert', 'place gold', 'raise nobody');
    p.hand(1, 'bone-6', 'blood-6')
      .play(1, 'place desert-combat-1', `send ${p.list('bone-6', 'blood-6')}`)
      .clash(1, '4', 0, '0');
    expect(p.now.owner('desert')).toBe(1);
    expect(p.state.fortified[2]).toEqual([]);
  });
});
