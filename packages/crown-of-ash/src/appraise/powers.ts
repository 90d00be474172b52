import { below, type RngState, SEATS, type Seat } from '@cinderhall/kernel';
import { at, has, PLACES } from '../table.ts';
import { CARD_VALUES, tables, unusedCards } from '../tables.ts';
import { DIE_CARD, KINDS, type Move, type MoveOf, type State } from '../types.ts';

/** Quick answers to the questions of powers, at a glance: the part of this folder that tables without powers never need. */

const MEAN_ROLL = 3.5;
export const cardValue = (card: number): number => (card === DIE_CARD ? MEAN_ROLL : at(CARD_VALUES, card));

type PowerMove = Extract<
  Move,
  { kind: 'power' | 'unveil' | 'brace' | 'forewarn' | 'overturn' | 'fence' | 'command' | 'reinforce' | 'fortify' }
>;

/** Third ones of a kind are worth most, since three make a VP (END-1). */
function fenceGlance(s: State, seat: Seat, m: MoveOf<'fence'>): number {
  let worth = 0;
  for (let k = 0; k < KINDS.length; k++) {
    const before = has(s, seat, k);
    worth += Math.floor((before + at(m.take, k) - at(m.give, k)) / 3) - Math.floor(before / 3);
  }
  return worth;
}

/** A low roll of one's own and a high one of somebody else are worth rolling again. */
function overturnGlance(s: State, seat: Seat, m: MoveOf<'overturn'>): number {
  if (m.die < 0) return 1;
  const rolled = s.stack.findLast((f) => 'dice' in f);
  const owner = SEATS.find((other) => other === m.die);
  if (rolled === undefined || !('dice' in rolled) || owner === undefined) return 0;
  const die = rolled.dice[owner];
  return owner === seat ? MEAN_ROLL - die : die - MEAN_ROLL;
}

/** The strongest card that the opponent has left, with some luck: never the one it has sealed in this imagined world. */
function forewarnGlance(s: State, seat: Seat, m: MoveOf<'forewarn'>, rng: RngState): number {
  const battle = s.stack.findLast((f) => f.kind === 'reveal');
  if (battle?.kind !== 'reveal' || m.card < 0) return 0;
  const opponent = battle.attacker === seat ? battle.defender : battle.attacker;
  const left = unusedCards(at(s.used, opponent));
  return left.some((card) => card === m.card) ? cardValue(m.card) + below(rng, 3) - 1 : -1;
}

function reinforceGlance(s: State, m: MoveOf<'reinforce'>): number {
  const t = tables(s.config);
  const gained = m.into < 0 ? 0 : at(t.attackOf, m.into);
  const lost = m.out < 0 ? 0 : at(t.attackOf, m.out);
  return (gained - lost) * (m.place === PLACES.length - 1 ? 2 : 1);
}

/** How good an answer to a power's question looks at a glance. A quick player never begins a power. */
export function powerGlance(s: State, seat: Seat, m: PowerMove, rng: RngState): number {
  switch (m.kind) {
    case 'power':
      return Number.NEGATIVE_INFINITY;
    case 'unveil':
    case 'brace':
      return m.use ? 1 : 0;
    case 'forewarn':
      return forewarnGlance(s, seat, m, rng);
    case 'overturn':
      return overturnGlance(s, seat, m);
    case 'fence':
      return fenceGlance(s, seat, m);
    case 'command':
      return below(rng, 100);
    case 'reinforce':
      return reinforceGlance(s, m);
    case 'fortify':
      return m.place;
  }
}
