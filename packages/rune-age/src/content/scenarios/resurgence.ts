import type { Card } from '../card.ts';
import { known } from '../origin.ts';
import { cardsOf } from './scenario.ts';

const { objective, enemy, instant } = cardsOf('resurgence');

/** RSC-1, RCM-3: the ten events that are known whole. */
export const resurgence: readonly Card[] = [
  objective(['forced-march', 'battle-roar', 'demon'], known('high'), { strength: 18, attrition: true }),
  enemy('mithrilim', 1, 6, known('medium'), { reward: { yields: { gold: 1, influence: 0 } } }),
  enemy('sleeping-dragonlord', 1, 5, known('medium'), { reward: { yields: { gold: 0, influence: 1 } } }),
  enemy('margath', 2, 12, known('medium'), {
    reward: { lasting: [{ lasting: 'strength', fight: 'objective', by: 3 }] },
  }),
  enemy('ghox', 2, 8, known('high'), { eachPhase: [{ to: 'each', blow: { do: 'damage', points: 2 } }] }),
  enemy('choyo', 2, 10, known('medium', [], 'That it does not strengthen itself is our reading.'), {
    lasting: [{ lasting: 'enemies', by: 2 }],
  }),
  enemy('kalladra', 2, 10, known('medium'), { reward: { lasting: [{ lasting: 'reroll', fight: 'objective' }] } }),
  instant('khorgard', 2, known('medium'), [{ to: 'least-damaged', blow: { do: 'attack' } }], 12),
  instant('phrylenex', 2, known('medium'), [{ to: 'each', blow: { do: 'damage', points: 3 } }]),
  instant('baraxis', 2, known('medium', [], 'What a destroyed card must be worth is read as its cost.'), [
    {
      to: 'each',
      blow: { do: 'damage', points: { each: 2, per: 'enemies' }, spared: { worth: 2, by: 2 } },
    },
  ]),
  instant('tzeitz', 2, known('medium'), [{ to: 'with-reward', blow: { do: 'attack' } }], 9),
];
