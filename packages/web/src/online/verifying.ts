import type { FinishedGame, OnlineVerdict } from '@cinderhall/protocol';
import type { Verdict } from '@cinderhall/referee';
import type { Heard, Verified } from '@cinderhall/referee/pledges';
import { type OnlineText, tellHonesty } from '@cinderhall/words/online';
import { fileOf } from './api.ts';

/** What is said of a finished game once it has been held to what was told of it. */
export interface Word {
  readonly text: string;
  readonly alarming: boolean;
}

/** A finished game that was held to what was told of it. */
export interface Checked {
  readonly word: Word;
  /** The game; null: the server does not give it away, or not everything agrees. */
  readonly game: FinishedGame | null;
}

export interface VerifyingPorts {
  readonly fetch: () => Promise<OnlineVerdict<FinishedGame>>;
  readonly verify: (text: string, heard: Heard) => Promise<Verdict<Verified>>;
}

/** Holds a finished game to what was told of it, and says how that went. */
export async function checked(heard: Heard, text: OnlineText, { fetch, verify }: VerifyingPorts): Promise<Checked> {
  const game = await fetch();
  if (!game.ok) return { word: { text: text.honesty.unknown, alarming: false }, game: null };
  const verified = await verify(fileOf(game.value), heard);
  if (!verified.ok) return { word: { text: text.honesty.unknown, alarming: false }, game: null };
  const alarming = verified.value.flaws.length > 0;
  return { word: { text: tellHonesty(text, verified.value), alarming }, game: alarming ? null : game.value };
}
