import { next, type RngState, type Seat } from '@cinderhall/kernel';
import { at, isAutoma, isAutomaton } from '../table.ts';
import { tables } from '../tables.ts';
import { FATES, NECROMANCERS, type State } from '../types.ts';

/**
 * How many times likelier a player raises a fighter for each VP that its fate gives for it (END-2). Fitted to games of
 * greedy bots and of short-sighted masters, and rounded down: people may think less of it.
 */
const FONDNESS = 1.5;

/** A way to deal the fates that others hide. */
interface Deal {
  /** By position in the list of those who hide one. */
  readonly fates: readonly number[];
  readonly weight: number;
}

/**
 * Deals again the fates that others hide, in worlds that were drawn evenly: each deal is as likely as it makes the fighters
 * that everybody saw them raise. Whom they sent to battle under cover is left as it was drawn, since strength tells little
 * of it. `s` is any world of the same view: what is read of it is public.
 */
export function belief(s: State, seat: Seat): (world: State, rng: RngState) => void {
  const hidden = s.over ? [] : s.order.filter((other) => other !== seat && !isAutoma(s, other));
  const left = FATES.map((_pair, fate) => fate).filter((fate) => fate !== s.fates[seat]);
  const deals = dealsOf(
    hidden.map((other) => likingOf(s, other)),
    left,
  );
  const total = deals.reduce((sum, { weight }) => sum + weight, 0);
  return (world, rng) => {
    let lot = (next(rng) / 2 ** 32) * total;
    const drawn = deals.find(({ weight }) => {
      lot -= weight;
      return lot < 0;
    });
    hidden.forEach((other, i) => {
      world.fates[other] = at(drawn?.fates ?? [], i);
    });
  };
}

/** By fate: how likely it makes the fighters that this seat has raised, up to a factor. */
function likingOf(s: State, seat: Seat): number[] {
  const t = tables(s.config);
  const raised = at(s.roster, seat).slice();
  for (const fighter of at(t.starting, NECROMANCERS.indexOf(at(s.necromancers, seat)))) {
    const where = raised.indexOf(fighter);
    if (where >= 0) raised.splice(where, 1);
  }
  return FATES.map(([one, other]) => {
    let liking = 1;
    for (const f of raised) {
      const kind = at(t.kindOf, f);
      if (isAutomaton(t, f) || (kind !== one && kind !== other)) continue;
      // By steps: engines may round powers differently.
      for (let tier = at(t.tierOf, f); tier > 0; tier--) liking *= FONDNESS;
    }
    return liking;
  });
}

/** Every way to give each of them another of the fates that are left, with how likely it is. */
function dealsOf(likings: readonly (readonly number[])[], left: readonly number[]): readonly Deal[] {
  let deals: readonly Deal[] = [{ fates: [], weight: 1 }];
  for (const liking of likings)
    deals = deals.flatMap(({ fates, weight }) =>
      left
        .filter((fate) => !fates.includes(fate))
        .map((fate) => ({ fates: [...fates, fate], weight: weight * (liking[fate] ?? 0) })),
    );
  return deals;
}
