import {
  accepted,
  type Ban,
  type Barred,
  below,
  type Decision,
  forkRng,
  type Game,
  malformed,
  type Notation,
  type Outcome,
  type RngState,
  SEATS,
  type Seat,
  type Seed,
  seedRng,
  shuffle,
  type Tell,
  type Viewer,
} from '@cinderhall/kernel';

/**
 * Tithe, a game made up for these tests: small, and with everything that laws are about. Cards of value 1 to 4, five
 * of each; everybody holds four. Three rounds:
 *
 * - TIT-1: everybody secretly seals one or two cards; at once they are shown and everybody rolls a die.
 * - TIT-2: the highest value shown in a round may not be sealed in the next, unless one holds nothing else.
 * - TIT-3: the highest sum with die wins a point (a tie: the lower seat) and chooses: two more points, or a card.
 * - TIT-4: a card can be chosen only while the deck has one.
 */
export const tithe: Game<Config, State, Move, Event, View> = {
  id: 'tithe',
  rules: 1,
  configure: (input) => {
    const players = typeof input === 'object' && input !== null && 'players' in input ? input.players : null;
    if (players === 2 || players === 3 || players === 4) return accepted({ players });
    return malformed('players', 'must be 2, 3 or 4');
  },
  seats: (config) => SEATS.slice(0, config.players),
  setup,
  clone: (s) => ({
    ...s,
    rng: s.rng.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    shown: s.shown.slice(),
    sealed: s.sealed.map((cards) => cards?.slice() ?? null),
    score: s.score.slice(),
  }),
  pending,
  moves,
  step,
  view,
  see: (e, who) => (e.kind === 'drew' && e.seat !== who ? { ...e, card: 0 } : e),
  reveals: (e) => e.kind !== 'sealed' && e.kind !== 'gained',
  sample,
  outcome,
  notation: () => notation,
  parts: (m) => (m.kind === 'seal' ? m.cards.map((card) => `card:${card}`) : [`boon:${m.boon}`]),
  barred,
  forbids,
  ahead,
};

export interface Config {
  readonly players: 2 | 3 | 4;
}
export interface State {
  readonly players: Config['players'];
  rng: RngState;
  decision: number;
  round: number;
  /** Highest value shown in the round before; 0 in the first. */
  last: number;
  hands: number[][];
  deck: number[];
  /** Cards that have been shown. Sorted. */
  shown: number[];
  sealed: (number[] | null)[];
  /** Who owes the choice of TIT-3, or -1. */
  winner: Seat | -1;
  score: number[];
}
export type Move = { kind: 'seal'; cards: number[] } | { kind: 'boon'; boon: 'points' | 'card' };
export type Event =
  | { kind: 'sealed'; seat: Seat }
  | { kind: 'shown'; seat: Seat; cards: number[]; die: number }
  | { kind: 'gained'; seat: Seat; points: number }
  | { kind: 'drew'; seat: Seat; card: number };
export interface View extends Pick<State, 'players' | 'decision' | 'round' | 'last' | 'shown' | 'winner' | 'score'> {
  /** What each seat holds or has sealed: its values where one may know them, or only how many. */
  hands: (number[] | number)[];
  /** One's own cards, `true` for cards of others that one may not see. */
  sealed: (number[] | true | null)[];
}

const BOX = [1, 2, 3, 4].flatMap((value) => [value, value, value, value, value]);
const ROUNDS = 3;
const up = (a: number, b: number) => a - b;

function setup(config: Config, seed: Seed): State {
  const rng = seedRng(seed);
  const deck = BOX.slice();
  shuffle(rng, deck);
  const seats = SEATS.slice(0, config.players);
  const hands = seats.map(() => deck.splice(-4).sort(up));
  const start = { decision: 0, round: 1, last: 0, shown: [], winner: -1 } as const;
  return {
    ...start,
    shown: [],
    players: config.players,
    rng,
    hands,
    deck,
    sealed: seats.map(() => null),
    score: seats.map(() => 0),
  };
}

function pending(s: State): Decision | null {
  if (s.winner !== -1) return { id: s.decision, kind: 'boon', seats: [s.winner] };
  const owing = SEATS.filter((seat) => s.sealed[seat] === null);
  return s.round > ROUNDS ? null : { id: s.decision, kind: 'seal', seats: owing };
}

function moves(s: State, seat: Seat): Move[] {
  if (!pending(s)?.seats.includes(seat)) return [];
  if (s.winner !== seat) return choices(free(s, s.hands[seat] ?? []));
  const points: Move = { kind: 'boon', boon: 'points' };
  return s.deck.length > 0 ? [points, { kind: 'boon', boon: 'card' }] : [points];
}

/** TIT-2 */
function free(s: State, hand: readonly number[]): readonly number[] {
  const others = hand.filter((card) => card !== s.last);
  return others.length > 0 ? others : hand;
}

/** One or two of these sorted cards, each choice of values once; none of no cards. */
function choices(hand: readonly number[]): Move[] {
  const sets = new Map<string, number[]>();
  hand.forEach((a, i) => {
    sets.set(`${a}`, [a]);
    for (const b of hand.slice(i + 1)) sets.set(`${a} ${b}`, [a, b]);
  });
  if (hand.length === 0) sets.set('', []);
  return [...sets.values()].map((cards) => ({ kind: 'seal', cards }));
}

function barred(s: State, seat: Seat): Barred[] {
  if (!pending(s)?.seats.includes(seat)) return [];
  if (s.winner === seat) return s.deck.length > 0 ? [] : [{ part: 'boon:card', rule: 'TIT-4', reason: 'deck-empty' }];
  const hand = s.hands[seat] ?? [];
  const stuck = hand.includes(s.last) && free(s, hand) !== hand;
  return stuck ? [{ part: `card:${s.last}`, rule: 'TIT-2', reason: 'shown-before' }] : [];
}

