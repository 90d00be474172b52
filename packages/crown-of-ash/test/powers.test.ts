import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/game.ts';
import { position, type Table } from './position.ts';
import { powered, powersOffered, spent } from './powered.ts';

describe('the token', () => {
  test('PWR-1: one for each, charged at set-up; without powers there is none', () => {
    expect(powered('nox').state.charged).toEqual([1, 1, 0, 0]);
    expect(position().state.charged).toEqual([0, 0, 0, 0]);
    expect(
      powered('nox')
        .view(1)
        .players.map((p) => p.power),
    ).toEqual([true, true]);
    expect(
      position()
        .view(0)
        .players.map((p) => p.power),
    ).toEqual([null, null]);
  });

  test('PWR-1: using either power discharges it, and then neither is offered', () => {
    const p = powered('nox').goods(0, { ash: 5 }).display('ash-2').deck(1, 'bone-2');
    expect(powersOffered(p)).toEqual(['power fence', 'power exhume']);
    p.play(0, 'power fence');
    expect(p.told('power-used')).toEqual([{ kind: 'power-used', seat: 0, power: 'fence' }]);
    p.play(0, 'fence ash for bone');
    expect(p.state.charged).toEqual([0, 1, 0, 0]);
    expect(powersOffered(p)).toEqual([]);
    expect(p.bar(0, 'power fence')).toBe('PWR-1 power-spent');
    expect(p.view('spectator').players[0]?.power).toBe(false);
  });

  test('PWR-1: using, refreshing and using again in one turn', () => {
    const p = powered('nox').goods(0, { ash: 2 });
    p.play(0, 'power fence', 'fence ash for bone', 'place refresh');
    expect(p.told('charged')).toEqual([{ kind: 'charged', seat: 0, why: 'minion' }]);
    expect(p.asked).toBe('raise 0');
    p.play(0, 'power fence', 'fence ash for blood');
    expect(p.now.goods(0)).toMatchObject({ bone: 1, blood: 1 });
  });

  test('REF-1: an uncharged token is enough to refresh, a charged one and no used card is not', () => {
    expect(powered('nox').bar(0, 'place refresh')).toBe('TRN-2 nothing-to-refresh');
    expect(spent(powered('nox')).offered(0)).toContain('place refresh');
    const p = spent(powered('nox').used(0, '3')).play(0, 'place refresh');
    expect(p.state.used[0]).toEqual([]);
    expect(p.state.charged[0]).toBe(1);
  });

  test('REF-1: refreshing used cards tells nothing of a token that is charged already', () => {
    const p = powered('nox').used(0, '3').play(0, 'place refresh');
    expect(p.told('charged')).toEqual([]);
  });

  test('RND-7: everybody’s token is charged for the new round, after the turn order is decided', () => {
    const p = powered('nox').turnOf(1, { last: true }).vp(0, 3);
    p.state.charged = [0, 0, 0, 0];
    p.play(1, 'place gold', 'raise nobody');
    expect(p.asked).toBe('order 1');
    expect(p.state.charged).toEqual([0, 0, 0, 0]);
    p.play(1, 'order 0,1');
    expect(p.state.charged).toEqual([1, 1, 0, 0]);
    expect(p.told('charged').map((e) => [e.seat, e.why])).toEqual([
      [0, 'round'],
      [1, 'round'],
    ]);
  });

  test('RND-7: without powers nothing is charged', () => {
    const p = position().turnOf(1, { last: true }).vp(0, 3).play(1, 'place gold', 'raise nobody', 'order 0,1');
    expect(p.state.charged).toEqual([0, 0, 0, 0]);
    expect(p.told('charged')).toEqual([]);
  });
});

