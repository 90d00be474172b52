import type { Card } from '../card.ts';
import { house, known } from '../origin.ts';
import { homeRealm, monument, stronghold, unit } from './faction.ts';

/** The Uthuk Y'llan bleed to win. */
export const uthuk: readonly Card[] = [
  homeRealm('uthuk'),
  stronghold('uthuk'),
  monument('uthuk'),
  unit(
    'uthuk',
    'berserker',
    1,
    1,
    known(
      'low',
      ['strength', 'effect'],
      'Known for gaining strength by a wound; when and how much is ours. With 3 the faction won three games in four.',
    ),
    {
      when: 'resolution',
      cost: { pay: 'wound', unit: 'self' },
      steps: [{ do: 'strengthen', what: 'self', by: 2 }],
    },
  ),
  unit('uthuk', 'flesh-ripper', 2, 2, house('Blood for blood, as the archers of other factions pay otherwise.'), {
    when: 'played',
    cost: { pay: 'wound', unit: 'any' },
    steps: [{ do: 'destroy', chooser: 'holder', strongest: 4 }],
  }),
  unit('uthuk', 'warlock', 3, 3, house('A wound for a fuller hand.'), {
    when: 'played',
    cost: { pay: 'wound', unit: 'any' },
    steps: [{ do: 'draw', cards: 2 }],
  }),
  unit('uthuk', 'chaos-lord', 5, 4, house('Gathers what the wounds of the others are worth.'), {
    when: 'resolution',
    steps: [{ do: 'strengthen', what: 'self', by: { each: 1, per: 'wounded-units' } }],
  }),
];
