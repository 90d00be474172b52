import { applyText, below, concessionText, type Notation, type RngState, shuffle } from '@cinderhall/kernel';
import { difference, firstOf, notJson } from '../difference.ts';
import { pickSeat } from '../playout.ts';
import { type Law, verdict } from './law.ts';

/** Texts tried at one question. */
const TRIES = 4;

/** Writing a move and reading it back gives the same move. */
export const notationReads: Law = {
  at: 'question',
  dear: true,
  check: ({ answers, notation }) =>
    verdict(
      firstOf([...answers.values()].flat(), (move) => {
        const text = notation.write(move);
        return difference(move, notation.read(text), `'${text}' read`);
      }),
    ),
};

/** What a record says of somebody who gives up. */
const RESERVED = [true, false].map((ends) => concessionText({ ends }));

/** What stands for something else in a record is no move. */
export const notationReserves: Law = {
  at: 'question',
  dear: true,
  check({ notation }) {
    const taken = RESERVED.find((text) => notation.read(text) !== null);
    return verdict(taken === undefined ? null : `'${taken}' is read as a move`);
  },
};

/** Damaged text is no move, or is another one that is written and read faithfully; never an accident. */
export const notationRefuses: Law = {
  at: 'question',
  dear: true,
  check({ texts, notation, rng }) {
    const right = [...texts.values()].flat();
    const tried = Array.from({ length: TRIES }, () => damaged(rng, right[below(rng, right.length)] ?? ''));
    return verdict(firstOf(tried, (text) => faithful(notation, text)));
  },
};

function faithful<Move>(notation: Notation<Move>, text: string): string | null {
  const move = notation.read(text);
  if (move === null) return null;
  const bent = notJson(move, `'${text}' read`);
  if (bent !== null) return bent;
  const written = notation.write(move);
  return difference(move, notation.read(written), `'${text}', read, written as '${written}' and read again`);
}

const INK = ' 0123456789-+.,:=exN{}[]\\"\n\u0000é';

/** The text with one thing wrong: a character lost, doubled, replaced or put in, or the end cut off. */
function damaged(rng: RngState, text: string): string {
  const at = below(rng, text.length + 1);
  const ink = INK.charAt(below(rng, INK.length));
  const tail = text.slice(at);
  const tails = [tail.slice(1), tail.charAt(0) + tail, ink + tail.slice(1), ink + tail, ''];
  return text.slice(0, at) + (tails[below(rng, tails.length)] ?? '');
}

/** A move that is not on offer is refused, whoever sends it and whatever it was once good for, and changes nothing. */
export const refusesTheRest: Law = {
  at: 'question',
  dear: true,
  check({ game, config, state, seats, decision, texts, rng, met, before }) {
    if (met.length === 0) return 'idle';
    const tried = Array.from({ length: TRIES }, () => met[below(rng, met.length)] ?? '');
    const seat = pickSeat(seats, rng);
    const wrong = tried.filter((text) => !texts.get(seat)?.includes(text));
    const problem = firstOf(wrong, (text) => {
      const told: unknown[] = [];
      const result = applyText(game, config, state, { seat, decision: decision.id, move: text }, (e) => told.push(e));
      if (result.ok) return `'${text}' is not offered to seat ${seat} and was carried out`;
      if (told.length > 0) return `'${text}' was refused to seat ${seat} and told of`;
      return difference(before, state, `state after '${text}' was refused to seat ${seat}`);
    });
    return wrong.length === 0 ? 'idle' : verdict(problem);
  },
};

/** Sealed answers commute: in any order they lead to the same state, and nobody's choices depend on another's. */
export const answersCommute: Law = {
  at: 'question',
  dear: true,
  check({ game, state, decision, answers, rng }) {
    if (decision.seats.length < 2) return 'idle';
    const given = decision.seats.flatMap((seat) => {
      const moves = answers.get(seat) ?? [];
      return moves
        .slice(below(rng, moves.length))
        .slice(0, 1)
        .map((move) => ({ seat, move }));
    });
    const other = given.slice();
    shuffle(rng, other);
    if (other[0]?.seat === given[0]?.seat) other.reverse();

    const [one, two] = [game.clone(state), game.clone(state)];
    for (const { seat, move } of given) {
      const changed = difference(answers.get(seat), game.moves(one, seat), `moves of ${seat} after others answered`);
      if (changed !== null) return { broken: changed };
      game.step(one, seat, move);
    }
    for (const { seat, move } of other) game.step(two, seat, move);
    return verdict(
      difference(one, two, `state after ${given.map((g) => g.seat)} and after ${other.map((o) => o.seat)}`),
    );
  },
};