describe('Fence', () => {
  test('PWR-4: up to three for as many others, no kind both given and taken', () => {
    const p = powered('nox').goods(0, { ash: 2, blood: 1, gold: 4 }).play(0, 'power fence');
    expect(p.asked).toBe('fence 0');
    const offered = p.offered(0);
    expect(offered).toContain('fence ash for sulphur');
    expect(offered).toContain('fence blood,ash,ash for sulphur,bone,bone');
    for (const wrong of [
      'fence ash for ash',
      'fence ash,ash,ash for bone,bone,bone',
      'fence ash for bone,bone',
      'fence gold for ash',
    ])
      expect(p.refusal(0, wrong).refused).toMatch(/not-offered|malformed/);
    // 1: ash and blood for 3 kinds each. 2: ash twice for 6 pairs, ash and blood for 3. 3: all three for 4.
    expect(offered).toHaveLength(6 + 9 + 4);
    p.play(0, 'fence blood,ash,ash for sulphur,bone,bone');
    expect(p.now.goods(0)).toEqual({ sulphur: 1, bone: 2, gold: 4 });
    expect(p.told('fenced')).toEqual([{ kind: 'fenced', seat: 0, give: [0, 1, 2, 0], take: [1, 0, 0, 2] }]);
    expect(p.asked).toBe('turn 0');
  });

  test('PWR-4: never more than three', () => {
    const p = powered('nox').goods(0, { sulphur: 9, blood: 9, ash: 9, bone: 9 }).play(0, 'power fence');
    const given = p.offered(0).map((m) => m.split(' ')[1]?.split(',').length ?? 0);
    expect(Math.max(...given)).toBe(3);
    expect(given).toHaveLength(12 + 42 + 92);
  });

  test('PWR-4: with no basic resource it is not offered, however much gold there is', () => {
    const p = powered('nox').gold(0, 5);
    expect(powersOffered(p)).toEqual([]);
    expect(p.bar(0, 'power fence')).toBe('PWR-11 power-no-effect');
  });
});

describe('Exhume', () => {
  const table = () =>
    powered('nox').goods(0, { ash: 4 }).display('ash-2', null, 'ash-3-ii').deck(1, 'bone-2').deck(2, 'blood-4');

  test('PWR-5: a fighter for its cost before the minion is placed; the space is refilled', () => {
    const p = table().play(0, 'power exhume');
    expect(p.asked).toBe('raise 0');
    expect(p.offered(0)).not.toContain('raise nobody');
    p.play(0, 'raise 1 for=ash,ash');
    expect(p.now.hand(0)).toEqual(['ash-2']);
    expect(p.now.display()[0]).toBe('bone-2');
    expect(p.asked).toBe('turn 0');
  });

  test('PWR-5: usable at once, and the raise at the end of the turn remains', () => {
    const p = table().owns(1, 'desert', 'altar').play(0, 'power exhume', 'raise 1 for=ash,ash');
    p.play(0, 'place desert-combat-1', 'send ash-2').clash(0, '4', 1, '0');
    expect(p.now.guards('desert')).toEqual(['ash-2']);
    while (p.asked === 'wild 0') p.play(0, 'take ash');
    expect(p.asked).toBe('raise 0');
    expect(p.offered(0)).toContain('raise nobody');
  });

  test('PWR-5: only at the start of the turn', () => {
    const p = table().play(0, 'place gold');
    expect(p.asked).toBe('raise 0');
    expect(powersOffered(p)).toEqual(['power fence']);
    expect(p.bar(0, 'power exhume')).toBe('PWR-5 power-too-late');
  });

  test('PWR-5: not when nobody displayed can be paid', () => {
    expect(powersOffered(powered('nox').goods(0, { ash: 1 }).display('ash-2'))).toEqual(['power fence']);
  });

  test('PWR-5: a token charged by refreshing comes too late for it', () => {
    const p = spent(table()).play(0, 'place refresh');
    expect(powersOffered(p)).toEqual(['power fence']);
  });
});

