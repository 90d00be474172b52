import type { Combat, Frame, State } from './types.ts';

/** Frames are records; lists inside them are replaced by answers, never written into, so copies may share them. */
const cloneFrame = (f: Frame): Frame => ({ ...f });

const cloneLists = (lists: readonly (readonly number[])[]): number[][] => lists.map((list) => list.slice());

const cloneCombat = (c: Combat): Combat => ({
  mode: c.mode,
  target: c.target,
  seats: c.seats.slice(),
  units: cloneLists(c.units),
  tactics: cloneLists(c.tactics),
  bonus: c.bonus.slice(),
  passed: c.passed.slice(),
  rerolled: c.rerolled,
});

/** An equal state that shares nothing that is ever written to. */
export function clone(s: State): State {
  return {
    config: s.config,
    rng: s.rng.slice(),
    decision: s.decision,
    factions: s.factions.slice(),
    round: s.round,
    first: s.first,
    active: s.active,
    moved: s.moved.slice(),
    stack: s.stack.map(cloneFrame),
    over: s.over,
    won: s.won.slice(),
    damage: s.damage.slice(),
    out: s.out.slice(),
    supply: s.supply.slice(),
    hands: cloneLists(s.hands),
    decks: cloneLists(s.decks),
    discards: cloneLists(s.discards),
    ready: cloneLists(s.ready),
    exhausted: cloneLists(s.exhausted),
    gold: s.gold.slice(),
    influence: s.influence.slice(),
    fought: s.fought.slice(),
    combat: s.combat === null ? null : cloneCombat(s.combat),
    enemies: s.enemies.slice(),
    events: s.events.slice(),
    spentEvents: s.spentEvents.slice(),
    recycled: s.recycled,
    weather: s.weather.slice(),
    coming: s.coming.slice(),
    removed: s.removed.slice(),
    tops: s.tops.slice(),
    shown: cloneLists(s.shown),
  };
}
