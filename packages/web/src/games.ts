import { appraisal, crownOfAsh, together, type View } from '@cinderhall/crown-of-ash';

/**
 * The game that the page plays, with all its rules: for whoever keeps tables. This, `table/games.ts` and `faces.ts` are the
 * only places outside its face that name one.
 */
export const game = crownOfAsh;

/** What opponents that look ahead weigh a table by; what all who played see together, once nothing is secret any more. */
export { appraisal, together };

/** How far a game has come, for a list of games. */
export const roundOf = (view: View): number => view.round;
