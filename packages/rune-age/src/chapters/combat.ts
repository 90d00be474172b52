import type { Seat } from '@cinderhall/kernel';
import { fielded } from '../army.ts';
import { leaveHand } from '../cards.ts';
import { openAbility } from '../effects/abilities.ts';
import { combatOf, newCombat } from '../forces.ts';
import { enemyStrength } from '../lasting.ts';
import type { TellEvent } from '../table.ts';
import { at, holderOf, isSeat, push, realmOwner } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { CardIndex, MoveOf, Side, State } from '../types.ts';
import { BATTLE, INSTANT, NOBODY, SIEGE } from '../types.ts';
import { NO_MORE, OPEN } from './chapter.ts';

/** RCO-1, RCO-3, RCO-5: a declared target; what nobody controls is fought in battle, else there is a siege. */
export function beginCombat(s: State, t: Tables, seat: Seat, target: CardIndex, tell: TellEvent): void {
  s.fought.push(target);
  const type = t.typeOf[target];
  const defender = type === 'home-realm' ? realmOwner(s, t, target) : type === 'city' ? holderOf(s, target) : NOBODY;
  const mode = defender === NOBODY ? BATTLE : SIEGE;
  s.combat = newCombat(mode, target, [seat, defender]);
  const strength = mode === BATTLE ? enemyStrength(s, t, target) : at(t.defenceOf, target);
  tell?.({ kind: 'attacked', seat, target, defender, mode, strength });
  push(s, { kind: 'outcome' });
  if (mode === SIEGE) {
    push(s, { kind: 'resolution', side: 1, unit: OPEN });
    push(s, { kind: 'resolution', side: 0, unit: OPEN });
    push(s, { kind: 'siege', side: 0, card: OPEN });
    return;
  }
  push(s, { kind: 'resolution', side: 0, unit: OPEN });
  if (t.attrition[target] === true) push(s, { kind: 'attrition', seat });
  push(s, { kind: 'battle', seat, card: OPEN });
}

/** RCO-4: an instant attacks this player's home realm. */
export function defendAgainst(s: State, t: Tables, seat: Seat, instant: CardIndex, tell: TellEvent): void {
  s.combat = newCombat(INSTANT, instant, [seat, NOBODY]);
  tell?.({
    kind: 'attacked',
    seat: NOBODY,
    target: instant,
    defender: seat,
    mode: INSTANT,
    strength: enemyStrength(s, t, instant),
  });
  push(s, { kind: 'outcome' });
  push(s, { kind: 'resolution', side: 0, unit: OPEN });
  push(s, { kind: 'battle', seat, card: OPEN });
}

/** RCO-3: units, and tactics that do something in a combat. */
const isPlayable = (t: Tables, card: CardIndex): boolean =>
  t.typeOf[card] === 'unit' ||
  (t.typeOf[card] === 'tactic' && (at(t.abilityOf.played, card) >= 0 || at(t.abilityOf.resolution, card) >= 0));

/** RCO-3, RCO-5: what a seat may play into a combat, and that it plays no more. */
export function assaults<K extends 'battle' | 'siege'>(
  s: State,
  t: Tables,
  seat: number,
  move: (card: CardIndex) => MoveOf<K>,
): MoveOf<K>[] {
  const moves: MoveOf<K>[] = [];
  let before = OPEN;
  for (const card of at(s.hands, seat)) {
    if (card === before) continue;
    before = card;
    if (isPlayable(t, card)) moves.push(move(card));
  }
  moves.push(move(NO_MORE));
  return moves;
}

/** RCO-3: a card goes into the combat, and its When Played comes up. */
export function field(s: State, t: Tables, side: Side, card: CardIndex, tell: TellEvent): void {
  const c = combatOf(s);
  const seat = at(c.seats, side);
  if (!isSeat(seat)) throw new Error(`nobody fights on side ${side}`);
  leaveHand(s, seat, card);
  const unit = t.typeOf[card] === 'unit';
  const list = at(unit ? c.units : c.tactics, side);
  list.push(fielded(card));
  tell?.({ kind: 'fielded', seat, card });
  openAbility(s, t, 'played', seat, card, unit ? list.length - 1 : -1);
}