describe('Command', () => {
  test('PWR-6: any one minion of the board to a space with room, and no action follows', () => {
    const p = powered('mors', 'nox').owns(1, 'desert', 'altar').minions(1, 'gold', 'desert-gather-1');
    const before = p.now.goods(1);
    p.play(0, 'power command');
    expect(p.asked).toBe('command 0');
    p.play(0, 'command 1 desert-gather-1 coast-combat-1');
    expect(p.told('commanded')).toMatchObject([{ seat: 0, owner: 1 }]);
    expect(p.now.minions(1)).toEqual(['gold', 'coast-combat-1']);
    expect(p.now.goods(1)).toEqual(before);
    expect(p.offered(0)).toContain('place desert-gather-1');
  });

  test('PWR-6: of the same region, or of one without a structure, included', () => {
    const p = powered('mors').minions(1, 'desert-gather-1').play(0, 'power command');
    expect(p.offered(0)).toContain('command 1 desert-gather-1 desert-combat-1');
    expect(p.offered(0)).toContain('command 1 desert-gather-1 citadel-flank-1');
    expect(p.offered(0)).not.toContain('command 1 desert-gather-1 desert-gather-1');
  });

  test('PWR-6: not onto a full space; the gold space, the build space and the front take any number', () => {
    const p = powered('mors')
      .minions(0, 'citadel-flank-1')
      .minions(1, 'gold', 'gold', 'coast-gather-1')
      .play(0, 'power command');
    const offered = p.offered(0);
    expect(offered).not.toContain('command 0 citadel-flank-1 coast-gather-1');
    expect(offered).not.toContain('command 1 coast-gather-1 citadel-flank-1');
    for (const space of ['gold', 'build', 'citadel-front'])
      expect(offered).toContain(`command 0 citadel-flank-1 ${space}`);
    expect(new Set(offered).size).toBe(offered.length);
  });

  test('PWR-6: mats are no part of the board', () => {
    const p = powered('mors').minions(1, 'refresh', 'gold').play(0, 'power command');
    expect(p.offered(0).filter((m) => m.includes('refresh'))).toEqual([]);
    expect(powersOffered(powered('mors').minions(1, 'refresh'))).toEqual([]);
  });

  test('PWR-6: nor are dashed spaces with two players', () => {
    const p = powered('mors').minions(1, 'gold').play(0, 'power command');
    expect(p.offered(0).filter((m) => m.endsWith('-gather-2'))).toEqual([]);
    const four = powered('mors', 'nox', { players: 4, necromancers: ['mors', 'nox', 'visio', 'fortis'] }).minions(
      1,
      'gold',
    );
    expect(
      four
        .play(0, 'power command')
        .offered(0)
        .some((m) => m.endsWith('-gather-2')),
    ).toBe(true);
  });

  test('CIT-3: a flank from which the minion was moved can be used again', () => {
    const p = powered('mors').minions(1, 'citadel-flank-1').hand(0, 'ash-6');
    expect(p.bar(0, 'place citadel-flank-1')).toBe('CIT-3 flank-used');
    p.play(0, 'power command', 'command 1 citadel-flank-1 gold');
    expect(p.offered(0)).toContain('place citadel-flank-1');
  });

  test('PWR-6: each minion under its owner, and to another space than its own', () => {
    const p = powered('mors').minions(0, 'gold').minions(1, 'build', 'desert-gather-1').play(0, 'power command');
    const whose = new Set(p.offered(0).map((m) => m.split(' ').slice(1, 3).join(' ')));
    expect([...whose].sort()).toEqual(['0 gold', '1 build', '1 desert-gather-1']);
    expect(p.offered(0)).not.toContain('command 1 build build');
    expect(p.offered(0)).not.toContain('command 0 gold gold');
  });

  test('PWR-6: a moved minion lies with the others in the order of the spaces', () => {
    const p = powered('mors').minions(1, 'desert-gather-1', 'coast-combat-1').play(0, 'power command');
    p.play(0, 'command 1 coast-combat-1 gold');
    const own = p.state.minions.slice(4, 8);
    expect(own).toEqual([...own].sort((a, b) => a - b));
    expect(p.now.minions(1)).toEqual(['gold', 'desert-gather-1']);
  });

  test('PWR-6: not without a minion on the board', () => {
    expect(powered('mors').bar(0, 'power command')).toBe('PWR-11 power-no-effect');
  });
});

