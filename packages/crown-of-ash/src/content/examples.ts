import { GOODS, KINDS } from '../types.ts';
import type { FighterEntry, Loot, Pack } from './pack.ts';
import { type Check, copies, type Problem } from './problem.ts';

/**
 * What the rulebooks' worked examples and remarks show of the printed values, beyond the rules themselves: a pack in
 * which an example could not have happened is not what is printed.
 */

const isJust = (l: Loot, right: Loot): boolean =>
  ([...GOODS, 'special', 'vp'] as const).every((name) => (l[name] ?? 0) === (right[name] ?? 0));

interface Example {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
  readonly holds: (p: Pack) => boolean;
}

const baseFighters = (p: Pack): readonly FighterEntry[] => p.fighters.filter((f) => f.set === 'base');

/** The prototypes add 1 + 3 + 6 and a bolster of 2: three fighters of one kind. */
const hasWorkedSum = (p: Pack): boolean =>
  KINDS.some((kind) =>
    [1, 3, 6].every((attack) => baseFighters(p).some((f) => f.kind === kind && f.attack === attack)),
  );

/** Five fighters of a fate's two kinds, four of tier I and one of tier III, score 7. */
function hasWorkedFate(p: Pack): boolean {
  const of = (kind: string, other: string, tier: number): number =>
    copies(p.fighters.filter((f) => [kind, other].includes(f.kind) && f.tier === tier && f.returns === undefined));
  return KINDS.some((kind, i) =>
    KINDS.slice(i + 1).some((other) => of(kind, other, 1) >= 4 && of(kind, other, 3) >= 1),
  );
}

const EXAMPLES: readonly Example[] = [
  {
    path: 'fighters',
    rule: 'BOL-1',
    message: 'one kind with an attack value of 1, of 3 and of 6 in the base set',
    holds: hasWorkedSum,
  },
  {
    path: 'fighters',
    rule: 'END-2',
    message: 'two kinds with four fighters of tier I and one of tier III, as in the worked fate card',
    holds: hasWorkedFate,
  },
  {
    path: 'structures',
    rule: 'AMD-1',
    message: 'a structure that offers 3 sulphur',
    holds: (p) => p.structures.some((t) => isJust(t.offers, { sulphur: 3 })),
  },
  {
    path: 'structures',
    rule: 'AMD-1',
    message: 'a structure of the base set that offers 1 blood and 1 bone',
    holds: (p) => p.structures.some((t) => t.set === 'base' && isJust(t.offers, { blood: 1, bone: 1 })),
  },
  {
    path: 'structures',
    rule: 'RES-1',
    message: 'a resurrection structure in the base set',
    holds: (p) => p.structures.some((t) => t.set === 'base' && t.resurrects === true),
  },
  {
    path: 'structures',
    rule: 'RND-1',
    message: 'a structure of at most 3 VP: a stack scores 3',
    holds: (p) => p.structures.some((t) => t.vp <= 3),
  },
  {
    path: 'structures',
    rule: 'GAT-4',
    message: 'a structure that offers special ingredients',
    holds: (p) => p.structures.some((t) => (t.offers.special ?? 0) > 0),
  },
  {
    path: 'combatCards',
    rule: 'CBT-9',
    message: 'the 1 loses with one special ingredient and nothing else',
    holds: (p) => p.combatCards.some((c) => c.id === '1' && c.lose !== 'black' && isJust(c.lose, { special: 1 })),
  },
  {
    path: 'combatCards',
    rule: 'CBT-9',
    message: 'the die wins with 1 VP and nothing else',
    holds: (p) => p.combatCards.some((c) => c.id === 'die' && isJust(c.win, { vp: 1 })),
  },
  {
    path: 'combatCards',
    rule: 'GAT-5',
    message: 'a card that wins more gold than the gold space gives',
    holds: (p) => p.combatCards.some((c) => (c.win.gold ?? 0) > p.goldSpace.gold),
  },
  {
    path: 'citadel',
    rule: 'CIT-5',
    message: 'a round in which the Citadel is worth 5 VP',
    holds: (p) => [...p.citadel.vpFew, ...p.citadel.vpMany].includes(5),
  },
];

export const examples: Check = (p) =>
  EXAMPLES.flatMap(({ path, rule, message, holds }): Problem[] => (holds(p) ? [] : [{ path, rule, message }]));
