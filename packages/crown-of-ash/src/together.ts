import { bySeat, type Seat } from '@cinderhall/kernel';
import type { FrameView, View } from './types.ts';

type CoveredFrame = Extract<FrameView, { kind: 'clash' | 'reveal' }>;
const isCovered = (f: FrameView | undefined): f is CoveredFrame => f?.kind === 'clash' || f?.kind === 'reveal';

/**
 * What several pairs of eyes see together at one moment: everybody's own hand, cards and fate, and the attackers and cards
 * of a battle as whoever laid them knows them. What none of them knows, such as the order of decks, stays unknown.
 */
export function together(views: readonly [View, ...View[]]): View {
  const [first] = views;
  const of = (seat: Seat): View => views.find((v) => v.viewer === seat) ?? first;
  return {
    ...first,
    viewer: 'spectator',
    players: first.players.map((p) => of(p.seat).players[p.seat] ?? p),
    stack: first.stack.map((f, i) => (isCovered(f) ? uncovered(f, i, of) : f)),
  };
}

function uncovered(f: CoveredFrame, at: number, of: (seat: Seat) => View): CoveredFrame {
  const sight = (seat: Seat): CoveredFrame => {
    const seen = of(seat).stack[at];
    return isCovered(seen) ? seen : f;
  };
  return { ...f, attackers: sight(f.attacker).attackers, sealed: bySeat((seat) => sight(seat).sealed[seat]) };
}
