import { below } from '@cinderhall/kernel';
import type { Ruleset } from '../ruleset.ts';
import { without } from '../sorted.ts';
import { at } from '../table.ts';
import { tables } from '../tables.ts';
import type { FrameOf, MoveOf, QuestionKind, State } from '../types.ts';
import { drawCombatCard } from './deck.ts';
import { best, might } from './strongest.ts';

/** How the AI answers a question, out of the list that a person in its seat would choose from. */
type Policy<K extends QuestionKind> = (s: State, f: FrameOf<K>, moves: readonly MoveOf<K>[]) => MoveOf<K>;

/** AI-3, AI-7 to AI-10: every question that can come to the AI. It places, builds and raises by its cards instead. */
export const policies: { readonly [K in QuestionKind]?: Policy<K> } = {
  /** AI-1: choices of the set-up are made at random. */
  post: (s, _f, moves) => at(moves, below(s.rng, moves.length)),
  commit: (s, _f, moves) => best(s.rng, moves, (m) => might(tables(s.config), m.fighters)),
  amend: (s, _f, moves) => best(s.rng, moves, (m) => might(tables(s.config), m.fighters)),
  clash: (s) => ({ kind: 'clash', card: drawCombatCard(s) }),
  casualty: (s, f, moves) =>
    best(s.rng, moves, (m) => might(tables(s.config), without(f.battle.standing, [m.fighter]))),
  recover: (s, _f, moves) => best(s.rng, moves, (m) => tables(s.config).attackOf[m.fighter] ?? -1),
};

/** AI-9: what the AI makes of a 0 it lost with, whether or not that has an effect. */
export const zeroWish = (rules: Ruleset, attacking: boolean): 'casualty' | 'return' =>
  rules.zeroLoser === 'casualty' || attacking ? 'casualty' : 'return';
