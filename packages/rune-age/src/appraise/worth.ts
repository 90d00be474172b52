import type { Seat } from '@cinderhall/kernel';
import { outcome } from '../chapters/end.ts';
import { enemyStrength } from '../lasting.ts';
import { at, playersOf } from '../table.ts';
import { type Tables, tables } from '../tables.ts';
import type { CardIndex, State } from '../types.ts';
import { mightIn } from './might.ts';

/** How well a seat stands, by hand-made rules of thumb; a point is about one strength in every hand. */
const WEIGHTS = {
  /** One gold and one point of strength in the usual hand; gold where monuments are built. */
  gold: 0.8,
  might: 1,
  saving: 1.1,
  /** One gold and one influence of cards in play in every turn. */
  yieldGold: 1.2,
  influence: 1.3,
  /** A card in play beside what it yields, and each of its abilities and lasting effects. */
  card: 0.4,
  boon: 1,
  /** A point of strength in the hand that is held now. */
  held: 0.1,
  /** How near one is to what wins: the objective beaten, the monument paid for. Grows with the square. */
  near: 12,
  /** The same for the gold in hand: what one could build at once. */
  within: 14,
  built: 30,
  /** Damage of the home realm, and its square. */
  damage: 0.35,
  wounds: 0.02,
  /** Of allies: an enemy in play, an event still to come, and the damage of whoever is worst off. */
  enemy: 2,
  event: 0.8,
  worst: 1.5,
  /** How much of the best opponent's standing counts against one's own, and how much of the others' mean. */
  rival: 0.6,
  others: 0.4,
  /** The game itself. */
  won: 40,
};

/** Gold and strength of all cards in deck, hand and discard. */
export interface Deck {
  readonly cards: number;
  readonly gold: number;
  readonly might: number;
  /** Gold in hand. */
  readonly purse: number;
}

/** What the cards in play are good for. */
export interface Estate {
  readonly gold: number;
  readonly influence: number;
  readonly cards: number;
  readonly boons: number;
  readonly monument: boolean;
}

export function deckOf(s: State, t: Tables, seat: Seat): Deck {
  const { usual } = mightIn(t);
  let [cards, gold, might] = [0, 0, 0];
  const add = (list: readonly CardIndex[]): void => {
    for (const card of list) {
      cards++;
      gold += at(t.goldOf, card);
      might += at(usual, card);
    }
  };
  add(at(s.hands, seat));
  const purse = gold;
  add(at(s.decks, seat));
  add(at(s.discards, seat));
  return { cards, gold, might, purse };
}

export function estateOf(s: State, t: Tables, seat: Seat): Estate {
  const sum = { gold: 0, influence: 0, cards: 0, boons: 0, monument: false };
  for (const list of [at(s.ready, seat), at(s.exhausted, seat)])
    for (const card of list) {
      sum.cards++;
      sum.gold += at(t.yieldGold, card);
      sum.influence += at(t.yieldInfluence, card);
      sum.boons += at(t.boonOf, card).length + (at(t.abilityOf.action, card) >= 0 ? 1 : 0);
      if (t.typeOf[card] === 'monument') sum.monument = true;
    }
  return sum;
}

const nearness = (have: number, need: number): number => Math.min(1, have / Math.max(1, need)) ** 2;

/** What a deck and what is in play are worth to a seat, damage left aside. */
function assets(s: State, t: Tables, seat: Seat, deck: Deck, estate: Estate): number {
  const w = WEIGHTS;
  const { hand } = t.pack.start;
  const part = hand / Math.max(hand, deck.cards);
  const [gold, might] = [deck.gold * part, deck.might * part];
  let worth = (t.rules.monuments ? w.saving : w.gold) * gold + w.might * might;
  worth += w.yieldGold * estate.gold + w.influence * estate.influence + w.card * estate.cards + w.boon * estate.boons;
  if (t.rules.objectiveWins) worth += w.near * nearness(might, enemyStrength(s, t, t.objective));
  if (t.rules.monuments) {
    const price = at(t.priceOf, at(t.monuments, at(s.factions, seat)));
    const soon = w.near * nearness(gold + estate.gold, price) + w.within * nearness(deck.purse + estate.gold, price);
    worth += estate.monument ? w.built : soon;
  }
  return worth;
}

