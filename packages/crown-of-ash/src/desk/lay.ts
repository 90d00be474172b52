import { type Malformed, SEATS, type Seat } from '@cinderhall/kernel';
import { actionCardsOf } from '../automa/deck.ts';
import { heldBy } from '../conserve.ts';
import { sorted, sum } from '../sorted.ts';
import { isAutoma, playersOf } from '../table.ts';
import { tables } from '../tables.ts';
import type { Card, Good, State } from '../types.ts';
import { ACTION_CARDS, CITADEL, COMBAT_CARDS, FATES, GOODS, HOME, KINDS, NOBODY, SHEET } from '../types.ts';
import { type Finder, finder } from './finder.ts';
import type { MatWords, PlaceWords, PositionWords } from './shapes.ts';

const MINIONS = 4;

/** The same table with nothing on it, in round 1: nobody controls anything, the King is there, no deck holds a card. */
export function emptied(s: State): State {
  const lists = (n: number): number[][] => Array.from({ length: n }, () => []);
  return {
    ...s,
    decision: 0,
    vp: s.vp.map(() => 0),
    goods: s.goods.map(() => 0),
    hands: lists(4),
    graves: lists(4),
    roster: lists(4),
    used: [[], [], [], []],
    fates: SEATS.map((seat) => (isAutoma(s, seat) ? -1 : seat)),
    minions: s.minions.map(() => HOME),
    owners: s.owners.map(() => NOBODY),
    guards: lists(7),
    tiles: lists(6),
    fortified: lists(7),
    king: true,
    display: s.display.map(() => -1),
    decks: lists(3),
    offer: s.offer.map(() => -1),
    pile: [],
  };
}

/** Lays what is named over what is there, in place. Says what means nothing on this table; nothing else is checked. */
export function layOver(s: State, p: PositionWords): Malformed | null {
  const find = finder(tables(s.config));
  for (const seat of SEATS) {
    const mat = p.seats?.[seat];
    if (mat !== undefined) layMat(s, find, seat, mat);
  }
  for (const [id, words] of Object.entries(p.places ?? {})) layPlace(s, find, id, words);
  if (p.kingToken !== undefined) {
    s.kingToken = p.kingToken;
    s.king = false;
  }
  s.king = p.king ?? s.king;
  laySupply(s, find, p);
  layAutoma(s, find, p);
  layTurn(s, p);
  for (const seat of SEATS) s.roster[seat] = heldBy(s, seat);
  return find.problem;
}

function layMat(s: State, find: Finder, seat: Seat, words: MatWords): void {
  const { hand, graveyard, used, fate, minions, charged } = words;
  const path = `seats.${seat}`;
  if (hand !== undefined) s.hands[seat] = sorted(find.fighters(hand, `${path}.hand`));
  if (graveyard !== undefined) s.graves[seat] = sorted(find.fighters(graveyard, `${path}.graveyard`));
  if (used !== undefined) s.used[seat] = used.map(cardOf);
  if (fate !== undefined) s.fates[seat] = FATES.findIndex((pair) => pair.every((k) => fate.includes(KINDS[k])));
  if (charged !== undefined) s.charged[seat] = charged ? 1 : 0;
  if (minions !== undefined) {
    const standing = find.spaces(minions, `${path}.minions`);
    const home = Array.from({ length: MINIONS - standing.length }, () => HOME);
    s.minions.splice(seat * MINIONS, MINIONS, ...home, ...sorted(standing));
  }
  GOODS.forEach((good: Good, i) => {
    s.goods[seat * GOODS.length + i] = words.goods?.[good] ?? s.goods[seat * GOODS.length + i] ?? 0;
  });
  layPoints(s, seat, words);
}

/** VP are the sum of their sheet; without one they count as won by cards. */
function layPoints(s: State, seat: Seat, { vp, sheet }: MatWords): void {
  const lines = sheet ?? (vp === undefined ? {} : { cards: vp });
  SHEET.forEach((line, i) => {
    s.sheet[seat * SHEET.length + i] = lines[line] ?? s.sheet[seat * SHEET.length + i] ?? 0;
  });
  s.vp[seat] = sum(s.sheet.slice(seat * SHEET.length, (seat + 1) * SHEET.length));
}

function layPlace(s: State, find: Finder, id: string, { owner, tiles, guards, fortified }: PlaceWords): void {
  const path = `places.${id}`;
  const place = find.place(id, path);
  if (place < 0) return;
  if (owner !== undefined) s.owners[place] = owner ?? NOBODY;
  if (place === CITADEL && typeof owner === 'number') s.king = false;
  if (place !== CITADEL && tiles !== undefined) s.tiles[place] = find.tiles(tiles, `${path}.tiles`);
  if (guards !== undefined) s.guards[place] = sorted(find.fighters(guards, `${path}.guards`));
  if (fortified !== undefined) s.fortified[place] = sorted(find.fighters(fortified, `${path}.fortified`));
}

/** Decks, display, offer, pile and what is set aside. The state's decks and pile have their top at the end. */
function laySupply(s: State, find: Finder, { display, decks, offer, pile, aside }: PositionWords): void {
  const filled = (length: number, found: readonly number[]): number[] =>
    Array.from({ length }, (_, i) => found[i] ?? -1);
  if (display !== undefined) s.display = filled(s.display.length, find.fighters(display, 'display'));
  if (offer !== undefined) s.offer = filled(s.offer.length, find.tiles(offer, 'offer'));
  for (const tier of [1, 2, 3] as const) {
    const deck = decks?.[tier];
    if (deck !== undefined) s.decks[tier - 1] = find.fighters(deck, `decks.${tier}`).reverse();
  }
  if (pile !== undefined) s.pile = find.tiles(pile, 'pile').reverse();
  if (aside !== undefined) s.aside = sorted(find.tiles(aside, 'aside'));
}

/** The AI's decks have their top at the end. */
function layAutoma(s: State, find: Finder, { automa: words }: PositionWords): void {
  const { automa } = s;
  if (words === undefined) return;
  if (automa === null) {
    find.wrong('automa', 'AI-1: nobody at this table is played by the AI deck');
    return;
  }
  const { actions, combat, marker } = words;
  if (actions !== undefined) {
    automa.deck = actions.map((id) => ACTION_CARDS.indexOf(id)).reverse();
    automa.flipped = actionCardsOf(s.config).filter((card) => !automa.deck.includes(card));
  }
  if (combat !== undefined) {
    automa.combat = combat.map(cardOf).reverse();
    s.used[s.config.players - 1] = ALL_CARDS.filter((card) => !automa.combat.includes(card));
  }
  automa.marker = marker ?? automa.marker;
}

/** Whose turn it is: somebody is to place a minion. */
function layTurn(s: State, { round, order, turn, turnOf }: PositionWords): void {
  s.round = round ?? s.round;
  if (order === undefined && turn === undefined && turnOf === undefined) return;
  s.order = order ?? playersOf(s).slice();
  s.turn = turn ?? s.order.indexOf(turnOf ?? s.order[0] ?? 0) + 1;
  const seat = s.order[(s.turn - 1) % s.order.length] ?? 0;
  s.stack = [
    { kind: 'next' },
    { kind: 'raise', seat, slot: -1, pay: [], exhumed: false },
    { kind: 'turn', seat, space: HOME },
  ];
}

const ALL_CARDS: readonly Card[] = [0, 1, 2, 3, 4];

const cardOf = (name: (typeof COMBAT_CARDS)[number]): Card =>
  ALL_CARDS.find((card) => COMBAT_CARDS[card] === name) ?? 0;
