import { below, put, type Seat, take } from '@cinderhall/kernel';
import { strengthened } from '../army.ts';
import { discard, draw, leaveHand, showToHand, takeTop } from '../cards.ts';
import type { Step as Chapter } from '../chapters/chapter.ts';
import { OPEN } from '../chapters/chapter.ts';
import type { Step } from '../content/vocabulary.ts';
import { sideOf } from '../forces.ts';
import type { TellEvent } from '../table.ts';
import { at, push, seatOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { CardIndex, FrameOf, State } from '../types.ts';
import { limitOf, opposing, recoverable } from './abilities.ts';
import { amountOf } from './amounts.ts';

type Steps = FrameOf<'steps'>;
type StepOf<D extends Step['do']> = Extract<Step, { do: D }>;

/** Turns cards up from the top of the own deck. */
function reveal(s: State, f: Steps, step: StepOf<'reveal'>, tell: TellEvent): void {
  const { seat, ability, card: own } = f;
  const cards: CardIndex[] = [];
  for (let i = 0; i < step.cards; i++) {
    const found = takeTop(s, seat, tell);
    if (found === null) break;
    put(cards, found.card);
  }
  if (cards.length === 0) return;
  tell?.({ kind: 'revealed', seat, cards });
  push(s, { kind: 'reveal', seat, cards, ability, at: f.at - 1, own, card: OPEN });
}

function strengthen(s: State, t: Tables, f: Steps, step: StepOf<'strengthen'>, tell: TellEvent): void {
  const side = sideOf(s, f.seat);
  const c = s.combat;
  if (side === -1 || c === null) return;
  const by = amountOf(s, t, step.by, f.seat, f.card, f.unit);
  if (by === 0) return;
  const units = at(c.units, side);
  const army = step.what === 'army' || f.unit < 0;
  if (army) c.bonus[side] = at(c.bonus, side) + by;
  else units[f.unit] = strengthened(at(units, f.unit), by);
  tell?.({ kind: 'strengthened', seat: f.seat, card: f.card, by, army });
}

function destroy(s: State, t: Tables, f: Steps, step: StepOf<'destroy'>): void {
  const side = opposing(s, f.seat);
  if (side === -1 || s.combat === null) return;
  const strongest = limitOf(s, t, step, f.seat, f.card, f.unit);
  const seat = step.chooser === 'holder' ? f.seat : seatOf(at(s.combat.seats, side));
  push(s, { kind: 'destroy', seat, side, strongest, unit: OPEN });
}

function discardAtRandom(s: State, f: Steps, count: number, tell: TellEvent): void {
  const side = opposing(s, f.seat);
  if (side === -1 || s.combat === null) return;
  const seat = seatOf(at(s.combat.seats, side));
  for (let i = 0; i < count; i++) {
    const hand = at(s.hands, seat);
    if (hand.length === 0) return;
    const card = at(hand, below(s.rng, hand.length));
    leaveHand(s, seat, card);
    discard(s, seat, card);
    tell?.({ kind: 'discarded', seat, card, why: 'random' });
  }
}

function gain(s: State, seat: Seat, { gold, influence }: StepOf<'gain'>, tell: TellEvent): void {
  s.gold[seat] = at(s.gold, seat) + gold;
  s.influence[seat] = at(s.influence, seat) + influence;
  tell?.({ kind: 'gained', seat, gold, influence });
}

function carryOut(s: State, t: Tables, f: Steps, step: Step, tell: TellEvent): void {
  const { seat } = f;
  switch (step.do) {
    case 'draw':
      draw(s, seat, step.cards, 'ability', tell);
      return;
    case 'reveal':
      reveal(s, f, step, tell);
      return;
    case 'recover':
    case 'join': {
      const from = recoverable(s, t, seat, step, f.card);
      if (from.length > 0) push(s, { kind: 'recover', seat, from, joins: step.do === 'join', card: OPEN });
      return;
    }
    case 'destroy':
      destroy(s, t, f, step);
      return;
    case 'strengthen':
      strengthen(s, t, f, step, tell);
      return;
    case 'opponent-discards':
      discardAtRandom(s, f, step.cards, tell);
      return;
    case 'refresh':
      push(s, { kind: 'refresh', seat, left: step.cards, card: OPEN });
      return;
    case 'gain':
      gain(s, seat, step, tell);
      return;
  }
}

/** What an ability does, step after step; each is over, with all it asks, before the next. */
export const steps: Chapter<'steps'> = {
  settle(s, f, tell) {
    const t = tables(s.config);
    const step = at(t.abilities, f.ability).steps[f.at];
    if (step === undefined) {
      s.stack.pop();
      return;
    }
    f.at++;
    carryOut(s, t, f, step, tell);
  },
};

/** A card of the own discard pile goes to the hand. */
export function toHand(s: State, seat: Seat, card: CardIndex, tell: TellEvent): void {
  take(at(s.discards, seat), card);
  showToHand(s, seat, card);
  tell?.({ kind: 'took-to-hand', seat, card, from: 'discard' });
}
