import { cardIn } from '../army.ts';
import { unitText } from '../notation.ts';
import { isSeat, playersOf } from '../table.ts';
import { type Tables, tables } from '../tables.ts';
import type { CardIndex, Cards, Combat, Event, State, View } from '../types.ts';
import { FACTIONS, MODES } from '../types.ts';

/** What lies where, in the content's ids: of a state, and of what somebody sees of it, in one form. */

type Ids = (cards: readonly CardIndex[]) => string[];

const idsOf =
  (t: Tables): Ids =>
  (cards) =>
    cards.map((card) => t.cards[card]?.id ?? '?');

/** Fields that a state and a view share, under the same names. */
type Common = Pick<
  View,
  | 'round'
  | 'first'
  | 'active'
  | 'over'
  | 'supply'
  | 'fought'
  | 'enemies'
  | 'spentEvents'
  | 'weather'
  | 'coming'
  | 'removed'
>;

const combatOf = (c: Combat | null, t: Tables, ids: Ids) =>
  c === null
    ? null
    : {
        mode: MODES[c.mode],
        target: ids([c.target])[0],
        seats: c.seats.map((seat) => (isSeat(seat) ? seat : null)),
        units: c.units.map((list) => list.map((unit) => unitText(t, unit))),
        tactics: c.tactics.map((list) => ids(list.map(cardIn))),
        bonus: c.bonus,
      };

const common = (s: Common, t: Tables, ids: Ids) => ({
  round: s.round,
  first: s.first,
  turnOf: s.active,
  over: s.over,
  centre: ids(t.cities.filter((city) => (s.supply[city] ?? 0) > 0)),
  piles: Object.fromEntries(t.cards.flatMap(({ id }, i) => (t.priceOf[i] === 0 ? [] : [[id, s.supply[i]]]))),
  fought: ids(s.fought),
  enemies: ids(s.enemies),
  spentEvents: ids(s.spentEvents),
  weather: ids(s.weather),
  coming: ids(s.coming),
  removed: ids(s.removed),
});

/** Everything, as nobody at the table sees it. */
export function readState(s: State) {
  const t = tables(s.config);
  const ids = idsOf(t);
  const mats = playersOf(s).map((seat) => [
    seat,
    {
      faction: FACTIONS[s.factions[seat] ?? -1],
      damage: s.damage[seat],
      out: s.out[seat] === 1,
      won: s.won[seat] === 1,
      hand: ids(s.hands[seat] ?? []),
      deck: ids((s.decks[seat] ?? []).toReversed()),
      discard: ids(s.discards[seat] ?? []),
      ready: ids(s.ready[seat] ?? []),
      exhausted: ids(s.exhausted[seat] ?? []),
      gold: s.gold[seat],
      influence: s.influence[seat],
    },
  ]);
  return {
    ...common(s, t, ids),
    seats: Object.fromEntries(mats),
    events: ids(s.events.toReversed()),
    combat: combatOf(s.combat, t, ids),
  };
}

/** Covered cards are a count. */
const cards = (of: Cards, ids: Ids) => ('known' in of ? ids(of.known) : of.count);

/** What somebody sees: hidden cards as counts. */
export function readView(v: View) {
  const t = tables(v.config);
  const ids = idsOf(t);
  const mats = v.players.map((p) => [
    p.seat,
    {
      faction: p.faction,
      damage: p.damage,
      out: p.out,
      won: p.won,
      hand: cards(p.hand, ids),
      deck: p.deckCount,
      discard: ids(p.discard),
      ready: ids(p.ready),
      exhausted: ids(p.exhausted),
      gold: p.gold,
      influence: p.influence,
    },
  ]);
  return {
    ...common(v, t, ids),
    seats: Object.fromEntries(mats),
    events: v.eventCount,
    combat: combatOf(v.combat, t, ids),
  };
}

/** Fields of events that hold a card, and those that hold several. */
export const CARD_FIELDS = ['card', 'target'];
export const LIST_FIELDS = ['cards', 'discarded', 'cities'];

/** An event in the words of the table. */
export function readEvent(config: State['config'], e: Event): unknown {
  const t = tables(config);
  const ids = idsOf(t);
  const told = Object.entries(e).map(([field, value]): [string, unknown] => {
    if (CARD_FIELDS.includes(field) && typeof value === 'number') return [field, ids([value])[0]];
    if (LIST_FIELDS.includes(field) && Array.isArray(value)) return [field, ids(value)];
    return [field, value];
  });
  const event = Object.fromEntries(told);
  if (e.kind === 'wounded') return { ...event, unit: unitText(t, e.unit) };
  if (e.kind !== 'attacked' && e.kind !== 'fought') return event;
  if (e.kind === 'attacked') return { ...event, mode: MODES[e.mode] };
  const force = ({ seat, units, tactics, strength }: typeof e.attack) => ({
    seat: isSeat(seat) ? seat : null,
    units: units.map((unit) => unitText(t, unit)),
    tactics: ids(tactics.map(cardIn)),
    strength,
  });
  return { ...event, mode: MODES[e.mode], attack: force(e.attack), defence: force(e.defence) };
}
