import type { EventOf } from '@cinderhall/rune-age';

type Zone =
  | 'events'
  | 'market'
  | 'cities'
  | 'barracks'
  | 'realm'
  | 'hand'
  | 'deck'
  | 'discard'
  | 'players'
  | 'log'
  | 'table'
  | 'eventDeck'
  | 'eventDiscard'
  | 'thisRound'
  | 'nextRound'
  | 'inPlay';

type Ended = EventOf<'ended'>['by'];
type Verdict = EventOf<'fought'>['verdict'];

/** What the log can be asked to show alone. */
export const LOG_TOPICS = ['combats', 'market', 'cards', 'events'] as const;
export type LogTopic = (typeof LOG_TOPICS)[number];

/** Labels of a table on a screen. */
export interface FaceWords {
  readonly zones: { readonly [Z in Zone]: string };
  readonly you: string;
  readonly round: (round: number) => string;
  readonly turnOf: (name: string) => string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly eventPhase: string;
  readonly setup: string;
  readonly first: string;
  readonly stage: (stage: number) => string;
  readonly out: string;
  readonly exhausted: string;
  readonly wounded: string;
  readonly left: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly damage: (damage: number, endures: number) => string;
  readonly empty: string;
  readonly nothing: string;
  readonly topics: { readonly [T in LogTopic]: string };
  /** `card` as the object of the verb. */
  readonly attack: (card: string) => string;
  /** What else can be done with a card, on a strip at its foot. */
  readonly attacks: (strength: number) => string;
  readonly look: string;
  /** Before the word for gold, and alone where there is no room: a button that plays all of it. */
  readonly all: string;
  readonly combat: CombatFaceWords;
  readonly forecast: ForecastWords;
  /** Above an event that has just come. */
  readonly omen: string;
  /** Of an instant that has met nobody. */
  readonly idle: string;
  /** Above the objective, as a game begins. */
  readonly aim: string;
  /** What could still be done in a turn: on the button that ends it, and in whole where that is looked at. */
  readonly leftover: {
    /** Before what is drawn. */
    readonly short: string;
    readonly spend: (goods: string) => string;
    /** `card` as the object of the verb. */
    readonly beat: (card: string) => string;
    readonly done: string;
  };
  readonly ending: EndingWords;
}

/** How an attack would stand, before it is begun. */
interface ForecastWords {
  /** All that is in hand for it, against all that stands there. `comes`: what that comes to. */
  readonly stands: (own: number, against: number, comes: string) => string;
  readonly enough: string;
  readonly tie: { readonly won: string; readonly lost: string };
  readonly short: (by: number) => string;
  /** After that it is too little. */
  readonly more: string;
  readonly hopeless: string;
  readonly attrition: (units: number) => string;
  readonly defender: (name: string, cards: number) => string;
}

interface CombatFaceWords {
  readonly modes: { readonly [M in 'battle' | 'siege' | 'assault']: string };
  readonly attacks: string;
  readonly defends: string;
  readonly total: string;
  /** Strength beside that of units. */
  readonly more: string;
  readonly passed: string;
  readonly plays: string;
  readonly skulls: (count: number) => string;
  readonly attrition: string;
  readonly ties: { readonly player: string; readonly defender: string };
  readonly verdicts: { readonly [V in Verdict]: string };
  /** Of a side that has played nothing. */
  readonly nobody: (over: boolean) => string;
  readonly go: string;
  /** Looks at none of so many others. */
  readonly skip: (more: number) => string;
}

interface EndingWords {
  readonly title: string;
  readonly won: (names: readonly string[]) => string;
  readonly lost: string;
  readonly by: { readonly [B in Ended]: string };
  readonly heads: { readonly player: string; readonly damage: string; readonly result: string };
  readonly results: { readonly won: string; readonly lost: string };
}
