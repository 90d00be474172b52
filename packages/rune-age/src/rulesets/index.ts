import type { Ruleset } from '../ruleset.ts';
import type { ScenarioId } from '../types.ts';

/** RSC-1, RSC-5 */
const resurgence: Ruleset = {
  id: 'resurgence',
  players: [1, 2, 3, 4],
  sieges: true,
  realms: true,
  objectiveWins: true,
  lastStands: true,
  allFall: 'lost',
  fallsTogether: false,
  outlives: false,
  stages: 2,
  dragonRunes: false,
  monuments: false,
};

/** RSC-2 */
const runewars: Ruleset = {
  ...resurgence,
  id: 'runewars',
  players: [2, 3, 4],
  objectiveWins: false,
  allFall: 'shared',
  dragonRunes: true,
};

/** RSC-3, RSC-5 */
const cataclysm: Ruleset = {
  ...resurgence,
  id: 'cataclysm',
  sieges: false,
  realms: false,
  objectiveWins: false,
  lastStands: false,
  fallsTogether: true,
  outlives: true,
  stages: 3,
};

/** RSC-4 */
const monument: Ruleset = {
  ...resurgence,
  id: 'monument',
  players: [2, 3, 4],
  realms: false,
  objectiveWins: false,
  allFall: 'shared',
  monuments: true,
};

/** Every scenario as a value. */
export const rulesets: { readonly [S in ScenarioId]: Ruleset } = { resurgence, runewars, cataclysm, monument };
