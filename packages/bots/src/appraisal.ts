import type { RngState, Seat } from '@cinderhall/kernel';

/**
 * What a game tells a bot about worth. Every state it is shown was sampled from the view of the bot's seat, so it may
 * read all of it and still know nothing that the seat could not know.
 */
export interface Appraisal<State, Move> {
  /** How well `seat` stands, in points, against the others. Compared only with other values of this seat. */
  value(s: State, seat: Seat): number;
  /** Whether the business at hand is finished, so that standing still to judge the position makes sense. */
  quiet(s: State): boolean;
  /** A quick, sensible answer of any seat, to play unfinished business on with. `moves` is not empty. */
  reply(s: State, seat: Seat, moves: readonly Move[], rng: RngState): Move;
  /** By move: how likely good play makes it, at first sight; sums to 1. Left out: no move is likelier than another. */
  likely?(s: State, seat: Seat, moves: readonly Move[]): readonly number[];
  /**
   * The answers worth a thought, of `moves` and never none: of equals the first is given, and what gains nothing is left out. In
   * every world of one view the same are left out. Left out itself: all are, as they are listed.
   */
  consider?(s: State, seat: Seat, moves: readonly Move[]): readonly Move[];
  /**
   * How many questions a search looks beyond the business at hand, where luck would drown what answers differ by. Left out: as
   * far as it gets.
   */
  readonly horizon?: number;
  /** The same, coloured by who the seat plays: for levels that err anyway. Left out: nobody has a character. */
  readonly character?: Appraisal<State, Move>;
}
