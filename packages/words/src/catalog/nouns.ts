import type { ActionCardId, Kind, Necromancer } from '@cinderhall/crown-of-ash';

/** Fighters of the house pack by id; `KIND-ATTACK`, marked where two share both. */
export type HouseFighter =
  `${Kind}-${'1-start' | '2-start' | '2' | '3' | '3-ii' | '4' | '5-ii' | '5' | '6' | 'automaton'}`;

export const HOUSE_TILES = [
  'start-mountains',
  'start-volcano',
  'start-village',
  'start-coast',
  'altar',
  'old-mine',
  'well',
  'kiln',
  'ossuary',
  'leech-pond',
  'charcoal-pit',
  'toll-gate',
  'shrine',
  'boneyard',
  'smelter',
  'market',
  'great-pyre',
  'crypt',
  'bell-tower',
  'fire-shrine',
  'cathedral',
  'graveyard',
  'foundry',
  'blood-well',
  'mausoleum',
  'treasury',
  'obelisk',
] as const;
/** Structures of the house pack by id. */
export type HouseTile = (typeof HOUSE_TILES)[number];

export const HOUSE_PLACES = ['mountains', 'volcano', 'desert', 'village', 'coast', 'forest', 'citadel'] as const;
export type HousePlace = (typeof HOUSE_PLACES)[number];

/** A thing's name by itself (`Spectre`) and as the object of a verb (`the Spectre`, «Призрака»). */
export interface Noun {
  readonly name: string;
  readonly object: string;
}

/** A place's name by itself (`Coast`), as an object (`the Coast`), and where something is (`on the Coast`). */
export interface PlaceNoun extends Noun {
  readonly at: string;
  /** Where somebody goes: `into the Desert`. */
  readonly into: string;
  /** `of the Coast` */
  readonly of: string;
}

/** A person's name in the cases that sentences use. English has but one, and a possessive. */
export interface PersonNoun {
  readonly name: string;
  /** Whose: `Nox’s`, «Нокса». */
  readonly genitive: string;
  readonly dative: string;
  readonly accusative: string;
  readonly instrumental: string;
}

/** A combat card, as what one wins with too: `with the die`. */
export interface CardNoun extends Noun {
  readonly with: string;
}

export interface NounWords {
  readonly necromancers: { readonly [N in Necromancer]: PersonNoun & { readonly epithet: string } };
  readonly king: PersonNoun;
  readonly fighters: { readonly [F in HouseFighter]: Noun };
  readonly tiles: { readonly [T in HouseTile]: Noun };
  readonly places: { readonly [P in HousePlace]: PlaceNoun };
  /** A place, by its name, of a pack of one's own. */
  readonly ownPlace: (name: string) => PlaceNoun;
  /** A structure or fighter, by its name, of a pack of one's own, as the object of a verb. */
  readonly ownObject: (name: string) => string;
  /** Names of the goods, special ingredients and victory points, by index 0–6, as headings. */
  readonly loot: readonly [string, string, string, string, string, string, string];
  /** An amount of one of them as it is gained or paid: `2 ash`, `1 special ingredient`. */
  readonly amount: (item: number, amount: number) => string;
  /** Names of the kinds as adjectives or labels on a card: `Sulphur`. */
  readonly kinds: { readonly [K in Kind]: string };
  /** Combat cards by index. */
  readonly cards: readonly [CardNoun, CardNoun, CardNoun, CardNoun, CardNoun];
  /** Action cards of the AI, as the object of a verb: `action card III`. */
  readonly actionCards: { readonly [C in ActionCardId]: string };
  readonly and: string;
  readonly nothing: string;
}
