import type { BySeat, Seat, Viewer } from '@cinderhall/kernel';
import type { Card, Fighter, Necromancer, Space, Tile } from './components.ts';
import type { Config } from './config.ts';
import type { Battle, Frame } from './frames.ts';

/** Cards whose faces one may see, or only how many there are. */
export type Cards = { readonly known: readonly Fighter[] } | { readonly count: number };

export interface PlayerView {
  readonly seat: Seat;
  readonly necromancer: Necromancer;
  readonly vp: number;
  /** By good. */
  readonly goods: readonly number[];
  readonly hand: Cards;
  readonly graveyard: readonly Fighter[];
  readonly discard: { readonly top: Card | null; readonly count: number };
  /** Used cards, oldest first: the own ones, and everybody's with open discards; else null. */
  readonly used: readonly Card[] | null;
  /** Index into FATES; null while it is hidden, and for an AI, which has none. */
  readonly fate: number | null;
  /** Spaces of the minions on the board, sorted; the rest are on the mat. */
  readonly minions: readonly Space[];
  readonly sheet: readonly number[];
  /** PWR-1: whether the power token is charged; null for who has none. */
  readonly power: boolean | null;
}

/** VIS-1, VIS-2: of the AI's decks how many cards are left, of what lies open all. */
export interface AutomaView {
  readonly seat: Seat;
  readonly deckCount: number;
  readonly flipped: readonly number[];
  readonly combatCount: number;
  readonly marker: number;
}

/** What everybody witnessed in the open and can still work out; no zone of the table. */
export interface Memory {
  /** By seat: starting and raised fighters, less Automatons that left. */
  readonly roster: readonly (readonly Fighter[])[];
  /** By seat: combat cards revealed since the last refresh; null with strict memory (VIS-5). Sorted. */
  readonly played: readonly (readonly Card[])[] | null;
  /** Composition of each fighter deck and of the tile pile, sorted: never their order. */
  readonly decks: readonly (readonly Fighter[])[];
  readonly pile: readonly Tile[];
  readonly restacked: boolean;
}

export interface PlaceView {
  readonly owner: number;
  readonly guards: readonly Fighter[];
  /** The lowest tile first; empty in the Citadel. */
  readonly tiles: readonly Tile[];
  /** PWR-9: the fortified pair among the defenders; empty without one. */
  readonly fortified: readonly Fighter[];
}

/** A frame as a viewer may see it: the same, with covered cards as counts and backs. */
export type FrameView =
  | Exclude<Frame, { kind: 'clash' | 'reveal' }>
  | ({ readonly kind: 'clash' } & CoveredView)
  | ({ readonly kind: 'reveal'; readonly named: Card | -1 } & CoveredView);

/** A battle before the reveal, as a viewer may see it. */
export type CoveredView = Omit<Battle, 'attackers'> & {
  readonly open: boolean;
  readonly attackers: Cards;
  /** `hidden`: has chosen, one may not see what. */
  readonly sealed: BySeat<Card | 'hidden' | null>;
};

export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly decision: number;
  readonly round: number;
  readonly turn: number;
  readonly order: readonly Seat[];
  readonly stack: readonly FrameView[];
  readonly over: boolean;
  readonly players: readonly PlayerView[];
  /** Six regions, then the Citadel. */
  readonly places: readonly PlaceView[];
  readonly king: boolean;
  readonly kingToken: number;
  readonly display: readonly number[];
  readonly deckCounts: readonly number[];
  readonly offer: readonly number[];
  readonly pileCount: number;
  readonly aside: readonly Tile[];
  readonly memory: Memory;
  readonly automa: AutomaView | null;
  readonly tiebreak: readonly number[];
}
