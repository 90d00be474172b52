import type { Fighter, Tables, View } from '@cinderhall/crown-of-ash';

/** One card in front of the viewer. */
export interface Held {
  readonly fighter: Fighter;
  /** Of several equal cards, which one, from 0. */
  readonly copy: number;
  /** Stands on the board now and could come back (AMD-1). */
  readonly posted: boolean;
}

/**
 * What lies in front of the viewer: the hand, the strongest first, equal kinds together; while the viewer amends, the
 * defenders of that region too.
 */
export function handOf(t: Tables, view: View): readonly Held[] {
  if (view.viewer === 'spectator') return [];
  const hand = view.players[view.viewer]?.hand;
  const f = view.stack.at(-1);
  const amending = f?.kind === 'amend' && f.seat === view.viewer;
  const posted = amending ? (view.places[f.region]?.guards ?? []) : [];
  const cards = [
    ...posted.map((fighter) => ({ fighter, posted: true })),
    ...(hand && 'known' in hand ? hand.known : []).map((fighter) => ({ fighter, posted: false })),
  ];
  const rank = (fighter: Fighter): readonly number[] => [-(t.attackOf[fighter] ?? 0), t.kindOf[fighter] ?? 0, fighter];
  cards.sort((a, b) => compare(rank(a.fighter), rank(b.fighter)));
  return cards.map((card, i) => ({
    ...card,
    copy: cards.slice(0, i).filter((c) => c.fighter === card.fighter).length,
  }));
}

/** How many cards the viewer's hand holds, without defenders that lie beside it. */
export const heldBy = (t: Tables, view: View): number => handOf(t, view).filter(({ posted }) => !posted).length;

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, x] of a.entries()) {
    const difference = x - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
