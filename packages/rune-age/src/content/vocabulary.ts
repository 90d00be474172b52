/**
 * What cards can say. An effect is data in these few words; the engine reads it, and `words` makes its sentence.
 *
 * Every word resolves by asking one small thing at a time: use it or not, one card, or one unit. "Own" is of who
 * holds the card, "opponent" is the other player of a siege. A battle has no opponent, and enemy events are no opposing
 * units (RCO-7), so words about an opponent do nothing there. What cannot be done is left out, the rest is done.
 */

/** When an ability comes up; a card has one for each moment at most. */
export const MOMENTS = ['played', 'resolution', 'action'] as const;
/**
 * `played`: at once when its card is played into a combat (RCO-3), not when it comes there in another way.
 * `resolution`: when the combat is resolved; so for a tactic as well.
 * `action`: RTU-8, out of combat, by playing the card from hand or by exhausting it in play.
 */
export type Moment = (typeof MOMENTS)[number];

/** What can be counted, always of the holder. */
export const COUNTS = [
  'units',
  'other-units',
  'wounded-units',
  'strength-of-kind',
  'cities',
  'enemies',
  'players',
] as const;
/**
 * `units`, `other-units` (all but this one), `wounded-units`: own units in this combat.
 * `strength-of-kind`: the strength of the own units in this combat that are copies of this card, this one too, added up.
 * `cities`: in front of the holder. `enemies`: enemy cards in play, an objective that is one too. `players`: who have not
 * been eliminated.
 */
export type Count = (typeof COUNTS)[number];

/** A number, or so much for each of what is counted when the effect happens. */
export type Amount = number | { readonly each: number; readonly per: Count };

/**
 * Which cards. `same`: copies of this card, other than itself. `these`: by card id. `no-stronger`: units up to that
 * strength and everything that is no unit.
 */
export type Filter =
  | { readonly of: 'any' }
  | { readonly of: 'same' }
  | { readonly of: 'these'; readonly cards: readonly string[] }
  | { readonly of: 'no-stronger'; readonly than: number };

/** What is paid first, whole or not at all. An own card or unit is chosen by who pays. */
export type Cost =
  /** Discards so many cards from hand. */
  | { readonly pay: 'discard'; readonly cards: number }
  /** Destroys so many cards from hand (RTU-9), each of at least this printed cost, in gold or influence. */
  | { readonly pay: 'destroy'; readonly cards: number; readonly worth: number }
  /** Discards cards from hand whose gold and strength add up to this at least. */
  | { readonly pay: 'total'; readonly total: number }
  /** RTU-7, in a combat too. */
  | { readonly pay: 'influence'; readonly amount: number }
  /** Wounds an own unit of this combat that is not wounded yet (RCO-8): this one, or any. */
  | { readonly pay: 'wound'; readonly unit: 'self' | 'any' };

/** What an ability does, one after the other. */
export type Step =
  | { readonly do: 'draw'; readonly cards: number }
  /**
   * Reveals cards from the top of the own deck. One of those that `take` allows goes to the hand: the holder must take
   * one and chooses which. All others are discarded; with `keep` (one card is revealed then) they may stay on top.
   */
  | { readonly do: 'reveal'; readonly cards: number; readonly take: Filter; readonly rest: 'discard' | 'keep' }
  /** Takes a card from the own discard pile into the hand. */
  | { readonly do: 'recover'; readonly take: Filter }
  /** Moves a unit from the own discard pile into this combat; its `played` is not used. */
  | { readonly do: 'join'; readonly take: Filter }
  /** Destroys an opposing unit of this combat: the holder chooses among those of this strength at most, or the opponent. */
  | { readonly do: 'destroy'; readonly chooser: 'holder' | 'opponent'; readonly strongest?: Amount | undefined }
  /** RCO-3: more strength in this combat. `self` is gone with its unit (RCO-7); `army` stays. */
  | { readonly do: 'strengthen'; readonly what: 'self' | 'army'; readonly by: Amount }
  /** The opponent discards so many cards of the hand at random. */
  | { readonly do: 'opponent-discards'; readonly cards: number }
  /** Refreshes so many own cities and strongholds that are exhausted. */
  | { readonly do: 'refresh'; readonly cards: number }
  /** RTU-6, RTU-7: to spend in this turn. */
  | { readonly do: 'gain'; readonly gold: number; readonly influence: number };