/** TIT-1 */
function forbids(s: State, seat: Seat, m: Move): Ban | null {
  if (m.kind !== 'seal' || s.winner !== -1 || !pending(s)?.seats.includes(seat)) return null;
  const hand = s.hands[seat] ?? [];
  const missing = m.cards.find((card) => !hand.includes(card));
  return missing === undefined ? null : { rule: 'TIT-1', reason: 'not-in-hand' };
}

function step(s: State, seat: Seat, m: Move, tell: Tell<Event> = () => undefined): void {
  if (m.kind === 'boon') takeBoon(s, seat, m.boon, tell);
  else {
    s.sealed[seat] = m.cards.slice();
    s.hands[seat] = minus(s.hands[seat] ?? [], m.cards);
    tell({ kind: 'sealed', seat });
    if (!s.sealed.includes(null)) showAll(s, tell);
  }
}

function showAll(s: State, tell: Tell<Event>): void {
  let best = 0;
  s.last = Math.max(...s.sealed.flatMap((cards) => cards ?? []), 0);
  for (const seat of SEATS.slice(0, s.players)) {
    const cards = s.sealed[seat] ?? [];
    const die = 1 + below(s.rng, 6);
    tell({ kind: 'shown', seat, cards, die });
    const sum = cards.reduce((a, b) => a + b, die);
    if (sum > best) s.winner = seat;
    best = Math.max(best, sum);
    s.shown = [...s.shown, ...cards].sort(up);
  }
  s.decision += 1;
}

function takeBoon(s: State, seat: Seat, boon: 'points' | 'card', tell: Tell<Event>): void {
  const points = boon === 'points' ? 3 : 1;
  s.score[seat] = (s.score[seat] ?? 0) + points;
  tell({ kind: 'gained', seat, points });
  const card = boon === 'card' ? s.deck.pop() : undefined;
  if (card !== undefined) {
    s.hands[seat] = [...(s.hands[seat] ?? []), card].sort(up);
    tell({ kind: 'drew', seat, card });
  }
  s.winner = -1;
  s.sealed = s.sealed.map(() => null);
  s.round += 1;
  s.decision += 1;
}

/** What somebody who has sealed would be asked if they won: sealed cards are in hand again, since nobody knows them. */
function ahead(s: State, seat: Seat): State | null {
  if (s.winner !== -1 || s.round > ROUNDS || s.sealed[seat] === null) return null;
  const hands = s.hands.map((hand, i) => [...hand, ...(s.sealed[i] ?? [])].sort(up));
  return { ...tithe.clone(s), hands, sealed: s.sealed.map(() => []), winner: seat };
}

function minus(cards: readonly number[], less: readonly number[]): number[] {
  const rest = cards.slice();
  for (const card of less) rest.splice(rest.indexOf(card), 1);
  return rest;
}

function view(s: State, who: Viewer): View {
  const { players, decision, round, last, winner } = s;
  const open = winner !== -1;
  return {
    ...{ players, decision, round, last, winner, shown: s.shown.slice(), score: s.score.slice() },
    hands: s.hands.map((hand, seat) =>
      seat === who ? hand.slice() : hand.length + (open ? 0 : (s.sealed[seat] ?? []).length),
    ),
    sealed: s.sealed.map((cards, seat) => (cards === null || seat === who || open ? (cards?.slice() ?? null) : true)),
  };
}

function sample(v: View, _who: Viewer, rng: RngState): State {
  const mine = v.hands.flatMap((hand, seat) => (typeof hand === 'number' ? [] : [...hand, ...own(v, seat)]));
  const deck = minus(BOX, [...v.shown, ...mine]);
  shuffle(rng, deck);
  const { players, decision, round, last, winner } = v;
  const s = { players, decision, round, last, winner, shown: v.shown.slice(), score: v.score.slice() };
  const hands = v.hands.map((hand) => (typeof hand === 'number' ? deck.splice(0, hand).sort(up) : hand.slice()));
  const world: State = { ...s, rng: forkRng(rng), hands, deck, sealed: v.sealed.map(() => null) };
  v.sealed.forEach((cards, i) => {
    if (cards !== true) world.sealed[i] = cards?.slice() ?? null;
    else {
      const could = choices(free(world, hands[i] ?? [])).flatMap((m) => (m.kind === 'seal' ? [m.cards] : []));
      const cards = could[below(rng, could.length)] ?? [];
      world.sealed[i] = cards;
      hands[i] = minus(hands[i] ?? [], cards);
    }
  });
  return world;
}

/** Sealed cards that are known and not shown yet. */
function own(v: View, seat: number): number[] {
  const cards = v.sealed[seat];
  return v.winner === -1 && Array.isArray(cards) ? cards : [];
}

function outcome(s: State): Outcome | null {
  if (pending(s) !== null) return null;
  const best = Math.max(...s.score);
  const winners = s.score.filter((points) => points === best).length;
  return {
    kind: 'ranking',
    share: s.score.map((points) => (points === best ? 1 / winners : 0)),
    score: s.score.slice(),
  };
}

const notation: Notation<Move> = {
  write: (m) => (m.kind === 'seal' ? ['seal', ...m.cards].join(' ') : `boon ${m.boon}`),
  read(text) {
    if (text === 'boon points' || text === 'boon card')
      return { kind: 'boon', boon: text === 'boon card' ? 'card' : 'points' };
    if (!/^seal( [1-4]){0,2}$/.test(text)) return null;
    const cards = text.split(' ').slice(1).map(Number);
    return { kind: 'seal', cards: cards.sort(up) };
  },
};
