import type { Seat } from '@cinderhall/kernel';
import { sum } from '../sorted.ts';
import type { TellEvent } from '../table.ts';
import { addGood, at, award, isAutoma, NO_SEATS, push, seatOf, topTile } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { Frame, FrameOf, KindIndex, MoveOf, State } from '../types.ts';
import { SPECIAL, VP } from '../types.ts';
import { amendFrame } from './amend.ts';
import type { Question, Step } from './chapter.ts';
import { only } from './chapter.ts';
import { resurrectFrame } from './resurrect.ts';

const KIND_INDICES: readonly KindIndex[] = [0, 1, 2, 3];
const WILDS: readonly MoveOf<'wild'>[] = KIND_INDICES.map((good) => ({ kind: 'wild', good }));

/** GAT-1 to GAT-3, GAT-8: gain, then the owner's tax, then amend. In stack order: the last frame comes first. */
export function gather(s: State, t: Tables, seat: Seat, region: number): Frame[] {
  const tile = topTile(s, region);
  const owner = seatOf(at(s.owners, region));
  const own = owner === seat;
  const frames: Frame[] = [];
  if (own) frames.push(amendFrame(seat, region, false));
  else frames.push({ kind: 'gain', seat: owner, loot: at(t.taxes, tile), why: 'tax', place: region });
  frames.push(...yieldOf(t, seat, tile, region, 'gather'));
  return frames;
}

/** What a tile offers, gained at once when gathered or built: goods, and the dead (RES-1). */
export function yieldOf(t: Tables, seat: Seat, tile: number, region: number, why: 'gather' | 'build'): Frame[] {
  const frames: Frame[] = [{ kind: 'gain', seat, loot: at(t.offers, tile), why, place: region }];
  if (at(t.tiles, tile).resurrects === true) frames.unshift(resurrectFrame(seat));
  return frames;
}

const isNothing = (loot: readonly number[]): boolean => {
  for (const n of loot) if (n !== 0) return false;
  return true;
};

/** GAT-1, GAT-2, GAT-5, CBT-9: everything that comes from the supply, which is endless (CMP-9), comes through here. */
export const gain: Step<'gain'> = {
  settle(s, f, tell) {
    s.stack.pop();
    const { seat, loot } = f;
    if (isNothing(loot)) return;
    if (isAutoma(s, seat)) {
      gainPoints(s, f, tell);
      return;
    }
    for (let good = 0; good < SPECIAL; good++) addGood(s, seat, good, at(loot, good));
    award(s, seat, 'cards', at(loot, VP));
    tell?.({ kind: 'gained', seat, loot, why: f.why, place: f.place });
    if (at(loot, SPECIAL) > 0) push(s, { kind: 'wild', seat, left: at(loot, SPECIAL), taken: -1 });
  },
};

/** AI-3: each resource, special ingredient or gold is 1 VP; printed VP are what they are. */
function gainPoints(s: State, { seat, loot, why, place }: FrameOf<'gain'>, tell: TellEvent): void {
  const supplies = sum(loot.slice(0, VP));
  award(s, seat, 'supplies', supplies);
  award(s, seat, 'cards', at(loot, VP));
  const points = [0, 0, 0, 0, 0, 0, supplies + at(loot, VP)];
  tell?.({ kind: 'gained', seat, loot: points, why, place, items: loot });
}

function oneOf(good: number): number[] {
  const loot = [0, 0, 0, 0, 0, 0, 0];
  loot[good] = 1;
  return loot;
}

/** GAT-4: a special ingredient is any basic resource, chosen at once, one by one. */
export const wild: Question<'wild'> = {
  who: (_s, f) => (f.taken < 0 ? only(f.seat) : NO_SEATS),
  moves: () => WILDS,
  answer(_s, f, _seat, m) {
    f.taken = m.good;
  },
  settle(s, f, tell) {
    const { seat, taken } = f;
    addGood(s, seat, taken, 1);
    tell?.({ kind: 'gained', seat, loot: oneOf(taken), why: 'special', place: -1 });
    f.left--;
    f.taken = -1;
    if (f.left === 0) s.stack.pop();
  },
};
