import type { Card } from '../card.ts';
import { house, known } from '../origin.ts';
import { homeRealm, lasting, monument, stronghold, unit } from './faction.ts';

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
    known('low', ['strength', 'effect'], 'Known for gaining strength by a wound; when and how much is ours.'),
    {
      when: 'resolution',
      cost: { pay: 'wound', unit: 'self' },
      steps: [{ do: 'strengthen', what: 'self', by: 1 }],
    },
  ),
  unit(
    'uthuk',
    'flesh-ripper',
    2,
    1,
    house('Blood for blood. Small until a fight is decided: who destroys the small reaches it.'),
    {
      when: 'played',
      cost: { pay: 'wound', unit: 'any' },
      steps: [{ do: 'destroy', chooser: 'holder', strongest: 4 }],
    },
    { when: 'resolution', steps: [{ do: 'strengthen', what: 'self', by: 2 }] },
  ),
  lasting(unit('uthuk', 'warlock', 3, 4, house('Bleeds others, never himself.'))),
  unit('uthuk', 'chaos-lord', 5, 4, house('Gathers what the wounds of the others are worth.'), {
    when: 'resolution',
    steps: [{ do: 'strengthen', what: 'self', by: { each: 1, per: 'wounded-units' } }],
  }),
];
