import type { Ban, Barred, Seat } from '@cinderhall/kernel';
import { at, NO_SEATS, push, topTile } from '../table.ts';
import type { Ground, Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { Frame, MoveOf, State } from '../types.ts';
import { CITADEL, HOME, NOBODY } from '../types.ts';
import { canPayTile, hasSite } from './build.ts';
import type { Question } from './chapter.ts';
import { ban, only } from './chapter.ts';
import { gather } from './gather.ts';
import { refreshable, refreshMat } from './refresh.ts';

const TAKEN = ban('TRN-3', 'space-taken');
const FLANK_USED = ban('CIT-3', 'flank-used');
const NO_STRUCTURE = ban('GAT-6', 'nothing-to-gather');
const UNCONTROLLED = ban('CBT-1', 'nobody-to-fight');
const OWN_PLACE = ban('CBT-1', 'own-place');
const OWN_CITADEL = ban('CIT-6', 'own-citadel');
const NO_FIGHTER = ban('CBT-1', 'no-fighter');
const NOTHING_USED = ban('TRN-2', 'nothing-to-refresh');
const TOO_DEAR = ban('TRN-2', 'tile-too-dear');
const NO_SITE = ban('TRN-2', 'no-site');
const NOT_IN_PLAY = ban('TRN-4', 'more-players');

/** CBT-1, CIT-6: why this seat cannot attack this place; null when it can. */
function barToAttack(s: State, seat: Seat, place: number): Ban | null {
  if (s.owners[place] === seat) return place === CITADEL ? OWN_CITADEL : OWN_PLACE;
  const king = place === CITADEL && s.king;
  if (s.owners[place] === NOBODY && !king) return UNCONTROLLED;
  return at(s.hands, seat).length === 0 ? NO_FIGHTER : null;
}

function barToBuild(s: State, t: Tables, seat: Seat): Ban | null {
  if (!canPayTile(s, t, seat)) return TOO_DEAR;
  return hasSite(s, seat) ? null : NO_SITE;
}

/** By space: whether somebody's minion stands there. */
function takenSpaces(s: State, t: Tables): boolean[] {
  const taken = t.noneTaken.slice();
  for (const space of s.minions) if (space !== HOME) taken[space] = true;
  return taken;
}

/** TRN-2: why this seat cannot place a minion on any of these spaces, taken or not; null when it can. */
function barToGround(s: State, t: Tables, seat: Seat, { kind, place }: Ground): Ban | null {
  switch (kind) {
    case 'gold':
      return null;
    case 'build':
      return barToBuild(s, t, seat);
    case 'refresh':
      return refreshable(s, seat) ? null : NOTHING_USED;
    case 'gather':
      return topTile(s, place) < 0 ? NO_STRUCTURE : null;
    default:
      return barToAttack(s, seat, place);
  }
}

/** TRN-3 */
const barToTaken = ({ kind }: Ground): Ban => (kind === 'flank' ? FLANK_USED : TAKEN);

/** The unfinished business that a minion on this space begins; the last frame comes first. */
export function action(s: State, t: Tables, seat: Seat, space: number): Frame[] {
  const { kind, place, modifier } = at(t.spaces, space);
  switch (kind) {
    case 'gold':
      return [{ kind: 'gain', seat, loot: [0, 0, 0, 0, t.pack.goldSpace.gold, 0, 0], why: 'gold', place: NOBODY }];
    case 'build':
      return [{ kind: 'build', seat, slot: -1, region: -1 }];
    case 'refresh':
      return [];
    case 'gather':
      return gather(s, t, seat, place);
    default:
      return [{ kind: 'commit', seat, place, modifier, fighters: [] }];
  }
}

/** Moves one minion from the mat to a space; minions of a seat stay sorted, those on the mat first. */
export function placeMinion(s: State, seat: Seat, space: number): void {
  let i = seat * 4;
  if (s.minions[i] !== HOME) throw new Error(`no minion of ${seat} is on its mat`);
  for (const last = i + 3; i < last && at(s.minions, i + 1) < space; i++) s.minions[i] = at(s.minions, i + 1);
  s.minions[i] = space;
}

/** TRN-1 to TRN-4: one minion, its action, and then perhaps a raised fighter. */
export const turn: Question<'turn'> = {
  who: (_s, f) => (f.space < 0 ? only(f.seat) : NO_SEATS),
  moves(s, f) {
    const t = tables(s.config);
    const moves: MoveOf<'turn'>[] = [];
    const taken = takenSpaces(s, t);
    for (const ground of t.grounds) {
      if (barToGround(s, t, f.seat, ground) !== null) continue;
      for (const space of ground.spaces) if (ground.many || !at(taken, space)) moves.push(at(t.placements, space));
    }
    return moves;
  },
  answer(_s, f, _seat, m) {
    f.space = m.space;
  },
  settle(s, f, tell) {
    const t = tables(s.config);
    const { seat, space } = f;
    s.stack.pop();
    placeMinion(s, seat, space);
    tell?.({ kind: 'placed', seat, space });
    push(s, ...action(s, t, seat, space));
    if (at(t.spaces, space).kind === 'refresh') refreshMat(s, seat, tell);
  },
  barred(s, f): readonly Barred[] {
    const t = tables(s.config);
    const taken = takenSpaces(s, t);
    return t.grounds.flatMap((ground) => {
      const bar = barToGround(s, t, f.seat, ground);
      return ground.spaces.flatMap((space) => {
        const found = !ground.many && at(taken, space) ? barToTaken(ground) : bar;
        return found === null ? [] : [{ part: `space:${space}`, ...found }];
      });
    });
  },
  forbids: (s, _f, _seat, { space }) => (tables(s.config).inPlay.includes(space) ? null : NOT_IN_PLAY),
};
