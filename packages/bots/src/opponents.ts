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
  /** The same where rules of thumb judge, and not only up to a horizon; `part` where it is left out. */
  readonly unlearned?: number;
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

/**
 * The same where they judge by rules of thumb, which tell less of a position than a net: in fewer, those who search lose to
 * `greedy`, who judges by the same rules.
 */
const UNLEARNED = { shrewd: 240, cunning: 600, master: 1500 } as const;

/** In how many worlds a search of this level plays ahead in a game that is judged so. */
export function worldsOf<State, Move>(
  level: 'shrewd' | 'cunning' | 'master',
  { horizon }: Pick<Appraisal<State, Move>, 'horizon'>,
  learned: boolean,
): number {
  if (horizon !== undefined) return ITERATIONS[level] * SHORTSIGHTED;
  return learned ? ITERATIONS[level] : UNLEARNED[level];
}

/** How far off a shrewd one judges where a net judges for it, in utility: a won game is worth 0.7 and more. */
const MISJUDGED = 0.03;

/** Who there is to play against in this game. Levels differ in how much they think and how far they misjudge, in nothing else. */
export function opponents<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  { appraisal, features, nets }: Wits<State, Move>,
  { part = 1, unlearned = part, hurry }: Haste = {},
): { readonly [B in BotId]: Bot<View, Move> } {
  const { character = appraisal } = appraisal;
  const insight = insightOf(game, appraisal, features, nets);
  const due = (iterations: number, share = part) => ({
    iterations: Math.max(1, Math.round(iterations * share)),
    hurry,
  });
  const shareIf = (learned: boolean) => (learned || appraisal.horizon !== undefined ? part : unlearned);
  const searching =
    (level: Parameters<typeof worldsOf>[0], misjudged = 0) =>
    (learned: boolean) => ({
      ...due(worldsOf(level, appraisal, learned), shareIf(learned)),
      error: learned ? misjudged : 0,
    });
  return {
    random: random(),
    gentle: greedy(game, character, ERRING.gentle, 'gentle'),
    casual: greedy(game, character, ERRING.casual, 'casual'),
    sensible: greedy(game, character, ERRING.sensible, 'sensible'),
    greedy: greedy(game, appraisal, DEFAULT_EFFORT),
    shrewd: search('shrewd', game, insight, searching('shrewd', MISJUDGED)),
    cunning: search('cunning', game, insight, searching('cunning')),
    master: search('master', game, insight, searching('master')),
    flat: flat(game, due(ITERATIONS.flat)),
    ismcts: ismcts(game, due(ITERATIONS.ismcts)),
  };
}
