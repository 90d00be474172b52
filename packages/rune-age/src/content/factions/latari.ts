import type { Card } from '../card.ts';
import { house, known } from '../origin.ts';
import { homeRealm, lasting, monument, stronghold, unit } from './faction.ts';

/** The Latari Elves pay with influence, and have it. */
export const latari: readonly Card[] = [
  homeRealm('latari'),
  stronghold('latari'),
  monument('latari'),
  unit('latari', 'scout', 1, 1, house('Influence becomes cards: the faction is said to draw for it.'), {
    when: 'played',
    cost: { pay: 'influence', amount: 1 },
    steps: [{ do: 'draw', cards: 1 }],
  }),
  unit(
    'latari',
    'archer',
    2,
    1,
    house('Influence becomes arrows. Small until a fight is decided: who destroys the small reaches it.'),
    {
      when: 'played',
      cost: { pay: 'influence', amount: 1 },
      steps: [{ do: 'destroy', chooser: 'holder', strongest: 3 }],
    },
    { when: 'resolution', steps: [{ do: 'strengthen', what: 'self', by: 1 }] },
  ),
  lasting(
    unit(
      'latari',
      'storm-sorceress',
      3,
      4,
      known('low', ['cost', 'strength', 'effect'], 'Known by name and for having an action; the rest is ours.'),
      { when: 'action', steps: [{ do: 'gain', gold: 0, influence: 3 }] },
    ),
  ),
  unit('latari', 'pegasus-rider', 5, 5, house('Where influence comes from makes the army strong.'), {
    when: 'resolution',
    steps: [{ do: 'strengthen', what: 'self', by: { each: 1, per: 'cities' } }],
  }),
];
