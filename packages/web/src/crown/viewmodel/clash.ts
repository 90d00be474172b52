import type { Cards, Fighter, Tables, View } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { defenceOf } from './forecast.ts';
import { cardsLeft, guardStrength, type Range, strengthOf, totalWith } from './strength.ts';

/**
 * A battle whose cards are being chosen or lie covered, from one of its sides: the own total before the card, and what the
 * other may reach. `null` where there is none. Whoever is not the attacker is the defender, who may be the King.
 */
export function clashOf(t: Tables, view: View, seat: number): { readonly own: number; readonly other: Range } | null {
  const f = view.stack.find((frame) => frame.kind === 'clash' || frame.kind === 'reveal');
  if (!f) return null;
  const attackers = attackerSum(t, view, f.attacker, f.attackers);
  if (seat === f.attacker) return { own: attackers.max + f.modifier, other: defenceOf(t, view, f.place) };
  const attacker = view.players[f.attacker];
  const cards = totalWith(f.modifier, attacker ? cardsLeft(view, attacker) : []);
  return {
    own: guardStrength(t, view, f.place).sum,
    other: { min: attackers.min + cards.min, max: attackers.max + cards.max },
  };
}

/** What the committed attackers add up to: exactly when one sees them, else between the weakest and strongest way. */
function attackerSum(t: Tables, view: View, attacker: Seat, attackers: Cards): Range {
  if ('known' in attackers) {
    const { sum } = strengthOf(t, attackers.known);
    return { min: sum, max: sum };
  }
  const sums = sumsOf(t, coverable(view, attacker), attackers.count);
  return { min: Math.min(...sums), max: Math.max(...sums) };
}

/** Fighters of a seat that lie nowhere in the open, so that they may be among its covered attackers. */
function coverable(view: View, seat: Seat): readonly Fighter[] {
  const player = view.players[seat];
  const open = [
    ...(player?.graveyard ?? []),
    ...(player && 'known' in player.hand ? player.hand.known : []),
    ...view.places.flatMap((place) => (place.owner === seat ? place.guards : [])),
  ];
  const left = [...(view.memory.roster[seat] ?? [])];
  for (const fighter of open) {
    const at = left.indexOf(fighter);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function sumsOf(t: Tables, fighters: readonly Fighter[], count: number): readonly number[] {
  const sums: number[] = [];
  const extend = (from: number, chosen: readonly Fighter[]): void => {
    if (chosen.length === count) sums.push(strengthOf(t, chosen).sum);
    else for (const [i, next] of fighters.entries()) if (i >= from) extend(i + 1, [...chosen, next]);
  };
  extend(0, []);
  return sums.length > 0 ? sums : [0];
}
