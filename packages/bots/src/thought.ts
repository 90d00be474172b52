import { forkRng, type Game, type RngState, type Seat } from '@cinderhall/kernel';
import { nth } from './bot.ts';
import type { Insight } from './insight.ts';
import { meet, mixtureFor, worldsFor } from './meeting.ts';
import { normal } from './normal.ts';
import { playOn } from './play-on.ts';
import { addEdge, type Edge, edgeOf, isOffered, type Knot, knot } from './tree.ts';

/** How much a search thinks. Counted, so that the same view, moves and generator give the same answer. */
export interface Budget {
  /** Worlds in which it plays ahead. */
  readonly iterations: number;
  /** Asked now and then: whether the time is up. Left out where answers have to be repeatable. */
  readonly hurry?: (() => boolean) | undefined;
  /** How far off it judges an answer, in what the insight calls prospects (standard deviation); left out: not at all. */
  readonly error?: number;
}

/** A budget; or which one, by whether what a search comes to is judged by what was learned from games. */
export type Budgeting = Budget | ((learned: boolean) => Budget);

/** What a search found out about one answer. */
export interface Finding<Move> {
  readonly move: Move;
  /** What the seat may expect of it, in what the insight calls prospects. */
  readonly worth: number;
  /** Worlds in which it was tried. */
  readonly tries: number;
  /** How often it should be given; 1 or 0, but where answers are sealed at once with somebody else's. */
  readonly share: number;
}

/** How much what is likely at first sight, and not tried much, counts beside what was found out. */
const CURIOSITY = 0.6;
/** How much worse than its siblings a move is taken to be that was never tried. */
const DOUBT = 0.1;
/** One way down the tree: who chose which edge. */
type Trail<Move> = { readonly seat: Seat; readonly edge: Edge<Move> }[];

/** Thinking about one question. */
export class Thought<Config, State, Move, Event, View> {
  readonly #game: Game<Config, State, Move, Event, View>;
  readonly #insight: Insight<State, Move>;
  readonly #seat: Seat;
  readonly #moves: readonly Move[];
  readonly #rng: RngState;

  constructor(
    game: Game<Config, State, Move, Event, View>,
    insight: Insight<State, Move>,
    question: { readonly seat: Seat; readonly moves: readonly Move[]; readonly rng: RngState },
  ) {
    this.#game = game;
    this.#insight = insight;
    this.#seat = question.seat;
    this.#moves = question.moves;
    this.#rng = question.rng;
  }

