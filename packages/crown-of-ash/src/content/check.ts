import { sum } from '../sorted.ts';
import { COMBAT_CARDS, GOODS, NECROMANCERS } from '../types.ts';
import type { CombatCardEntry, FighterEntry, Loot, Pack, StructureEntry } from './pack.ts';

/** A constraint of the rulebooks that a pack breaks. */
export interface Problem {
  readonly path: string;
  /** The rule, or the page of known values (`content`). */
  readonly rule: string;
  readonly message: string;
}

const pieces = (l: Loot): number => sum(GOODS.map((g) => l[g] ?? 0)) + (l.special ?? 0);
const worth = (l: Loot): number => pieces(l) + (l.gold ?? 0) + (l.vp ?? 0) * 2;
const copies = (entries: readonly { readonly count: number }[]): number => sum(entries.map((e) => e.count));

type Check = (p: Pack) => Problem[];

const expectCount = (path: string, rule: string, what: string, found: number, right: number): Problem[] =>
  found === right ? [] : [{ path, rule, message: `${right} ${what}, not ${found}` }];

/** CMP-1 */
const fighterCounts: Check = (p) => {
  const raisable = p.fighters.filter((f) => f.tier > 0);
  const marked = raisable.filter((f) => f.marked === true && f.tier === 2);
  return [
    ...expectCount('fighters', 'CMP-1', 'raisable fighters in the base set', copies(raisable.filter((f) => f.set === 'base')), 24),
    ...expectCount('fighters', 'CMP-1', 'raisable fighters with the final set', copies(raisable), 32),
    ...expectCount('fighters', 'CMP-1', 'starting fighters', copies(p.fighters.filter((f) => f.tier === 0)), 12),
    ...expectCount('fighters', 'SET-3', 'tier II fighters marked for 3-4 players', copies(marked), 4),
  ];
};

/** CMP-2, SET-7 */
const structureCounts: Check = (p) => {
  const of = (tier: number, base = false): number =>
    copies(p.structures.filter((t) => t.tier === tier && (!base || t.set === 'base')));
  const regions = new Set(p.structures.flatMap((t) => (t.tier === 0 && t.region !== undefined ? [t.region] : [])));
  return [
    ...expectCount('structures', 'CMP-2', 'starting structures', of(0), 4),
    ...expectCount('structures', 'CMP-2', 'tier I structures', of(1), 12),
    ...expectCount('structures', 'CMP-2', 'tier II structures in the base set', of(2, true), 8),
    ...expectCount('structures', 'CMP-2', 'tier II structures with the final set', of(2), 11),
    ...expectCount('structures', 'SET-8', 'different regions of starting structures', regions.size, 4),
  ];
};

function duplicates(path: string, entries: readonly { readonly id: string }[]): Problem[] {
  const ids = entries.map((e) => e.id);
  return ids.flatMap((id, i) =>
    ids.indexOf(id) === i ? [] : [{ path: `${path}[${i}].id`, rule: 'content', message: `'${id}' is there twice` }],
  );
}

const uniqueIds: Check = (p) => [
  ...duplicates('fighters', p.fighters),
  ...duplicates('structures', p.structures),
  ...duplicates('combatCards', p.combatCards),
  ...duplicates('regions', p.regions),
];

/** What a fighter's card must obey: its own kind is the larger part of the cost; Automatons take special ingredients. */
function fighterProblems(f: FighterEntry, path: string): Problem[] {
  const found: Problem[] = [];
  const own = f.cost[f.kind] ?? 0;
  const wrong = (rule: string, message: string): void => void found.push({ path, rule, message });
  if ((f.cost.vp ?? 0) > 0 || (f.cost.gold ?? 0) > 0) wrong('RAI-1', 'a cost holds basic resources and special ingredients only');
  if (f.tier === 0 && pieces(f.cost) > 0) wrong('SET-2', 'a starting fighter costs nothing');
  if (f.tier > 0 && pieces(f.cost) === 0) wrong('RAI-1', 'a raisable fighter costs something');
  if (f.tier > 0 && f.returns === undefined && own * 2 <= pieces(f.cost))
    wrong('content', 'the resource of its own kind is the larger part of the cost');
  if (f.returns !== undefined && (f.cost.special ?? 0) === 0) wrong('AUT-1', 'an Automaton costs special ingredients');
  if (f.returns !== undefined && f.set !== 'final') wrong('CMP-8', 'Automatons belong to the final set');
  if (f.returns !== undefined && f.tier === 0) wrong('AUT-6', 'an Automaton has a foot numeral');
  return found;
}

