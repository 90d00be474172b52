import { appraisal, crownOfAsh, features, together } from '@cinderhall/crown-of-ash';
import { nets } from '@cinderhall/crown-of-ash/nets';
import { type Shelf, shelve } from './title.ts';

/** The games that are played here. The only place of the server that names one. */
export const shelf: Shelf = new Map([
  [
    crownOfAsh.id,
    shelve({
      game: crownOfAsh,
      wits: { appraisal, features, nets },
      together,
      write: ({ config }, move) => crownOfAsh.notation(config).write(move),
      round: ({ round }) => round,
    }),
  ],
]);
