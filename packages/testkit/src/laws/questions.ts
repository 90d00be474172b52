import { difference, firstOf } from '../difference.ts';
import { type Law, verdict } from './law.ts';

/** Somebody is asked, everybody who is asked has an answer, and nobody else has. */
export const hasMoves: Law = {
  at: 'question',
  dear: false,
  check({ game, state, seats, decision, answers }) {
    const asked = decision.seats;
    if (asked.length === 0) return { broken: 'a question is pending that nobody is asked' };
    if (new Set(asked).size < asked.length) return { broken: `a seat is asked twice: ${asked}` };
    const stranger = asked.find((seat) => !seats.includes(seat));
    if (stranger !== undefined) return { broken: `seat ${stranger} is asked and is not at this table` };
    const stuck = asked.find((seat) => answers.get(seat)?.length === 0);
    if (stuck !== undefined) return { broken: `seat ${stuck} is asked ${decision.kind} and has no move` };
    const eager = seats.find((seat) => !asked.includes(seat) && game.moves(state, seat).length > 0);
    return verdict(eager === undefined ? null : `seat ${eager} has moves and is not asked`);
  },
};

/** No two moves of a list are written alike. */
export const distinctMoves: Law = {
  at: 'question',
  dear: false,
  check: ({ texts }) => verdict(firstOf(texts.values(), (written) => repeated(written, 'are written'))),
};

/** No two moves of a list are picked by the same parts: what one picks on the table says which move is meant. */
export const distinctParts: Law = {
  at: 'question',
  dear: false,
  check: ({ game, answers }) =>
    verdict(
      firstOf(answers.values(), (moves) =>
        repeated(
          moves.map((m) => [...game.parts(m)].sort().join(' + ')),
          'are made of',
        ),
      ),
    ),
};

function repeated(texts: readonly string[], how: string): string | null {
  const seen = new Set<string>();
  const twice = texts.find((text) => seen.size === seen.add(text).size);
  return twice === undefined ? null : `two moves ${how} '${twice}'`;
}

/** What is barred is in no move on offer, and only somebody who is asked is barred from anything. */
export const barredIsNotOffered: Law = {
  at: 'question',
  dear: false,
  check({ game, state, seats, answers }) {
    let bars = 0;
    const problem = firstOf(seats, (seat) => {
      const barred = game.barred(state, seat);
      bars += barred.length;
      const offered = new Set(answers.get(seat)?.flatMap((m) => game.parts(m)));
      const wrong = barred.find(({ part }) => offered.has(part));
      if (wrong) return `${wrong.part} is barred to seat ${seat} by ${wrong.rule} and yet offered`;
      return barred.length > 0 && !answers.has(seat) ? `seat ${seat} is barred from something and is not asked` : null;
    });
    return bars === 0 ? 'idle' : verdict(problem);
  },
};

/** No rule forbids what is on offer. Asked of one answer of each seat in turn: a game may look far for a rule. */
export const offeredIsNotForbidden: Law = {
  at: 'question',
  dear: true,
  check({ game, state, decision, answers, notation }) {
    if (game.forbids === undefined) return 'idle';
    return verdict(
      firstOf(answers, ([seat, moves]) => {
        const move = moves[decision.id % moves.length];
        const ban = move === undefined ? null : game.forbids?.(state, seat, move);
        return move === undefined || !ban ? null : `${ban.rule} forbids '${notation.write(move)}', offered to ${seat}`;
      }),
    );
  },
};

/** Looking changes nothing: neither `pending`, `moves`, `barred`, `view`, `sample`, `outcome` nor `ahead` touches the state. */
export const looking: Law = {
  at: 'question',
  dear: true,
  check({ game, state, seats, viewers, rng, before }) {
    const looks: readonly [string, () => void][] = [
      ['pending', () => game.pending(state)],
      ['moves', () => seats.forEach((seat) => void game.moves(state, seat))],
      ['barred', () => seats.forEach((seat) => void game.barred(state, seat))],
      ['view', () => viewers.forEach((who) => void game.view(state, who))],
      ['sample', () => viewers.forEach((who) => void game.sample(game.view(state, who), who, rng))],
      ['outcome', () => game.outcome(state)],
      ['ahead', () => seats.forEach((seat) => void game.ahead?.(state, seat))],
    ];
    return verdict(
      firstOf(looks, ([name, look]) => {
        look();
        return difference(before, state, `state after ${name}`);
      }),
    );
  },
};

/**
 * A question keeps its id, kind and the others it asks until it is answered in full; then the next has an id one
 * higher. So an answer of somebody else never makes mine stale.
 */
export const decisionIds: Law = {
  at: 'step',
  dear: false,
  check({ game, decision, seat, after }) {
    const next = game.pending(after);
    const owing = decision.seats.filter((other) => other !== seat);
    if (owing.length > 0) return verdict(difference({ ...decision, seats: owing }, next, 'pending'));
    if (next === null || next.id === decision.id + 1) return 'kept';
    return { broken: `decision ${decision.id} was answered and is followed by ${next.id}` };
  },
};
