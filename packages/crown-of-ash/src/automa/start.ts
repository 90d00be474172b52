import { shuffle } from '@cinderhall/kernel';
import { put, sorted, take } from '../sorted.ts';
import type { TellEvent } from '../table.ts';
import { at, isAutomaton, seatOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { Difficulty, Fighter, State } from '../types.ts';
import { CITADEL, NOBODY } from '../types.ts';

/** AI-1: the deck its first defender of the Citadel is drawn from. */
const DECK: { readonly [D in Difficulty]: number } = { easy: 0, medium: 1, hard: 2 };

/** AI-1: those chosen by hand leave the decks before these are shuffled and displayed, so that they are always there. */
export function setGarrisonAside(s: State, t: Tables): void {
  const garrison = s.config.automa?.garrison ?? null;
  if (garrison === null || typeof garrison === 'string') return;
  const fighters = garrison.map((id) => t.fighterIndex.get(id) ?? NOBODY);
  for (const fighter of fighters) take(at(s.decks, at(t.tierOf, fighter) - 1), fighter);
  s.guards[CITADEL] = sorted(fighters);
}

/**
 * AI-1: the top of a deck; an Automaton is put back, the deck shuffled, and another drawn. A deck of nothing else (in a
 * pack of one's own) gives way to the next, and without any fighter the Citadel stays undefended.
 */
function draw(s: State, t: Tables, deck: number): Fighter {
  for (let i = 0; i < s.decks.length; i++) {
    const cards = at(s.decks, (deck + i) % s.decks.length);
    if (cards.every((fighter) => isAutomaton(t, fighter))) continue;
    while (isAutomaton(t, at(cards, cards.length - 1))) shuffle(s.rng, cards);
    return cards.pop() ?? NOBODY;
  }
  return NOBODY;
}

/** AI-1, AI-2: the AI holds the Citadel from the start, unless the King does. */
export function holdCitadel(s: State, t: Tables, tell: TellEvent): void {
  const garrison = s.config.automa?.garrison ?? null;
  if (garrison === null) return;
  const seat = seatOf(s.config.players - 1);
  if (typeof garrison === 'string') {
    const fighter = draw(s, t, DECK[garrison]);
    s.guards[CITADEL] = fighter < 0 ? [] : [fighter];
  }
  s.king = false;
  s.owners[CITADEL] = seat;
  tell?.({ kind: 'controlled', seat, place: CITADEL, from: NOBODY });
  for (const fighter of at(s.guards, CITADEL)) {
    put(at(s.roster, seat), fighter);
    tell?.({ kind: 'posted', seat, region: CITADEL, fighter });
  }
}
