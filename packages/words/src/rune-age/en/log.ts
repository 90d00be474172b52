import type { EventOf } from '@cinderhall/rune-age';
import { count } from '../../en/plural.ts';
import { signed } from '../../speech.ts';
import { isEvent, saysOf } from '../card-text.ts';
import type { TableNames } from '../names.ts';
import { type TableProse, told } from '../piece.ts';
import { number } from '../speech.ts';
import type { LogWords } from '../telling.ts';
import { cardWords, say } from './nouns.ts';

const { who, everybody, card, unit, cards, coins, goods } = say;

/** By index of the mode: battle, siege, attack of an instant. */
const SIEGE = 1;
const INSTANT = 2;

function attacked({ seat, target, defender, mode, strength }: EventOf<'attacked'>, n: TableNames): TableProse {
  if (mode === INSTANT)
    return told`${card(n, target)} attacks the home realm of ${who(n, defender)} with strength ${number(strength)}.`;
  if (mode === SIEGE) return told`${who(n, seat)} besieges ${card(n, target, 'object')}, held by ${who(n, defender)}.`;
  return told`${who(n, seat)} attacks ${card(n, target, 'object')} of strength ${number(strength)}.`;
}

const lossTo: { readonly [W in EventOf<'destroyed'>['why']]: string } = {
  attrition: ' to attrition',
  ability: ' to an ability',
  wound: ' to its wound',
  cost: ' to pay',
  event: ' to the event',
};

const discardedFor: { readonly [W in EventOf<'discarded'>['why']]: string } = {
  cost: ' to pay',
  random: ' at random',
  reveal: '',
};

const verdicts: { readonly [V in EventOf<'fought'>['verdict']]: string } = {
  held: 'The attack fails.',
  secured: 'The attack succeeds.',
  beaten: 'The enemy is beaten.',
  repelled: 'The attack is repelled.',
  damaged: 'The defence is broken.',
};

function fought({ target, mode, attack, defence, verdict }: EventOf<'fought'>, n: TableNames): TableProse {
  const foe = mode === SIEGE ? who(n, defence.seat) : card(n, target);
  return told`${who(n, attack.seat)} ${number(attack.strength)}, ${foe} ${number(defence.strength)}. ${verdicts[verdict]}`;
}

function kept({ seat, count: some, discarded }: EventOf<'kept'>, n: TableNames): TableProse {
  if (some === 0) return told`${who(n, seat)} discards ${cards(n, discarded)}.`;
  const keeps = told`${who(n, seat)} keeps ${count(some, 'card', 'cards')}`;
  return discarded.length === 0 ? told`${keeps}.` : told`${keeps} and discards ${cards(n, discarded)}.`;
}

const wins = (winners: readonly unknown[]): string => (winners.length === 1 ? 'wins' : 'win together');

function ended({ winners, by }: EventOf<'ended'>, n: TableNames): TableProse {
  const all = everybody(n, winners);
  switch (by) {
    case 'objective':
      return told`The objective is beaten: ${all} ${wins(winners)}.`;
    case 'last-standing':
      return told`${all} is the last one standing, and wins.`;
    case 'all-fell':
      return winners.length === 0
        ? ['Everybody has fallen; nobody wins.']
        : told`The last ones fall together: ${all} ${wins(winners)}.`;
    case 'one-fell':
      return ['One has fallen, so all have lost.'];
    case 'outlived':
      return told`The last event is outlived: ${all} ${wins(winners)}.`;
    case 'monument':
      return told`The monument stands: ${all} ${wins(winners)}.`;
    case 'strength':
      return told`Several monuments stand; by the strength of all units ${all} ${wins(winners)}.`;
  }
}

