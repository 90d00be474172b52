import type { FinishedGame, OnlineVerdict } from '@cinderhall/protocol';
import type { Verdict } from '@cinderhall/referee';
import type { Flaw, Heard, Verified } from '@cinderhall/referee/pledges';
import type { OnlineText } from '@cinderhall/words/online';
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
  const { flaws, answers } = verified.value;
  if (flaws.length === 0) return { text: text.honesty.checked(answers), alarming: false };
  return { text: [text.honesty.wrong, ...flaws.flatMap((flaw) => tellFlaw(text, flaw))].join(' '), alarming: true };
}

function tellFlaw({ honesty }: OnlineText, flaw: Flaw): string[] {
  switch (flaw.flaw) {
    case 'seed':
      return [honesty.seed];
    case 'answers':
      return [honesty.answers(flaw.steps)];
    case 'count':
      return [honesty.count(flaw.answers, flaw.sealed)];
    case 'changed':
      return [
        ...(flaw.seed ? [honesty.newSeed] : []),
        ...(flaw.steps.length > 0 ? [honesty.newSeals(flaw.steps)] : []),
      ];
    case 'unplayable':
      return [honesty.unplayable(flaw.reason)];
    case 'told':
      return [flaw.step === 0 ? honesty.setup : honesty.told(flaw.step)];
    case 'end':
      return [honesty.end];
  }
}
