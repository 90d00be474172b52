import { appraisal, crownOfAsh, together } from '@cinderhall/crown-of-ash';
import { titled } from './title.ts';

/** The game that is played here. The only place of the server that names one. */
export const title = titled({
  game: crownOfAsh,
  appraisal,
  together,
  write: ({ config }, move) => crownOfAsh.notation(config).write(move),
  round: ({ round }) => round,
});
