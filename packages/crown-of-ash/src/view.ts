import type { Seat, Viewer } from '@cinderhall/kernel';
import { bySeat } from '@cinderhall/kernel';
import { sorted } from './sorted.ts';
import { at, hasToken, isAutoma, playersOf, seatOf } from './table.ts';
import type {
  AutomaView,
  Cards,
  Covered,
  CoveredView,
  Frame,
  FrameOf,
  FrameView,
  Memory,
  PlaceView,
  PlayerView,
  State,
  View,
} from './types.ts';
import { HOME, SHEET } from './types.ts';

/** VIS-1, VIS-2: the own hand and the AI's, and everybody's with open hands; else how many. */
function handOf(s: State, seat: Seat, who: Viewer): Cards {
  const hand = at(s.hands, seat);
  const open = seat === who || s.config.options.openHands || isAutoma(s, seat);
  return open ? { known: hand.slice() } : { count: hand.length };
}

/** VIS-1, VIS-2: a player's mat. */
function playerView(s: State, seat: Seat, who: Viewer): PlayerView {
  const used = at(s.used, seat);
  return {
    seat,
    necromancer: at(s.necromancers, seat),
    vp: at(s.vp, seat),
    goods: s.goods.slice(seat * 5, seat * 5 + 5),
    hand: handOf(s, seat, who),
    graveyard: at(s.graves, seat).slice(),
    discard: { top: used[used.length - 1] ?? null, count: used.length },
    used: seat === who || s.config.options.openDiscards ? used.slice() : null,
    fate: (seat === who || s.over) && !isAutoma(s, seat) ? at(s.fates, seat) : null,
    minions: s.minions.slice(seat * 4, seat * 4 + 4).filter((space) => space !== HOME),
    sheet: s.sheet.slice(seat * SHEET.length, (seat + 1) * SHEET.length),
    power: hasToken(s, seat) ? s.charged[seat] === 1 : null,
  };
}

const placeView = (s: State, place: number): PlaceView => ({
  owner: at(s.owners, place),
  guards: at(s.guards, place).slice(),
  tiles: s.tiles[place]?.slice() ?? [],
  fortified: at(s.fortified, place).slice(),
});

/** AI-4, AI-6, AI-8: what lies open of the AI's cards, and how many lie covered. */
const automaView = (s: State): AutomaView | null =>
  s.automa === null
    ? null
    : {
        seat: seatOf(s.config.players - 1),
        deckCount: s.automa.deck.length,
        flipped: s.automa.flipped.slice(),
        combatCount: s.automa.combat.length,
        marker: s.automa.marker,
      };

/** What was done in the open and can still be worked out by whoever paid attention. */
const memoryOf = (s: State): Memory => ({
  roster: playersOf(s).map((seat) => at(s.roster, seat).slice()),
  // VIS-5
  played: s.config.options.strictMemory ? null : playersOf(s).map((seat) => sorted(at(s.used, seat))),
  decks: s.decks.map(sorted),
  pile: sorted(s.pile),
  restacked: s.restacked,
});

/** CBT-2, CBT-4, VIS-2: attackers and cards stay covered until the reveal; that somebody has chosen is no secret. */
function coveredView(f: Covered, who: Viewer): CoveredView {
  const known = f.open || f.attacker === who;
  return {
    attacker: f.attacker,
    defender: f.defender,
    place: f.place,
    modifier: f.modifier,
    open: f.open,
    attackers: known ? { known: f.attackers.slice() } : { count: f.attackers.length },
    sealed: bySeat((seat) => {
      const card = f.sealed[seat];
      return card === null || seat === who ? card : 'hidden';
    }),
  };
}

type FrameViews = { readonly [K in Frame['kind']]: (f: FrameOf<K>, who: Viewer) => FrameView };

/** Everything about these frames is public: they are answered and settled before anybody looks, or hold open facts. */
const open = <F extends Exclude<Frame, { kind: 'clash' | 'reveal' }>>(f: F): FrameView => ({ ...f });

/** One line for each kind of frame: the easiest place to leak. */
const frameViews: FrameViews = {
  post: open,
  turn: open,
  build: open,
  wild: open,
  amend: open,
  raise: open,
  commit: open,
  clash: (f, who) => ({ kind: 'clash', ...coveredView(f, who) }),
  reveal: (f, who) => ({ kind: 'reveal', named: f.named, ...coveredView(f, who) }),
  reckon: open,
  spoils: open,
  zero: open,
  casualty: open,
  recover: open,
  discard: open,
  gain: open,
  resurrect: open,
  next: open,
  round: open,
  tie: open,
  order: open,
  unveil: open,
  forewarn: open,
  fence: open,
  command: open,
  overturn: open,
  reinforce: open,
  fortify: open,
  brace: open,
  scout: open,
  muster: open,
};

const frameView = <K extends Frame['kind']>(kind: K, f: FrameOf<K>, who: Viewer): FrameView => frameViews[kind](f, who);

/** VIS-1 to VIS-3: built up from nothing. The generator and the order of decks never enter it. */
export function view(s: State, who: Viewer): View {
  return {
    viewer: who,
    config: s.config,
    decision: s.decision,
    round: s.round,
    turn: s.turn,
    order: s.order.slice(),
    stack: s.stack.map((f) => frameView(f.kind, f, who)),
    over: s.over,
    players: playersOf(s).map((seat) => playerView(s, seat, who)),
    places: s.owners.map((_owner, place) => placeView(s, place)),
    king: s.king,
    kingToken: s.kingToken,
    display: s.display.slice(),
    deckCounts: s.decks.map((deck) => deck.length),
    offer: s.offer.slice(),
    pileCount: s.pile.length,
    aside: s.aside.slice(),
    memory: memoryOf(s),
    automa: automaView(s),
    tiebreak: s.tiebreak.slice(),
  };
}
