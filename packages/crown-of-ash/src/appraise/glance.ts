import { below, type RngState, type Seat } from '@cinderhall/kernel';
import { PASS } from '../none.ts';
import { at, structureVp, topOf } from '../table.ts';
import { CITADEL, GOLD, type Move, type MoveOf, type State } from '../types.ts';
import { cardValue, powerGlance } from './powers.ts';
import {
  fateWorth,
  force,
  forceAt,
  placeWorth,
  type Sight,
  scores,
  sight,
  timeLeft,
  type Weights,
  winChance,
} from './worth.ts';

/** Quick answers, to play unfinished business on with. */

/** Whether somebody is about to place a minion, or the game is over: everything begun is finished. */
export const quiet = (s: State): boolean => s.over || s.stack.at(-1)?.kind === 'turn';

/** How good an answer looks at a glance; compared only with other answers to the same question. */
function glance(v: Sight, seat: Seat, m: Move, rng: RngState): number {
  switch (m.kind) {
    case 'raise':
      return raiseGlance(v, seat, m);
    case 'build':
      return buildGlance(v, m);
    case 'amend':
      return amendGlance(v, seat, m);
    case 'commit':
      return commitGlance(v, m);
    case 'wild':
      return wildGlance(v.s.goods[seat * 5 + m.good] ?? 0);
    case 'clash':
      return cardValue(m.card) + below(rng, 6);
    case 'zero':
      return m.option === 'return' ? 1 : 0;
    case 'casualty':
      return -at(v.t.attackOf, m.fighter);
    case 'recover':
      return m.fighter < 0 ? -1 : at(v.t.attackOf, m.fighter);
    case 'order':
      return -m.order.indexOf(seat);
    case 'post':
    case 'turn':
      return below(rng, 100);
    default:
      return powerGlance(v.s, seat, m, rng);
  }
}

/** Third ones of a kind first, then what there is most of. */
const wildGlance = (n: number): number => (n % 3 === 2 ? 100 : 0) + n;

function raiseGlance(v: Sight, seat: Seat, m: MoveOf<'raise'>): number {
  if (m.slot === PASS) return 0;
  const f = at(v.s.display, m.slot);
  const { w } = v;
  const time = timeLeft(v, seat);
  const good = 1 / 3 + w.good * time;
  let cost = 0;
  for (let kind = 0; kind < GOLD; kind++) cost += at(m.pay, kind) * good;
  cost += at(m.pay, GOLD) * (1 / 2 + w.gold * time);
  return w.hand * at(v.t.attackOf, f) * time + fateWorth(v, seat, f) - cost;
}

function buildGlance({ s, t, rounds }: Sight, m: MoveOf<'build'>): number {
  const tile = at(t.tiles, at(s.offer, m.slot));
  const rise = tile.vp + at(s.tiles, m.region).length - structureVp(s, t, m.region);
  let offers = 0;
  for (const n of at(t.offers, at(s.offer, m.slot))) offers += n;
  return rise * (1 + 0.7 * rounds) + 0.4 * offers - 0.6 * tile.cost;
}

function amendGlance(v: Sight, seat: Seat, m: MoveOf<'amend'>): number {
  const { region } = topOf(v.s, 'amend');
  const { w } = v;
  const left = (w.hand - w.guard) * timeLeft(v, seat);
  let missed = 0;
  for (const f of m.fighters) missed += at(v.t.attackOf, f) * left;
  return placeWorth(v, seat, region, force(v.t, m.fighters)) - missed;
}

function commitGlance(v: Sight, m: MoveOf<'commit'>): number {
  const { w, s, t, rounds } = v;
  const { place, modifier } = topOf(s, 'commit');
  const defence = place === CITADEL && s.king ? t.pack.king.attack : forceAt(s, t, place);
  const ahead = force(t, m.fighters) + modifier - defence;
  let risked = 0;
  for (const f of m.fighters) risked += at(t.attackOf, f);
  return winChance(w, ahead) * scores(v, place, s.round) * (1 + rounds) - 0.15 * risked;
}

/** The answer that looks best at a glance; the first of equals. */
export function reply(w: Weights, s: State, seat: Seat, moves: readonly Move[], rng: RngState): Move {
  let best = at(moves, 0);
  if (moves.length === 1) return best;
  const v = sight(w, s);
  let most = Number.NEGATIVE_INFINITY;
  for (const m of moves) {
    const worth = glance(v, seat, m, rng);
    if (worth <= most) continue;
    most = worth;
    best = m;
  }
  return best;
}
