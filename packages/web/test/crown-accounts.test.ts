import { describe, expect, test } from 'vitest';
import { battlesOf, flowsOf, HEADS, spread, stacksOf } from '../src/crown/viewmodel/accounts.ts';
import { log, TOLD, viewOf } from './situation.ts';

const view = viewOf();
const told = log(TOLD);

describe('the accounts of a game', () => {
  test('add every line of the sheet up under some head, once', () => {
    const sheet = view.players[0]?.sheet.map((_, i) => i + 1) ?? [];
    const [player, ...others] = view.players;
    if (!player) throw new Error('nobody plays');
    const stacks = stacksOf({ ...view, players: [{ ...player, sheet }, ...others] });
    expect(stacks[0]?.reduce((a, b) => a + b)).toBe(sheet.reduce((a, b) => a + b));
    expect(stacks[0]).toHaveLength(HEADS.length);
  });

  test('have every number stand clear of the next, where it wants to if it can', () => {
    expect(spread([10, 100, 200], 20, 300)).toEqual([10, 100, 200]);
    expect(spread([10, 15, 20, 100], 20, 300)).toEqual([10, 30, 50, 100]);
    expect(spread([200, 290, 296, 299], 20, 300)).toEqual([200, 260, 280, 300]);
    expect(spread([], 20, 300)).toEqual([]);
  });

  test('count each battle for both sides, and none for the King', () => {
    const battles = battlesOf(view, told);
    expect(battles[1]).toEqual({ attacksWon: 1, attacksLost: 0, defencesWon: 1, defencesLost: 0 });
    expect(battles[2]).toEqual({ attacksWon: 0, attacksLost: 1, defencesWon: 0, defencesLost: 0 });
    const all = battles.flatMap((b) => [b.attacksWon, b.attacksLost, b.defencesWon, b.defencesLost]);
    expect(all.reduce((a, b) => a + b)).toBe(3);
  });

  test('count goods that came and went, each in its round, and no points', () => {
    const flows = flowsOf({ ...view, round: 3 }, [
      ...told,
      ...log([
        { kind: 'round-began', round: 2, order: [0, 1, 2, 3] },
        { kind: 'built', seat: 0, tile: 0, region: 1, cost: 4 },
        { kind: 'fenced', seat: 0, give: [1, 0, 0, 0], take: [0, 0, 2, 0] },
      ]),
    ]);
    expect(flows).toHaveLength(3);
    // Gold, then a gathering of three: the made-up log tells both in its first round.
    expect(flows[0]?.[0]).toEqual({ gained: 4, spent: 0 });
    expect(flows[0]?.[3]).toEqual({ gained: 2, spent: 2 });
    expect(flows[1]?.[0]).toEqual({ gained: 2, spent: 5 });
    expect(flows[2]?.[0]).toEqual({ gained: 0, spent: 0 });
  });
});
