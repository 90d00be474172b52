import type { RngState, Seat, Viewer } from '@cinderhall/kernel';
import { forkRng, merged, shuffle, without } from '@cinderhall/kernel';
import { handPays, paidFromHand } from './effects/costs.ts';
import { at } from './table.ts';
import { tables } from './tables.ts';
import type { CardIndex, Combat, PlayerView, State, View } from './types.ts';
import { FACTIONS } from './types.ts';

function shuffled(rng: RngState, list: readonly CardIndex[]): CardIndex[] {
  const copy = list.slice();
  shuffle(rng, copy);
  return copy;
}

/** What a hand must be able to pay still: whoever has begun to pay from it held enough, as everybody knows. */
interface Debt {
  readonly seat: Seat;
  readonly left: number;
  /** What cards pay of it. */
  readonly pays: (cards: readonly CardIndex[]) => number;
}

function debtOf(v: View): Debt | null {
  const f = v.stack[v.stack.length - 1];
  if (f?.kind !== 'pay' || !f.must) return null;
  const t = tables(v.config);
  const cost = at(t.costs, f.cost);
  return paidFromHand(cost) ? { seat: f.seat, left: f.left, pays: (cards) => handPays(t, cost, cards) } : null;
}

/** Hands are drawn anew until one can pay; after so many the cards that pay most go to the front. */
const DRAWS = 20;

/** Changes the order of these cards until the first so many, with those that are known, pay what is owed. */
function makePay(debt: Debt, cards: CardIndex[], hidden: number, shown: readonly CardIndex[], rng: RngState): void {
  const paid = debt.pays(shown);
  const enough = (): boolean => paid + debt.pays(cards.slice(0, hidden)) >= debt.left;
  for (let drawn = 1; drawn < DRAWS; drawn++) {
    if (enough()) return;
    shuffle(rng, cards);
  }
  if (!enough()) cards.sort((a, b) => debt.pays([b]) - debt.pays([a]));
}

/** A seat's hand and deck: what is known of them as it is, the rest dealt from what both hold together. */
function deal(v: View, p: PlayerView, debt: Debt | null, rng: RngState): { hand: CardIndex[]; deck: CardIndex[] } {
  const tops = at(v.memory.tops, p.seat);
  const owned = without(at(v.memory.owned, p.seat), tops);
  if ('known' in p.hand)
    return { hand: p.hand.known.slice(), deck: [...shuffled(rng, without(owned, p.hand.known)), ...tops] };
  const shown = at(v.memory.shown, p.seat);
  const hidden = p.hand.count - shown.length;
  const rest = shuffled(rng, without(owned, shown));
  if (debt?.seat === p.seat) makePay(debt, rest, hidden, shown, rng);
  return { hand: merged(shown, rest.slice(0, hidden)), deck: [...rest.slice(hidden), ...tops] };
}

/** RSE-5: in the first pass later stages lie below; a deck made anew is in any order. */
function eventsOf(v: View, rng: RngState): CardIndex[] {
  const t = tables(v.config);
  const { events, recycled } = v.memory;
  if (recycled) return shuffled(rng, events);
  const of = (stage: number): CardIndex[] =>
    shuffled(
      rng,
      events.filter((card) => t.stageOf[card] === stage),
    );
  return [...of(3), ...of(2), ...of(1)];
}

const combatOf = (c: Combat): Combat => ({
  ...c,
  seats: c.seats.slice(),
  units: c.units.map((list) => list.slice()),
  tactics: c.tactics.map((list) => list.slice()),
  bonus: c.bonus.slice(),
  passed: c.passed.slice(),
});

/**
 * Some state that this viewer cannot rule out: everything seen as it is, everything hidden drawn uniformly from what
 * is left over, as far as it can pay what somebody has begun to pay. Its generator is a new one, so that the future of the
 * real game stays unknown.
 */
export function sample(v: View, _who: Viewer, rng: RngState): State {
  const debt = debtOf(v);
  const dealt = v.players.map((p) => deal(v, p, debt, rng));
  const each = <T>(of: (p: PlayerView) => T): T[] => v.players.map(of);
  return {
    config: v.config,
    rng: forkRng(rng),
    decision: v.decision,
    factions: each((p) => FACTIONS.indexOf(p.faction)),
    round: v.round,
    first: v.first,
    active: v.active,
    moved: each((p) => Number(p.moved)),
    stack: v.stack.map((f) => ({ ...f })),
    over: v.over,
    won: each((p) => Number(p.won)),
    damage: each((p) => p.damage),
    out: each((p) => Number(p.out)),
    supply: v.supply.slice(),
    hands: dealt.map(({ hand }) => hand),
    decks: dealt.map(({ deck }) => deck),
    discards: each((p) => p.discard.slice()),
    ready: each((p) => p.ready.slice()),
    exhausted: each((p) => p.exhausted.slice()),
    gold: each((p) => p.gold),
    influence: each((p) => p.influence),
    fought: v.fought.slice(),
    combat: v.combat === null ? null : combatOf(v.combat),
    enemies: v.enemies.slice(),
    events: eventsOf(v, rng),
    spentEvents: v.spentEvents.slice(),
    recycled: v.memory.recycled,
    weather: v.weather.slice(),
    coming: v.coming.slice(),
    removed: v.removed.slice(),
    tops: v.memory.tops.map((tops) => tops.length),
    shown: v.memory.shown.map((shown) => shown.slice()),
  };
}
