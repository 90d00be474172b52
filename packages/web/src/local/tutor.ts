import { chancesOf, type Finding, ITERATIONS, insightOf, playOn, ponder } from '@cinderhall/bots';
import type { Event, Move, State, View } from '@cinderhall/crown-of-ash';
import { forkRng, parseRecordedMove, type RngState, replay, type Seat, seedRng } from '@cinderhall/kernel';
import { type Account, accountOf, appraisal, crown, features, crownOfAsh as game } from './games.ts';
import type { Advice, Curve, Judgement, Measure, TutorAnswers, TutorTask } from './tutor-messages.ts';

/** The types of the game that is explained here. */
interface Crown {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly account: Account;
}

/** Of the other answers so many are told: the best of them may read as the best of all does. */
const OTHERS = 6;
/** Milliseconds for one piece of advice. */
const PATIENCE = 900;
/** Worlds in which the consequences of an answer are looked at. */
const LOOKS = 32;
/** Worlds in which an answer of a finished game is judged: at first sight, and with care. */
const SIGHT = 60;
const CARE = 600;
/** Ways in which unfinished business is played on, to see where a game stands. */
const WAYS = 16;
/** How much a lead by rules of thumb decides, by round: early there is time to make up for it. */
const STEEPNESS: readonly number[] = [1.5, 1.5, 2, 3, 4];
/** Points that are no loss worth telling. */
const TRIFLE = 0.5;

const { nets } = crown;
const insight = insightOf(game, appraisal, features, nets);

/** Somebody who explains a game: what a master would do, how chances stood, and what an answer has cost. */
interface Tutor {
  tutor(task: TutorTask): Promise<TutorAnswers[TutorTask['ask']]>;
}

const tutors: ReadonlyMap<string, Tutor> = new Map([[game.id, { tutor }]]);

/** The same by whoever knows the game that it is about; null: nobody does. */
export const explained = async (task: TutorTask): Promise<TutorAnswers[TutorTask['ask']]> =>
  tutors.get(task.ask === 'advise' ? task.game : task.record.game)?.tutor(task) ?? null;

export async function tutor(task: TutorTask<Crown>): Promise<TutorAnswers<Crown>[TutorTask['ask']]> {
  await crown.learn();
  switch (task.ask) {
    case 'advise':
      return advise(task);
    case 'chances':
      return chances(task);
    case 'judge':
      return judge(task);
  }
}

type Ask<K extends TutorTask['ask']> = Extract<TutorTask<Crown>, { ask: K }>;

const measureOf = (players: number): Measure => (nets.has(players) ? 'chance' : 'points');
/** A difference in prospects, or prospects themselves above the middle, in this measure. */
const inMeasure = (measure: Measure, prospects: number): number =>
  measure === 'chance' ? prospects / 2 : prospects * features.lead;
const worthIn = (measure: Measure, prospects: number): number =>
  measure === 'chance' ? Math.min(1, Math.max(0, 0.5 + prospects / 2)) : prospects * features.lead;

function advise({ view, seat, moves, rng }: Ask<'advise'>): Advice<Crown> {
  const until = performance.now() + PATIENCE;
  const budget = { iterations: ITERATIONS.master, hurry: () => performance.now() > until };
  const own = [...rng];
  const { sealed, answers } = ponder(game, insight, budget)(view, seat, moves, own);
  const { write } = game.notation(view.config);
  const measure = measureOf(view.config.players);
  const valued = ({ move, worth }: Finding<Move>) => ({ move: write(move), worth: worthIn(measure, worth) });
  const [best, ...others] = answers;
  if (best === undefined) throw new RangeError('advice on an empty question');
  const mixture = sealed ? answers.map(({ move, share }) => ({ move: write(move), share })) : [];
  return {
    ...{ measure, mixture, best: valued(best), others: others.slice(0, OTHERS).map(valued) },
    ...consequences(view, seat, best.move, own),
  };
}

