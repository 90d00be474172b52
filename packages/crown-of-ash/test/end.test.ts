import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { type Position, position, type Table } from './position.ts';

/** Seat 0 is about to end the game with an action that changes nothing but its used card. */
function lastTurn(table: Table = {}): Position {
  const p = position(table).turnOf(0, { round: 4, last: true }).used(0, '1');
  for (const seat of ([0, 1, 2, 3] as const).slice(0, table.players ?? 2)) p.fate(seat, 'ash', 'bone');
  return p;
}
const end = (p: Position) => p.play(0, 'place refresh', 'raise nobody');
const verdict = (p: Position) => p.told('ended').map(({ winners, by }) => `${winners.join()} ${by}`);

describe('what is left over', () => {
  test.each([
    { goods: { ash: 2 }, resources: 0, gold: 0 },
    { goods: { ash: 3 }, resources: 1, gold: 0 },
    { goods: { ash: 5, bone: 1 }, resources: 1, gold: 0 },
    { goods: { ash: 2, bone: 2, blood: 2, sulphur: 2 }, resources: 0, gold: 0 },
    { goods: { ash: 6, bone: 3, blood: 3, sulphur: 4 }, resources: 5, gold: 0 },
    { goods: { gold: 1 }, resources: 0, gold: 0 },
    { goods: { gold: 2 }, resources: 0, gold: 1 },
    { goods: { gold: 7 }, resources: 0, gold: 3 },
    { goods: { gold: 1, ash: 2 }, resources: 0, gold: 0 },
  ])('END-1: 1 VP for 3 of one resource and for 2 gold: $goods', ({ goods, resources, gold }) => {
    const p = end(lastTurn().goods(1, goods));
    expect(p.now.sheet(1, 'resources')).toBe(resources);
    expect(p.now.sheet(1, 'gold')).toBe(gold);
    expect(p.now.vp(1)).toBe(resources + gold);
  });

  test('END-1: after the scoring of round 4', () => {
    const p = end(lastTurn().goods(1, { gold: 2 }).owns(1, 'desert', 'altar').owns(1, 'citadel'));
    expect(p.now.vp(1)).toBe(1 + 6 + 1);
    expect(p.kinds).toEqual(['passed', 'scored', 'scored', 'final-scored', 'final-scored', 'ended']);
  });
});

