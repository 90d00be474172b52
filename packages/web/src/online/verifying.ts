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

export interface VerifyingPorts {
  readonly fetch: () => Promise<OnlineVerdict<FinishedGame>>;
  readonly verify: (text: string, heard: Heard) => Promise<Verdict<Verified>>;
}

/** Holds a finished game to what was told of it, and says how that went. */
export async function wordOn(heard: Heard, text: OnlineText, { fetch, verify }: VerifyingPorts): Promise<Word> {
  const game = await fetch();
  const verified = game.ok ? await verify(fileOf(game.value), heard) : game;
  if (!verified.ok) return { text: text.honesty.unknown, alarming: false };
  return { text: tellHonesty(text, verified.value), alarming: verified.value.flaws.length > 0 };
}
