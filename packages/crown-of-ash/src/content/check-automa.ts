import type { ActionCardEntry, Pack } from './pack.ts';
import type { Check, Problem } from './problem.ts';

type Row = 'other' | 'own';

interface Constraint {
  readonly rule: string;
  readonly row: Row;
  readonly message: string;
  readonly holds: (c: ActionCardEntry) => boolean;
}

const BOTH: readonly Row[] = ['other', 'own'];

/** AI-4, AI-5: what every row of an action card obeys. */
const CONSTRAINTS: readonly Constraint[] = [
  ...BOTH.flatMap((row): Constraint[] => [
    {
      rule: 'AI-5',
      row,
      message: "'closest' as the last action, and nowhere else",
      holds: (c) => c[row].indexOf('closest') === c[row].length - 1,
    },
    { rule: 'AI-5', row, message: 'each action once', holds: (c) => new Set(c[row]).size === c[row].length },
    {
      rule: 'AI-4',
      row,
      message: "an action beside 'closest'",
      holds: (c) => c[row].some((action) => action !== 'closest'),
    },
  ]),
  {
    rule: 'AI-5',
    row: 'other',
    message: "no 'build': the region is another player's",
    holds: (c) => !c.other.includes('build'),
  },
  {
    rule: 'AI-7',
    row: 'own',
    message: "no 'attack': nobody is there to be attacked",
    holds: (c) => !c.own.includes('attack'),
  },
  {
    rule: 'AI-11',
    row: 'other',
    message: "the targeted card attacks the least defended region: 'attack', 'closest'",
    holds: (c) => c.id !== 'targeted' || c.other.join() === 'attack,closest',
  },
  {
    rule: 'AI-11',
    row: 'own',
    message: "the targeted card builds on the most defended region: 'build', 'closest'",
    holds: (c) => c.id !== 'targeted' || c.own.join() === 'build,closest',
  },
];

/** What the figures show: the symbols of the IV and of the V, wherever they stand. */
function shown(p: Pack): Problem[] {
  const cards = p.automa?.cards ?? [];
  const lacks = (id: string, actions: readonly ActionCardEntry['own'][number][]): Problem[] =>
    cards.flatMap((c, i) =>
      c.id !== id || actions.every((action) => c.other.includes(action) || c.own.includes(action))
        ? []
        : [{ path: `automa.cards[${i}]`, rule: 'AI-5', message: `${actions.map((a) => `'${a}'`).join(', ')} on it` }],
    );
  return [...lacks('iv', ['build']), ...lacks('v', ['use', 'attack', 'citadel'])];
}

/** CMP-7, AI-4 to AI-6, AI-11: the cards of the AI, if the pack has them; the shape says how many there are. */
export const automa: Check = (p) => [
  ...(p.automa?.cards ?? []).flatMap((c, i) =>
    CONSTRAINTS.flatMap(({ rule, row, message, holds }): Problem[] =>
      holds(c) ? [] : [{ path: `automa.cards[${i}].${row}`, rule, message }],
    ),
  ),
  ...shown(p),
];
