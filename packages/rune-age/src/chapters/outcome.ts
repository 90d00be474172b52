import { below, put, type Seat } from '@cinderhall/kernel';
import { cardIn, isWounded } from '../army.ts';
import { bring, destroyCard, discard, leavePlay } from '../cards.ts';
import { armyStrength, combatOf } from '../forces.ts';
import { enemyStrength } from '../lasting.ts';
import type { TellEvent } from '../table.ts';
import { at, isSeat, push, seatOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { CardIndex, Combat, Force, Side, State, Verdict } from '../types.ts';
import { INSTANT, NOBODY, SIEGE } from '../types.ts';
import type { Step } from './chapter.ts';
import { finish } from './end.ts';

function force(s: State, t: Tables, c: Combat, side: Side): Force {
  const seat = at(c.seats, side);
  const units = at(c.units, side).slice();
  const tactics = at(c.tactics, side).slice();
  const alone = side === 1 && c.mode !== SIEGE;
  return { seat, units, tactics, strength: alone ? enemyStrength(s, t, c.target) : armyStrength(s, t, c, side) };
}

function verdictOf(t: Tables, c: Combat, won: boolean): Verdict {
  if (c.mode === INSTANT) return won ? 'repelled' : 'damaged';
  if (!won) return c.mode === SIEGE ? 'repelled' : 'held';
  const type = t.typeOf[c.target];
  return type === 'home-realm' ? 'damaged' : type === 'city' || type === 'stronghold' ? 'secured' : 'beaten';
}

/** RCO-6, RCO-8: wounded units are destroyed, survivors and tactics go to their owner's discard. */
function disband(s: State, c: Combat, tell: TellEvent): void {
  for (const side of [0, 1] as const) {
    const seat = at(c.seats, side);
    if (!isSeat(seat)) continue;
    for (const unit of at(c.units, side)) {
      if (isWounded(unit)) destroyCard(s, seat, cardIn(unit), 'wound', tell);
      else discard(s, seat, cardIn(unit));
    }
    for (const tactic of at(c.tactics, side)) discard(s, seat, cardIn(tactic));
  }
}

/** Adds damage to a home realm. Whether that eliminates is asked later (`fall`). */
export function damage(s: State, seat: Seat, points: number, card: CardIndex, tell: TellEvent): void {
  if (points <= 0) return;
  const total = at(s.damage, seat) + points;
  s.damage[seat] = total;
  tell?.({ kind: 'damaged', seat, points, total, card });
}

/** RCO-4: an own stronghold out of the barracks, or a city out of the centre. */
function secure(s: State, t: Tables, seat: Seat, card: CardIndex, tell: TellEvent): void {
  s.supply[card] = at(s.supply, card) - 1;
  // Of equal strongholds the one that has been taken is no longer there to be attacked.
  if (t.typeOf[card] === 'stronghold') s.fought.splice(s.fought.indexOf(card), 1);
  bring(s, seat, card);
  tell?.({ kind: 'secured', seat, card, from: NOBODY });
}

/** A dragon rune that nobody has, at random. */
export function drawRune(s: State, t: Tables, seat: Seat, tell: TellEvent): void {
  const free = t.runes.filter((rune) => at(s.supply, rune) > 0);
  if (free.length === 0) return;
  const card = at(free, below(s.rng, free.length));
  s.supply[card] = 0;
  bring(s, seat, card);
  tell?.({ kind: 'rune-drawn', seat, card });
}

/** RCO-4, RSC-1: an enemy becomes a reward, is discarded, or decides the game. */
function beat(s: State, t: Tables, seat: Seat, target: CardIndex, tell: TellEvent): void {
  const card = at(t.cards, target);
  if (card.type !== 'enemy') {
    if (t.rules.objectiveWins) finish(s, [seat], 'objective', tell);
    return;
  }
  s.enemies.splice(s.enemies.indexOf(target), 1);
  if (card.reward !== undefined) {
    bring(s, seat, target);
    tell?.({ kind: 'rewarded', seat, card: target });
  } else if (card.special === 'draw-rune') {
    put(s.removed, target);
    tell?.({ kind: 'event-left', card: target });
    drawRune(s, t, seat, tell);
  } else {
    put(s.spentEvents, target);
    tell?.({ kind: 'event-spent', card: target });
  }
}

/** RCO-5: a won siege takes the city, refreshed, or damages the home realm by the difference. */
function conquer(s: State, t: Tables, c: Combat, difference: number, tell: TellEvent): void {
  const seat = seatOf(at(c.seats, 0));
  const from = seatOf(at(c.seats, 1));
  if (t.typeOf[c.target] === 'home-realm') {
    damage(s, from, difference, c.target, tell);
    push(s, { kind: 'fall', by: seat });
    return;
  }
  leavePlay(s, from, c.target);
  bring(s, seat, c.target);
  tell?.({ kind: 'secured', seat, card: c.target, from });
}

/** RCO-4: what came of a battle, or of an instant's attack. */
function conclude(s: State, t: Tables, c: Combat, won: boolean, difference: number, tell: TellEvent): void {
  const seat = seatOf(at(c.seats, 0));
  if (c.mode === INSTANT) damage(s, seat, -difference, c.target, tell);
  else if (won && c.mode === SIEGE) conquer(s, t, c, difference, tell);
  else if (won && (t.typeOf[c.target] === 'city' || t.typeOf[c.target] === 'stronghold'))
    secure(s, t, seat, c.target, tell);
  else if (won) beat(s, t, seat, c.target, tell);
}

/** RCO-3 to RCO-7: in a battle the player wins ties, in a siege the defender. */
export const outcome: Step<'outcome'> = {
  settle(s, _f, tell) {
    s.stack.pop();
    const t = tables(s.config);
    const c = combatOf(s);
    const attack = force(s, t, c, 0);
    const defence = force(s, t, c, 1);
    const difference = attack.strength - defence.strength;
    const won = c.mode === SIEGE ? difference > 0 : difference >= 0;
    const { target, mode } = c;
    tell?.({ kind: 'fought', target, mode, attack, defence, winner: won ? 0 : 1, verdict: verdictOf(t, c, won) });
    disband(s, c, tell);
    s.combat = null;
    conclude(s, t, c, won, difference, tell);
  },
};
