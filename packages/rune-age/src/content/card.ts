import type { Faction, ScenarioId } from '../types.ts';
import type { Ability, Boon, Deed, Lasting, Special, Yield } from './vocabulary.ts';

/** The values of a card that somebody may wonder about. */
export const FACETS = ['name', 'count', 'cost', 'strength', 'effect', 'scenario', 'stage'] as const;
export type Facet = (typeof FACETS)[number];

/**
 * Where a card is known from. `known`: from public sources, and how sure they are; `ours` lists what of it they do not
 * tell and we chose. `house`: ours as a whole, but for its place in the box. `why` says what we went by.
 */
export type Origin =
  | {
      readonly origin: 'known';
      readonly sure: 'high' | 'medium' | 'low';
      readonly ours?: readonly Facet[] | undefined;
      readonly why?: string | undefined;
    }
  | { readonly origin: 'house'; readonly why: string };

/** What every card has. */
interface Printed {
  /** Such as `daqan-footman`; unique in a pack. Names are in the word catalogs under it. */
  readonly id: string;
  /** For cards of packs of one's own. */
  readonly name?: string | undefined;
  /** Copies in the box. */
  readonly count: number;
  readonly source: Origin;
}

/** What is paid for a card, and in what. */
export interface Price {
  readonly amount: number;
  readonly in: 'gold' | 'influence';
}

/** RCM-1, RCM-2: units of factions cost gold, neutral ones influence. */
export interface UnitCard extends Printed {
  readonly type: 'unit';
  readonly faction: Faction | 'neutral';
  readonly price: Price;
  readonly strength: number;
  /** Neither destroyed nor wounded by anything, so it pays for nothing that destroys or wounds it either. */
  readonly lasts?: boolean | undefined;
  readonly abilities: readonly Ability[];
}

/** Neutral; played into a combat or, with an `action`, out of it. */
export interface TacticCard extends Printed {
  readonly type: 'tactic';
  readonly faction: 'neutral';
  readonly price: Price;
  readonly abilities: readonly Ability[];
}

/** RCM-2 */
export interface GoldCard extends Printed {
  readonly type: 'gold';
  readonly price: Price;
  readonly gold: number;
}

/** RCO-2: bought, or taken in battle against its strength. */
export interface StrongholdCard extends Printed {
  readonly type: 'stronghold';
  readonly faction: Faction;
  readonly price: Price;
  readonly strength: number;
  readonly yields: Yield;
}

/** RCO-5: `defence` is added for its holder in a siege. */
export interface CityCard extends Printed {
  readonly type: 'city';
  readonly strength: number;
  readonly defence: number;
  readonly yields: Yield;
}

/** RCM-4 */
export interface HomeRealmCard extends Printed {
  readonly type: 'home-realm';
  readonly faction: Faction;
  /** Damage that eliminates. */
  readonly endures: number;
}

/** RSC-4 */
export interface MonumentCard extends Printed {
  readonly type: 'monument';
  readonly faction: Faction;
  readonly price: Price;
}

/** RSE-7 */
export interface DragonRuneCard extends Printed {
  readonly type: 'dragon-rune';
  readonly boon: Boon;
}

interface Event extends Printed {
  readonly scenario: ScenarioId;
  /** RSE-5 */
  readonly stage: 1 | 2 | 3;
}

/** REV-2: lies beside the objective until it is beaten. */
export interface EnemyCard extends Event {
  readonly type: 'enemy';
  readonly strength: number;
  /** RCO-3: whether the attrition die is rolled. */
  readonly attrition: boolean;
  /** While it is in play. */
  readonly lasting?: readonly Lasting[] | undefined;
  /** At the start of each event phase while it is in play. */
  readonly eachPhase?: readonly Deed[] | undefined;
  /** RCO-4: what it becomes for who beats it; without it, it is discarded. */
  readonly reward?: Boon | undefined;
  readonly special?: Special | undefined;
}

/** REV-3: resolved and discarded. */
export interface InstantCard extends Event {
  readonly type: 'instant';
  /** For those that attack. */
  readonly strength?: number | undefined;
  readonly deeds: readonly Deed[];
}

export type EventCard = EnemyCard | InstantCard;

/** RSE-1; with `enemy` it can be attacked as one. Who wins by what is the ruleset's (RSC). */
export interface ObjectiveCard extends Printed {
  readonly type: 'objective';
  readonly scenario: ScenarioId;
  readonly enemy?: { readonly strength: number; readonly attrition: boolean } | undefined;
  /** Ids of the neutral types that are used. */
  readonly neutrals: readonly string[];
}

/** What can be in a deck. */
export type DeckCard = UnitCard | TacticCard | GoldCard;

export type Card =
  | DeckCard
  | StrongholdCard
  | CityCard
  | HomeRealmCard
  | MonumentCard
  | DragonRuneCard
  | EventCard
  | ObjectiveCard;

/** RSE-3: how many cards lie in the centre, for one to four players. */
export type ByPlayers = readonly number[];

/** A content pack: every card of the box, and the numbers of the set-up. */
export interface Pack {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  readonly cards: readonly Card[];
  readonly centre: {
    /** By card id; others of that type are not used. */
    readonly gold: { readonly [id: string]: ByPlayers };
    readonly neutrals: ByPlayers;
    readonly cities: ByPlayers;
  };
  /** RSE-4: cards of the starting deck. `units` are those of the cheapest type of the faction. */
  readonly start: { readonly gold: string; readonly golds: number; readonly units: number; readonly hand: number };
  /** RCM-4: faces of the attrition die. */
  readonly die: readonly number[];
}