/**
 * An ability of a card, used at most once in each combat by each card. Whoever holds it may leave it out if it is
 * `played` (RCO-3) or has a cost; others are applied.
 */
export interface Ability {
  readonly when: Moment;
  readonly cost?: Cost | undefined;
  readonly steps: readonly Step[];
}

/**
 * In which fights a lasting effect counts, for the army of its holder. `objective`: an attack on the objective. `battle`:
 * any battle. `siege`: an attack on another player's card. `home`: the defence of the own home realm, against a player or
 * an instant. `defence`: that, and the defence of an own city.
 */
export const FIGHTS = ['objective', 'battle', 'siege', 'home', 'defence'] as const;
export type Fight = (typeof FIGHTS)[number];

export const GOODS_FOR_SALE = ['unit', 'neutral', 'gold', 'stronghold'] as const;
export type GoodForSale = (typeof GOODS_FOR_SALE)[number];

/** What is so as long as its card lies there, or for a round (`next-round`). */
export type Lasting =
  /** More strength (less, if negative) for the own army. */
  | { readonly lasting: 'strength'; readonly fight: Fight; readonly by: number }
  /** The attrition die may be rolled again, once in each combat; the second roll counts. */
  | { readonly lasting: 'reroll'; readonly fight: Fight }
  /** RTU-4, RTU-5: so many cards more, or fewer, than five. */
  | { readonly lasting: 'hand'; readonly by: number }
  /** So much cheaper or dearer, but never below 1. `unit` are units of the own faction, `neutral` neutral cards. */
  | { readonly lasting: 'price'; readonly what: GoodForSale; readonly by: number }
  /** All other enemies have so much more strength: events, an objective that is one, and instants that attack. */
  | { readonly lasting: 'enemies'; readonly by: number };

/** Whom an event is about; with several of them all are meant, in turn order (REV-3). */
export const WHOM = ['each', 'least-damaged', 'most-damaged', 'most-cities', 'fewest-cities', 'with-reward'] as const;
/** `most-cities` are never players without a city. */
export type Whom = (typeof WHOM)[number];

/** What an event does to one player. */
export type Blow =
  /**
   * The home realm takes damage. With `spared` the player may first destroy cards from hand of at least that printed cost,
   * each of them for so much damage less.
   */
  | {
      readonly do: 'damage';
      readonly points: Amount;
      readonly spared?: { readonly worth: number; readonly by: number } | undefined;
    }
  /** RCO-4: the event attacks the home realm with its strength; the player defends. */
  | { readonly do: 'attack' }
  /** Destroys a card of the own choice from hand, of at least that printed cost, if there is one. */
  | { readonly do: 'destroy-card'; readonly worth: number }
  /** An own city, of the own choice, goes back to the centre. */
  | { readonly do: 'lose-city' }
  /** A card of that id goes from its pile in the centre to the own discard pile, if one is left. */
  | { readonly do: 'take'; readonly card: string };

/** What an event does. */
export type Deed =
  /** To each of them; who pays `unless` is passed over. */
  | { readonly to: Whom; readonly unless?: Cost | undefined; readonly blow: Blow }
  /** So many cards of that id leave the game from their pile in the centre, as far as there are. */
  | { readonly remove: string; readonly cards: number }
  /** Of instants. For all players, from the end of this event phase to the end of the next round's. */
  | { readonly nextRound: Lasting };

/** RTU-6, RTU-7: what a card in play gives when it is exhausted. */
export interface Yield {
  readonly gold: number;
  readonly influence: number;
}

/** REV-4: what a card is worth to who holds it in play. An ability of it is an `action`. */
export interface Boon {
  readonly yields?: Yield | undefined;
  readonly lasting?: readonly Lasting[] | undefined;
  readonly abilities?: readonly Ability[] | undefined;
}

/**
 * What happens when an enemy is beaten, for the few things that the words above do not say.
 * `draw-rune`: the victor gets a dragon rune at random of those that nobody holds, and the event leaves the game.
 */
export type Special = 'draw-rune';
