/** What a lobby needs to know of the game before a table is laid: what editions have, and what content packs hold. */
import {
  type Config,
  DEFAULT_OPTIONS,
  doubts,
  type FighterEntry,
  house,
  type Pack,
  parsePack,
  rulesets,
  tables,
} from '@cinderhall/crown-of-ash';

export { doubts, house, parsePack, rulesets };

/** A fighter that may hold the Citadel for the AI, and how many of it there are. */
export interface Raisable {
  readonly fighter: FighterEntry;
  readonly copies: number;
}

/** AI-1: every fighter of the decks at such a table but Automatons, the lower tiers first. */
export function raisable({ edition, players, pack }: RaisableQuery): Raisable[] {
  const content = pack ?? 'house';
  const t = tables({ edition, players, automa: null, necromancers: 'random', options: DEFAULT_OPTIONS, content });
  return t.fighters
    .map((fighter, i) => ({ fighter, copies: t.copies[i] ?? 0 }))
    .filter(({ fighter, copies }) => fighter.tier > 0 && fighter.returns === undefined && copies > 0)
    .sort((a, b) => a.fighter.tier - b.fighter.tier || a.fighter.attack - b.fighter.attack);
}

type RaisableQuery = Pick<Config, 'edition' | 'players'> & {
  /** null: the house pack. */
  readonly pack: Pack | null;
};
