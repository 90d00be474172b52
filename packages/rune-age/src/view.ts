import type { Seat, Viewer } from '@cinderhall/kernel';
import { merged, sorted } from '@cinderhall/kernel';
import { at, playersOf } from './table.ts';
import type { Cards, Combat, Memory, PlayerView, State, View } from './types.ts';
import { FACTIONS } from './types.ts';

/** RVI-1: the own hand; of others how many. */
function handOf(s: State, seat: Seat, who: Viewer): Cards {
  const hand = at(s.hands, seat);
  return seat === who ? { known: hand.slice() } : { count: hand.length };
}

const playerView = (s: State, seat: Seat, who: Viewer): PlayerView => ({
  seat,
  faction: at(FACTIONS, at(s.factions, seat)),
  damage: at(s.damage, seat),
  out: s.out[seat] === 1,
  won: s.won[seat] === 1,
  moved: s.moved[seat] === 1,
  hand: handOf(s, seat, who),
  deckCount: at(s.decks, seat).length,
  discard: at(s.discards, seat).slice(),
  ready: at(s.ready, seat).slice(),
  exhausted: at(s.exhausted, seat).slice(),
  gold: at(s.gold, seat),
  influence: at(s.influence, seat),
});

/** What was done in the open and can still be worked out by whoever paid attention. */
const memoryOf = (s: State): Memory => ({
  owned: playersOf(s).map((seat) => merged(at(s.hands, seat), at(s.decks, seat))),
  tops: playersOf(s).map((seat) => at(s.decks, seat).slice(at(s.decks, seat).length - at(s.tops, seat))),
  shown: s.shown.map((list) => list.slice()),
  events: sorted(s.events),
  recycled: s.recycled,
});

const combatView = (c: Combat): Combat => ({
  mode: c.mode,
  target: c.target,
  seats: c.seats.slice(),
  units: c.units.map((list) => list.slice()),
  tactics: c.tactics.map((list) => list.slice()),
  bonus: c.bonus.slice(),
  passed: c.passed.slice(),
  rerolled: c.rerolled,
});

/**
 * RVI-1: built up from nothing. The generator, the order of decks and others' hands never enter it. Unfinished business
 * holds open things alone: answers are settled before anybody looks.
 */
export function view(s: State, who: Viewer): View {
  return {
    viewer: who,
    config: s.config,
    decision: s.decision,
    round: s.round,
    first: s.first,
    active: s.active,
    stack: s.stack.map((f) => ({ ...f })),
    over: s.over,
    players: playersOf(s).map((seat) => playerView(s, seat, who)),
    supply: s.supply.slice(),
    fought: s.fought.slice(),
    combat: s.combat === null ? null : combatView(s.combat),
    enemies: s.enemies.slice(),
    eventCount: s.events.length,
    spentEvents: s.spentEvents.slice(),
    weather: s.weather.slice(),
    coming: s.coming.slice(),
    removed: s.removed.slice(),
    memory: memoryOf(s),
  };
}
