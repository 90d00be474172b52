import type { Card } from '../card.ts';
import { house, known } from '../origin.ts';
import { cardsOf } from './scenario.ts';

const { objective, enemy, instant } = cardsOf('cataclysm');

/** RSC-3: ten events to outlive together, worse by the stage; enemies that are left standing are what kills. */
export const cataclysm: readonly Card[] = [
  objective(['razorwing', 'giant', 'battle-roar'], known('high', ['scenario'], 'Its neutral types are not known.')),
  instant('tremors', 1, house('A first blow that nobody can parry.'), [
    { to: 'each', blow: { do: 'damage', points: 6 } },
  ]),
  enemy('ember-hounds', 1, 5, house('A small enemy that bites until somebody deals with it.'), {
    eachPhase: [{ to: 'each', blow: { do: 'damage', points: 1 } }],
    reward: { yields: { gold: 1, influence: 0 } },
  }),
  instant('riven-sky', 1, house('A first attack, for starting hands.'), [{ to: 'each', blow: { do: 'attack' } }], 5),
  enemy('hellgate', 2, 8, house('Must be closed, and who closes it is a champion.'), {
    eachPhase: [{ to: 'each', blow: { do: 'damage', points: 1 } }],
    reward: { lasting: [{ lasting: 'strength', fight: 'battle', by: 1 }] },
  }),
  instant(
    'plague-of-vermin',
    2,
    known('low', ['effect', 'scenario', 'stage'], 'Cards of so much gold and strength together are given up.'),
    [{ to: 'each', unless: { pay: 'total', total: 6 }, blow: { do: 'damage', points: 9 } }],
  ),
  instant(
    'storm-of-cinders',
    2,
    house('Finds the weakest of a team, whom no other can shield.'),
    [{ to: 'most-damaged', blow: { do: 'attack' } }],
    12,
  ),
  instant('last-caravan', 2, house('Help for the weakest of a team.'), [
    { to: 'most-damaged', blow: { do: 'take', card: 'gold-2' } },
  ]),
  enemy('world-serpent', 3, 13, house('The last enemy, and a shield for all others.'), {
    lasting: [{ lasting: 'enemies', by: 2 }],
    eachPhase: [{ to: 'each', blow: { do: 'damage', points: 2 } }],
  }),
  instant(
    'falling-star',
    3,
    house('An attack for decks at their height.'),
    [{ to: 'each', blow: { do: 'attack' } }],
    15,
  ),
  instant('end-of-days', 3, house('A reckoning with the enemies that are left; the deck can be given for life.'), [
    { to: 'each', blow: { do: 'damage', points: { each: 1, per: 'players' } } },
    { to: 'each', blow: { do: 'damage', points: { each: 1, per: 'enemies' }, spared: { worth: 2, by: 2 } } },
  ]),
];
