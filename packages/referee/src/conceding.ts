import { type Concession, concessionText, type Game, malformed, type Seat } from '@cinderhall/kernel';
import { endsGame } from './finish.ts';
import { contestOf, type GameOn, pendingIn, STRIDE } from './game-on.ts';
import { hasConceded, type Judged, knownAs, USED } from './judging.ts';
import { withEntry } from './saved.ts';
import { denied, granted } from './verdict.ts';

/** Somebody gives up. */
export interface Yielding {
  readonly seat: Seat;
  readonly id: string;
  /** What the store is to hold it to, if anything: see {@link Turn}. */
  readonly warrant?: string;
  /** The seats that persons play: if all of them have conceded, the game is over. */
  readonly people: readonly Seat[];
}

/** The game after this seat has conceded, under this id; with it the game may be over. */
export function yielded<Config, State, Event>(
  on: GameOn<Config, State, Event>,
  { seat, ends }: Pick<Concession, 'seat' | 'ends'>,
  id: string,
): GameOn<Config, State, Event> {
  const step = on.marks.length + 1;
  return {
    ...on,
    saved: withEntry(on.saved, { line: `${seat} ${concessionText({ ends })}`, id }),
    marks: [...on.marks, { seat, choices: 0, revealed: false }],
    concessions: [...on.concessions, { seat, step, ends }],
    milestones: step % STRIDE === 0 ? [...on.milestones, on.state] : on.milestones,
  };
}

/**
 * What comes of it when a seat gives up, whoever is asked: it may not answer any more and has lost, and what was before is not
 * taken back. The same id again gives the same verdict and changes nothing.
 */
export function yielding<Config, State, Event>(
  game: Pick<Game<Config, State, never, never, unknown>, 'contest' | 'pending' | 'seats'>,
  on: GameOn<Config, State, Event>,
  { seat, id, people, ...grounds }: Yielding,
): Judged<GameOn<Config, State, Event>> {
  const known = knownAs(on.saved, id, (at) => {
    const same = on.concessions.some((concession) => concession.seat === seat && concession.step === at + 1);
    return same ? granted({ step: at + 1 }) : USED;
  });
  if (known) return known;
  if (pendingIn(game, on) === null) return denied({ refused: 'over' });
  if (!game.seats(on.config).includes(seat)) return malformed('seat', 'must be one of those who play');
  if (hasConceded(on, seat)) return denied({ refused: 'conceded', seat });
  const conceded = [...on.concessions.map((concession) => concession.seat), seat];
  const ends = endsGame(conceded, { people, contest: contestOf(game, on.config) });
  return { after: yielded(on, { seat, ends }, id), by: seat, grounds };
}
