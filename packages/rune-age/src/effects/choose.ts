import { put, take } from '@cinderhall/kernel';
import { fielded } from '../army.ts';
import { discard, showToHand } from '../cards.ts';
import { destroyUnit } from '../chapters/attrition.ts';
import type { Question } from '../chapters/chapter.ts';
import { OPEN } from '../chapters/chapter.ts';
import { combatOf, sideOf } from '../forces.ts';
import type { TellEvent } from '../table.ts';
import { at, NO_SEATS, only, push } from '../table.ts';
import { allows, type Tables, tables } from '../tables.ts';
import type { CardIndex, FrameOf, MoveOf, State } from '../types.ts';
import { destructible, refreshable } from './abilities.ts';
import { toHand } from './steps.ts';

const USES: readonly MoveOf<'use'>[] = [true, false].map((use) => ({ kind: 'use', use }));

/** RCO-3: whether a When Played that costs nothing is used. */
export const use: Question<'use'> = {
  who: (_s, f) => (f.use === null ? only(f.seat) : NO_SEATS),
  moves: () => USES,
  answer(_s, f, m) {
    f.use = m.use;
  },
  settle(s, f) {
    s.stack.pop();
    if (f.use !== true) s.stack.pop();
  },
};

/** Revealed cards that may be taken, each once. */
function takeable(t: Tables, f: FrameOf<'reveal'>): CardIndex[] {
  const step = at(t.abilities, f.ability).steps[f.at];
  if (step?.do !== 'reveal') return [];
  return f.cards.filter((card, i) => card !== f.cards[i - 1] && allows(t, step.take, f.own, card));
}

/** Those that are not taken: discarded, or asked about. */
function layAside(s: State, t: Tables, f: FrameOf<'reveal'>, rest: readonly CardIndex[], tell: TellEvent): void {
  const step = at(t.abilities, f.ability).steps[f.at];
  const keeps = step?.do === 'reveal' && step.rest === 'keep';
  for (const card of rest) {
    if (keeps) push(s, { kind: 'top', seat: f.seat, card, use: null });
    else {
      discard(s, f.seat, card);
      tell?.({ kind: 'discarded', seat: f.seat, card, why: 'reveal' });
    }
  }
}

/** One of the revealed cards goes to the hand. */
export const reveal: Question<'reveal'> = {
  who: (s, f) => (f.card === OPEN && takeable(tables(s.config), f).length > 1 ? only(f.seat) : NO_SEATS),
  moves: (s, f) => takeable(tables(s.config), f).map((card) => ({ kind: 'reveal', card })),
  answer(_s, f, m) {
    f.card = m.card;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const t = tables(s.config);
    const card = f.card === OPEN ? takeable(t, f)[0] : f.card;
    const rest = f.cards.slice();
    if (card !== undefined) {
      take(rest, card);
      showToHand(s, f.seat, card);
      tell?.({ kind: 'took-to-hand', seat: f.seat, card, from: 'deck' });
    }
    layAside(s, t, f, rest, tell);
  },
};

const STAYS: readonly MoveOf<'top'>[] = [true, false].map((keeps) => ({ kind: 'top', use: keeps }));

/** A revealed card stays on top of the deck, or is discarded. */
export const top: Question<'top'> = {
  who: (_s, f) => (f.use === null ? only(f.seat) : NO_SEATS),
  moves: () => STAYS,
  answer(_s, f, m) {
    f.use = m.use;
  },
  settle(s, { seat, card, use: stays }, tell) {
    s.stack.pop();
    if (stays === true) {
      at(s.decks, seat).push(card);
      s.tops[seat] = at(s.tops, seat) + 1;
      tell?.({ kind: 'left-on-top', seat, card });
    } else {
      discard(s, seat, card);
      tell?.({ kind: 'discarded', seat, card, why: 'reveal' });
    }
  },
};

function join(s: State, f: FrameOf<'recover'>, card: CardIndex, tell: TellEvent): void {
  const side = sideOf(s, f.seat);
  if (side === -1) return;
  take(at(s.discards, f.seat), card);
  at(combatOf(s).units, side).push(fielded(card));
  tell?.({ kind: 'joined', seat: f.seat, card });
}

/** A card of the own discard pile. */
export const recover: Question<'recover'> = {
  who: (_s, f) => (f.card === OPEN && f.from.length > 1 ? only(f.seat) : NO_SEATS),
  moves: (_s, f) => f.from.map((card) => ({ kind: 'recover', card })),
  answer(_s, f, m) {
    f.card = m.card;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const card = f.card === OPEN ? f.from[0] : f.card;
    if (card === undefined) return;
    if (f.joins) join(s, f, card, tell);
    else toHand(s, f.seat, card, tell);
  },
};

/** RCO-7: a unit of the other player. */
export const destroy: Question<'destroy'> = {
  who(s, f) {
    const units = f.unit === OPEN ? destructible(s, tables(s.config), f.side, f.strongest) : [];
    return units.length > 1 ? only(f.seat) : NO_SEATS;
  },
  moves: (s, f) => destructible(s, tables(s.config), f.side, f.strongest).map((unit) => ({ kind: 'destroy', unit })),
  answer(_s, f, m) {
    f.unit = m.unit;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const unit = f.unit === OPEN ? destructible(s, tables(s.config), f.side, f.strongest)[0] : f.unit;
    if (unit !== undefined) destroyUnit(s, f.side, unit, 'ability', tell);
  },
};

/** Exhausted cards that are refreshed. */
export const refresh: Question<'refresh'> = {
  who: (s, f) => (f.card === OPEN && refreshable(s, tables(s.config), f.seat).length > 1 ? only(f.seat) : NO_SEATS),
  moves: (s, f) => refreshable(s, tables(s.config), f.seat).map((card) => ({ kind: 'refresh', card })),
  answer(_s, f, m) {
    f.card = m.card;
  },
  settle(s, f, tell) {
    const card = f.card === OPEN ? refreshable(s, tables(s.config), f.seat)[0] : f.card;
    f.card = OPEN;
    f.left--;
    if (f.left === 0 || card === undefined) s.stack.pop();
    if (card === undefined) return;
    take(at(s.exhausted, f.seat), card);
    put(at(s.ready, f.seat), card);
    tell?.({ kind: 'refreshed', seat: f.seat, cards: [card] });
  },
};
