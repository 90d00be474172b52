import type { Seat } from '@cinderhall/kernel';
import type { Fight, GoodForSale, Lasting } from './content/vocabulary.ts';
import { at } from './table.ts';
import type { Tables } from './tables.ts';
import type { CardIndex, Combat, Side } from './types.ts';
import { INSTANT, SIEGE } from './types.ts';

/** What lasting effects are read from, in a state or a view: by seat what is in play, and this round’s events. */
export interface Ground {
  readonly ready: readonly (readonly CardIndex[])[];
  readonly exhausted: readonly (readonly CardIndex[])[];
  readonly weather: readonly CardIndex[];
  readonly enemies: readonly CardIndex[];
}

type Counts = (lasting: Lasting) => number;

function total(list: readonly Lasting[], of: Counts): number {
  let sum = 0;
  for (const lasting of list) sum += of(lasting);
  return sum;
}

/** REV-4: what a seat's cards in play and this round's events add up to. */
function forSeat(s: Ground, t: Tables, seat: number, of: Counts): number {
  let sum = 0;
  if (seat >= 0) {
    for (const card of at(s.ready, seat)) sum += total(at(t.boonOf, card), of);
    for (const card of at(s.exhausted, seat)) sum += total(at(t.boonOf, card), of);
  }
  for (const card of s.weather) sum += total(at(t.weatherOf, card), of);
  return sum;
}

/** Whether a fight of this name is fought by this side of a combat. */
function isFought(t: Tables, c: Combat, side: Side, fight: Fight): boolean {
  const home = c.mode === INSTANT || (side === 1 && t.typeOf[c.target] === 'home-realm');
  switch (fight) {
    case 'objective':
      return side === 0 && c.target === t.objective;
    case 'battle':
      return c.mode !== SIEGE;
    case 'siege':
      return c.mode === SIEGE && side === 0;
    case 'home':
      return home;
    case 'defence':
      return home || side === 1;
  }
}

/** Strength that lasts, for the army of a side. */
export const lastingStrength = (s: Ground, t: Tables, c: Combat, side: Side): number =>
  forSeat(s, t, at(c.seats, side), (l) => (l.lasting === 'strength' && isFought(t, c, side, l.fight) ? l.by : 0));

/** Whether the die may be rolled again. */
export const mayReroll = (s: Ground, t: Tables, c: Combat): boolean =>
  forSeat(s, t, at(c.seats, 0), (l) => (l.lasting === 'reroll' && isFought(t, c, 0, l.fight) ? 1 : 0)) > 0;

/** RTU-4, RTU-5: how many cards a hand is filled up to. */
export const handSize = (s: Ground, t: Tables, seat: Seat): number =>
  t.pack.start.hand + forSeat(s, t, seat, (l) => (l.lasting === 'hand' ? l.by : 0));

/** How a ware counts for prices; null: nothing changes its price. */
function wareOf(t: Tables, card: CardIndex): GoodForSale | null {
  switch (t.typeOf[card]) {
    case 'gold':
    case 'stronghold':
      return t.typeOf[card] === 'gold' ? 'gold' : 'stronghold';
    case 'unit':
      return at(t.factionOf, card) < 0 ? 'neutral' : 'unit';
    case 'tactic':
      return 'neutral';
    default:
      return null;
  }
}

/** RTU-6, RTU-7: what a card costs this seat now. */
export function priceFor(s: Ground, t: Tables, seat: Seat, card: CardIndex): number {
  const ware = wareOf(t, card);
  const by = forSeat(s, t, seat, (l) => (l.lasting === 'price' && l.what === ware ? l.by : 0));
  const printed = at(t.priceOf, card);
  return by === 0 ? printed : Math.max(1, printed + by);
}

/** RCO-3: strength of what is fought, with what other enemies add to it. */
export function enemyStrength(s: Ground, t: Tables, card: CardIndex): number {
  const type = t.typeOf[card];
  let strength = at(t.strengthOf, card);
  if (type === 'stronghold' || type === 'city') return strength;
  const of: Counts = (l) => (l.lasting === 'enemies' ? l.by : 0);
  for (const enemy of s.enemies) if (enemy !== card) strength += total(at(t.menaceOf, enemy), of);
  for (const event of s.weather) strength += total(at(t.weatherOf, event), of);
  return Math.max(0, strength);
}
