import { sum } from '../sorted.ts';
import { COMBAT_CARDS, NECROMANCERS } from '../types.ts';
import { automa } from './check-automa.ts';
import { examples } from './examples.ts';
import type { CombatCardEntry, FighterEntry, Pack, StructureEntry } from './pack.ts';
import { type Check, copies, type Problem, pieces, worth } from './problem.ts';

const expectCount = (path: string, rule: string, what: string, found: number, right: number): Problem[] =>
  found === right ? [] : [{ path, rule, message: `${right} ${what}, not ${found}` }];

const isBase = (entry: { readonly set: string }): boolean => entry.set === 'base';

/** CMP-1, SET-3 */
const fighterCounts: Check = (p) => {
  const raisable = p.fighters.filter((f) => f.tier > 0);
  const starting = p.fighters.filter((f) => f.tier === 0);
  const marked = p.fighters.filter((f) => f.marked === true);
  const rightlyMarked = marked.filter((f) => f.tier === 2 && f.set === 'final');
  return [
    ...expectCount('fighters', 'CMP-1', 'raisable fighters in the base set', copies(raisable.filter(isBase)), 24),
    ...expectCount('fighters', 'CMP-1', 'raisable fighters with the final set', copies(raisable), 32),
    ...expectCount('fighters', 'CMP-1', 'starting fighters in the base set', copies(starting.filter(isBase)), 12),
    ...expectCount('fighters', 'CMP-1', 'starting fighters with the final set', copies(starting), 12),
    ...expectCount('fighters', 'SET-3', 'tier II fighters of the final set marked', copies(rightlyMarked), 4),
    ...expectCount('fighters', 'SET-3', 'fighters marked', copies(marked), 4),
  ];
};

/** CMP-2, SET-7 */
const structureCounts: Check = (p) => {
  const all = (tier: number): number => copies(p.structures.filter((t) => t.tier === tier));
  const base = (tier: number): number => copies(p.structures.filter((t) => t.tier === tier && isBase(t)));
  const regions = new Set(p.structures.flatMap((t) => (t.tier === 0 && t.region !== undefined ? [t.region] : [])));
  return [
    ...expectCount('structures', 'CMP-2', 'starting structures in the base set', base(0), 4),
    ...expectCount('structures', 'CMP-2', 'starting structures with the final set', all(0), 4),
    ...expectCount('structures', 'CMP-2', 'tier I structures in the base set', base(1), 12),
    ...expectCount('structures', 'CMP-2', 'tier I structures with the final set', all(1), 12),
    ...expectCount('structures', 'CMP-2', 'tier II structures in the base set', base(2), 8),
    ...expectCount('structures', 'CMP-2', 'tier II structures with the final set', all(2), 11),
    ...expectCount('structures', 'SET-8', 'different regions of starting structures', regions.size, 4),
  ];
};

function duplicates(path: string, entries: readonly { readonly id: string }[]): Problem[] {
  const ids = entries.map((e) => e.id);
  return ids.flatMap((id, i) =>
    ids.indexOf(id) === i ? [] : [{ path: `${path}[${i}].id`, rule: 'content', message: `'${id}' is there once` }],
  );
}

/** Names in notation: one thing each, and none that says something else there. */
const ids: Check = (p) => [
  ...duplicates('fighters', p.fighters),
  ...duplicates('structures', p.structures),
  ...duplicates('combatCards', p.combatCards),
  ...duplicates('regions', p.regions),
  ...duplicates('automa.cards', p.automa?.cards ?? []),
  ...reserved('fighters', p.fighters, ['none']),
  ...reserved('regions', p.regions, ['gold', 'build', 'refresh', 'citadel']),
];

const reserved = (path: string, entries: readonly { readonly id: string }[], words: readonly string[]): Problem[] =>
  entries.flatMap(({ id }, i) =>
    words.includes(id) ? [{ path: `${path}[${i}].id`, rule: 'content', message: `not called '${id}'` }] : [],
  );

