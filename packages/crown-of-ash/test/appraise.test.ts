import { type RngState, type Seat, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { appraisal, appraisalBy, WEIGHTS } from '../src/appraise/index.ts';
import { configure } from '../src/configure.ts';
import { crownOfAsh } from '../src/game.ts';
import { CITADEL, GOLD, type Necromancer, type State } from '../src/types.ts';
import { QUESTIONS } from './questions.ts';

function dealt(players: 2 | 3 | 4, seed = '1', powers = false): State {
  const config = configure({ players, options: { powers } });
  if (!config.ok) throw new Error('a usual table is refused');
  return crownOfAsh.setup(config.value, seed);
}

/** The same table with something changed. */
function changed(s: State, change: (copy: State) => void): State {
  const copy = crownOfAsh.clone(s);
  change(copy);
  return copy;
}

/** Plays a game by quick answers, but for powers, which they never begin; shows every question to `look`. */
function playThrough(s: State, rng: RngState, look: (s: State, kind: string) => void): void {
  for (let d = crownOfAsh.pending(s); d !== null; d = crownOfAsh.pending(s)) {
    look(s, d.kind);
    const seat = d.seats[0] ?? 0;
    const moves = crownOfAsh.moves(s, seat);
    const power = s.round % 2 === 1 ? moves.findLast((m) => m.kind === 'power') : undefined;
    crownOfAsh.step(s, seat, power ?? appraisal.reply(s, seat, moves, rng));
  }
}

describe('the judgement of a position', () => {
  it('weighs two players against each other: what one has, the other lacks', () => {
    playThrough(dealt(2), seedRng('1'), (s) => {
      expect(appraisal.value(s, 0) + appraisal.value(s, 1)).toBeCloseTo(0, 9);
    });
  });

  it('is the difference in VP once the game is over', () => {
    const s = dealt(2);
    playThrough(s, seedRng('2'), () => {});
    expect(appraisal.value(s, 0)).toBeCloseTo((s.vp[0] ?? 0) - (s.vp[1] ?? 0), 9);
  });

  it('likes what one would like: VP, goods, fighters, the Citadel', () => {
    const s = dealt(3);
    const now = appraisal.value(s, 0);
    const better = (change: (copy: State) => void): void =>
      expect(appraisal.value(changed(s, change), 0)).toBeGreaterThan(now);
    better((copy) => {
      copy.vp[0] = 1;
    });
    better((copy) => {
      copy.goods[2] = 3;
    });
    better((copy) => {
      copy.hands[0]?.push(copy.display[5] ?? 0);
    });
    better((copy) => {
      copy.king = false;
      copy.owners[CITADEL] = 0;
    });
  });

  it('likes a place better the better it is defended', () => {
    const held = changed(dealt(2), (copy) => {
      copy.king = false;
      copy.owners[CITADEL] = 0;
    });
    const guarded = changed(held, (copy) => {
      copy.guards[CITADEL] = copy.hands[0]?.splice(0) ?? [];
    });
    expect(appraisal.value(guarded, 0)).toBeGreaterThan(appraisal.value(held, 0));
  });

  it('weighs by its weights', () => {
    const by = appraisalBy({ ...WEIGHTS, hand: 0, raid: 0, storm: 0 });
    const s = dealt(2);
    const without = changed(s, (copy) => {
      copy.hands[0] = [];
    });
    expect(by.value(without, 0)).toBeCloseTo(by.value(s, 0), 9);
    expect(appraisal.value(without, 0)).toBeLessThan(appraisal.value(s, 0));
  });

  it('is coloured by who the seat plays: each is fond of something', () => {
    const gains = (necromancer: Necromancer, change: (s: State) => void): number => {
      const s = changed(dealt(2), (copy) => {
        copy.necromancers = [necromancer, necromancer === 'mors' ? 'nox' : 'mors'];
      });
      const gained = (by: { value(s: State, seat: Seat): number }): number =>
        by.value(changed(s, change), 0) - by.value(s, 0);
      return gained(appraisal.character) - gained(appraisal);
    };
    const citadel = (s: State): void => {
      s.king = false;
      s.owners[CITADEL] = 0;
    };
    const gold = (s: State): void => {
      s.goods[GOLD] = 6;
    };
    const fighters = (s: State): void => {
      s.hands[0] = [...(s.hands[0] ?? []), ...s.display.filter((f) => f >= 0).slice(0, 2)];
    };
    const region = (s: State): void => {
      s.owners[s.owners.findIndex((owner) => owner !== 0)] = 0;
    };
    expect(gains('visio', citadel)).toBeGreaterThan(0.3);
    expect(gains('mors', gold)).toBeGreaterThan(0.1);
    expect(gains('nox', fighters)).toBeGreaterThan(0.1);
    expect(gains('fortis', region)).toBeGreaterThan(0.1);
    expect(gains('visio', gold)).toBeCloseTo(0, 9);
    expect(gains('mors', citadel)).toBeCloseTo(0, 9);
  });

  it('changes nothing it looks at', () => {
    playThrough(dealt(4), seedRng('3'), (s) => {
      const before = JSON.stringify(s);
      appraisal.value(s, 0);
      const seat = crownOfAsh.pending(s)?.seats[0] ?? 0;
      appraisal.reply(s, seat, crownOfAsh.moves(s, seat), seedRng('4'));
      expect(JSON.stringify(s)).toBe(before);
    });
  });
});

describe('quick answers', () => {
  it('are moves that were offered, to every kind of question', () => {
    const kinds = new Set<string>();
    const invented: unknown[] = [];
    for (let seed = 0; seed < 12; seed++)
      playThrough(dealt(seed % 2 === 0 ? 2 : 4, String(seed), seed % 3 === 0), seedRng(String(seed)), (s, kind) => {
        kinds.add(kind);
        const seat = crownOfAsh.pending(s)?.seats[0] ?? 0;
        const moves = crownOfAsh.moves(s, seat);
        const reply = appraisal.reply(s, seat, moves, seedRng('1'));
        if (!moves.includes(reply)) invented.push(reply);
      });
    expect(invented).toEqual([]);
    // A quick player always takes a fighter back for a lost 0, so nobody is asked for a casualty unless there is none.
    expect(Object.keys(QUESTIONS).filter((kind) => !kinds.has(kind) && kind !== 'casualty')).toEqual([]);
  });

  it('end where somebody is about to place a minion, and nowhere else', () => {
    playThrough(dealt(3), seedRng('5'), (s, kind) => {
      expect(appraisal.quiet(s)).toBe(kind === 'turn');
    });
  });
});
