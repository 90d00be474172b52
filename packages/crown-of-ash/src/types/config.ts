import type { Pack } from '../content/pack.ts';
import type { EditionId } from '../ruleset.ts';
import type { Necromancer } from './components.ts';

/** What a table agrees on beside the edition. */
export interface Options {
  /** ORD-2 or ORD-3. */
  readonly turnOrder: 'chosen' | 'clockwise';
  /** VIS-2: whether the fighters in other people's hands are shown. */
  readonly openHands: boolean;
  /** VIS-2: whether everybody may look through everybody's used combat cards. */
  readonly openDiscards: boolean;
  /** VIS-5: whether what battles revealed is forgotten by view and log. */
  readonly strictMemory: boolean;
  /** PWR: advanced mode, only where the edition has powers. */
  readonly powers: boolean;
  /** AI-11: left in the box, in place of action card I, or as a sixth card. */
  readonly targetedCard: 'off' | 'replace' | 'add';
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The opponent that the AI deck plays (AI-1 to AI-15). It sits in the last seat and is never asked anything. */
export interface AutomaConfig {
  /**
   * AI-1, AI-2: who holds the Citadel for it from the start: one fighter of a tier by difficulty, or these fighters by
   * id; null: the King does.
   */
  readonly garrison: Difficulty | readonly string[] | null;
}

export interface Config {
  readonly edition: EditionId;
  /** SET-12: people and AI together; one person against the AI are two. */
  readonly players: 2 | 3 | 4;
  /** null: people alone. */
  readonly automa: AutomaConfig | null;
  /** By seat, the AI's last, or drawn at random by the seed (SET-11). */
  readonly necromancers: 'random' | readonly Necromancer[];
  readonly options: Options;
  /** The house pack by name, or a pack of one's own. */
  readonly content: 'house' | Pack;
}
