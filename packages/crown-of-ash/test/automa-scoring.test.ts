import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { acts } from './automa-table.ts';
import { dealt, type Position, position, type Table } from './position.ts';

const SOLO: Table = { automa: { garrison: 'easy' } };
const MIXED: Table = { players: 3, automa: {} };

/** The last turn of a round: seat 0 has placed three minions before, the AI three as well. */
const lastTurn = (round: number): Position => {
  const p = position(SOLO).turnOf(0, { round }).actions('i', 'ii').minions(0, 'gold', 'gold', 'gold');
  p.minions(1, 'gold', 'gold', 'gold').state.turn = 7;
  return p;
};

describe('turn order', () => {
  test('ORD-4: the lowest person decides, even if the AI has less, and the AI is last', () => {
    const p = position(MIXED).turnOf(1).vp(0, 5).vp(1, 3);
    p.state.turn = 11;
    p.dice(3).play(1, 'place gold', 'raise nobody');
    expect(p.told('decider')).toEqual([{ kind: 'decider', seat: 1, by: 'vp' }]);
    expect(p.offered(1)).toEqual(['order 0,1,2', 'order 1,0,2']);
    expect(p.bar(1, 'order 2,0,1')).toBe('ORD-4 no-such-order');
    p.play(1, 'order 1,0,2');
    expect(p.state.order).toEqual([1, 0, 2]);
  });

  test('ORD-4: one person against an AI is asked for no order', () => {
    const p = acts(lastTurn(1), 3);
    expect([p.asked, p.state.round, p.state.order]).toEqual(['turn 0', 2, [0, 1]]);
    expect([p.told('decider'), p.told('ordered')]).toEqual([[], []]);
  });

  test('ORD-4: clockwise too', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const table: Table = { players: 4, automa: {}, options: { turnOrder: 'clockwise' } };
      orders.add(dealt(table, String(seed)).s.order.join());
    }
    expect([...orders].sort()).toEqual(['0,1,2,3', '1,2,0,3', '2,0,1,3']);
  });
});

describe('scoring', () => {
  test('AI-14: it scores its places at each round’s end', () => {
    const p = lastTurn(2).owns(1, 'desert', 'tower', 'well').owns(1, 'citadel').guards('citadel', 'ash-2');
    acts(p, 1);
    expect(p.told('scored')).toContainEqual({ kind: 'scored', seat: 1, round: 2, structures: 2, citadel: 4 });
  });

  test('AI-14: at the end nothing for what it raised, no Automaton penalty, and it may win', () => {
    const p = lastTurn(4).hand(1, 'ash-6', 'blood-automaton').vp(1, 30, 'supplies');
    acts(p, 3);
    const [, last] = p.told('final-scored');
    expect(last).toMatchObject({ seat: 1, fate: -1 });
    expect(['resources', 'gold', 'fate', 'automatons'].map((line) => p.now.sheet(1, sheetLine(line)))).toEqual([
      0, 0, 0, 0,
    ]);
    expect(p.told('ended')).toEqual([{ kind: 'ended', winners: [1], by: 'vp' }]);
    expect(crownOfAsh.outcome(p.state)?.share).toEqual([0, 1]);
  });

  test('AI-14: in a tie it adds nothing for other kinds; the King’s token counts for it', () => {
    const tied = (): Position => {
      const p = lastTurn(4).hand(1, 'ash-6').fate(0, 'ash', 'bone').vp(1, 20, 'supplies');
      // The last turns bring seat 0 a gold coin and 2 more, 1 VP for each two, and the AI 2 VP.
      return p.vp(0, 21);
    };
    const shared = acts(tied(), 3);
    expect([shared.now.vp(0), shared.now.vp(1)]).toEqual([22, 22]);
    expect(shared.told('ended')).toEqual([{ kind: 'ended', winners: [0, 1], by: 'shared' }]);
    const kinds = acts(tied().hand(0, 'blood-2'), 3);
    expect(kinds.told('ended')).toEqual([{ kind: 'ended', winners: [0], by: 'kinds' }]);
    const token = acts(tied().kingToken(1), 3);
    expect(token.told('ended')).toEqual([{ kind: 'ended', winners: [1], by: 'king' }]);
  });
});

const sheetLine = (line: string): 'resources' | 'gold' | 'fate' | 'automatons' =>
  line === 'gold' || line === 'fate' || line === 'automatons' ? line : 'resources';

describe('its necromancer', () => {
  const table: Table = { ...SOLO, options: { powers: true }, necromancers: ['mors', 'visio'] };

  test('AI-15: has no power token', () => {
    const { s } = dealt(table);
    expect(s.charged).toEqual([1, 0, 0, 0]);
    expect(crownOfAsh.view(s, 0).players.map((p) => p.power)).toEqual([true, null]);
  });

  test('AI-15: powers of people work against it: its region die may be rolled again', () => {
    const p = position(table).actions('ii').owns(0, 'desert', 'well');
    p.state.charged[0] = 1;
    acts(p, 1);
    expect(p.asked).toBe('overturn 0');
    expect(p.view('spectator').stack.at(-2)).toMatchObject({ kind: 'scout', dice: [0, 1, 0, 0] });
    expect(p.told('flipped')).toEqual([]);
    p.dice(3).play(0, 'overturn 1');
    expect(p.told('overturned')).toMatchObject([{ owner: 1, before: 1, die: 3, why: 'region' }]);
    expect(p.now.minions(1)).toEqual(['desert-gather-1']);
  });
});

describe('what is seen of it', () => {
  test('VIS-1: its hand, flipped cards and marker', () => {
    const p = position(SOLO).hand(1, 'ash-2', 'bone-6').actions('ii', 'v').marker(2);
    for (const who of [0, 'spectator'] as const) {
      const v = p.view(who);
      expect(v.players[1]?.hand).toEqual({ known: p.state.hands[1] });
      expect(v.automa).toEqual({ seat: 1, deckCount: 2, flipped: [0, 2, 3], combatCount: 5, marker: 2 });
    }
  });

  test('VIS-2: the order of its decks shows in no view', () => {
    const seen = (p: Position): string => JSON.stringify([p.view(0), p.view('spectator')]);
    const one = position(SOLO).actions('i', 'ii', 'v').combat('0', '3', 'die');
    const other = position(SOLO).actions('v', 'i', 'ii').combat('die', '0', '3');
    expect(seen(one)).toBe(seen(other));
  });

  test('CMP-7: five action cards, the targeted one as an extra, and a fighter track', () => {
    const { s } = dealt(SOLO);
    expect([s.automa?.deck.length, s.automa?.flipped, s.automa?.marker]).toEqual([5, [], 0]);
    const decks = Array.from({ length: 20 }, (_, seed) => String(dealt(SOLO, String(seed)).s.automa?.deck));
    expect(new Set(decks).size).toBeGreaterThan(10);
  });
});
