import { shuffle } from '@cinderhall/kernel';
import type { TellEvent } from '../table.ts';
import { at, seatOf } from '../table.ts';
import type { Automa, Card, Config, State } from '../types.ts';
import { ACTION_CARDS } from '../types.ts';

const COMBAT_DECK: readonly Card[] = [0, 1, 2, 3, 4];
const TARGETED = ACTION_CARDS.indexOf('targeted');
const FIVE = ACTION_CARDS.flatMap((_id, card) => (card === TARGETED ? [] : [card]));

/** AI-11: which action cards are in play, by what the table agreed on for the targeted one. */
const IN_PLAY: { readonly [O in Config['options']['targetedCard']]: readonly number[] } = {
  off: FIVE,
  replace: [...FIVE.filter((card) => card !== ACTION_CARDS.indexOf('i')), TARGETED],
  add: [...FIVE, TARGETED],
};

/** The action cards in play, ascending. */
export const actionCardsOf = (config: Config): readonly number[] => IN_PLAY[config.options.targetedCard];

/** The AI's part of a table that has one; throws at programming errors only. */
export function automaOf(s: State): Automa {
  if (s.automa === null) throw new Error('nobody here is played by the AI deck');
  return s.automa;
}

/** Both decks as they are at the start, the marker on top of its track. */
export function newAutoma(config: Config, rng: State['rng']): Automa {
  const deck = actionCardsOf(config).slice();
  const combat = COMBAT_DECK.slice();
  shuffle(rng, deck);
  shuffle(rng, combat);
  return { deck, flipped: [], combat, marker: 0 };
}

const automaSeat = (s: State) => seatOf(s.config.players - 1);

/**
 * AI-4: turns the top card up. A deck that is used up is shuffled only now, when a card is needed: until then everybody
 * sees what was flipped, and the order is as random.
 */
export function flip(s: State, tell: TellEvent): number {
  const automa = automaOf(s);
  if (automa.deck.length === 0) {
    automa.deck = actionCardsOf(s.config).slice();
    automa.flipped = [];
    shuffle(s.rng, automa.deck);
    tell?.({ kind: 'reshuffled', seat: automaSeat(s), deck: 'actions' });
  }
  const card = at(automa.deck, automa.deck.length - 1);
  automa.deck.pop();
  automa.flipped.push(card);
  return card;
}

/** AI-8: the top card of the AI's combat deck, unseen. */
export function drawCombatCard(s: State): Card {
  const { combat } = automaOf(s);
  const card = at(combat, combat.length - 1);
  combat.pop();
  return card;
}

/** AI-8: once all five are used, they are shuffled into a new deck. */
export function renewCombatDeck(s: State, tell: TellEvent): void {
  const automa = automaOf(s);
  automa.combat = COMBAT_DECK.slice();
  shuffle(s.rng, automa.combat);
  tell?.({ kind: 'reshuffled', seat: automaSeat(s), deck: 'combat' });
}
