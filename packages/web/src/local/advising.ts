import { type Finding, insightOf, playOn, ponder, type Wits, worldsOf, worthy } from '@cinderhall/bots';
import { forkRng, type Game, type RngState, type Seat } from '@cinderhall/kernel';
import type { Advice, Consequences, Measure } from './tutor-messages.ts';

/** A game, and what must be known to give advice on it. */
export interface Subject<Config, State, Move, Event, View> extends Wits<State, Move> {
  readonly game: Game<Config, State, Move, Event, View>;
  /** A move as text. */
  readonly write: (view: View, move: Move) => string;
}

/** A question that somebody wants advice on: what they may know of it, and nothing else. */
export interface Asked<Move, View> {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly rng: RngState;
}

/** The types of a game, as advice tells of it. */
interface Told<Move, Event, View, Account> {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly account: Account;
}

/** What an answer to such a question leads to. Advances the generator. */
export type Foresight<Move, Event, View, Account> = (
  asked: Omit<Asked<Move, View>, 'moves'>,
  move: Move,
) => Consequences<Told<Move, Event, View, Account>>;

/** Of the other answers so many are told: the best of them may read as the best of all does. */
const OTHERS = 6;
/** Milliseconds for one piece of advice. */
const PATIENCE = 900;
/** Worlds in which one looks where a single answer leads. */
export const LOOKS = 32;

/** What answers are measured in at a table of so many players: what a net has learned of them, or points. */
export const measureOf = ({ nets }: Pick<Wits<never, never>, 'nets'>, players: number): Measure =>
  nets.has(players) ? 'chance' : 'points';

/** Prospects in this measure. */
const worthIn = (measure: Measure, prospects: number, lead: number): number =>
  measure === 'chance' ? Math.min(1, Math.max(0, 0.5 + prospects / 2)) : prospects * lead;

/** A way to ask what a master would do. Without `foresee` nobody tells what comes of it. */
export function adviserOf<C, S, M, E, V, A>(
  subject: Subject<C, S, M, E, V>,
  foresee: Foresight<M, E, V, A> | null,
): (asked: Asked<M, V>) => Advice<Told<M, E, V, A>> {
  const { game, features, write } = subject;
  const find = finding(subject);
  return ({ view, seat, moves, rng }) => {
    const asked = { view, seat, moves, rng: [...rng] };
    const measure = measureOf(subject, features.players(game.sample(view, seat, [...rng])));
    const { sealed, answers } = find(asked);
    const [best, ...others] = answers;
    if (best === undefined) throw new RangeError('advice on an empty question');
    const valued = ({ move, worth }: Finding<M>) => ({
      move: write(view, move),
      worth: worthIn(measure, Math.min(worth, best.worth), features.lead),
    });
    return {
      measure,
      best: valued(best),
      others: others.slice(0, OTHERS).map(valued),
      mixture: sealed ? answers.map(({ move, share }) => ({ move: write(view, move), share })) : [],
      consequences: foresee?.(asked, best.move) ?? null,
    };
  };
}

/** What is found out about a question: the best answer first. */
interface Found<Move> {
  readonly sealed: boolean;
  readonly answers: readonly Finding<Move>[];
}

/**
 * Thinks as a master does, among what the game holds to be worth a thought. Where that is a single one it is the best; the others are
 * thought about all the same, to be told beside it.
 */
function finding<C, S, M, E, V>(subject: Subject<C, S, M, E, V>): (asked: Asked<M, V>) => Found<M> {
  const { game, appraisal, features, nets } = subject;
  const insight = insightOf(game, appraisal, features, nets);
  const alone = (move: M, { view, seat, rng }: Asked<M, V>): Found<M> => {
    let worth = 0;
    for (let i = 0; i < LOOKS; i++) {
      const s = game.sample(view, seat, rng);
      game.step(s, seat, move);
      playOn(game, appraisal, s, forkRng(rng));
      worth += (insight.prospects(s)[seat] ?? 0) / LOOKS;
    }
    return { sealed: false, answers: [{ move, worth, tries: LOOKS, share: 1 }] };
  };
  return (asked) => {
    const { view, seat, moves, rng } = asked;
    const among = worthy(game, appraisal, asked);
    const [first] = among;
    if (moves.length === 1 && first !== undefined) return alone(first, asked);
    const until = performance.now() + PATIENCE;
    const hurry = (): boolean => performance.now() > until;
    const think = ponder(game, insight, (learned) => ({ iterations: worldsOf('master', appraisal, learned), hurry }));
    const found = think(view, seat, among.length > 1 ? among : moves, rng);
    if (among.length > 1) return found;
    const best = found.answers.filter(({ move }) => move === first);
    return { ...found, answers: [...best, ...found.answers.filter(({ move }) => move !== first)] };
  };
}
