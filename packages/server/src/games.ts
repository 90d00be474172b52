import { appraisal, crownOfAsh, features, together } from '@cinderhall/crown-of-ash';
import { nets } from '@cinderhall/crown-of-ash/nets';
import { titled } from './title.ts';

/** The game that is played here. The only place of the server that names one. */
export const title = titled({
  game: crownOfAsh,
  wits: { appraisal, features, nets },
  together,
  write: ({ config }, move) => crownOfAsh.notation(config).write(move),
  round: ({ round }) => round,
});
