import type { Game } from '@cinderhall/kernel';
import type { Appraisal } from './appraisal.ts';
import type { Bot, BotId } from './bot.ts';
import { greedy } from './greedy.ts';
import { type Features, insightOf, type Nets } from './insight.ts';
import { random } from './random.ts';
import { type Budget, search } from './search.ts';

/** What a game brings along for those who play it by computer. */
export interface Wits<State, Move> {
  readonly appraisal: Appraisal<State, Move>;
  readonly features: Features<State, Move>;
  readonly nets: Nets;
}

/** How much a master thinks: about half a second of a desktop's processor, where nobody hurries it. */
export const MASTERLY: Budget = { iterations: 1000 };

/** Who there is to play against in this game. */
export function opponents<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  { appraisal, features, nets }: Wits<State, Move>,
  budget = MASTERLY,
): { readonly [B in BotId]: Bot<View, Move> } {
  return {
    random: random(),
    greedy: greedy(game, appraisal),
    master: search('master', game, insightOf(game, appraisal, features, nets), budget),
  };
}
