import { below, type Game, type Seat, type Viewer } from '@cinderhall/kernel';
import { difference, firstOf, notJson } from '../difference.ts';
import { playOn } from '../playout.ts';
import { type Law, type Question, type Step, verdict } from './law.ts';

/** Whoever looks at a sampled world sees what they saw: the view hides what it must and `sample` keeps what it shows. */
export const sampleLooksAlike: Law = {
  at: 'question',
  dear: true,
  check: ({ game, glimpses }) =>
    verdict(firstOf(glimpses(), ({ who, view, world }) => difference(view, game.view(world, who), `view of ${who}`))),
};

/** The last answer given, or none: for whoever is asked now it is mostly a wrong one. */
function lastAnswer<C, S, M, E, V>({ met, notation }: Question<C, S, M, E, V>): M | null {
  const text = met.at(-1);
  return text === undefined ? null : notation.read(text);
}

/** A sampled world asks the same question and offers its viewer the same answers; what it forbids it forbids alike. */
export const sampleOffersAlike: Law = {
  at: 'question',
  dear: true,
  check(q) {
    const { game, state } = q;
    const wrong = lastAnswer(q);
    return verdict(
      firstOf(q.glimpses(), ({ who, world }) => {
        const question = difference(game.pending(state), game.pending(world), `question in a world of ${who}`);
        if (question !== null || who === 'spectator') return question;
        const moves = difference(game.moves(state, who), game.moves(world, who), `moves in a world of ${who}`);
        const barred = difference(game.barred(state, who), game.barred(world, who), `barred in a world of ${who}`);
        const bans = [state, world].map((s) => (wrong === null ? null : (game.forbids?.(s, who, wrong) ?? null)));
        return moves ?? barred ?? difference(bans[0], bans[1], `forbidden in a world of ${who}`);
      }),
    );
  },
};

/**
 * A sampled world is a whole one: it conserves, is JSON, and can be played to an end. Tried with the world of one viewer
 * at one question in eight, since each try is half a game.
 */
export const samplePlays: Law = {
  at: 'question',
  dear: true,
  check(q) {
    const glimpses = q.glimpses();
    const glimpse = glimpses[below(q.rng, 8 * glimpses.length)];
    if (glimpse === undefined) return 'idle';
    const problem = notJson(glimpse.world, 'state') ?? playOn(q, q.game.clone(glimpse.world), q.rng, q.most);
    return verdict(problem === null ? null : `world of ${glimpse.who}: ${problem}`);
  },
};

/**
 * Taking a step back leaks nothing when no event of it `reveals`: in every world that a viewer could not rule out
 * before, the same answer shows them the same view and the same events.
 */
export const undoLeaksNothing: Law = {
  at: 'step',
  dear: true,
  check(t) {
    if (t.told.some((e) => t.game.reveals(e))) return 'idle';
    return verdict(firstOf(t.viewers, (who) => learned(t, who)));
  },
};

function learned<C, S, M, E, V>(t: Step<C, S, M, E, V>, who: Viewer): string | null {
  const { game, notation, seat } = t;
  const world = game.sample(game.view(t.state, who), who, t.rng);
  const text = notation.write(t.move);
  const move = game.moves(world, seat).find((m) => notation.write(m) === text);
  // The actor's secrets differ there, so that this answer is none.
  if (move === undefined) return null;
  const told: E[] = [];
  game.step(world, seat, move, (e) => told.push(e));
  const seen = (events: readonly E[]) => events.map((e) => game.see(e, who));
  return (
    difference(game.view(t.after, who), game.view(world, who), `view of ${who} after '${text}'`) ??
    difference(seen(t.told), seen(told), `events seen by ${who} after '${text}'`)
  );
}

/**
 * Whom a secret has been kept from in this game. A law over many games: for everybody who looks there must be a world
 * that they cannot tell from the real one and that looks different to somebody else. Otherwise the view tells all, and
 * a sampler that believes it passes every other law.
 */
export function keepSecrets<C, S, M, E, V>(
  game: Game<C, S, M, E, V>,
  state: S,
  seats: readonly Seat[],
  glimpses: readonly { who: Viewer; world: S }[],
  kept: Set<Viewer>,
): void {
  for (const { who, world } of glimpses) {
    if (kept.has(who)) continue;
    if (seats.some((seat) => difference(game.view(state, seat), game.view(world, seat)) !== null)) kept.add(who);
  }
}
