import { admitText, type Decision, malformed, type Seat, type Seed, type Viewer } from '@cinderhall/kernel';
import type { GameCard, LiveAnswers, OnlineVerdict } from '@cinderhall/protocol';
import { denied, granted, pendingIn, type Saved, SharedReferee, type Sight, type Store } from '@cinderhall/referee';
import { gameCardOf } from '../tables/cards.ts';
import type { Shelf, Title } from '../title.ts';

/** What a viewer is told, whatever the game: its moves, events and views are only sent on. */
export type AnySight = Sight<unknown, unknown, unknown>;

/** A table as one pair of eyes is told of it. */
export interface Telling {
  readonly sight: AnySight;
  /** The table whole: nothing of it but its revision is for the viewer. */
  readonly saved: Saved;
  readonly card: GameCard;
  /** One of the sight's moves as text, by its place there; null: there is none. */
  readonly write: (at: number) => string | null;
}

/** Who is to be told of tables, and how. */
export interface Audience {
  viewers(table: string): readonly Viewer[];
  tell(table: string, told: Telling): void;
}

type AnyReferee = Pick<
  SharedReferee<unknown, unknown, unknown, unknown, unknown>,
  'catchUp' | 'submit' | 'concede' | 'undo' | 'record' | 'inspect' | 'refresh' | 'renew' | 'close' | 'remove'
>;

/** A game as it is played here, for whoever need not know its types. */
export interface Play {
  readonly referee: AnyReferee;
  /** Begins a game at a table with so many seats. */
  begin(table: string, laying: { config: unknown; seats: number; seed: Seed }): Promise<OnlineVerdict<GameCard>>;
  /** What a seat may answer, as text. */
  offered(table: string, seat: Seat): Promise<OnlineVerdict<Offered>>;
  /** What somebody wants to know of a table as it stands, who judges what was prepared for it. */
  consider<T>(table: string, want: (standing: Standing) => T): Promise<OnlineVerdict<T>>;
  /** A past moment; `everybody`: as these seats saw it together. */
  past(table: string, eyes: Viewer | { everybody: readonly Seat[] }, step: number): Promise<OnlineVerdict<AnySight>>;
}

/** A table as it stands, and what answers would be worth to it. Nothing of it is for whoever plays. */
export interface Standing {
  readonly saved: Saved;
  readonly decision: Decision | null;
  /** Who has conceded. */
  readonly conceded: readonly Seat[];
  /** Whether this text is a move of this game at all. */
  readonly reads: (move: string) => boolean;
  /** Whether this seat may answer so now and, if that is said, by this mean the same. */
  readonly admits: (seat: Seat, move: string, about?: string) => boolean;
}

type Offered = LiveAnswers<unknown, unknown, unknown>['offered'];

interface PlayPorts {
  readonly store: Store;
  readonly audience: Audience;
}

/** The games of a shelf, each with a referee of its own. */
export const playsOf = (shelf: Shelf, ports: PlayPorts): ReadonlyMap<string, Play> =>
  new Map([...shelf].map(([id, shelved]) => [id, shelved<Play>((title) => new Playing(title, ports))]));

class Playing<Config, State, Move, Event, View> implements Play {
  readonly referee: SharedReferee<Config, State, Move, Event, View>;
  readonly #title: Title<Config, State, Move, Event, View>;

  constructor(title: Title<Config, State, Move, Event, View>, { store, audience }: PlayPorts) {
    this.#title = title;
    this.referee = new SharedReferee(title.game, {
      store,
      outbox: {
        viewers: (table) => audience.viewers(table),
        tell: (table, sight, saved) => audience.tell(table, this.#telling(sight, saved)),
      },
    });
  }

  async begin(
    table: string,
    { config, seats, seed }: { readonly config: unknown; readonly seats: number; readonly seed: Seed },
  ): Promise<OnlineVerdict<GameCard>> {
    const { game } = this.#title;
    const configured = game.configure(config);
    if (!configured.ok) return configured;
    const players = game.seats(configured.value).length;
    if (seats !== players) return malformed('seats', `must be ${players}, one for each player`);
    const begun = await this.referee.start(table, configured.value, seed);
    if (!begun.ok) return begun;
    const sight = await this.referee.look(table, 'spectator');
    return sight.ok ? granted(gameCardOf(this.#title, sight.value)) : sight;
  }

  async offered(table: string, seat: Seat): Promise<OnlineVerdict<Offered>> {
    const sight = await this.referee.look(table, seat);
    if (!sight.ok) return sight;
    const { view, moves, decision } = sight.value;
    return granted({ decision: decision?.id ?? 0, moves: moves.map((move) => this.#title.write(view, move)) });
  }

  consider<T>(table: string, want: (standing: Standing) => T): Promise<OnlineVerdict<T>> {
    const { game } = this.#title;
    return this.referee.inspect(table, (on) => {
      const { saved, config, state, concessions } = on;
      const decision = pendingIn(game, on);
      const notation = game.notation(config);
      return granted(
        want({
          conceded: concessions.map(({ seat }) => seat),
          ...{ saved, decision, reads: (move) => notation.read(move) !== null },
          admits(seat, move, about) {
            const admitted = admitText(game, config, state, { seat, decision: decision?.id ?? -1, move });
            return admitted.ok && (about === undefined || about === (game.about?.(state, admitted.value) ?? ''));
          },
        }),
      );
    });
  }

  async past(
    table: string,
    eyes: Viewer | { readonly everybody: readonly Seat[] },
    step: number,
  ): Promise<OnlineVerdict<AnySight>> {
    if (typeof eyes !== 'object') return this.referee.past(table, eyes, step);
    const sight = await this.referee.past(table, 'spectator', step);
    if (!sight.ok) return sight;
    const views: View[] = [];
    for (const seat of eyes.everybody) {
      const own = await this.referee.past(table, seat, step);
      if (own.ok) views.push(own.value.view);
    }
    const [first, ...others] = views;
    return first ? granted({ ...sight.value, view: this.#title.together([first, ...others]) }) : sight;
  }

  #telling(sight: Sight<Move, Event, View>, saved: Saved): Telling {
    const { view, moves } = sight;
    const write = (at: number): string | null => {
      const move = moves[at];
      return move === undefined ? null : this.#title.write(view, move);
    };
    return { sight, saved, card: gameCardOf(this.#title, sight), write };
  }
}

/** The game of a table that is open. */
export function playIn(
  plays: ReadonlyMap<string, Play>,
  { entry }: { readonly entry: { readonly card: { readonly game: string } } },
): Play {
  const play = plays.get(entry.card.game);
  if (!play) throw new Error(`a table is open at which ${entry.card.game} is played`);
  return play;
}

/** A game that is not played here. */
export const noSuchGame = (plays: ReadonlyMap<string, Play>): OnlineVerdict<never> => {
  const known = [...plays.keys()].map((id) => `'${id}'`).join(', ');
  return denied({ refused: 'malformed', path: 'game', message: `must be one of ${known}` });
};
