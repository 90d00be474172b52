import { type Decision, forkRng, type Game, type RngState, type Seed, seedRng, type Viewer } from '@cinderhall/kernel';
import { changes } from './changes.ts';
import { type Choose, pickAny, pickSeat } from './playout.ts';

export interface PlaythroughOptions<Move> {
  /** Chooses the moves; all alike by default. */
  readonly pick?: Choose<Move> | undefined;
  /** Stops after so many answers; 5000 by default. */
  readonly most?: number | undefined;
}

interface Scene<Config, State, Move, Event, View> {
  readonly game: Game<Config, State, Move, Event, View>;
  readonly write: (move: Move) => string;
  readonly viewers: readonly Viewer[];
  readonly pick: Choose<Move>;
  readonly rng: RngState;
}

/**
 * A game as text to keep and to compare: each question, how many answers it had and which was given, what was told to
 * whom, and how each viewer's view changed. Views are whole at the start and differences after it, lines that several
 * viewers share stand once, and order of keys does not show: a change of rules is a change of few lines.
 */
export function playthrough<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  config: Config,
  seed: Seed,
  { pick = pickAny, most = 5000 }: PlaythroughOptions<Move> = {},
): string {
  const viewers: readonly Viewer[] = [...game.seats(config), 'spectator'];
  const { write } = game.notation(config);
  const scene = { game, write, viewers, pick, rng: forkRng(seedRng(seed)) };
  const told: Event[] = [];
  const state = game.setup(config, seed, (e) => told.push(e));
  const lines = [`# ${game.id}, rules ${game.rules}, seed ${seed}`, `config ${JSON.stringify(config)}`, '', '## setup'];
  const views = viewsOf(scene, state);
  lines.push(
    ...eventLines(scene, told),
    ...viewLines(
      scene,
      views.map(() => ({})),
      views,
    ),
  );

  let step = 0;
  for (let d = game.pending(state); d !== null && step < most; d = game.pending(state)) {
    step += 1;
    lines.push('', ...act(scene, state, d, step));
  }
  lines.push('', `## outcome ${JSON.stringify(game.outcome(state))}`, '');
  return lines.join('\n');
}

/** Answers one question, in place, and tells of it in lines. */
function act<C, S, M, E, V>(scene: Scene<C, S, M, E, V>, state: S, decision: Decision, step: number): string[] {
  const { game, write, pick, rng } = scene;
  const seat = pickSeat(decision.seats, rng);
  const moves = game.moves(state, seat);
  const move = pick(moves, rng);
  if (move === undefined) throw new RangeError(`seat ${seat} has nothing to answer to decision ${decision.id}`);
  const before = viewsOf(scene, state);
  const told: E[] = [];
  game.step(state, seat, move, (e) => told.push(e));
  const asked = decision.seats.length > 1 ? `, asked ${decision.seats.join(' ')}` : '';
  return [
    `## ${step}. decision ${decision.id}, ${decision.kind}${asked}`,
    `${seat}: ${write(move)} (of ${moves.length})`,
    ...eventLines(scene, told),
    ...viewLines(scene, before, viewsOf(scene, state)),
  ];
}

const viewsOf = <C, S, M, E, V>({ game, viewers }: Scene<C, S, M, E, V>, state: S): readonly V[] =>
  viewers.map((who) => game.view(state, who));

function eventLines<C, S, M, E, V>({ game, viewers }: Scene<C, S, M, E, V>, told: readonly E[]): string[] {
  return told.flatMap((e) => {
    const seen = viewers.map((who) => game.see(e, who));
    return shared(
      viewers,
      seen.map((one) => (one === null ? [] : [`told ${JSON.stringify(one)}`])),
    );
  });
}

function viewLines(
  scene: { viewers: readonly Viewer[] },
  before: readonly unknown[],
  after: readonly unknown[],
): string[] {
  return shared(
    scene.viewers,
    after.map((view, i) => changes(before[i], view)),
  );
}

/** Each line once, with the viewers that share it in front. */
function shared(viewers: readonly Viewer[], linesOf: readonly (readonly string[])[]): string[] {
  const readers = new Map<string, Viewer[]>();
  viewers.forEach((who, i) => {
    for (const line of linesOf[i] ?? []) readers.set(line, [...(readers.get(line) ?? []), who]);
  });
  return [...readers].map(([line, who]) => `  ${who.length === viewers.length ? 'all' : who.join(' ')} | ${line}`);
}