  /**
   * The answers by how well they do. All that are still in the race are tried in the same worlds, and the weaker half is dropped
   * again and again (sequential halving; Karnin, Koren and Somekh 2013), so that small differences show in few worlds. What lies
   * below each begins with the `old` tree.
   */
  climb(imagine: () => State, { iterations, hurry, error = 0 }: Budget, old: Knot<Move> | null): Edge<Move>[] {
    let race = this.#edges(knot<Move>(), imagine(), this.#seat, this.#moves, old).slice();
    const errors = new Map(error > 0 ? race.map((edge) => [edge, error * normal(this.#rng)]) : []);
    const found = (edge: Edge<Move>): number => edge.worth / edge.visits + (errors.get(edge) ?? 0);
    // The logarithm to base 2, rounded up.
    const rounds = 32 - Math.clz32(race.length - 1);
    let dropped: Edge<Move>[] = [];
    for (let round = 0; round < rounds && race.length > 1; round++) {
      const worlds = Math.max(1, Math.floor(iterations / (rounds * race.length)));
      for (let i = 0; i < worlds && !(round + i > 0 && hurry?.() === true); i++) this.#tryAll(race, imagine());
      // A stable sort: of equals, the one listed first stays ahead on every machine.
      race.sort((a, b) => found(b) - found(a));
      dropped = [...race.slice(Math.ceil(race.length / 2)), ...dropped];
      race = race.slice(0, Math.ceil(race.length / 2));
    }
    return [...race, ...dropped];
  }

  /** Tries all in the same world, with the same luck. The last one uses it up. */
  #tryAll(race: readonly Edge<Move>[], world: State): void {
    const luck = forkRng(this.#rng);
    race.forEach((edge, i) => {
      const s = i === race.length - 1 ? world : this.#game.clone(world);
      this.#game.step(s, this.#seat, edge.move);
      this.#walk({ seat: this.#seat, edge }, s, luck.slice());
    });
  }

  /** Goes on down the tree below an answer that has been carried out, has the end judged, and lets everybody learn of it. */
  #walk(first: Trail<Move>[number], s: State, luck: RngState): void {
    const { horizon = Number.POSITIVE_INFINITY } = this.#insight;
    const trail: Trail<Move> = [first];
    let at = first.edge.below;
    for (;;) {
      playOn(this.#game, this.#insight, s, luck);
      const seat = this.#game.pending(s)?.seats[0];
      at.visits++;
      if (seat === undefined || !at.met || trail.length > horizon) break;
      at = this.#choose(at, s, seat, this.#game.moves(s, seat), trail);
    }
    at.met = true;
    const prospects = this.#insight.prospects(s);
    for (const { seat, edge } of trail) {
      edge.visits++;
      edge.worth += prospects[seat] ?? 0;
    }
  }

  /** Carries out the most promising answer and goes down to what follows it. */
  #choose(from: Knot<Move>, s: State, seat: Seat, moves: readonly Move[], trail: Trail<Move>): Knot<Move> {
    const edge = promising(this.#edges(from, s, seat, moves));
    this.#game.step(s, seat, edge.move);
    trail.push({ seat, edge });
    return edge.below;
  }

  /** The edges of these moves, those that are new among them; below a new one lies what `old` holds. */
  #edges(
    from: Knot<Move>,
    s: State,
    seat: Seat,
    moves: readonly Move[],
    old: Knot<Move> | null = null,
  ): readonly Edge<Move>[] {
    if (isOffered(from, moves)) return from.offered;
    let priors: readonly number[] | null = null;
    from.offered = moves.map((move, i) => {
      const name = this.#game.parts(move).join(' ');
      const known = edgeOf(from, name);
      if (known !== undefined) return known;
      priors ??= this.#insight.priors(s, seat, moves);
      return addEdge(from, name, { move, prior: priors[i] ?? 0, visits: 0, worth: 0, below: knot(old) });
    });
    return from.offered;
  }

  /** The choices of an equilibrium between what the bot may seal and what `rival` may, over imagined worlds. */
  mix(imagine: () => State, rival: Seat, { iterations, hurry }: Budget): Finding<Move>[] {
    const meeting = { seat: this.#seat, rival, moves: this.#moves, imagine, rng: this.#rng };
    const tries = worldsFor(iterations, this.#moves.length);
    const pay = meet(this.#game, this.#insight, meeting, tries, hurry);
    const mixture = mixtureFor(pay);
    const answers = this.#moves.map((move, i) => ({
      move,
      worth: (pay.first[i] ?? []).reduce((sum, worth, k) => sum + worth * (mixture.second[k] ?? 0), 0),
      tries,
      share: mixture.first[i] ?? 0,
    }));
    return answers.sort((a, b) => b.share - a.share);
  }
}

/** The best by what was found out and what was to be expected (PUCT; Rosin 2011). `edges` is not empty. */
function promising<Move>(edges: readonly Edge<Move>[]): Edge<Move> {
  let [visits, worth] = [0, 0];
  for (const edge of edges) {
    visits += edge.visits;
    worth += edge.worth;
  }
  const untried = (visits > 0 ? worth / visits : 0) - DOUBT;
  const urge = CURIOSITY * Math.sqrt(visits + 1);
  let best = nth(edges, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const promise = (edge.visits > 0 ? edge.worth / edge.visits : untried) + (urge * edge.prior) / (1 + edge.visits);
    if (promise <= most) continue;
    most = promise;
    best = edge;
  }
  return best;
}
