import { chancesOf, insightOf, playOn, ponder } from '@cinderhall/bots';
import type { Event, Move, State, View } from '@cinderhall/crown-of-ash';
import { forkRng, parseRecordedMove, type RngState, replay, type Seat, seedRng } from '@cinderhall/kernel';
import { type Asked, adviserOf, LOOKS, measureOf } from './advising.ts';
import { type Account, accountOf, appraisal, crown, features, crownOfAsh as game, tutors } from './games.ts';
import type { Consequences, Curve, Judgement, Measure, Tutor, TutorAnswers, TutorTask } from './tutor-messages.ts';

/** The types of the game that is explained here. */
interface Crown {
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly account: Account;
}

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
const advise = adviserOf(
  { game, appraisal, features, nets, write: ({ config }, move) => game.notation(config).write(move) },
  consequences,
);

/** Whoever knows this game. */
const tutorOf = (id: string): Promise<Tutor> | Tutor | undefined => (id === game.id ? { tutor } : tutors.get(id)?.());

/** The same by whoever knows the game that it is about; null: nobody does. */
export async function explained(task: TutorTask): Promise<TutorAnswers[TutorTask['ask']]> {
  const found = await tutorOf(task.ask === 'advise' ? task.game : task.record.game);
  return found?.tutor(task) ?? null;
}

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

/** A difference in prospects in this measure. */
const inMeasure = (measure: Measure, prospects: number): number =>
  measure === 'chance' ? prospects / 2 : prospects * features.lead;

/** What an answer does to the own account and to the others', over imagined worlds. */
function consequences({ view, seat, rng }: Omit<Asked<Move, View>, 'moves'>, move: Move): Consequences<Crown> {
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
  return { measure: measureOf(crown, players), chances: curve };
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
  const told = { step, seat, view, played, better, measure: measureOf(crown, config.players) };
  if (own === best) return { ...told, loss: 0 };
  // Both once more, in the same worlds: the best of many that were looked at little seems better than it is.
  const again = deep ? look([best.move, own.move], CARE / 2) : [best, own];
  const worth = (of: boolean): number => again.find((one) => isPlayed(one) === of)?.worth ?? 0;
  return { ...told, loss: Math.max(0, inMeasure(told.measure, worth(false) - worth(true))) };
}
