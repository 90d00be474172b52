import type { ActionCardId, AutomaAction, Fighter, Kind, Necromancer, Space, Tile } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';

/** What of a fighter card is told in words. */
export interface FighterFacts {
  readonly id: string;
  /** The name in a pack of one's own; the catalogs name the house pack. */
  readonly name?: string | undefined;
  readonly kind: Kind;
  readonly attack: number;
  /** 0 for starting fighters. */
  readonly tier: number;
  /** Automatons: the deck they return to. */
  readonly returns?: number | undefined;
}

/** What of a structure tile is told in words. Loot: five goods, special ingredients, VP. */
export interface TileFacts {
  readonly id: string;
  readonly name?: string | undefined;
  readonly cost: number;
  readonly vp: number;
  readonly offers: readonly number[];
  readonly tax: readonly number[];
  readonly resurrects: boolean;
}

/** A region by its id (`desert`), or `citadel`. */
export interface PlaceFacts {
  readonly id: string;
  readonly name?: string | undefined;
}

/** What a minion does on a space. `number` counts the gathering spaces of a region from 1, `of` says how many. */
export type SpaceFacts =
  | { readonly does: 'gather'; readonly place: number; readonly number: number; readonly of: number }
  | { readonly does: 'attack'; readonly place: number }
  | { readonly does: 'storm'; readonly from: 'flank' | 'front'; readonly modifier: number }
  | { readonly does: 'gold'; readonly gold: number }
  | { readonly does: 'build' }
  | { readonly does: 'refresh' };

/** An action card of the AI: what each of its rows tries, from left to right. */
export interface ActionCardFacts {
  readonly id: ActionCardId;
  readonly other: readonly AutomaAction[];
  readonly own: readonly AutomaAction[];
}

/** Who and what the small integers of a table stand for. A composition root fills it from the content in use. */
export interface Names {
  necromancer(seat: Seat): Necromancer;
  fighter(fighter: Fighter): FighterFacts;
  tile(tile: Tile): TileFacts;
  /** By index 0–5; 6 is the Citadel. */
  place(place: number): PlaceFacts;
  space(space: Space): SpaceFacts;
  actionCard(card: number): ActionCardFacts;
}
