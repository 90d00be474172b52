import { COMBAT_CARDS } from '../types.ts';
import type { Pack } from './pack.ts';
import { type Check, type Problem, worth } from './problem.ts';

/** CBT-9: the weaker the card, the better its reward, 0 > 1 > 3 > 4. So players say; no rulebook does. */
const rewards: Check = (p) => {
  const ranked = COMBAT_CARDS.flatMap((id) => p.combatCards.filter((c) => c.id === id && id !== 'die'));
  return ranked.flatMap((c, i) => {
    const weaker = ranked[i - 1];
    if (weaker === undefined || worth(weaker.win) > worth(c.win)) return [];
    const path = `combatCards[${p.combatCards.indexOf(c)}].win`;
    return [{ path, rule: 'CBT-9', message: `a reward worth less than that of the ${weaker.id}` }];
  });
};

/** CIT-5: the Citadel is worth more in each later round. So players say; no rulebook does. */
const citadel: Check = (p) =>
  (['vpFew', 'vpMany'] as const).flatMap((side) => {
    const vp = p.citadel[side];
    const rises = vp.every((points, i) => i === 0 || points > (vp[i - 1] ?? 0));
    return rises ? [] : [{ path: `citadel.${side}`, rule: 'CIT-5', message: 'more VP in each later round' }];
  });

/**
 * What is odd about a pack that breaks no constraint of the rulebooks: perhaps a slip of whoever typed it in, perhaps what
 * their copy says. The message is what one would expect.
 */
export const doubts = (p: Pack): readonly Problem[] => [...rewards(p), ...citadel(p)];