/** What an answer does to the own account and to the others', over imagined worlds. */
function consequences(
  view: View,
  seat: Seat,
  move: Move,
  rng: RngState,
): Pick<Advice<Crown>, 'change' | 'rivals' | 'risk'> {
  const changes: Account[] = [];
  let rivals = 0;
  for (let i = 0; i < LOOKS; i++) {
    const s = game.sample(view, seat, rng);
    const [before, others] = [accountOf(s, seat), bestOther(s, seat)];
    game.step(s, seat, move);
    playOn(game, appraisal, s, forkRng(rng));
    changes.push(less(accountOf(s, seat), before));
    rivals += (bestOther(s, seat) - others) / LOOKS;
  }
  const worse = changes.filter(({ total }) => total < -TRIFLE);
  return {
    change: mean(changes),
    rivals,
    risk: { share: worse.length / LOOKS, loss: worse.length > 0 ? -mean(worse).total : 0 },
  };
}

const bestOther = (s: State, seat: Seat): number =>
  Math.max(...s.order.filter((other) => other !== seat).map((other) => accountOf(s, other).total));

const account = (part: (of: keyof Account) => number): Account => ({
  vp: part('vp'),
  places: part('places'),
  goods: part('goods'),
  fighters: part('fighters'),
  total: part('total'),
});
const less = (a: Account, b: Account): Account => account((of) => a[of] - b[of]);
const mean = (all: readonly Account[]): Account =>
  account((of) => all.reduce((sum, one) => sum + one[of], 0) / Math.max(1, all.length));

/** Judged with every card open, as those may who look back at a finished game. */
function chances({ record }: Ask<'chances'>): Curve {
  const curve: (readonly number[])[] = [];
  const played = replay(game, record, {
    watch(state, step) {
      curve.push(game.outcome(state)?.share ?? chancesAt(state, seedRng(String(step))));
    },
  });
  const players = played.ok ? played.value.config.players : 0;
  return { measure: measureOf(players), chances: curve };
}

/** In the middle of some business, a battle above all, on average over ways in which it may go on. */
function chancesAt(state: State, rng: RngState): readonly number[] {
  const ways = appraisal.quiet(state) ? 1 : WAYS;
  const sums: number[] = [];
  for (let i = 0; i < ways; i++) {
    const s = game.clone(state);
    playOn(game, appraisal, s, forkRng(rng));
    chancesOf(insight.prospects(s), STEEPNESS[s.round] ?? 1).forEach((chance, seat) => {
      sums[seat] = (sums[seat] ?? 0) + chance / ways;
    });
  }
  return sums;
}

function judge({ record, step, deep }: Ask<'judge'>): Judgement<Crown> | null {
  const before = replay(game, record, { upTo: step - 1 });
  const line = parseRecordedMove(record.moves[step - 1] ?? '');
  if (!before.ok || !line.ok) return null;
  const { state, config } = before.value;
  const { seat, text: played } = line.value;
  const moves = game.moves(state, seat);
  const view = game.view(state, seat);
  if (moves.length < 2 || insight.reopen(game.clone(state), seat) !== null) return null;
  const rng = seedRng(String(step));
  const look = (among: readonly Move[], iterations: number) =>
    ponder(game, insight, { iterations })(view, seat, among, rng).answers;
  const { write } = game.notation(config);
  const isPlayed = ({ move }: { readonly move: Move }): boolean => write(move) === played;
  const found = look(moves, deep ? CARE : SIGHT);
  const [best] = found;
  const own = found.find(isPlayed);
  if (best === undefined || own === undefined) return null;
  const better = write(best.move);
  const told = { step, seat, view, played, better, measure: measureOf(config.players) };
  if (own === best) return { ...told, loss: 0 };
  // Both once more, in the same worlds: the best of many that were looked at little seems better than it is.
  const again = deep ? look([best.move, own.move], CARE / 2) : [best, own];
  const worth = (of: boolean): number => again.find((one) => isPlayed(one) === of)?.worth ?? 0;
  return { ...told, loss: Math.max(0, inMeasure(told.measure, worth(false) - worth(true))) };
}
