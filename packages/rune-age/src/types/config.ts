import type { Pack } from '../content/card.ts';
import type { Faction, ScenarioId } from './components.ts';

/** What a table agrees on. */
export interface Config {
  readonly scenario: ScenarioId;
  readonly players: 1 | 2 | 3 | 4;
  /** By seat, or drawn at random by the seed; each player another one (RSE-2). */
  readonly factions: 'random' | readonly Faction[];
  /** The house cards by name, or a pack of one's own. */
  readonly content: 'house' | Pack;
}
