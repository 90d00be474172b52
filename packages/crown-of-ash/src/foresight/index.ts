import { crownOfAsh } from '../game.ts';
import { about } from './about.ts';
import { ahead } from './ahead.ts';

/** The same game with what is needed to look at a turn ahead: a door of its own, since a table can be played without. */
export const crownAhead: typeof crownOfAsh = { ...crownOfAsh, about, ahead };