describe('the fate card', () => {
  test('END-2: the numerals of raised fighters of its two kinds', () => {
    const p = end(lastTurn().hand(1, 'ash-2', 'ash-4', 'bone-6', 'blood-6', 'sulphur-3'));
    expect(p.now.sheet(1, 'fate')).toBe(1 + 2 + 3);
    expect(p.now.vp(1)).toBe(6);
  });

  test('END-2: the worked example, four of tier I and one of tier III: 7 VP', () => {
    const p = end(lastTurn().hand(1, 'ash-2', 'ash-3', 'bone-2', 'bone-3', 'ash-5'));
    expect(p.now.sheet(1, 'fate')).toBe(7);
  });

  test('END-2: wherever they are', () => {
    const p = lastTurn().hand(1, 'ash-2').graveyard(1, 'bone-4').owns(1, 'desert', 'altar').guards('desert', 'ash-6');
    p.owns(1, 'citadel').guards('citadel', 'bone-3');
    expect(end(p).now.sheet(1, 'fate')).toBe(1 + 2 + 3 + 1);
  });

  test('END-2: starting fighters have no numeral', () => {
    const p = end(lastTurn().hand(1, 'ash-start-1', 'bone-start-2'));
    expect(p.now.sheet(1, 'fate')).toBe(0);
  });

  test('END-2: Automatons are excepted', () => {
    const p = end(lastTurn().hand(1, 'ash-automaton', 'ash-2'));
    expect(p.now.sheet(1, 'fate')).toBe(1);
  });

  test('END-2: each by the own fate card', () => {
    const p = lastTurn().fate(0, 'blood', 'sulphur').hand(0, 'ash-6', 'blood-4').hand(1, 'ash-5', 'blood-3');
    end(p);
    expect([p.now.sheet(0, 'fate'), p.now.sheet(1, 'fate')]).toEqual([2, 3]);
    expect(p.told('final-scored').map((e) => [e.seat, e.vp])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('END-2: the score sheet is told line by line', () => {
    const p = lastTurn().hand(0, 'ash-6').hand(1, 'ash-2', 'blood-automaton').goods(1, { gold: 4, bone: 3 }).vp(1, 9);
    end(p.owns(1, 'desert', 'tower').owns(1, 'citadel'));
    const [first, second] = p.told('final-scored');
    expect(first).toMatchObject({ seat: 0, fate: 5, sheet: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0], vp: 3 });
    expect(second).toMatchObject({ seat: 1, fate: 5, sheet: [0, 0, 0, 4, 0, 0, 0, 6, 9, 0, 1, 2, 1, -3, 0], vp: 20 });
  });

  test('END-2: it is shown to everybody then', () => {
    const p = end(lastTurn().fate(1, 'blood', 'ash'));
    expect(p.view('spectator').players[1]?.fate).toBe(p.state.fates[1]);
  });
});

describe('who wins', () => {
  test('END-3: most VP', () => {
    const p = end(lastTurn({ players: 3 }).vp(0, 3).vp(1, 5).vp(2, 4));
    expect(verdict(p)).toEqual(['1 vp']);
    expect(crownOfAsh.outcome(p.state)).toEqual({ kind: 'ranking', share: [0, 1, 0], score: [3, 5, 4] });
    expect(p.state.tiebreak).toEqual([-1, -1, -1, -1]);
  });

  test('END-3: tied, the numerals of the other two kinds', () => {
    const p = lastTurn({ players: 3 }).hand(1, 'blood-4').hand(2, 'sulphur-3', 'ash-2').vp(0, 5).vp(1, 5).vp(2, 4);
    end(p);
    expect(p.told('final-scored').map((e) => e.vp)).toEqual([5, 5, 5]);
    expect(verdict(p)).toEqual(['1 kinds']);
    expect(p.state.tiebreak).toEqual([0, 2, 1, -1]);
    expect(p.told('tie-scored').map((e) => [e.seat, e.points, e.vp])).toEqual([
      [0, 0, 5],
      [1, 2, 7],
      [2, 1, 6],
    ]);
    expect([p.now.sheet(1, 'kinds'), p.now.sheet(2, 'kinds')]).toEqual([2, 1]);
    expect(crownOfAsh.outcome(p.state)).toEqual({ kind: 'ranking', share: [0, 1, 0], score: [5, 7, 6] });
  });

  test('END-3: who is not tied adds nothing', () => {
    const p = lastTurn({ players: 3 }).hand(2, 'blood-6', 'sulphur-6').vp(0, 5).vp(1, 5).hand(1, 'blood-2').vp(2, 4);
    expect(verdict(end(p))).toEqual(['1 kinds']);
    expect([p.state.tiebreak[2], p.now.sheet(2, 'kinds')]).toEqual([-1, 0]);
  });

  test('END-3: starting fighters and Automatons count nothing there either', () => {
    const p = lastTurn().hand(0, 'blood-start-2', 'sulphur-automaton').vp(0, 7).hand(1, 'blood-2').vp(1, 5);
    end(p);
    expect(p.told('final-scored').map((e) => e.vp)).toEqual([5, 5]);
    expect(p.state.tiebreak.slice(0, 2)).toEqual([0, 1]);
  });

  test('END-3: still tied, the holder of the King control token', () => {
    // Seat 0 scores 7 with the Citadel in round 4.
    const p = end(lastTurn({ players: 3 }).owns(0, 'citadel').kingToken(2).vp(1, 7).vp(2, 7));
    expect([p.now.vp(0), p.now.vp(1), p.now.vp(2)]).toEqual([7, 7, 7]);
    expect(verdict(p)).toEqual(['2 king']);
    expect(crownOfAsh.outcome(p.state)?.share).toEqual([0, 0, 1]);
  });

  test('END-3: not a holder who is behind by then: the win is shared', () => {
    const p = lastTurn({ players: 3 }).vp(0, 12).vp(1, 12).owns(2, 'citadel').kingToken(2).vp(2, 4);
    expect(verdict(end(p))).toEqual(['0,1 shared']);
    expect(crownOfAsh.outcome(p.state)?.share).toEqual([1 / 2, 1 / 2, 0]);
  });

  test('END-3: nor one who is behind in the other kinds', () => {
    const p = lastTurn({ players: 3 }).vp(0, 12).vp(1, 12).hand(0, 'blood-2').hand(1, 'sulphur-2').owns(2, 'citadel');
    p.kingToken(2).vp(2, 5);
    expect(verdict(end(p))).toEqual(['0,1 shared']);
  });

  test.each(['env-4.1', 'env-4.0'] as const)('END-3: in %s there is no token: shared', (edition) => {
    const p = lastTurn({ edition }).owns(0, 'citadel').vp(1, 6).hand(0, 'bone-start-1');
    end(p);
    expect(p.state.kingToken).toBe(-1);
    expect(verdict(p)).toEqual(['0,1 shared']);
  });

  test('END-3: in the prototypes a token would not decide', () => {
    const p = lastTurn({ edition: 'env-4.1' }).owns(0, 'citadel').vp(1, 6).kingToken(0);
    expect(verdict(end(p))).toEqual(['0,1 shared']);
  });

  test('END-3: shared by all who are equal', () => {
    const p = end(lastTurn({ players: 4 }).vp(0, 1).vp(1, 1).vp(3, 1));
    expect(verdict(p)).toEqual(['0,1,3 shared']);
    expect(crownOfAsh.outcome(p.state)?.share).toEqual([1 / 3, 1 / 3, 0, 1 / 3]);
  });

  test('END-3: nobody has won before the end', () => {
    const p = lastTurn().vp(0, 30);
    expect(crownOfAsh.outcome(p.state)).toBe(null);
  });

  test('END-3: nothing more is asked', () => {
    const p = end(lastTurn());
    expect(p.asked).toBe('over');
    expect(p.offered(0)).toEqual([]);
    expect(p.refusal(0, 'place gold').refused).toBe('over');
  });
});
