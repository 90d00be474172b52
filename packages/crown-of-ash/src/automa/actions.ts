import { bySeat, type Seat } from '@cinderhall/kernel';
import type { Step } from '../chapters/chapter.ts';
import { rollDie } from '../chapters/combat.ts';
import { action, placeMinion } from '../chapters/turn.ts';
import { openOverturn } from '../powers/overturn.ts';
import type { TellEvent } from '../table.ts';
import { at, isSeat, push, topTile } from '../table.ts';
import type { SpaceEntry, Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { AutomaAction, AutomaReason, Frame, Space, State } from '../types.ts';
import { CITADEL, NOBODY } from '../types.ts';
import { flip } from './deck.ts';
import { clockwise, leastDefended, mostDefended } from './target.ts';

/** What an action of the AI would do, or why it cannot be done. */
type Attempt =
  | { readonly place: number; readonly reason: AutomaReason }
  | { readonly place: number; readonly reason: null; readonly space: Space; readonly frames: readonly Frame[] };

/** What an action is tried with: the rolled region, and whether the card looks for a target of its own (AI-11). */
interface Try {
  readonly s: State;
  readonly t: Tables;
  readonly seat: Seat;
  readonly region: number;
  readonly targeted: boolean;
}

/** TRN-3: the spaces of a kind in a place that have room. */
function vacant({ s, t }: Try, kinds: readonly SpaceEntry['kind'][], place: number): Space[] {
  return t.inPlay.filter((space) => {
    const entry = at(t.spaces, space);
    return kinds.includes(entry.kind) && entry.place === place && (entry.many || !s.minions.includes(space));
  });
}

/** The first space of a kind that belongs to no place. */
const spaceOf = (t: Tables, kind: SpaceEntry['kind']): Space => t.spaces.findIndex((entry) => entry.kind === kind);

/** AI-5: a region's vacant resource space. */
function use(by: Try, region = by.region): Attempt {
  const { s, t, seat } = by;
  if (topTile(s, region) < 0) return { place: region, reason: 'no-structure' };
  const [space] = vacant(by, ['gather'], region);
  if (space === undefined) return { place: region, reason: 'space-taken' };
  return { place: region, reason: null, space, frames: action(s, t, seat, space) };
}

/** AI-7: the region, or the least defended one of the others (AI-11). */
function attack(by: Try): Attempt {
  const { s, t, seat, region, targeted } = by;
  const isOpen = (place: number): boolean => vacant(by, ['combat'], place).length > 0;
  const place = targeted ? leastDefended(s, t, seat, region, isOpen) : region;
  if (place < 0) return { place: NOBODY, reason: 'no-target' };
  if (at(s.hands, seat).length === 0) return { place, reason: 'no-fighter' };
  const [space] = vacant(by, ['combat'], place);
  if (space === undefined) return { place, reason: 'space-taken' };
  return { place, reason: null, space, frames: action(s, t, seat, space) };
}

/** AI-7: the Citadel, from the free space with the best modifier; the front always is free. */
function citadel(by: Try): Attempt {
  const { s, t, seat } = by;
  if (s.owners[CITADEL] === seat) return { place: CITADEL, reason: 'own-place' };
  if (at(s.hands, seat).length === 0) return { place: CITADEL, reason: 'no-fighter' };
  const modifier = (space: Space): number => at(t.spaces, space).modifier;
  const [first, ...others] = vacant(by, ['flank', 'front'], CITADEL);
  if (first === undefined) return { place: CITADEL, reason: 'space-taken' };
  const space = others.reduce((a, b) => (modifier(b) > modifier(a) ? b : a), first);
  return { place: CITADEL, reason: null, space, frames: action(s, t, seat, space) };
}

/** AI-5: the right-most tile, for free; on the region, or on the AI's most defended one (AI-11). */
function build({ s, t, seat, region, targeted }: Try): Attempt {
  const place = targeted ? mostDefended(s, t, seat, region) : region;
  if (place < 0) return { place: NOBODY, reason: 'no-target' };
  const slot = s.offer.findLastIndex((tile) => tile >= 0);
  if (slot < 0) return { place, reason: 'no-tile' };
  return { place, reason: null, space: spaceOf(t, 'build'), frames: [{ kind: 'build', seat, slot, region: place }] };
}

/** AI-5: the closest resource space clockwise, else gold; and a fighter. Always possible. */
function closest(by: Try): Attempt {
  const { s, t, seat, region } = by;
  const muster: Frame = { kind: 'muster', seat };
  for (const place of clockwise(region)) {
    const used = use(by, place);
    if (used.reason === null) return { ...used, frames: [muster, ...used.frames] };
  }
  const space = spaceOf(t, 'gold');
  return { place: NOBODY, reason: null, space, frames: [muster, ...action(s, t, seat, space)] };
}

const ATTEMPTS: { readonly [A in AutomaAction]: (by: Try) => Attempt } = { use, attack, citadel, build, closest };

/** AI-4: the first possible action of a row, each told as it is tried; every row ends in one that always is. */
function act(by: Try, row: readonly AutomaAction[], tell: TellEvent): void {
  const { s, seat } = by;
  for (const name of row) {
    const attempt = ATTEMPTS[name](by);
    const { place, reason } = attempt;
    tell?.({ kind: 'tried', seat, action: name, place, reason });
    if (attempt.reason !== null) continue;
    placeMinion(s, seat, attempt.space);
    tell?.({ kind: 'placed', seat, space: attempt.space });
    push(s, ...attempt.frames);
    return;
  }
  throw new Error('an action card without a possible action');
}

/**
 * AI-4: die, card, action. The rolled die lies in the frame until the next look at the stack, so that somebody may still
 * re-roll it (PWR-7).
 */
export const scout: Step<'scout'> = {
  settle(s, f, tell) {
    const { seat } = f;
    if (f.dice[seat] === 0) {
      const die = rollDie(s, seat, 'region', tell);
      f.dice = bySeat((other) => (other === seat ? die : 0));
      openOverturn(s);
      return;
    }
    s.stack.pop();
    const t = tables(s.config);
    const region = f.dice[seat] - 1;
    const owner = at(s.owners, region);
    const row = isSeat(owner) && owner !== seat ? 'other' : 'own';
    const actionCard = flip(s, tell);
    tell?.({ kind: 'flipped', seat, actionCard, region, row });
    const entry = at(t.actionCards, actionCard);
    act({ s, t, seat, region, targeted: entry.id === 'targeted' }, entry[row], tell);
  },
};
