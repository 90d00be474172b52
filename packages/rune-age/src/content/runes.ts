import type { Card, DragonRuneCard } from './card.ts';
import { known } from './origin.ts';
import type { Boon } from './vocabulary.ts';

const rune = (id: string, boon: Boon): DragonRuneCard => ({
  id,
  type: 'dragon-rune',
  count: 1,
  boon,
  source: known('low', ['name', 'effect'], 'Six different lasting powers; which ones no source tells.'),
});

/** RCM-3 */
export const runes: readonly Card[] = [
  rune('rune-of-wrath', { lasting: [{ lasting: 'strength', fight: 'siege', by: 2 }] }),
  rune('rune-of-wards', { lasting: [{ lasting: 'strength', fight: 'defence', by: 2 }] }),
  rune('rune-of-sight', { lasting: [{ lasting: 'hand', by: 1 }] }),
  rune('rune-of-plenty', { yields: { gold: 1, influence: 0 } }),
  rune('rune-of-dawn', { abilities: [{ when: 'action', steps: [{ do: 'refresh', cards: 1 }] }] }),
  rune('rune-of-thrift', { lasting: [{ lasting: 'price', what: 'gold', by: -1 }] }),
];
