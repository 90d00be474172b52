import { count } from '../../en/plural.ts';
import type { ReferenceText } from '../catalog.ts';

export const reference: ReferenceText = {
  title: 'Reference sheet',
  about: 'What the icons mean, and what everything is worth.',
  house: 'our value, the printed one is not known',
  heads: {
    goods: 'Icons',
    necromancers: 'Necromancers',
    fighters: 'Fighters',
    structures: 'Structures',
    combat: 'Combat cards',
    fate: 'Fate cards',
    spaces: 'Spaces',
    points: 'Points',
  },
  notes: {
    kind: 'A basic resource, and the kind of fighter that is made of it.',
    gold: 'Pays for structures, and stands in for any resource when you raise.',
    special: 'Becomes any basic resource you like.',
    vp: 'Victory points.',
    black: 'The sting of a lost 0: the winner gives up a fighter, or one of yours returns.',
  },
  columns: {
    name: 'Name',
    attack: 'Attack',
    tier: 'Tier',
    cost: 'Cost',
    copies: 'Copies',
    price: 'Price',
    offers: 'Offers',
    tax: 'Tax',
    points: 'VP',
  },
  starting: 'starting',
  returns: (deck) => `back to ${deck}`,
  resurrects: 'fighters return',
  fate: 'Each names two kinds: raised fighters of these score their numerals.',
  spaces: {
    gold: 'The gold space yields',
    build: 'The build space: buy one of the four structures.',
    refresh: 'The refresh space on your mat: take your used combat cards back.',
    gather: (spaces, dashed) =>
      `Each region: ${count(spaces, 'resource space', 'resource spaces')}${dashed > 0 ? `, and ${dashed} more with three or four players` : ''}.`,
    combat: (spaces) => `Each region: ${count(spaces, 'combat space', 'combat spaces')}.`,
    citadel: (flanks, front) =>
      `The Citadel: flanks ${flanks.join(' and ')}, once a round each; front ${front}, always open.`,
    king: (attack) => `The King counts ${attack} and plays no card.`,
  },
  points: {
    round: 'After each round',
    structures: 'The points on top of each structure of yours, and 1 for each tile under it.',
    citadel: 'The Citadel, by round:',
    end: 'After the game',
    resources: '1 for every three of one basic resource.',
    gold: '1 for every two gold.',
    fate: 'The numerals of raised fighters of the two kinds on your fate card.',
    automatons: 'Each Automaton you still have takes its numeral away.',
    bolster: 'Bolster: two of a kind +1, three of a kind +2.',
  },
  print: 'Print',
};
