import type { Pack } from './card.ts';
import { centre } from './centre.ts';
import { daqan } from './factions/daqan.ts';
import { latari } from './factions/latari.ts';
import { uthuk } from './factions/uthuk.ts';
import { waiqar } from './factions/waiqar.ts';
import { neutrals } from './neutrals.ts';
import { runes } from './runes.ts';
import { cataclysm } from './scenarios/cataclysm.ts';
import { monument } from './scenarios/monument.ts';
import { resurgence } from './scenarios/resurgence.ts';
import { runewars } from './scenarios/runewars.ts';

/** The known cards as they are, and ours where the printed ones are not known; each card says which it is. */
export const house: Pack = {
  format: 1,
  id: 'house',
  name: 'Cinderhall house cards',
  cards: [
    ...daqan,
    ...latari,
    ...uthuk,
    ...waiqar,
    ...centre,
    ...neutrals,
    ...runes,
    ...resurgence,
    ...runewars,
    ...cataclysm,
    ...monument,
  ],
  centre: {
    gold: { 'gold-1': [9, 14, 19, 24], 'gold-2': [8, 10, 12, 14], 'gold-3': [4, 6, 8, 10] },
    neutrals: [2, 3, 4, 5],
    cities: [2, 3, 4, 5],
  },
  start: { gold: 'gold-1', golds: 5, units: 3, hand: 5 },
  die: [0, 0, 0, 1, 1, 2],
};
