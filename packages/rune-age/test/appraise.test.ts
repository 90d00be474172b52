import { type Seat, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { appraisal, buyer, features } from '../src/appraise/index.ts';
import { runeAge } from '../src/game.ts';
import { at } from '../src/table.ts';
import type { Move, State } from '../src/types.ts';
import { Position, type Table } from './position.ts';

type Answer = typeof buyer;

/** Three gold and two footmen in a deck, and more where said. */
const start = (table: Table = {}): Position =>
  new Position(table).deck(0, 'gold-1', 'gold-1', 'gold-1', 'daqan-footman', 'daqan-footman');

const worth = (p: Position, seat: Seat = 0): number => appraisal.value(p.state, seat);

/** What a quick answer is, in notation. */
function answer(p: Position, by: Answer = appraisal.reply): string {
  const { state, asked } = p;
  return runeAge.notation(state.config).write(by(state, asked, runeAge.moves(state, asked), seedRng('1')));
}

/** Plays a turn by quick answers, and says what they were. */
function turn(p: Position, by: Answer = appraisal.reply): string[] {
  const said: string[] = [];
  for (const { round } = p.state; p.question !== undefined && said.at(-1) !== 'turn end' && p.state.round === round; ) {
    said.push(answer(p, by));
    p.play(at(said, said.length - 1));
  }
  return said;
}

describe('what a position is worth', () => {
  it('a knight is worth more than a footman', () => {
    expect(worth(start().discard(0, 'daqan-knight'))).toBeGreaterThan(worth(start().discard(0, 'daqan-footman')));
  });

  it('the same card is worth as much in deck, discard and hand, but for what a hand can do at once', () => {
    const inDeck = worth(start().deck(0, 'daqan-knight'));
    expect(worth(start().discard(0, 'daqan-knight'))).toBe(inDeck);
    const ahead = worth(start().hand(0, 'daqan-knight')) - inDeck;
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThan(1);
  });

  it('better gold, strongholds and cities are worth something to their owner, and as much less to a rival', () => {
    for (const better of [
      start().discard(0, 'gold-2'),
      start().inPlay(0, 'daqan-stronghold'),
      start().exhausted(0, 'greyhaven'),
    ]) {
      expect(worth(better)).toBeGreaterThan(worth(start()));
      expect(worth(better, 1)).toBeLessThan(worth(start(), 1));
    }
  });

  it('damage hurts, the more the nearer the end', () => {
    const hurt = (points: number): number => {
      const p = start();
      p.state.damage[0] = points;
      return worth(p);
    };
    expect(hurt(5)).toBeLessThan(hurt(0));
    expect(hurt(15) - hurt(19)).toBeGreaterThan(hurt(0) - hurt(4));
  });

  it('allies stand equally well, and none better for what another suffers', () => {
    const p = start({ scenario: 'cataclysm' });
    const before = worth(p, 0);
    p.state.damage[1] = 12;
    expect(worth(p, 0)).toBe(worth(p, 1));
    expect(worth(p, 0)).toBeLessThan(before);
  });

  it('strength counts for more where it beats the objective, gold where monuments are built', () => {
    const more = (scenario: 'resurgence' | 'runewars' | 'monument', id: string): number =>
      worth(start({ scenario }).discard(0, id)) - worth(start({ scenario }));
    expect(more('resurgence', 'daqan-knight')).toBeGreaterThan(more('runewars', 'daqan-knight'));
    expect(more('monument', 'gold-3')).toBeGreaterThan(more('runewars', 'gold-3'));
  });

  it('a game that is won is worth more than any position, one that is lost less', () => {
    const over = (won: number[]): State => ({ ...start().state, over: true, stack: [], won });
    const rich = worth(start().deck(0, 'daqan-knight', 'daqan-knight', 'gold-3').inPlay(0, 'greyhaven'));
    expect(appraisal.value(over([1, 0]), 0)).toBeGreaterThan(rich);
    expect(appraisal.value(over([0, 1]), 0)).toBeLessThan(worth(start()));
  });
});

describe('quick answers', () => {
  it('play gold and spend it rather than lose it', () => {
    const said = turn(start().hand(0, 'gold-1', 'gold-1', 'gold-1'));
    expect(said.slice(0, 4)).toEqual([
      'turn gold gold-1',
      'turn gold gold-1',
      'turn gold gold-1',
      'turn buy daqan-knight',
    ]);
  });

  it('attack what is surely beaten, with no more than it takes', () => {
    const p = start().centre('greyhaven').hand(0, 'daqan-knight', 'daqan-knight', 'daqan-footman');
    const said = turn(p);
    expect(said[0]).toMatch(/^turn attack /);
    const fights = p.events.flatMap((event) => (event.kind === 'fought' ? [event] : []));
    expect(fights.length).toBeGreaterThan(0);
    expect(fights.map(({ winner }) => winner)).toEqual(fights.map(() => 0));
  });

  it('leave alone what is hopeless', () => {
    const p = start().hand(0, 'daqan-footman').hand(1, 'waiqar-reanimate', 'waiqar-reanimate');
    expect(turn(p).filter((move) => move.includes('attack'))).toEqual([]);
  });

  it('keep the gold that nearly pays a monument, and the influence to keep it', () => {
    const p = start({ scenario: 'monument' })
      .hand(0, 'gold-3', 'gold-3', 'gold-3', 'gold-1', 'daqan-footman')
      .inPlay(0, 'riverwatch');
    expect(turn(p).filter((move) => /gold-3|exhaust/.test(move))).toEqual([]);
    const kept = [answer(p)];
    p.play(at(kept, 0));
    expect([...kept, answer(p)]).toEqual(['keep exhaust riverwatch', 'keep gold-3,gold-3,gold-3']);
  });

  it('build the monument as soon as it can be paid', () => {
    const gold = ['gold-3', 'gold-3', 'gold-3', 'gold-3'] as const;
    const said = turn(start({ scenario: 'monument' }).hand(0, ...gold));
    expect(said).toContain('turn buy daqan-monument');
  });

  it('play nothing into a battle that is lost anyway', () => {
    const p = start().hand(0, 'daqan-footman').play('turn attack resurgence');
    expect(answer(p)).toBe('battle none');
  });

  it('are among the moves, the script’s as well, and games come to an end by them', () => {
    for (const by of [appraisal.reply, buyer]) {
      const { config } = start({ scenario: 'runewars' }).state;
      const state = runeAge.setup(config, '1');
      let left = 3000;
      for (let d = runeAge.pending(state); d !== null && left > 0; d = runeAge.pending(state), left--) {
        const seat = at(d.seats, 0);
        const moves: readonly Move[] = runeAge.moves(state, seat);
        const move = by(state, seat, moves, seedRng('1'));
        expect(moves).toContain(move);
        runeAge.step(state, seat, move);
      }
      expect(state.over).toBe(true);
    }
  });
});

describe('what is worth a thought', () => {
  const considered = (p: Position): string[] => {
    const { state, asked } = p;
    const moves = runeAge.moves(state, asked);
    return appraisal.consider(state, asked, moves).map(runeAge.notation(state.config).write);
  };

  it('is no attack that is lost whatever is played', () => {
    const p = start().centre('dawnsmoor', 'forge').hand(0, 'daqan-footman', 'daqan-knight');
    expect(p.offers).toContain('turn attack forge');
    const thoughts = considered(p);
    expect(thoughts).not.toContain('turn attack forge');
    expect(thoughts).not.toContain('turn attack resurgence');
    expect(thoughts).toEqual(expect.arrayContaining(['turn attack dawnsmoor', 'turn attack waiqar-home', 'turn end']));
  });

  it('is no city whose defence alone is more than a hand can beat', () => {
    const p = start().inPlay(1, 'forge').hand(0, 'daqan-footman');
    expect(p.offers).toContain('turn attack forge');
    expect(considered(p)).not.toContain('turn attack forge');
  });

  it('is no attack without units', () => {
    const p = start().centre('dawnsmoor').hand(0, 'daqan-knight', 'daqan-knight').hand(1, 'waiqar-reanimate');
    expect(considered(p.play('turn attack dawnsmoor'))).toEqual(['battle daqan-knight']);
    const again = start().hand(0, 'daqan-knight').hand(1, 'waiqar-reanimate');
    expect(considered(again.play('turn attack waiqar-home'))).toEqual(['siege daqan-knight']);
  });

  it('is no end of a turn while there is gold to play, unless it is saved up', () => {
    expect(considered(start().hand(0, 'gold-1', 'daqan-footman'))).not.toContain('turn end');
    const p = start({ scenario: 'monument' }).hand(0, 'gold-3', 'gold-3', 'gold-3').inPlay(0, 'riverwatch');
    expect(considered(p)).toContain('turn end');
  });

  it('is never nothing, and of what is left the quick answer comes first', () => {
    const { config } = start({ scenario: 'runewars' }).state;
    const state = runeAge.setup(config, '3');
    for (let d = runeAge.pending(state); d !== null; d = runeAge.pending(state)) {
      const seat = at(d.seats, 0);
      const moves: readonly Move[] = runeAge.moves(state, seat);
      const thoughts = appraisal.consider(state, seat, moves);
      expect(thoughts.every((move) => moves.includes(move))).toBe(true);
      runeAge.step(state, seat, at(thoughts, 0));
    }
    expect(state.over).toBe(true);
  });
});

describe('in a siege', () => {
  const siege = (): Position =>
    start().hand(0, 'daqan-footman').hand(1, 'waiqar-reanimate', 'waiqar-reanimate').play('turn attack waiqar-home');

  it('who defends answers what it sees', () => {
    expect(answer(siege().play('siege daqan-footman', 'use no'))).toBe('siege waiqar-reanimate');
  });

  it('who is ahead of one who has passed plays no more', () => {
    expect(answer(siege().play('siege none'))).toBe('siege none');
  });
});

it('a turn is judged when it is over, not while gold waits to be spent', () => {
  const p = start().hand(0, 'gold-1', 'gold-1', 'gold-1', 'daqan-footman', 'daqan-footman');
  expect(appraisal.quiet(p.state)).toBe(true);
  p.play('turn gold gold-1');
  expect(appraisal.quiet(p.state)).toBe(false);
});

it('what is likely sums to 1, and the quick answer is likeliest', () => {
  const p = start().hand(0, 'gold-1', 'daqan-footman');
  const moves = runeAge.moves(p.state, 0);
  const chances = appraisal.likely(p.state, 0, moves);
  expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  expect(chances.indexOf(Math.max(...chances))).toBe(moves.indexOf(appraisal.reply(p.state, 0, moves, seedRng('1'))));
});

it('a position is told in as many numbers as it says, whoever looks, and the looker first', () => {
  const p = start();
  p.state.damage[1] = 20;
  const told = ([0, 1] as const).map((seat) => {
    const into = new Float32Array(features.count(2));
    features.write(p.state, seat, into);
    return into;
  });
  expect(told[0]?.[4 + 9 + 6]).toBe(1);
  expect(told[1]?.[4 + 6]).toBe(1);
});
