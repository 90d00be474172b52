import type { Card } from '../card.ts';
import { house, known } from '../origin.ts';
import { cardsOf } from './scenario.ts';

const { objective, enemy, instant } = cardsOf('monument');

/** RSC-4: a race for gold. Nothing damages a home realm; events give and take wealth. */
export const monument: readonly Card[] = [
  objective(['ambush', 'dragon', 'forced-march'], known('high', ['scenario'], 'Its neutral types are not known.')),
  enemy('quarry-trolls', 1, 5, house('The quarry pays who frees it.'), {
    reward: { yields: { gold: 1, influence: 0 } },
  }),
  enemy('bandit-hideout', 1, 4, house('Thanks of the neighbours, cheaply had.'), {
    attrition: false,
    reward: { yields: { gold: 0, influence: 1 } },
  }),
  instant(
    'thieves-guild',
    1,
    known('low', ['effect', 'stage'], 'It takes gold from the centre; that it is one card of 3 is a reading.'),
    [{ remove: 'gold-3', cards: 1 }],
  ),
  instant('open-market', 1, house('A round to grow rich in.'), [
    { nextRound: { lasting: 'price', what: 'gold', by: -1 } },
  ]),
  enemy('hoard-wyrm', 2, 9, house('The great prize of the race.'), {
    reward: { yields: { gold: 2, influence: 0 } },
  }),
  enemy('lost-library', 2, 7, house('What was spent comes to hand once more.'), {
    reward: { abilities: [{ when: 'action', steps: [{ do: 'recover', take: { of: 'any' } }] }] },
  }),
  instant('royal-grant', 2, house('Who has the fewest cities catches up.'), [
    { to: 'fewest-cities', blow: { do: 'take', card: 'gold-3' } },
  ]),
  instant('city-uprising', 2, house('The leader in cities pays, or loses one.'), [
    { to: 'most-cities', unless: { pay: 'total', total: 6 }, blow: { do: 'lose-city' } },
  ]),
  instant('tomb-robbers', 2, house('Good cards are at risk unless somebody keeps watch.'), [
    { to: 'each', unless: { pay: 'influence', amount: 1 }, blow: { do: 'destroy-card', worth: 3 } },
  ]),
  instant('long-frost', 2, house('A round with less to build with.'), [{ nextRound: { lasting: 'hand', by: -1 } }]),
];
