import { chancesOf, type Finding, ITERATIONS, insightOf, playOn, ponder } from '@cinderhall/bots';
import type { Move, State, View } from '@cinderhall/crown-of-ash';
import { forkRng, parseRecordedMove, type RngState, replay, type Seat, seedRng } from '@cinderhall/kernel';
import { type Account, accountOf, appraisal, features, game } from '../games.ts';
import { learn, nets } from './thinking.ts';
import type { Advice, Judgement, Measure, TutorAnswers, TutorTask } from './tutor-messages.ts';

/** Milliseconds for one piece of advice. */
const PATIENCE = 900;
/** Worlds in which the consequences of an answer are looked at. */
const LOOKS = 32;
/** Worlds in which an answer of a finished game is judged: at first sight, and with care. */
const SIGHT = 60;
const CARE = 600;
/** Points that are no loss worth telling. */
const TRIFLE = 0.5;

const insight = insightOf(game, appraisal, features, nets);

/** Explains: what a master would do, how chances stood, and what an answer has cost. */
export async function tutor(task: TutorTask): Promise<TutorAnswers[TutorTask['ask']]> {
  await learn();
  switch (task.ask) {
    case 'advise':
      return advise(task);
    case 'chances':
      return chances(task);
    case 'judge':
      return judge(task);
  }
}

type Ask<K extends TutorTask['ask']> = Extract<TutorTask, { ask: K }>;

const measureOf = ({ config }: View): Measure => (nets.has(config.players) ? 'chance' : 'points');
/** A difference in prospects, or prospects themselves above the middle, in this measure. */
const inMeasure = (measure: Measure, prospects: number): number =>
  measure === 'chance' ? prospects / 2 : prospects * features.lead;
const worthIn = (measure: Measure, prospects: number): number =>
  measure === 'chance' ? Math.min(1, Math.max(0, 0.5 + prospects / 2)) : prospects * features.lead;

function advise({ view, seat, moves, rng }: Ask<'advise'>): Advice {
  const until = performance.now() + PATIENCE;
  const budget = { iterations: ITERATIONS.master, hurry: () => performance.now() > until };
  const own = [...rng];
  const { sealed, answers } = ponder(game, insight, budget)(view, seat, moves, own);
  const { write } = game.notation(view.config);
  const measure = measureOf(view);
  const valued = ({ move, worth }: Finding<Move>) => ({ move: write(move), worth: worthIn(measure, worth) });
  const [best, next] = answers;
  if (best === undefined) throw new RangeError('advice on an empty question');
  const mixture = sealed ? answers.map(({ move, share }) => ({ move: write(move), share })) : [];
  return {
    ...{ measure, mixture, best: valued(best), next: next ? valued(next) : null },
    ...consequences(view, seat, best.move, own),
  };
}

/** What an answer does to the own account and to the others', over imagined worlds. */
function consequences(view: View, seat: Seat, move: Move, rng: RngState): Pick<Advice, 'change' | 'rivals' | 'risk'> {
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
function chances({ record }: Ask<'chances'>): TutorAnswers['chances'] {
  const curve: (readonly number[])[] = [];
  const played = replay(game, record, {
    watch(state, step) {
      const s = game.clone(state);
      playOn(game, appraisal, s, seedRng(String(step)));
      curve.push(game.outcome(state)?.share ?? chancesOf(insight.prospects(s)));
    },
  });
  return played.ok ? curve : [];
}

function judge({ record, step, deep }: Ask<'judge'>): Judgement | null {
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
  const told = { step, seat, view, played, better, measure: measureOf(view) };
  if (own === best) return { ...told, loss: 0 };
  // Both once more, in the same worlds: the best of many that were looked at little seems better than it is.
  const again = deep ? look([best.move, own.move], CARE / 2) : [best, own];
  const worth = (of: boolean): number => again.find((one) => isPlayed(one) === of)?.worth ?? 0;
  return { ...told, loss: Math.max(0, inMeasure(told.measure, worth(false) - worth(true))) };
}
