import type { Barred, Seat } from '@cinderhall/kernel';
import { refillOffer } from '../supply.ts';
import { addGood, at, has, isAutoma, NO_SEATS, push } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { MoveOf, State } from '../types.ts';
import { CITADEL, GOLD, NOBODY } from '../types.ts';
import { amendFrame } from './amend.ts';
import type { Question } from './chapter.ts';
import { only } from './chapter.ts';
import { yieldOf } from './gather.ts';

const isPayable = (s: State, t: Tables, seat: Seat, slot: number): boolean => {
  const tile = at(s.offer, slot);
  return tile >= 0 && at(t.tiles, tile).cost <= has(s, seat, GOLD);
};

/** Positions of the offer whose tile this seat can pay. */
function buildableSlots(s: State, t: Tables, seat: Seat): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < s.offer.length; slot++) if (isPayable(s, t, seat, slot)) slots.push(slot);
  return slots;
}

export function canPayTile(s: State, t: Tables, seat: Seat): boolean {
  for (let slot = 0; slot < s.offer.length; slot++) if (isPayable(s, t, seat, slot)) return true;
  return false;
}

/** BLD-2: uncontrolled regions and the own ones; never the Citadel. */
const isSite = (s: State, seat: Seat, region: number): boolean => {
  const owner = s.owners[region];
  return owner === NOBODY || owner === seat;
};

export function hasSite(s: State, seat: Seat): boolean {
  for (let region = 0; region < CITADEL; region++) if (isSite(s, seat, region)) return true;
  return false;
}

function sites(s: State, seat: Seat): number[] {
  const found: number[] = [];
  for (let region = 0; region < CITADEL; region++) if (isSite(s, seat, region)) found.push(region);
  return found;
}

/** BLD-1 to BLD-6: pay, place, control, refill, gain, amend. */
export const build: Question<'build'> = {
  who: (_s, f) => (f.slot < 0 ? only(f.seat) : NO_SEATS),
  moves(s, f) {
    const regions = sites(s, f.seat);
    const moves: MoveOf<'build'>[] = [];
    for (const slot of buildableSlots(s, tables(s.config), f.seat))
      for (const region of regions) moves.push({ kind: 'build', slot, region });
    return moves;
  },
  answer(_s, f, _seat, m) {
    f.slot = m.slot;
    f.region = m.region;
  },
  settle(s, f, tell) {
    const t = tables(s.config);
    const { seat, slot, region } = f;
    const tile = at(s.offer, slot);
    // AI-5
    const cost = isAutoma(s, seat) ? 0 : at(t.tiles, tile).cost;
    s.stack.pop();
    addGood(s, seat, GOLD, -cost);
    at(s.tiles, region).push(tile);
    tell?.({ kind: 'built', seat, tile, region, cost });
    const founding = s.owners[region] === NOBODY;
    if (founding) {
      s.owners[region] = seat;
      tell?.({ kind: 'controlled', seat, place: region, from: NOBODY });
    }
    refillOffer(s, slot, tell);
    push(s, amendFrame(seat, region, founding), ...yieldOf(t, seat, tile, region, 'build'));
  },
  barred(s, f): readonly Barred[] {
    const payable = buildableSlots(s, tables(s.config), f.seat);
    const dear = s.offer.flatMap((tile, slot): Barred[] => {
      if (payable.includes(slot)) return [];
      const part = `tile:${slot}`;
      return [tile < 0 ? { part, rule: 'BLD-7', reason: 'no-tile' } : { part, rule: 'BLD-1', reason: 'cannot-pay' }];
    });
    const held = s.owners.flatMap((_owner, region): Barred[] =>
      region === CITADEL || isSite(s, f.seat, region)
        ? []
        : [{ part: `region:${region}`, rule: 'BLD-2', reason: 'controlled-by-other' }],
    );
    return [...dear, ...held];
  },
};
