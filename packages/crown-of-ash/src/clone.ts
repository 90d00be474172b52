import type { Automa, Frame, State } from './types.ts';

/** Frames are records; lists inside them are replaced by answers, never written into, so copies may share them. */
const cloneFrame = (f: Frame): Frame => ({ ...f });

const cloneLists = <T>(lists: readonly (readonly T[])[]): T[][] => lists.map((list) => list.slice());

const cloneAutoma = ({ deck, flipped, combat, marker }: Automa): Automa => ({
  deck: deck.slice(),
  flipped: flipped.slice(),
  combat: combat.slice(),
  marker,
});

/** An equal state that shares nothing that is ever written to. By hand: 1 µs where structuredClone takes 200. */
export function clone(s: State): State {
  return {
    config: s.config,
    rng: s.rng.slice(),
    decision: s.decision,
    necromancers: s.necromancers.slice(),
    round: s.round,
    turn: s.turn,
    order: s.order.slice(),
    stack: s.stack.map(cloneFrame),
    over: s.over,
    vp: s.vp.slice(),
    goods: s.goods.slice(),
    hands: cloneLists(s.hands),
    graves: cloneLists(s.graves),
    roster: cloneLists(s.roster),
    used: cloneLists(s.used),
    fates: s.fates.slice(),
    minions: s.minions.slice(),
    owners: s.owners.slice(),
    guards: cloneLists(s.guards),
    tiles: cloneLists(s.tiles),
    charged: s.charged.slice(),
    fortified: cloneLists(s.fortified),
    king: s.king,
    kingToken: s.kingToken,
    display: s.display.slice(),
    decks: cloneLists(s.decks),
    offer: s.offer.slice(),
    pile: s.pile.slice(),
    aside: s.aside.slice(),
    restacked: s.restacked,
    sheet: s.sheet.slice(),
    automa: s.automa === null ? null : cloneAutoma(s.automa),
    tiebreak: s.tiebreak.slice(),
  };
}