const fighters: Check = (p) => p.fighters.flatMap((f, i) => fighterProblems(f, `fighters[${i}]`));

/** SET-2, SET-8: three known starting fighters each, one of attack value 1; together exactly the copies in the box. */
const startingFighters: Check = (p) => {
  const found: Problem[] = [];
  for (const n of NECROMANCERS) {
    const entries = p.starting[n].map((id) => p.fighters.find((f) => f.id === id && f.tier === 0));
    const path = `starting.${n}`;
    if (entries.some((f) => f === undefined)) found.push({ path, rule: 'SET-2', message: 'names of starting fighters' });
    else if (!entries.some((f) => f?.attack === 1))
      found.push({ path, rule: 'SET-8', message: 'at least one fighter of attack value 1' });
  }
  const all = NECROMANCERS.flatMap((n) => p.starting[n]);
  p.fighters.forEach((f, i) => {
    const used = all.filter((id) => id === f.id).length;
    if (f.tier === 0 && used !== f.count)
      found.push({ path: `fighters[${i}].count`, rule: 'SET-2', message: `${used} are dealt, so ${used} are in the box` });
  });
  return found;
};

function structureProblems(t: StructureEntry, path: string): Problem[] {
  const found: Problem[] = [];
  if ((t.tier === 0) !== (t.region !== undefined))
    found.push({ path, rule: 'SET-8', message: 'starting structures, and only they, have their own region' });
  if (t.resurrects === true && pieces(t.offers) > 0)
    found.push({ path, rule: 'RES-2', message: 'a resurrection structure offers no resources' });
  if (t.resurrects !== true && pieces(t.offers) === 0)
    found.push({ path, rule: 'GAT-1', message: 'a structure offers something' });
  if (t.tier === 0 && t.cost > 0) found.push({ path, rule: 'SET-7', message: 'a starting structure costs nothing' });
  return found;
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

const structures: Check = (p) => [
  ...p.structures.flatMap((t, i) => structureProblems(t, `structures[${i}]`)),
  ...tiers(p),
];

/** CMP-3, ZER-1 and what the worked battle shows; the weaker the card, the better its reward: 0 > 1 > 3 > 4. */
const combatCards: Check = (p) => {
  const found: Problem[] = [];
  const cards = COMBAT_CARDS.flatMap((id) => p.combatCards.filter((c) => c.id === id));
  const path = (c: CombatCardEntry): string => `combatCards[${p.combatCards.indexOf(c)}]`;
  for (const c of cards)
    if ((c.id === '0') !== (c.lose === 'black'))
      found.push({ path: path(c), rule: 'ZER-1', message: 'the 0 card, and only it, loses with the black effect' });
  const ranked = cards.filter((c) => c.id !== 'die');
  ranked.forEach((c, i) => {
    const weaker = ranked[i - 1];
    if (weaker !== undefined && worth(weaker.win) <= worth(c.win))
      found.push({ path: path(c), rule: 'content', message: `wins less than the ${weaker.id}` });
  });
  return found;
};

/** SET-4 and CIT-5: each tier is displayed, the Citadel's VP rise. */
const board: Check = (p) => {
  const found: Problem[] = [];
  for (const tier of [1, 2, 3] as const)
    if (!p.display.tiers.includes(tier))
      found.push({ path: 'display.tiers', rule: 'SET-4', message: `a space of tier ${tier}` });
  for (const side of ['vpFew', 'vpMany'] as const)
    if (p.citadel[side].some((vp, i) => i > 0 && vp <= (p.citadel[side][i - 1] ?? 0)))
      found.push({ path: `citadel.${side}`, rule: 'CIT-5', message: 'more VP in each later round' });
  if (p.regions.some((r) => ['gold', 'build', 'refresh', 'citadel'].includes(r.id)))
    found.push({ path: 'regions', rule: 'content', message: 'a region is not called gold, build, refresh or citadel' });
  return found;
};

/** Every constraint that a pack breaks; none for a right one. */
export function problems(p: Pack): Problem[] {
  const checks = [uniqueIds, fighterCounts, structureCounts, fighters, startingFighters, structures, combatCards, board];
  return checks.flatMap((check) => check(p));
}

