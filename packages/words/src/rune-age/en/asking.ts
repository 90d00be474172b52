import type { Seat } from '@cinderhall/kernel';
import type { FrameOf, MoveOf } from '@cinderhall/rune-age';
import { count } from '../../en/plural.ts';
import { cardNoun } from '../card-text.ts';
import type { TableNames } from '../names.ts';
import { type TableProse, told } from '../piece.ts';
import { number } from '../speech.ts';
import type { BarredWords, MoveWords, PromptWords } from '../telling.ts';
import { cardWords, say } from './nouns.ts';

const { who, card, unit, cards, coins } = say;

const nameOf = (n: TableNames, index: number): string => cardNoun(cardWords, n.card(index) ?? { id: '?' }).name;
/** What an ability does, as its card says it. */
function abilityText(n: TableNames, ability: number, index: number): string {
  const found = n.ability(ability);
  return found === undefined
    ? ''
    : cardWords.effects.ability(found, nameOf(n, index), (id) => cardNoun(cardWords, n.named(id)).name);
}

const costText = (n: TableNames, cost: number): string => {
  const found = n.cost(cost);
  return found === undefined ? '' : cardWords.effects.cost(found);
};

function wounded(n: TableNames, of: number): TableProse {
  return n.fielded(of).wounded ? told`${unit(n, of, 'object')} (wounded)` : told`${unit(n, of, 'object')}`;
}

function turn(m: MoveOf<'turn'>, n: TableNames): TableProse {
  const object = card(n, m.card, 'object');
  switch (m.act) {
    case 'gold':
      return told`Play ${card(n, m.card)}`;
    case 'exhaust':
      return told`Exhaust ${object}`;
    case 'buy':
      return told`Buy ${object}`;
    case 'attack':
      return told`Attack ${object}`;
    case 'use':
      return told`Play ${object} for its action`;
    case 'invoke':
      return told`Exhaust ${object} for its action`;
    case 'end':
      return ['End the turn'];
  }
}

function pay(m: MoveOf<'pay'>, n: TableNames): TableProse {
  switch (m.with) {
    case 'hand':
      return told`Give up ${card(n, m.what, 'object')}`;
    case 'unit':
      return told`Wound ${unit(n, m.what, 'object')}`;
    case 'exhaust':
      return told`Exhaust ${card(n, m.what, 'object')}`;
    case 'influence':
      return told`Spend ${coins(m.what, 'influence')}`;
    case 'none':
      return ['Do not pay'];
  }
}

/** Answers, in English. */
export const moves: MoveWords = {
  turn,
  keep(m, n) {
    if (m.card >= 0) return told`Exhaust ${card(n, m.card, 'object')}`;
    return m.kept.length === 0 ? ['Keep nothing'] : told`Keep ${cards(n, m.kept)}`;
  },
  battle: (m, n) => (m.card < 0 ? ['Play no more'] : told`Play ${card(n, m.card, 'object')}`),
  siege: (m, n) => (m.card < 0 ? ['Pass'] : told`Play ${card(n, m.card, 'object')}`),
  reroll: (m) => [m.use ? 'Roll again' : 'Leave the die'],
  losses: (m, n) => told`Lose ${wounded(n, m.unit)}`,
  resolution: (m, n) => told`Resolve ${wounded(n, m.unit)}`,
  use: (m) => [m.use ? 'Use it' : 'Leave it out'],
  pay,
  reveal: (m, n) => told`Take ${card(n, m.card, 'object')}`,
  top: (m) => [m.use ? 'Leave it on top' : 'Discard it'],
  recover: (m, n) => told`Take ${card(n, m.card, 'object')}`,
  destroy: (m, n) => told`Destroy ${wounded(n, m.unit)}`,
  refresh: (m, n) => told`Refresh ${card(n, m.card, 'object')}`,
  spare: (m, n) => (m.card < 0 ? ['Destroy nothing more'] : told`Destroy ${card(n, m.card, 'object')}`),
  surrender: (m, n) => (m.card < 0 ? ['Destroy nothing'] : told`Destroy ${card(n, m.card, 'object')}`),
  cede: (m, n) => told`Give up ${card(n, m.card, 'object')}`,
};

/** `Daqan chooses …` for those who wait. */
const chooses =
  (what: string) =>
  (seat: Seat, n: TableNames): TableProse =>
    told`${who(n, seat)} ${what}.`;

const fights = chooses('plays cards into the combat');

