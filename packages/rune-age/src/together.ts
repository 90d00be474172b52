import type { View } from './types.ts';

/**
 * What several pairs of eyes see together at one moment: everybody's own hand. What none of them knows, such as the order
 * of decks, stays unknown.
 */
export function together(views: readonly [View, ...View[]]): View {
  const [first] = views;
  return {
    ...first,
    viewer: 'spectator',
    players: first.players.map((p) => views.find((v) => v.viewer === p.seat)?.players[p.seat] ?? p),
  };
}
