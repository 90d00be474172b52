import type { Card } from '../card.ts';
import { known } from '../origin.ts';
import { homeRealm, monument, stronghold, unit } from './faction.ts';

/** The dead of Waiqar come back from the discard pile, and many at once. */
export const waiqar: readonly Card[] = [
  homeRealm('waiqar'),
  stronghold('waiqar'),
  monument('waiqar'),
  unit('waiqar', 'reanimate', 1, 1, known('high'), {
    when: 'played',
    steps: [{ do: 'join', take: { of: 'same' } }],
  }),
  unit('waiqar', 'skeleton-archer', 2, 2, known('high'), {
    when: 'played',
    steps: [{ do: 'destroy', chooser: 'holder', strongest: { each: 1, per: 'strength-of-kind' } }],
  }),
  unit('waiqar', 'necromancer', 3, 3, known('high'), {
    when: 'played',
    steps: [
      {
        do: 'reveal',
        cards: 2,
        take: { of: 'these', cards: ['waiqar-reanimate', 'waiqar-skeleton-archer'] },
        rest: 'discard',
      },
    ],
  }),
  unit('waiqar', 'dark-knight', 5, 3, known('high'), {
    when: 'resolution',
    steps: [{ do: 'strengthen', what: 'self', by: { each: 1, per: 'other-units' } }],
  }),
];
