import type { ScenarioId } from './types.ts';

/** What a scenario changes about the rules. Chapters ask for these and never for a scenario's name. */
export interface Ruleset {
  readonly id: ScenarioId;
  /** RSC-1 to RSC-5: how many may play. */
  readonly players: readonly number[];
  /** RSC-3: whether cities of other players may be attacked. */
  readonly sieges: boolean;
  /** RSC-3, RSC-4: whether home realms of other players may be attacked. */
  readonly realms: boolean;
  /** RSC-1: whether who beats the objective wins. */
  readonly objectiveWins: boolean;
  /** RSC-1, RSC-2: whether the last survivor of several wins. */
  readonly lastStands: boolean;
  /** RSC-1, RSC-2: what becomes of a game in which the last ones are eliminated together. */
  readonly allFall: 'lost' | 'shared';
  /** RSC-3: whether all lose with the first who is eliminated. */
  readonly fallsTogether: boolean;
  /** RSC-3, REV-5: whether the game is won together when the event deck is used up; else that deck is made anew. */
  readonly outlives: boolean;
  /** RSE-5: how many stages the event deck has. */
  readonly stages: 2 | 3;
  /** RSE-7 */
  readonly dragonRunes: boolean;
  /** RSE-7, RSC-4 */
  readonly monuments: boolean;
}
