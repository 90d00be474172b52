import type { EventOf, MoveKind, Power, TurnPower } from '@cinderhall/crown-of-ash';
import type { Names } from '../names.ts';
import type { Prose } from '../piece.ts';
import type { Asked, Question } from './telling.ts';

/** The events that only powers tell. */
export type PowerEvent =
  | 'unveiled'
  | 'overturned'
  | 'power-used'
  | 'charged'
  | 'named'
  | 'fenced'
  | 'commanded'
  | 'reinforced'
  | 'fortified';

/** The questions that only powers ask. */
export type PowerQuestion = Extract<
  MoveKind,
  'unveil' | 'forewarn' | 'fence' | 'command' | 'overturn' | 'reinforce' | 'fortify' | 'brace'
>;

export type PowerLog = { readonly [K in PowerEvent]: (e: EventOf<K>, n: Names) => Prose };
export type PowerPrompts = { readonly [K in PowerQuestion]: Question<Asked<K>> };

/** A power as one reads of it: its name, and what it does in one sentence. */
export interface PowerNoun {
  readonly name: string;
  readonly does: string;
}

/** Amounts by basic resource. */
interface Exchange {
  readonly give: readonly number[];
  readonly take: readonly number[];
}
interface Order {
  readonly owner: 0 | 1 | 2 | 3;
  readonly from: number;
  readonly to: number;
}
interface Reinforcement {
  readonly place: number;
  readonly out: number;
  readonly into: number;
  readonly from: number;
}

/** The answers to the questions of powers, as one picks them from a list. */
export interface PowerMoves {
  readonly power: (power: TurnPower) => Prose;
  readonly unveil: (use: boolean) => Prose;
  readonly brace: (use: boolean) => Prose;
  /** -2: names none. */
  readonly forewarn: (card: number) => Prose;
  /** -2: lets all dice stand. */
  readonly overturn: (die: number, n: Names) => Prose;
  readonly fence: (m: Exchange) => Prose;
  readonly command: (m: Order, n: Names) => Prose;
  readonly reinforce: (m: Reinforcement, n: Names) => Prose;
  readonly fortify: (place: number, n: Names) => Prose;
}

export interface PowerWords {
  readonly powers: { readonly [P in Power]: PowerNoun };
  /** The token that shows whether a power may be used. */
  readonly token: string;
  readonly charged: string;
  readonly spent: string;
  readonly fortified: string;
}
