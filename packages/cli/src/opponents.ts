import { BOTS, type Bot, type BotId, greedy, random } from '@cinderhall/bots';
import type { Title } from './title.ts';

/** A bot for this title. */
export function opponent<C, S, M, E, V>(title: Title<C, S, M, E, V>, bot: BotId): Bot<V, M> {
  const makers: { readonly [B in BotId]: () => Bot<V, M> } = {
    random: () => random(),
    greedy: () => greedy(title.game, title.appraisal),
  };
  return makers[bot]();
}

/** The bot of this name, or null. */
export const botNamed = (name: string): BotId | null => BOTS.find((bot) => bot === name) ?? null;
