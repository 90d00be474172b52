import { BOTS, type Bot, type BotId, opponents } from '@cinderhall/bots';
import type { Title } from './title.ts';

/** A bot for this title. */
export const opponent = <C, S, M, E, V>({ game, wits }: Title<C, S, M, E, V>, bot: BotId): Bot<V, M> =>
  opponents(game, wits)[bot];

/** The bot of this name, or null. */
export const botNamed = (name: string): BotId | null => BOTS.find((bot) => bot === name) ?? null;
