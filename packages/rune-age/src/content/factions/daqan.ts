import type { Card } from '../card.ts';
import { known } from '../origin.ts';
import { homeRealm, monument, stronghold, unit } from './faction.ts';

/** The Daqan Lords know what they will draw. */
export const daqan: readonly Card[] = [
  homeRealm('daqan'),
  stronghold('daqan'),
  monument('daqan'),
  unit('daqan', 'footman', 1, 1, known('high'), {
    when: 'played',
    steps: [{ do: 'reveal', cards: 1, take: { of: 'same' }, rest: 'keep' }],
  }),
  unit(
    'daqan',
    'archer',
    2,
    2,
    known('medium', [], 'No source tells of a limit to the strength of what is destroyed.'),
    {
      when: 'played',
      cost: { pay: 'discard', cards: 1 },
      steps: [{ do: 'destroy', chooser: 'holder' }],
    },
  ),
  unit('daqan', 'knight', 3, 3, known('medium', [], 'Sources differ on the limit, 2 or 3; we follow the fuller one.'), {
    when: 'played',
    steps: [{ do: 'reveal', cards: 1, take: { of: 'no-stronger', than: 2 }, rest: 'discard' }],
  }),
  unit('daqan', 'siege-tower', 5, 4, known('high', ['name'], 'The name is translated.'), {
    when: 'resolution',
    cost: { pay: 'discard', cards: 1 },
    steps: [{ do: 'strengthen', what: 'self', by: 2 }],
  }),
];
