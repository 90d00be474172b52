import type { Card } from '../card.ts';
import { house, known } from '../origin.ts';
import { cardsOf } from './scenario.ts';

const { objective, enemy, instant } = cardsOf('runewars');

/** RSC-2: events that push the players at each other. */
export const runewars: readonly Card[] = [
  objective(
    ['summon-lightning', 'manticore', 'hellhound'],
    known('medium', ['scenario'], 'Its neutral types are not known.'),
  ),
  enemy('deserters-camp', 1, 4, house('Early money for who goes out to fight.'), {
    attrition: false,
    reward: { yields: { gold: 1, influence: 0 } },
  }),
  enemy('rune-hunters', 1, 6, house('Early influence for who goes out to fight.'), {
    reward: { yields: { gold: 0, influence: 1 } },
  }),
  instant('border-levy', 1, house('Who has the fewest cities catches up.'), [
    { to: 'fewest-cities', blow: { do: 'take', card: 'gold-2' } },
  ]),
  instant('hard-winter', 1, house('A round with less to do.'), [{ nextRound: { lasting: 'hand', by: -1 } }]),
  enemy(
    'dragon-rune-discovery',
    2,
    8,
    known('low', ['strength', 'effect', 'stage'], 'It gives another dragon rune; how it is won is ours.'),
    { special: 'draw-rune' },
  ),
  instant(
    'a-time-for-war',
    2,
    known('low', ['effect', 'stage'], 'It lasts through the next round; what it does is ours.'),
    [{ nextRound: { lasting: 'strength', fight: 'siege', by: 2 } }],
  ),
  enemy('siege-engineers', 2, 7, house('A lasting advantage for who attacks.'), {
    reward: { lasting: [{ lasting: 'strength', fight: 'siege', by: 1 }] },
  }),
  instant('raiding-host', 2, house('The rich are worth a raid.'), [{ to: 'most-cities', blow: { do: 'attack' } }], 8),
  instant(
    'barbarian-invasion',
    2,
    known('low', ['effect', 'scenario', 'stage'], 'Each player may destroy something; what comes else is ours.'),
    [{ to: 'each', blow: { do: 'damage', points: 4, spared: { worth: 2, by: 2 } } }],
  ),
  instant('city-revolt', 2, house('Cities are held with influence, or lost.'), [
    { to: 'most-cities', unless: { pay: 'influence', amount: 2 }, blow: { do: 'lose-city' } },
  ]),
];