/** What happens at a table, in English. */
export const log: LogWords = {
  began: (e, n) => told`${who(n, e.first)} goes first. In the centre: ${cards(n, e.cities)}.`,
  'rune-drawn': (e, n) => told`${who(n, e.seat)} gains ${card(n, e.card, 'object')}.`,
  'round-began': (e) => told`Round ${e.round} begins.`,
  'turn-began': (e, n) => told`${who(n, e.seat)} is on turn.`,
  refreshed: (e, n) => told`${who(n, e.seat)} refreshes ${cards(n, e.cards)}.`,
  drew: (e, n) =>
    e.cards.length > 0
      ? told`${who(n, e.seat)} draws ${cards(n, e.cards)}.`
      : told`${who(n, e.seat)} draws ${count(e.count, 'card', 'cards')}.`,
  reshuffled: (e, n) =>
    told`${who(n, e.seat)} shuffles ${count(e.count, 'discarded card', 'discarded cards')} into a new deck.`,
  'played-gold': (e, n) => told`${who(n, e.seat)} plays ${coins(e.gold, 'gold')}.`,
  exhausted: (e, n) => {
    const what = told`${who(n, e.seat)} exhausts ${card(n, e.card, 'object')}`;
    return e.gold + e.influence > 0 ? told`${what} for ${goods(e.gold, e.influence)}.` : told`${what}.`;
  },
  bought: (e, n) => told`${who(n, e.seat)} buys ${card(n, e.card, 'object')} for ${coins(e.price, coinOf(n, e.card))}.`,
  used: (e, n) => told`${who(n, e.seat)} uses the action of ${card(n, e.card, 'object')}.`,
  kept,
  lost: (e, n) => told`${who(n, e.seat)} leaves ${goods(e.gold, e.influence)} unspent.`,
  attacked,
  fielded: (e, n) => told`${who(n, e.seat)} plays ${card(n, e.card, 'object')}.`,
  passed: (e, n) => told`${who(n, e.seat)} plays no more.`,
  joined: (e, n) => told`${who(n, e.seat)} brings ${card(n, e.card, 'object')} back from the discard pile.`,
  rolled: (e, n) => told`${who(n, e.seat)} rolls ${e.skulls === 0 ? 'no skulls' : count(e.skulls, 'skull', 'skulls')}.`,
  wounded: (e, n) => told`${who(n, e.seat)} wounds ${unit(n, e.unit, 'object')}.`,
  destroyed: (e, n) => told`${who(n, e.seat)} loses ${card(n, e.card, 'object')}${lossTo[e.why]}.`,
  discarded: (e, n) => told`${who(n, e.seat)} discards ${card(n, e.card, 'object')}${discardedFor[e.why]}.`,
  revealed: (e, n) => told`${who(n, e.seat)} reveals ${cards(n, e.cards)}.`,
  'took-to-hand': (e, n) =>
    told`${who(n, e.seat)} takes ${card(n, e.card, 'object')} into the hand${e.from === 'deck' ? '' : ' from the discard pile'}.`,
  'left-on-top': (e, n) => told`${who(n, e.seat)} leaves ${card(n, e.card, 'object')} on top of the deck.`,
  strengthened: (e, n) =>
    e.army
      ? told`${card(n, e.card)} gives the army of ${who(n, e.seat)} ${signed(e.by)} strength.`
      : told`${card(n, e.card)} of ${who(n, e.seat)} gains ${signed(e.by)} strength.`,
  gained: (e, n) => told`${who(n, e.seat)} gains ${goods(e.gold, e.influence)}.`,
  fought,
  secured: (e, n) => {
    const what = told`${who(n, e.seat)} takes ${card(n, e.card, 'object')}`;
    return e.from < 0 ? told`${what}.` : told`${what} from ${who(n, e.from)}.`;
  },
  rewarded: (e, n) => told`${who(n, e.seat)} keeps ${card(n, e.card, 'object')} as a reward.`,
  damaged: (e, n) => {
    const what = told`The home realm of ${who(n, e.seat)} takes ${number(e.points)} damage`;
    const by = isEvent(n.card(e.card)) ? told` from ${card(n, e.card, 'object')}` : '';
    return told`${what}${by} and has ${number(e.total)} now.`;
  },
  'phase-began': () => told`The event phase begins.`,
  'event-drawn': (e, n) => told`Event: ${card(n, e.card)}.${saysOf(cardWords, n, e.card)}`,
  'event-spent': (e, n) => told`${card(n, e.card)} is discarded.`,
  'event-left': (e, n) => told`${card(n, e.card)} leaves the game.`,
  'events-recycled': (e) =>
    told`A new event deck is shuffled from ${count(e.count, 'discarded event', 'discarded events')}.`,
  'pile-shrank': (e, n) => told`From its pile, ${card(n, e.card)} ×${e.count} leaves the game.`,
  foretold: (e, n) => told`${card(n, e.card)} will hold during the next round.`,
  took: (e, n) => told`${who(n, e.seat)} takes ${card(n, e.card, 'object')} from its pile.`,
  'city-lost': (e, n) => told`${who(n, e.seat)} loses ${card(n, e.card, 'object')}, which goes back to the centre.`,
  eliminated: (e, n) =>
    e.by < 0 ? told`${who(n, e.seat)} is eliminated.` : told`${who(n, e.by)} eliminates ${who(n, e.seat)}.`,
  'runes-passed': (e, n) => told`${who(n, e.seat)} takes ${cards(n, e.cards)} from ${who(n, e.from)}.`,
  'first-passed': (e, n) => told`${who(n, e.seat)} is the first player now.`,
  ended,
};

function coinOf(n: TableNames, index: number): 'gold' | 'influence' {
  const bought = n.card(index);
  return bought !== undefined && 'price' in bought ? bought.price.in : 'gold';
}
