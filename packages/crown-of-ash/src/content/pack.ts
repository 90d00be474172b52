import type { ComponentSet } from '../ruleset.ts';
import type { ActionCardId, AutomaAction, Kind, Necromancer } from '../types.ts';

/**
 * Where a printed value is known from: stated in a rulebook, inferred from a figure, a player's public note, or ours.
 */
export type Source = 'rulebook' | 'inferred' | 'player' | 'house';

/** A source for each value field `F` of an entry. */
export type Sources<F extends string> = { readonly [P in F]: Source };
/** The same for fields that not every entry has: a source exactly where the field is. */
export type SomeSources<F extends string> = { readonly [P in F]?: Source | undefined };

/** Amounts of what can be gained or paid; absent means none. */
export interface Loot {
  readonly sulphur?: number | undefined;
  readonly blood?: number | undefined;
  readonly ash?: number | undefined;
  readonly bone?: number | undefined;
  readonly gold?: number | undefined;
  readonly special?: number | undefined;
  readonly vp?: number | undefined;
}

export interface FighterEntry {
  /** Such as `ash-3`; unique. Names are in the word catalogs, or `name` for packs of one's own. */
  readonly id: string;
  readonly name?: string | undefined;
  readonly kind: Kind;
  readonly attack: number;
  /** The numeral at the foot, 1 to 3; 0 for starting fighters. */
  readonly tier: 0 | 1 | 2 | 3;
  readonly cost: Loot;
  /** Copies in the box; for starting fighters the copies follow from `starting`. */
  readonly count: number;
  readonly set: ComponentSet;
  /** AUT: the deck it returns to; absent for other fighters. */
  readonly returns?: 1 | 2 | 3 | undefined;
  /** SET-3: left out with a player count of two. */
  readonly marked?: boolean | undefined;
  readonly source: Sources<'kind' | 'attack' | 'tier' | 'cost' | 'count'> & SomeSources<'returns' | 'marked'>;
}

export interface StructureEntry {
  readonly id: string;
  readonly name?: string | undefined;
  /** 0 for starting structures. */
  readonly tier: 0 | 1 | 2;
  readonly cost: number;
  readonly vp: number;
  readonly offers: Loot;
  readonly tax: Loot;
  readonly resurrects?: boolean | undefined;
  /** Starting structures: index 0–5 of their region. */
  readonly region?: number | undefined;
  readonly count: number;
  readonly set: ComponentSet;
  readonly source: Sources<'tier' | 'cost' | 'vp' | 'offers' | 'tax' | 'count'> & SomeSources<'resurrects' | 'region'>;
}

export interface CombatCardEntry {
  readonly id: '0' | '1' | '3' | '4' | 'die';
  readonly win: Loot;
  /** `black` is the effect of ZER. */
  readonly lose: Loot | 'black';
  readonly source: Sources<'win' | 'lose'>;
}

export interface RegionEntry {
  readonly id: string;
  readonly name?: string | undefined;
  /** Resource spaces for any player count, and those drawn with dashes (TRN-4). */
  readonly gather: number;
  readonly gatherDashed: number;
  readonly combat: number;
  readonly source: Sources<'gather' | 'gatherDashed' | 'combat'>;
}

export interface ActionCardEntry {
  readonly id: ActionCardId;
  /** AI-4: left to right, for a region that another player controls. */
  readonly other: readonly AutomaAction[];
  /** The same for a region that is the AI's own or nobody's. */
  readonly own: readonly AutomaAction[];
  readonly source: Sources<'other' | 'own'>;
}

/** CMP-7: what is printed on the cards of the AI. */
export interface AutomaEntry {
  readonly cards: readonly ActionCardEntry[];
  /** AI-6: tiers of the fighter track, from the top down. */
  readonly track: { readonly tiers: readonly (1 | 2 | 3)[]; readonly source: Source };
}

/** A content pack: every value printed on the components of the game. */
export interface Pack {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  readonly fighters: readonly FighterEntry[];
  /** Three starting fighters for each necromancer, by id. */
  readonly starting: { readonly [N in Necromancer]: readonly string[] } & { readonly source: Source };
  readonly structures: readonly StructureEntry[];
  readonly combatCards: readonly CombatCardEntry[];
  /** Clockwise from the top. */
  readonly regions: readonly RegionEntry[];
  readonly goldSpace: { readonly gold: number; readonly source: Source };
  readonly startingGold: { readonly gold: number; readonly source: Source };
  /** Tier of each raisable space, left to right. */
  readonly display: { readonly tiers: readonly (1 | 2 | 3)[]; readonly source: Source };
  readonly king: { readonly attack: number; readonly source: Source };
  readonly citadel: {
    /** By round, for a player count of 1–2 and of 3–4. */
    readonly vpFew: readonly number[];
    readonly vpMany: readonly number[];
    /** Attack modifiers of the two flanks and the front. */
    readonly flanks: readonly number[];
    readonly front: number;
    readonly source: Sources<'vpFew' | 'vpMany' | 'flanks' | 'front'>;
  };
  /** A pack without these plays with the house cards; each says by its source that it is ours. */
  readonly automa?: AutomaEntry | undefined;
}