type Wrong = (rule: string, message: string) => void;

/** What a fighter's card must obey: its own kind is the larger part of the cost; Automatons take special ingredients. */
function fighterProblems(f: FighterEntry, wrong: Wrong): void {
  const own = f.cost[f.kind] ?? 0;
  if ((f.cost.vp ?? 0) > 0 || (f.cost.gold ?? 0) > 0)
    wrong('RAI-1', 'a cost holds basic resources and special ingredients only');
  if (f.tier === 0 && pieces(f.cost) > 0) wrong('SET-2', 'a starting fighter costs nothing');
  if (f.tier > 0 && pieces(f.cost) === 0) wrong('RAI-1', 'a raisable fighter costs something');
  if (f.tier > 0 && f.returns === undefined && own * 2 <= pieces(f.cost))
    wrong('content', 'the resource of its own kind is the larger part of the cost');
}

/** AUT-1: fewer resources than any other fighter of the strength, special ingredients among them. */
function automatonProblems(p: Pack, f: FighterEntry, wrong: Wrong): void {
  if (f.returns === undefined) return;
  if ((f.cost.special ?? 0) === 0) wrong('AUT-1', 'an Automaton costs special ingredients');
  if (f.set !== 'final') wrong('CMP-8', 'Automatons belong to the final set');
  if (f.tier === 0) wrong('AUT-6', 'an Automaton has a foot numeral');
  if (p.fighters.some((o) => isEqualInFlesh(o, f) && pieces(o.cost) <= pieces(f.cost)))
    wrong('AUT-1', 'an Automaton costs fewer resources than other fighters of its attack value');
}

const isEqualInFlesh = (other: FighterEntry, f: FighterEntry): boolean =>
  other.returns === undefined && other.tier > 0 && other.attack === f.attack;

/** Every value says where it is known from, so these fields bring a source with them. */
function unsourced(entry: object, sources: object, fields: readonly string[], wrong: Wrong): void {
  for (const field of fields)
    if (Object.hasOwn(entry, field) !== Object.hasOwn(sources, field))
      wrong('content', `a source for '${field}' exactly where the value is`);
}

function eachOf<E>(path: string, entries: readonly E[], judge: (entry: E, wrong: Wrong) => void): Problem[] {
  const found: Problem[] = [];
  entries.forEach((entry, i) => {
    judge(entry, (rule, message) => found.push({ path: `${path}[${i}]`, rule, message }));
  });
  return found;
}

const fighters: Check = (p) =>
  eachOf('fighters', p.fighters, (f, wrong) => {
    fighterProblems(f, wrong);
    automatonProblems(p, f, wrong);
    unsourced(f, f.source, ['returns', 'marked'], wrong);
  });

/** SET-2, SET-8: three known starting fighters each, one of attack value 1; together exactly the copies in the box. */
const startingFighters: Check = (p) => {
  const found: Problem[] = [];
  for (const n of NECROMANCERS) {
    const entries = p.starting[n].map((id) => p.fighters.find((f) => f.id === id && f.tier === 0));
    const path = `starting.${n}`;
    if (entries.some((f) => f === undefined))
      found.push({ path, rule: 'SET-2', message: 'names of starting fighters' });
    else if (!entries.some((f) => f?.attack === 1))
      found.push({ path, rule: 'SET-8', message: 'at least one fighter of attack value 1' });
  }
  const all = NECROMANCERS.flatMap((n) => p.starting[n]);
  p.fighters.forEach((f, i) => {
    const used = all.filter((id) => id === f.id).length;
    if (f.tier === 0 && used !== f.count)
      found.push({ path: `fighters[${i}].count`, rule: 'SET-2', message: `${used}, as many as are dealt` });
  });
  return found;
};

