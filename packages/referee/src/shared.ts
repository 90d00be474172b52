import type { Game, Viewer } from '@cinderhall/kernel';
import { type Yielding, yielding } from './conceding.ts';
import { follow } from './follow.ts';
import { type GameOn, sightOf } from './game-on.ts';
import type { Progress } from './judging.ts';
import { pastSight } from './past.ts';
import type { Outbox, Store } from './ports.ts';
import { Referee } from './referee.ts';
import type { Saved } from './saved.ts';
import type { Sight } from './sight.ts';
import { granted, type Verdict } from './verdict.ts';

/** How far somebody knows a table. */
export interface Moment {
  /** Changes made to the table: answers, and takings back. */
  readonly revision: number;
  readonly step: number;
}

/** What somebody has missed, and the revision that it leads to. */
export interface CaughtUp<Move, Event, View> {
  readonly revision: number;
  /** The table whole, as it is kept: not for the viewer. */
  readonly saved: Saved;
  readonly sight: Sight<Move, Event, View>;
}

/**
 * Keeps tables that are looked at from afar, through connections that break, and that other processes write to as well: tells
 * people what they have missed, and of what others have written reads only what is new.
 */
export class SharedReferee<Config, State, Move, Event, View> extends Referee<Config, State, Move, Event, View> {
  readonly #game: Game<Config, State, Move, Event, View>;

  constructor(
    game: Game<Config, State, Move, Event, View>,
    { store, outbox }: { readonly store: Store; readonly outbox: Outbox<Move, Event, View> },
  ) {
    super(game, {
      ...{ store, outbox },
      async follow(table, known) {
        const changes = await store.since?.(table, known.saved.revision);
        return changes ? follow(game, known, changes) : null;
      },
    });
    this.#game = game;
  }

  /**
   * What a viewer has missed since a moment that they were told of: the events from then on, or all of them if answers
   * were taken back meanwhile.
   */
  catchUp(table: string, viewer: Viewer, since: Moment | null): Promise<Verdict<CaughtUp<Move, Event, View>>> {
    return this.inspect(table, (on) => {
      const sight = sightOf(this.#game, on, viewer, since ? newsFrom(on, since) : 0);
      const { saved } = on;
      return granted({ revision: saved.revision, saved, sight });
    });
  }

  /**
   * As `refresh`, and tells only what is new, to people who have been told everything up to now: nothing where nothing is,
   * unless they are to be told `anyway`.
   */
  renew(table: string, { anyway = false } = {}): Promise<Verdict<Progress>> {
    return this.refresh(table, (before, on) => {
      const known = before && { revision: before.saved.revision, step: before.marks.length };
      if (!anyway && known?.revision === on.saved.revision) return null;
      return known ? newsFrom(on, known) : 0;
    });
  }

  /** What a viewer saw of the table after so many answers. */
  past(table: string, viewer: Viewer, step: number): Promise<Verdict<Sight<Move, Event, View>>> {
    return this.inspect(table, (on) => pastSight(this.#game, on, { table, viewer, step }));
  }

  /** Has a seat give up. */
  concede(table: string, wish: Yielding): Promise<Verdict<Progress>> {
    return this.carryOut(table, (game, on) => yielding(game, on, wish));
  }
}

/**
 * The first step that is news to whoever knows the table up to this moment: the next one, or all if anything was taken back
 * meanwhile, for then there are fewer steps than changes.
 */
function newsFrom(on: Pick<GameOn<unknown, unknown, unknown>, 'marks' | 'saved'>, known: Moment): number {
  const missed = on.saved.revision - known.revision;
  return missed >= 0 && known.step + missed === on.marks.length ? known.step + 1 : 0;
}