/** Questions, in English. */
export const prompts: PromptWords = {
  turn: {
    title: () => 'Your turn',
    why: () => ['Play gold, exhaust cards, buy, fight and use actions as you like; then end the turn.'],
    waiting: chooses('is on turn'),
  },
  keep: {
    title: () => 'What do you keep?',
    why: () => ['The rest of the hand is discarded; each card that you keep costs 1 influence.'],
    waiting: chooses('chooses what to keep'),
  },
  battle: {
    title: () => 'Play a card',
    why: () => ['Units and tactics come one at a time; stop when you have played enough. You win ties.'],
    waiting: fights,
  },
  siege: {
    title: (f) => (f.side === 1 ? 'You defend: play a card or pass' : 'Play a card or pass'),
    why: () => ['You take turns with the other side. Who has passed plays no more. The defender wins ties.'],
    waiting: fights,
  },
  reroll: {
    title: () => 'Roll again?',
    why: (f) =>
      told`The die shows ${f.skulls === 0 ? 'no skulls' : count(f.skulls, 'skull', 'skulls')}; the second roll counts.`,
    waiting: chooses('may roll the attrition die again'),
  },
  losses: {
    title: () => 'Who is lost?',
    why: (f) => told`Attrition takes ${number(f.left)} more of your units.`,
    waiting: chooses('chooses who is lost to attrition'),
  },
  resolution: {
    title: () => 'What is resolved next?',
    why: () => ['You choose the order of your resolution abilities.'],
    waiting: chooses('orders resolution abilities'),
  },
  use: {
    title: (f, n) => `Use ${nameOf(n, f.card)}?`,
    why: (f, n) => [abilityText(n, f.ability, f.card)],
    waiting: chooses('decides on an ability'),
  },
  pay: {
    title: (f, n) => `${f.wards ? 'Ward off' : f.must ? 'Pay for' : 'Use'} ${nameOf(n, f.card)}${f.must ? '' : '?'}`,
    why: (f, n) => told`The price: ${costText(n, f.cost)}.${f.left > 1 ? told` Still owed: ${number(f.left)}.` : ''}`,
    waiting: chooses('pays or does not'),
  },
  reveal: {
    title: () => 'Which card do you take?',
    why: (f, n) => told`Revealed: ${cards(n, f.cards)}.`,
    waiting: chooses('chooses a revealed card'),
  },
  top: {
    title: (f, n) => `Discard ${nameOf(n, f.card)}?`,
    why: () => ['Or leave it on top of your deck.'],
    waiting: chooses('decides on the revealed card'),
  },
  recover: {
    title: () => 'Which card comes back?',
    why: (f) => [
      f.joins ? 'It joins this combat from your discard pile.' : 'It goes from your discard pile to your hand.',
    ],
    waiting: chooses('chooses a discarded card'),
  },
  destroy: {
    title: () => 'Who is destroyed?',
    why: () => ['Choose one of these units.'],
    waiting: chooses('chooses a unit to be destroyed'),
  },
  refresh: {
    title: () => 'What is refreshed?',
    why: (f) => told`You may refresh ${number(f.left)} more.`,
    waiting: chooses('chooses what to refresh'),
  },
  spare: {
    title: () => 'Destroy cards for less damage?',
    why: spareText,
    waiting: chooses('may destroy cards for less damage'),
  },
  surrender: {
    title: () => 'Which card is destroyed?',
    why: (f) => [f.worth > 1 ? `It has to cost at least ${f.worth}.` : 'Any card of your hand will do.'],
    waiting: chooses('destroys a card'),
  },
  cede: {
    title: () => 'Which city is lost?',
    why: () => ['It goes back to the centre.'],
    waiting: chooses('loses a city'),
  },
};

function spareText(f: FrameOf<'spare'>, n: TableNames): TableProse {
  const worth = f.worth > 1 ? ` that costs at least ${f.worth}` : '';
  return told`${card(n, f.event)} deals ${number(f.points)} damage. Each destroyed card${worth} takes away ${number(f.by)}.`;
}

/** Why something cannot be chosen, in English. */
export const barred: BarredWords = {
  reasons: {
    'too-little-gold': { label: 'Too dear', hint: 'It costs more gold than you have in this turn.' },
    'too-little-influence': { label: 'Too dear', hint: 'It costs more influence than you have in this turn.' },
    'pile-empty': { label: 'None left', hint: 'No copy of this card is left in its pile.' },
    'no-unit': { label: 'No unit', hint: 'An attack needs a unit in your hand.' },
    'attacked-already': { label: 'Attacked already', hint: 'Each target can be attacked once in a turn.' },
    'foreign-stronghold': { label: 'Not yours', hint: 'Strongholds of other players cannot be attacked.' },
    'no-sieges': { label: 'No sieges', hint: 'In this scenario players do not attack each other.' },
    'realm-safe': { label: 'Safe', hint: 'In this scenario home realms cannot be attacked.' },
    'only-in-combat': { label: 'In combat only', hint: 'This card is played into a combat.' },
    'cannot-pay': { label: 'Not now', hint: 'Its action cannot be paid for, or would do nothing.' },
    exhausted: { label: 'Exhausted', hint: 'It is refreshed at the beginning of your next turn.' },
    'later-in-lesson': { label: 'Later', hint: 'The rules allow it, but the lesson goes another way now.' },
  },
  other: { label: 'Not now', hint: 'The rules do not allow it now.' },
};
