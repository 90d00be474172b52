import {
  type Account,
  accountOf,
  appraisal,
  crownOfAsh,
  features,
  together,
  type View,
} from '@cinderhall/crown-of-ash';

/**
 * The game that the page plays, with all its rules: for whoever keeps tables. This, `table/games.ts` and `faces.ts` are the
 * only places outside its face that name one.
 */
export const game = crownOfAsh;

/** What has been learned about its positions: only those who need it load it. */
export const fetchNets = async () => (await import('@cinderhall/crown-of-ash/nets')).nets;

/** For opponents that look ahead, and those who explain what they found; and what all who played see together, once nothing is secret any more. */
export { type Account, accountOf, appraisal, features, together };

/** How far a game has come, for a list of games. */
export const roundOf = (view: View): number => view.round;
