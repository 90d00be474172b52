import type { Ability, Card, Cost, Deed, Faction, Lasting, Moment, ScenarioId, Yield } from '@cinderhall/rune-age';
import type { Noun, PersonNoun } from '../catalog/nouns.ts';
import type { Language } from '../words.ts';
import type { FaceWords } from './face.ts';
import type { HouseCard } from './house-cards.ts';
import type { RuneLobbyWords } from './lobby.ts';
import type { TellingWords } from './telling.ts';

export type CardNouns = { readonly [C in HouseCard]: Noun };

/** What a card's text needs to know of others: the name of a card by its id. */
export type NameOf = (id: string) => string;

/** The effects of cards as whole sentences, made from the vocabulary of their data. `self` is the card that says it. */
export interface EffectWords {
  /** What is to be paid, as an order to who pays: `discard a card from your hand`. */
  readonly cost: (cost: Cost) => string;
  readonly ability: (ability: Ability, self: string, nameOf: NameOf) => string;
  /** For whoever holds the card; `enemies` is of an enemy in play. */
  readonly lasting: (lasting: Lasting) => string;
  /** `strength` is what an instant attacks with. */
  readonly deed: (deed: Deed, strength: number, nameOf: NameOf) => string;
  /** What exhausting the card gives. */
  readonly yields: (yields: Yield) => string;
  /** Neither destroyed nor wounded. */
  readonly lasts: string;
  /** RCO-5 */
  readonly defence: (bonus: number) => string;
  readonly endures: (damage: number) => string;
  readonly attrition: string;
  readonly drawRune: string;
  readonly secured: (strength: number) => string;
  readonly monument: string;
  readonly gold: (gold: number) => string;
}

/** When what a card says comes about, as a heading over it. */
export type Heading = Moment | 'boon' | 'reward' | 'each-phase' | 'in-play' | 'beaten';

/** How a card says where it is known from. */
export interface OriginWords {
  /** A mark beside a card that is ours, and what it means. */
  readonly mark: string;
  readonly house: string;
  readonly known: { readonly [S in 'high' | 'medium' | 'low']: string };
  /** What of a known card is ours: `cost and strength`. */
  readonly ours: (facets: readonly string[]) => string;
  readonly facets: { readonly [F in 'name' | 'count' | 'cost' | 'strength' | 'effect' | 'scenario' | 'stage']: string };
}

/** What there is in the game, and what it does. */
export interface CardWords {
  readonly cards: CardNouns;
  /** A card of a pack of one's own, by its name, as the object of a verb. */
  readonly ownObject: (name: string) => string;
  readonly factions: { readonly [F in Faction]: PersonNoun & { readonly full: string } };
  readonly scenarios: { readonly [S in ScenarioId]: { readonly name: string; readonly about: string } };
  readonly types: { readonly [T in Card['type']]: string };
  readonly headings: { readonly [H in Heading]: string };
  readonly effects: EffectWords;
  readonly origin: OriginWords;
  readonly labels: {
    readonly [L in 'cost' | 'strength' | 'gold' | 'influence' | 'defence' | 'copies' | 'stage' | 'damage']: string;
  };
  /** `3 gold`, `1 influence` */
  readonly coins: (amount: number, coin: 'gold' | 'influence') => string;
}

/** Everything said of the game in one language. A catalog with a missing entry does not compile. */
export interface RuneAgeWords extends CardWords, TellingWords {
  readonly language: Language;
  readonly face: FaceWords;
  readonly lobby: RuneLobbyWords;
}
