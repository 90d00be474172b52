import {
  appraisal,
  conserve,
  crownOfAsh,
  DIFFICULTIES,
  desk,
  EDITIONS,
  features,
  habits,
} from '@cinderhall/crown-of-ash';
import { nets } from '@cinderhall/crown-of-ash/nets';
import { drawTable } from './crown-of-ash/draw.ts';
import { packFacts } from './crown-of-ash/pack.ts';
import { telling } from './crown-of-ash/telling.ts';
import { type Shelf, shelve } from './title.ts';

/** The only place here that names a game. */
export const shelf: Shelf = new Map([
  [
    crownOfAsh.id,
    shelve({
      game: crownOfAsh,
      wits: { appraisal, features, nets },
      conserve,
      desk,
      editions: EDITIONS,
      players: [2, 3, 4],
      table: ({ edition, players, pack }) => ({ edition, players, ...(pack === undefined ? {} : { content: pack }) }),
      own: Object.fromEntries(
        DIFFICULTIES.map((garrison) => [`ai:${garrison}`, { path: ['automa', 'garrison'], value: garrison }]),
      ),
      trial: { draw: drawTable, habits },
      pack: packFacts,
      tell: telling,
    }),
  ],
]);
