import { parseRecordText, replay, tellRefusal } from '@cinderhall/kernel';
import { difference, firstOf, notJson } from '../difference.ts';
import { type Law, verdict } from './law.ts';

/** A state is plain JSON: nothing in it is lost or bent by writing it down. */
export const stateIsJson: Law = {
  at: 'question',
  dear: false,
  check: ({ state, config }) => verdict(notJson(state, 'state', config)),
};

/** So are views, and events as they are seen: they travel. */
export const seenIsJson: Law = {
  at: 'step',
  dear: true,
  check({ game, after, viewers, told }) {
    const problem = firstOf(viewers, (who) => {
      const inView = notJson(game.view(after, who), `view of ${who}`);
      if (inView !== null) return inView;
      return firstOf(told, (e) => notJson(game.see(e, who), `event seen by ${who}`));
    });
    return verdict(problem);
  },
};

/** A clone is equal. */
export const cloneIsEqual: Law = {
  at: 'question',
  dear: false,
  check: ({ game, state }) => verdict(difference(state, game.clone(state), 'state')),
};

/** A step in one of state and clone is no step in the other. */
export const cloneIsApart: Law = {
  at: 'step',
  dear: false,
  check: ({ state, before }) => verdict(difference(before, state, 'clone after a step of the original')),
};

/** A state thawed from JSON goes on exactly as the one that was frozen, to the same events. */
export const thawedGoesOn: Law = {
  at: 'step',
  dear: true,
  check({ game, before, seat, move, after, told }) {
    const thawed = JSON.parse(JSON.stringify(before));
    const heard: unknown[] = [];
    game.step(thawed, seat, move, (e) => heard.push(e));
    return verdict(difference(after, thawed, 'state') ?? difference(told, heard, 'events'));
  },
};

/** What a table has agreed on is JSON, and nobody ever writes to it: states share it. */
export const configIsKept: Law = {
  at: 'end',
  dear: false,
  check: ({ config, agreed }) => verdict(notJson(config, 'config') ?? difference(agreed, config, 'config')),
};

/** Seed and moves are the whole game: its record, written and read, replays to the same state and events. */
export const recordReplays: Law = {
  at: 'end',
  dear: false,
  check({ game, record, state, events }) {
    const read = parseRecordText(JSON.stringify(record));
    if (!read.ok) return { broken: tellRefusal(read.refusal) };
    const again = replay(game, read.value);
    if (!again.ok) return { broken: tellRefusal(again.refusal) };
    return verdict(difference(state, again.value.state, 'state') ?? difference(events, again.value.events, 'events'));
  },
};

/** Every piece is in exactly one place, by the game's own count. */
export const conserves: Law = {
  at: 'step',
  dear: false,
  check({ conserve, state, after, met }) {
    if (conserve === null) return 'idle';
    // What was before has been counted already, but for the setup.
    return verdict((met.length === 0 ? conserve(state) : null) ?? conserve(after));
  },
};

/** An outcome is there when the game is over and not before; shares sum to 1, or to 0 when all have lost. */
export const outcomeAtTheEnd: Law = {
  at: 'step',
  dear: false,
  check({ game, config, seats, after }) {
    const outcome = game.outcome(after);
    const over = game.pending(after) === null;
    if (!over) return verdict(outcome === null ? null : 'there is an outcome while a question is pending');
    if (outcome === null) return { broken: 'the game is over and has no outcome' };
    const { kind, share, score } = outcome;
    // There may be more players than seats, and the game says so: those that it plays itself are asked nothing and may win.
    const players = game.contest?.(config).players ?? seats.length;
    if (share.length !== players || score.length !== share.length) {
      return { broken: `${share.length} shares and ${score.length} scores for ${players} players` };
    }
    if (share.some((x) => !(x >= 0)) || !score.every(Number.isFinite))
      return { broken: 'a share or score is no number' };
    const sum = share.reduce((a, b) => a + b, 0);
    return verdict(Math.abs(sum - (kind === 'lost-together' ? 0 : 1)) < 1e-9 ? null : `shares sum to ${sum} (${kind})`);
  },
};
