import type { Game } from '@cinderhall/kernel';
import type { Appraisal } from './appraisal.ts';
import type { Bot, BotId } from './bot.ts';
import { flat } from './flat.ts';
import { DEFAULT_EFFORT, type Effort, greedy } from './greedy.ts';
import { type Features, insightOf, type Nets } from './insight.ts';
import { ismcts } from './ismcts.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** What a game has for those who play it by computer. */
export interface Wits<State, Move> {
  readonly appraisal: Appraisal<State, Move>;
  readonly features: Features<State, Move>;
  readonly nets: Nets;
}

/** How searches are held back where others wait for them. */
export interface Haste {
  /** Which part of what a level is due is thought; 1 where it is left out. */
  readonly part?: number;
  /** Asked now and then: whether the time is up. Left out where answers have to be repeatable. */
  readonly hurry?: () => boolean;
}

/** Worlds in which searches play ahead; for a master about half a second of a desktop's processor. */
export const ITERATIONS = { shrewd: 40, cunning: 100, master: 1000, flat: 400, ismcts: 400 } as const;

/** How those judge who look one decision ahead and err: in points of the appraisal. */
const ERRING: { readonly [B in 'gentle' | 'casual' | 'sensible']: Effort } = {
  gentle: { evaluations: 40, worlds: 2, error: 5.8 },
  casual: { evaluations: 80, worlds: 4, error: 2.7 },
  sensible: { evaluations: 120, worlds: 12, error: 1.1 },
};

/** So many times as many where a game sets them a horizon: they are quick then. */
const SHORTSIGHTED = 6;

/** In how many worlds a search of this level plays ahead in a game that is judged so. */
export const worldsOf = <State, Move>(
  level: 'shrewd' | 'cunning' | 'master',
  { horizon }: Pick<Appraisal<State, Move>, 'horizon'>,
): number => ITERATIONS[level] * (horizon === undefined ? 1 : SHORTSIGHTED);

/** How far off a shrewd one judges where others have nets, in utility: a won game is worth 0.7 and more. */
const MISJUDGED = 0.03;

/** Who there is to play against in this game. Levels differ in how much they think and how far they misjudge, in nothing else. */
export function opponents<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  { appraisal, features, nets }: Wits<State, Move>,
  { part = 1, hurry }: Haste = {},
): { readonly [B in BotId]: Bot<View, Move> } {
  const { character = appraisal } = appraisal;
  const insight = insightOf(game, appraisal, features, nets);
  const due = (iterations: number) => ({ iterations: Math.max(1, Math.round(iterations * part)), hurry });
  const searching = (level: Parameters<typeof worldsOf>[0]) => due(worldsOf(level, appraisal));
  return {
    random: random(),
    gentle: greedy(game, character, ERRING.gentle, 'gentle'),
    casual: greedy(game, character, ERRING.casual, 'casual'),
    sensible: greedy(game, character, ERRING.sensible, 'sensible'),
    greedy: greedy(game, appraisal, DEFAULT_EFFORT),
    shrewd: search('shrewd', game, insight, { ...searching('shrewd'), error: nets.size > 0 ? MISJUDGED : 0 }),
    cunning: search('cunning', game, insight, searching('cunning')),
    master: search('master', game, insight, searching('master')),
    flat: flat(game, due(ITERATIONS.flat)),
    ismcts: ismcts(game, due(ITERATIONS.ismcts)),
  };
}
