import { at } from './table.ts';
import type { Automa, Frame, State } from './types.ts';

/** Frames are records; lists inside them are replaced by answers, never written into, so copies may share them. */
function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copies = frames.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = { ...at(frames, i) };
  return copies;
}

/** Not by map, whose lists V8 takes to have holes: reading them is slower, and there would be more kinds of list to tell apart. */
function cloneLists<T>(lists: readonly T[][]): T[][] {
  const copies = lists.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = at(lists, i).slice();
  return copies;
}

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
    stack: cloneFrames(s.stack),
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
