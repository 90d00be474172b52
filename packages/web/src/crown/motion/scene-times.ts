import type { Side, Tables } from '@cinderhall/crown-of-ash';
import type { Cue } from './staging.svelte.ts';

/** What of a battle is shown at once. */
export interface Showing {
  /** Cards are turned up. */
  readonly turns: boolean;
  readonly dice: number;
  /** Lines of the longer sum; 0: it is not reckoned yet. */
  readonly lines: number;
}

/** When what begins, in milliseconds after the cards begin to turn. */
export interface SceneTimes {
  readonly turn: number;
  readonly turns: number;
  readonly dice: number;
  readonly rolls: number;
  readonly sums: number;
  /** Between two lines of a sum. */
  readonly step: number;
  readonly outcome: number;
  readonly spoils: number;
  readonly end: number;
}

const BEFORE = 160;
const TURN = 520;
const ROLL = 1150;
const STEP = 240;
/** A breath before the outcome, and what it takes to sink in. */
const BREATH = 320;
const SINK = 520;
const SPOILS = 600;

/** The times of a battle's scene: cards turn, dice roll, sums are counted line by line, the outcome, what came of it. */
export function sceneTimes({ turns, dice, lines }: Showing, scale: number): SceneTimes {
  const turned = turns ? BEFORE + TURN : 0;
  const rolled = turned + (dice > 0 ? ROLL : 0);
  const sums = rolled + (rolled > 0 ? 140 : 0);
  const outcome = lines > 0 ? sums + lines * STEP + BREATH : rolled;
  const spoils = outcome + SINK;
  const times = {
    ...{ turn: BEFORE, turns: TURN, dice: turned, rolls: ROLL, sums, step: STEP, outcome, spoils },
    end: lines > 0 ? spoils + SPOILS : rolled,
  };
  return scaled(times, scale);
}

const scaled = (times: SceneTimes, scale: number): SceneTimes => ({
  turn: times.turn * scale,
  turns: times.turns * scale,
  dice: times.dice * scale,
  rolls: times.rolls * scale,
  sums: times.sums * scale,
  step: times.step * scale,
  outcome: times.outcome * scale,
  spoils: times.spoils * scale,
  end: times.end * scale,
});

/** What is heard of it. `won`: whether the viewer has; null: the viewer did not fight. */
export function sceneCues({ turns, dice, lines }: Showing, times: SceneTimes, won: boolean | null): readonly Cue[] {
  const ticks = Array.from({ length: lines }, (_, i): Cue => ({ at: times.sums + i * times.step, sound: 'tick' }));
  const last: Cue = { at: times.outcome, sound: won === null ? 'build' : won ? 'won' : 'lost' };
  return [
    ...(turns ? [{ at: times.turn, sound: 'card' } as const] : []),
    ...(dice > 0 ? [{ at: times.dice, sound: 'die' } as const] : []),
    ...(lines > 0 ? [...ticks, last] : []),
  ];
}

/** A side's total as it grows, line by line: every fighter, the bolster, the card, what the space adds. */
export function runningSums(t: Tables, side: Side): readonly number[] {
  const fighters = side.fighters.map((fighter) => t.attackOf[fighter] ?? 0);
  const terms = [
    ...(fighters.length > 0 ? fighters : [side.strength]),
    ...(fighters.length > 1 ? [side.bolster] : []),
    ...(side.card >= 0 ? [side.cardValue] : []),
    ...(side.modifier !== 0 ? [side.modifier] : []),
  ];
  let sum = 0;
  return terms.map((term) => {
    sum += term;
    return sum;
  });
}