/** What the damage of a home realm costs. */
const harm = (s: State, seat: Seat): number =>
  WEIGHTS.damage * at(s.damage, seat) + WEIGHTS.wounds * at(s.damage, seat) ** 2;

function holdings(s: State, t: Tables, seat: Seat): number {
  if (s.out[seat] === 1) return -WEIGHTS.won / 2;
  const { usual } = mightIn(t);
  let held = 0;
  for (const card of at(s.hands, seat)) held += at(usual, card);
  return assets(s, t, seat, deckOf(s, t, seat), estateOf(s, t, seat)) + WEIGHTS.held * held;
}

/** RSC-3: what is good for one is good for all. */
export const allied = (s: State): boolean => tables(s.config).rules.fallsTogether;

function together(s: State, t: Tables): number {
  const seats = playersOf(s);
  let [sum, worst] = [0, 0];
  for (const seat of seats) {
    const hurt = harm(s, seat);
    sum += holdings(s, t, seat) - hurt;
    worst = Math.max(worst, hurt);
  }
  // What every team begins with counts as nothing, so that 0 is about even.
  const begun = 2 * WEIGHTS.event * t.rules.stages;
  const ahead = WEIGHTS.enemy * s.enemies.length + WEIGHTS.event * s.events.length;
  return sum / seats.length - WEIGHTS.worst * worst - ahead + begun;
}

function apart(s: State, t: Tables, seat: Seat): number {
  let [best, sum, others] = [Number.NEGATIVE_INFINITY, 0, 0];
  for (const other of playersOf(s)) {
    if (other === seat) continue;
    const standing = holdings(s, t, other) - harm(s, other);
    best = Math.max(best, standing);
    sum += standing;
    others++;
  }
  const own = holdings(s, t, seat) - harm(s, seat);
  return others === 0 ? own - WEIGHTS.near : own - WEIGHTS.rival * best - (WEIGHTS.others * sum) / others;
}

/** How well a seat stands against the others; where all are allies, how well all do. */
export function value(s: State, seat: Seat): number {
  const t = tables(s.config);
  const end = outcome(s);
  if (end !== null) {
    const share = at(end.share, seat);
    return WEIGHTS.won * (!t.rules.fallsTogether ? 2 * share - 1 : share > 0 ? 1 : -1);
  }
  return t.rules.fallsTogether ? together(s, t) : apart(s, t, seat);
}

/** What one more of a card would be worth to a seat, each card asked for once at most. */
export function gains(s: State, t: Tables, seat: Seat): (card: CardIndex) => number {
  const known: number[] = [];
  let now: { readonly deck: Deck; readonly estate: Estate; readonly worth: number } | null = null;
  return (card) => {
    const before = known[card];
    if (before !== undefined) return before;
    if (now === null) {
      const [deck, estate] = [deckOf(s, t, seat), estateOf(s, t, seat)];
      now = { deck, estate, worth: assets(s, t, seat, deck, estate) };
    }
    const gain = assets(s, t, seat, withCard(t, now.deck, card), inPlayWith(t, now.estate, card)) - now.worth;
    known[card] = gain;
    return gain;
  };
}

const comesIntoPlay = (t: Tables, card: CardIndex): boolean =>
  t.typeOf[card] !== 'gold' && t.typeOf[card] !== 'unit' && t.typeOf[card] !== 'tactic';

function withCard(t: Tables, deck: Deck, card: CardIndex): Deck {
  if (comesIntoPlay(t, card)) return deck;
  const might = deck.might + at(mightIn(t).usual, card);
  return { ...deck, cards: deck.cards + 1, gold: deck.gold + at(t.goldOf, card), might };
}

function inPlayWith(t: Tables, estate: Estate, card: CardIndex): Estate {
  if (!comesIntoPlay(t, card)) return estate;
  return {
    gold: estate.gold + at(t.yieldGold, card),
    influence: estate.influence + at(t.yieldInfluence, card),
    cards: estate.cards + 1,
    boons: estate.boons + at(t.boonOf, card).length + (at(t.abilityOf.action, card) >= 0 ? 1 : 0),
    monument: estate.monument || t.typeOf[card] === 'monument',
  };
}
