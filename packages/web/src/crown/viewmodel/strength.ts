import type { Card, Fighter, PlayerView, Tables, View } from '@cinderhall/crown-of-ash';

/** Least and greatest value something can still have. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Strength {
  readonly attack: number;
  readonly bolster: number;
  readonly sum: number;
}

const CARDS: readonly Card[] = [0, 1, 2, 3, 4];
/** By card: what it counts; the die its roll. */
const VALUES: readonly Range[] = [
  { min: 0, max: 0 },
  { min: 1, max: 1 },
  { min: 3, max: 3 },
  { min: 4, max: 4 },
  { min: 1, max: 6 },
];

/** What a combat card may count. */
export const cardValue = (card: Card): Range => VALUES[card] ?? { min: 0, max: 0 };

/** Printed attack values and the bolster of fighters side by side (BOL-1). */
export function strengthOf(t: Tables, fighters: readonly Fighter[]): Strength {
  const byKind = [0, 0, 0, 0];
  let attack = 0;
  for (const fighter of fighters) {
    const kind = t.kindOf[fighter] ?? 0;
    attack += t.attackOf[fighter] ?? 0;
    byKind[kind] = (byKind[kind] ?? 0) + 1;
  }
  const bolster = byKind.reduce((sum, n) => sum + Math.max(0, n - 1), 0);
  return { attack, bolster, sum: attack + bolster };
}

/** PWR-9: what a fortified pair counts beyond its bolster; nothing once a third of its kind has joined. */
function fortification(t: Tables, guards: readonly Fighter[], fortified: readonly Fighter[]): number {
  const [one] = fortified;
  if (one === undefined) return 0;
  return guards.filter((fighter) => t.kindOf[fighter] === t.kindOf[one]).length === 2 ? 1 : 0;
}

/** What the defenders of a place add up to, a fortified pair among them. */
export function guardStrength(t: Tables, view: View, place: number): Strength {
  const { guards = [], fortified = [] } = view.places[place] ?? {};
  const { attack, bolster } = strengthOf(t, guards);
  const all = bolster + fortification(t, guards, fortified);
  return { attack, bolster: all, sum: attack + all };
}

/** The strongest of all ways to pick at most `most` of these fighters; among equals the one with fewer fighters. */
export function strongest(t: Tables, fighters: readonly Fighter[], most: number): readonly Fighter[] {
  let best: readonly Fighter[] = [];
  let sum = 0;
  const extend = (from: number, chosen: readonly Fighter[]): void => {
    const strength = strengthOf(t, chosen).sum;
    if (strength > sum) [best, sum] = [chosen, strength];
    if (chosen.length === most) return;
    for (let i = from; i < fighters.length; i += 1) {
      const next = fighters[i];
      if (next !== undefined) extend(i + 1, [...chosen, next]);
    }
  };
  extend(0, []);
  return best;
}

/**
 * The combat cards that a player may still have, as far as the viewer can tell (VIS-2): the own ones exactly; of others
 * those that were seen since their last refresh are gone, with strict memory (VIS-5) the top of the discard alone.
 */
export function cardsLeft(view: View, player: PlayerView): readonly Card[] {
  const top = player.discard.top === null ? [] : [player.discard.top];
  const gone = player.used ?? view.memory.played?.[player.seat] ?? top;
  return CARDS.filter((card) => !gone.includes(card));
}

/** The span of totals that a side reaches with a fixed sum and any one of some cards. */
export function totalWith(sum: number, cards: readonly Card[]): Range {
  const values = cards.map(cardValue);
  if (values.length === 0) return { min: sum, max: sum };
  return { min: sum + Math.min(...values.map((v) => v.min)), max: sum + Math.max(...values.map((v) => v.max)) };
}