describe('at any time in the own turn', () => {
  const nox = (table: Table = {}) => powered('nox', 'mors', table).goods(0, { ash: 3 });

  test('PWR-11: before the action, during it and after it', () => {
    const p = nox()
      .owns(0, 'desert', 'altar')
      .hand(0, 'ash-2')
      .gold(0, 9)
      .goods(0, { ash: 3, gold: 9 })
      .offer('shrine');
    expect(p.asked).toBe('turn 0');
    expect(powersOffered(p)).toContain('power fence');
    p.play(0, 'place build');
    expect([p.asked, ...powersOffered(p)]).toEqual(['build 0', 'power fence']);
    p.play(0, 'build 1 desert');
    for (; p.asked === 'wild 0'; p.play(0, 'take bone')) expect(powersOffered(p)).toEqual(['power fence']);
    expect([p.asked, ...powersOffered(p)]).toEqual(['amend 0', 'power fence']);
    p.play(0, 'guard none');
    expect([p.asked, ...powersOffered(p)]).toEqual(['raise 0', 'power fence']);
    p.play(0, 'power fence', 'fence ash for bone');
    expect(p.asked).toBe('raise 0');
  });

  test('PWR-11: when attackers are to be chosen, but not from then on until the battle is settled', () => {
    const p = nox().owns(1, 'desert', 'altar').hand(0, 'ash-6').play(0, 'place desert-combat-1');
    expect([p.asked, ...powersOffered(p)]).toEqual(['commit 0', 'power fence']);
    p.play(0, 'send ash-6');
    expect([p.asked, ...powersOffered(p)]).toEqual(['clash 0 1']);
    p.clash(0, '4', 1, '3');
    for (; p.asked === 'wild 0'; p.play(0, 'take ash')) expect(powersOffered(p)).toEqual([]);
    while (p.asked === 'wild 1') p.play(1, 'take ash');
    expect([p.asked, ...powersOffered(p)]).toEqual(['raise 0', 'power fence']);
  });

  test('PWR-11: not in the turn of another, whatever is asked then', () => {
    const p = nox().owns(0, 'desert', 'shrine').turnOf(1).play(1, 'place desert-gather-1');
    while (p.asked === 'wild 1') p.play(1, 'take ash');
    expect(p.asked).toBe('wild 0');
    expect(powersOffered(p)).toEqual([]);
    expect(p.refusal(0, 'power fence').refused).toBe('not-offered');
  });

  test('PWR-11: not while the turn order is decided', () => {
    const p = nox().turnOf(0, { last: true }).vp(1, 5).play(0, 'place gold', 'raise nobody');
    expect(p.asked).toBe('order 0');
    expect(powersOffered(p)).toEqual([]);
  });

  test('PWR-11: the question that was asked comes back, as another decision', () => {
    const p = nox();
    const before = p.state.decision;
    p.play(0, 'power fence');
    expect(p.state.decision).toBe(before + 1);
    p.play(0, 'fence ash for bone');
    expect([p.asked, p.state.decision]).toEqual(['turn 0', before + 2]);
  });

  test('PWR-11: whoever is on turn, in every turn of the round', () => {
    const p = powered('nox', 'mors').minions(1, 'gold').turnOf(1);
    expect(powersOffered(p, 1)).toEqual(['power command']);
    expect(powersOffered(p.turnOf(1, { last: true }), 1)).toEqual(['power command']);
    expect(powersOffered(p, 0)).toEqual([]);
  });

  test.each([
    ['fence', { give: [], take: [] }],
    ['exhume', { slot: -1, pay: [], exhumed: true }],
    ['command', { owner: 0, from: -1, to: -1 }],
    ['reinforce', { place: -1, out: -1, into: -1, from: -1 }],
    ['fortify', { place: -1 }],
  ])('PWR-11: %s begins with nothing chosen, over what was asked', (power, open) => {
    const necromancer = power === 'command' ? 'mors' : power === 'fence' || power === 'exhume' ? 'nox' : 'fortis';
    const p = powered(necromancer).goods(0, { ash: 2 }).display('ash-2').minions(1, 'gold');
    p.owns(0, 'desert', 'altar').guards('desert', 'bone-2', 'bone-3').play(0, `power ${power}`);
    expect(p.state.stack.at(-1)).toEqual({ kind: power === 'exhume' ? 'raise' : power, seat: 0, ...open });
    expect(p.state.stack.at(-2)?.kind).toBe('turn');
  });

  test('PWR-11: what is offered is not barred beside', () => {
    const p = nox({});
    expect(crownOfAsh.barred(p.state, 0).filter(({ part }) => part.startsWith('power'))).toEqual([
      { part: 'power:exhume', rule: 'PWR-11', reason: 'power-no-effect' },
    ]);
  });

  test('PWR-1: without the option nobody is told why not, either', () => {
    const p = position({ necromancers: ['nox', 'mors'] });
    expect(crownOfAsh.barred(p.state, 0).filter(({ part }) => part.startsWith('power'))).toEqual([]);
  });

  test('PWR-1: without the option nobody has any', () => {
    const p = position({ necromancers: ['nox', 'mors'] })
      .goods(0, { ash: 3 })
      .minions(1, 'gold');
    expect(powersOffered(p)).toEqual([]);
  });
});