function structureProblems(t: StructureEntry, wrong: Wrong): void {
  if ((t.tier === 0) !== (t.region !== undefined))
    wrong('SET-8', 'starting structures, and only they, have their own region');
  if (t.resurrects === true && pieces(t.offers) > 0) wrong('RES-2', 'a resurrection structure offers no resources');
  if (t.resurrects !== true && pieces(t.offers) === 0) wrong('GAT-1', 'a structure offers something');
  if (t.tier === 0 && t.cost > 0) wrong('SET-7', 'a starting structure costs nothing');
  if ((t.tax.vp ?? 0) > 0) wrong('GAT-2', 'a tax comes from the supply, which holds no VP');
  unsourced(t, t.source, ['resurrects', 'region'], wrong);
}

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Tier I costs less, offers less and scores less than tier II. */
const tiers: Check = (p) => {
  const of = (tier: number, value: (t: StructureEntry) => number): number =>
    mean(p.structures.filter((t) => t.tier === tier && t.resurrects !== true).map(value));
  const measures: [string, (t: StructureEntry) => number][] = [
    ['costs', (t) => t.cost],
    ['offers', (t) => pieces(t.offers)],
    ['scores', (t) => t.vp],
  ];
  return measures.flatMap(([what, value]) =>
    of(1, value) < of(2, value)
      ? []
      : [{ path: 'structures', rule: 'content', message: `tier I ${what} less than tier II on average` }],
  );
};

const structures: Check = (p) => [...eachOf('structures', p.structures, structureProblems), ...tiers(p)];

/** CMP-3, CBT-9, ZER-1 */
const combatCards: Check = (p) => {
  const found: Problem[] = [];
  const cards = COMBAT_CARDS.flatMap((id) => p.combatCards.filter((c) => c.id === id));
  const wrong = (c: CombatCardEntry, rule: string, message: string): void =>
    void found.push({ path: `combatCards[${p.combatCards.indexOf(c)}]`, rule, message });
  for (const c of cards) {
    if ((c.id === '0') !== (c.lose === 'black'))
      wrong(c, 'ZER-1', 'the 0 card, and only it, loses with the black effect');
    if (worth(c.win) === 0 || (c.lose !== 'black' && worth(c.lose) === 0))
      wrong(c, 'CBT-9', 'a card gives something to who wins and to who loses with it');
  }
  return found;
};

/** SET-4: each tier is displayed, and each deck fills its spaces in every edition and with every player count. */
const display: Check = (p) =>
  ([1, 2, 3] as const).flatMap((tier) => {
    const spaces = p.display.tiers.filter((x) => x === tier).length;
    const least = copies(p.fighters.filter((f) => f.tier === tier && isBase(f)));
    if (spaces === 0) return [{ path: 'display.tiers', rule: 'SET-4', message: `a space of tier ${tier}` }];
    const message = `at least ${spaces} fighters of tier ${tier} in the base set, one for each space`;
    return least < spaces ? [{ path: 'fighters', rule: 'SET-4', message }] : [];
  });

/** SET-1, CIT-1, CIT-3 */
const board: Check = (p) => {
  const found: Problem[] = [];
  const { citadel, king, startingGold } = p;
  const wrong = (path: string, rule: string, message: string): void => void found.push({ path, rule, message });
  if (startingGold.gold !== 2) wrong('startingGold.gold', 'SET-1', '2 gold for each player');
  if (king.attack !== 5) wrong('king.attack', 'CIT-1', 'an attack value of 5');
  const modifiers = [...citadel.flanks, citadel.front].sort((a, b) => a - b);
  if (modifiers.join() !== '-1,0,1')
    wrong('citadel', 'CIT-3', 'the modifiers +1, +0 and -1, one for each attack space');
  return found;
};

/** Every constraint that a pack breaks; none for a right one. */
export function problems(p: Pack): Problem[] {
  const checks = [
    ids,
    fighterCounts,
    structureCounts,
    fighters,
    startingFighters,
    structures,
    combatCards,
    display,
    board,
    automa,
    examples,
  ];
  return checks.flatMap((check) => check(p));
}
