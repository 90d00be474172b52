import { type Outcome, put, type Seat } from '@cinderhall/kernel';
import type { TellEvent } from '../table.ts';
import { at, homeOf, livingFrom, playersOf, seatOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { CardIndex, EndReason, State } from '../types.ts';
import type { Step } from './chapter.ts';

/** The game is over; without winners all have lost. An instant that ends it lies with those that were before. */
export function finish(s: State, winners: readonly Seat[], by: EndReason, tell: TellEvent): void {
  for (const f of s.stack) if (f.kind === 'spent') put(s.spentEvents, f.card);
  s.stack = [];
  s.over = true;
  for (const seat of winners) s.won[seat] = 1;
  tell?.({ kind: 'ended', winners, by });
}

/** RSC-4: strength of all unit cards in deck, hand and discard. */
function ownStrength(s: State, t: Tables, seat: Seat): number {
  let strength = 0;
  for (const list of [at(s.decks, seat), at(s.hands, seat), at(s.discards, seat)])
    for (const card of list) if (t.typeOf[card] === 'unit') strength += at(t.strengthOf, card);
  return strength;
}

/** RSC-4: of several the strongest; equals share. */
export function strongest(s: State, t: Tables, seats: readonly Seat[]): readonly Seat[] {
  const most = Math.max(...seats.map((seat) => ownStrength(s, t, seat)));
  return seats.filter((seat) => ownStrength(s, t, seat) === most);
}

/** RSC-2, RSC-6: what was in front of an eliminated player. */
function clearTable(s: State, t: Tables, seat: Seat, by: number, tell: TellEvent): void {
  const runes: CardIndex[] = [];
  for (const card of [...at(s.ready, seat), ...at(s.exhausted, seat)]) {
    const type = t.typeOf[card];
    if (type === 'city') s.supply[card] = at(s.supply, card) + 1;
    else if (type === 'enemy') put(s.spentEvents, card);
    else if (type === 'dragon-rune' && by >= 0) runes.push(card);
    else put(s.removed, card);
  }
  s.ready[seat] = [];
  s.exhausted[seat] = [];
  for (const card of runes) put(at(s.ready, by), card);
  if (runes.length > 0 && by >= 0) tell?.({ kind: 'runes-passed', seat: seatOf(by), from: seat, cards: runes });
}

/** RSC-6: the cards leave the game. */
function clearCards(s: State, t: Tables, seat: Seat): void {
  for (const list of [at(s.hands, seat), at(s.decks, seat), at(s.discards, seat)])
    for (const card of list) put(s.removed, card);
  s.hands[seat] = [];
  s.decks[seat] = [];
  s.discards[seat] = [];
  s.shown[seat] = [];
  s.tops[seat] = 0;
  const faction = at(s.factions, seat);
  for (let card = 0; card < s.supply.length; card++) {
    if (t.factionOf[card] !== faction) continue;
    for (let n = at(s.supply, card); n > 0; n--) put(s.removed, card);
    s.supply[card] = 0;
  }
}

function eliminate(s: State, t: Tables, seat: Seat, by: number, tell: TellEvent): void {
  s.out[seat] = 1;
  tell?.({ kind: 'eliminated', seat, by });
  clearTable(s, t, seat, by, tell);
  clearCards(s, t, seat);
  if (s.first !== seat) return;
  const heir = livingFrom(s, seat)[0];
  if (heir === undefined) return;
  s.first = heir;
  tell?.({ kind: 'first-passed', seat: heir });
}

/** RSC-1 to RSC-3: whether the game is over with these eliminated together. */
function judge(s: State, t: Tables, fallen: readonly Seat[], tell: TellEvent): void {
  const left = livingFrom(s, s.first);
  if (t.rules.fallsTogether) finish(s, [], 'one-fell', tell);
  else if (left.length === 0) finish(s, t.rules.allFall === 'shared' ? fallen : [], 'all-fell', tell);
  else if (left.length === 1 && t.rules.lastStands) finish(s, left, 'last-standing', tell);
}

/** RCM-4, RSC-6: whoever has too much damage is eliminated. */
export const fall: Step<'fall'> = {
  settle(s, f, tell) {
    s.stack.pop();
    const t = tables(s.config);
    const fallen = livingFrom(s, s.first).filter((seat) => at(s.damage, seat) >= endurance(s, t, seat));
    if (fallen.length === 0) return;
    for (const seat of fallen) eliminate(s, t, seat, f.by, tell);
    judge(s, t, fallen, tell);
  },
};

/** RCM-4: how much damage eliminates a seat. */
function endurance(s: State, t: Tables, seat: Seat): number {
  const home = t.cards[homeOf(s, t, seat)];
  return home?.type === 'home-realm' ? home.endures : 0;
}

/** Shares of the win by seat, once the game is over; points are what the home realm could still endure. */
export function outcome(s: State): Outcome | null {
  if (!s.over) return null;
  const t = tables(s.config);
  const winners = s.won.filter((won) => won === 1).length;
  const players = playersOf(s);
  return {
    kind: winners === 0 ? 'lost-together' : winners === 1 ? 'ranking' : 'shared',
    share: players.map((seat) => (s.won[seat] === 1 ? 1 / winners : 0)),
    score: players.map((seat) => Math.max(0, endurance(s, t, seat) - at(s.damage, seat))),
  };
}
