import { describe, expect, test } from 'vitest';
import { NO_FILTER, toggled } from '../src/app/log-filter.ts';
import { lapsOf } from '../src/crown/viewmodel/log.ts';
import { filtered, turnAt } from '../src/crown/viewmodel/log-filter.ts';
import { log, TOLD, viewOf } from './situation.ts';

const view = viewOf();
const told = log(TOLD);

describe('a log that is asked for some of it', () => {
  const laps = lapsOf(told, view, (events) => events);
  const kinds = (some: typeof laps): string[] =>
    some.flatMap((lap) => lap.turns.flatMap((turn) => turn.events.map((e) => e.kind)));

  test('is whole when nothing is asked for', () => {
    expect(filtered(laps, NO_FILTER)).toEqual(laps);
  });

  test('shows battles to both sides of them', () => {
    const only = { ...NO_FILTER, topics: new Set(['battles'] as const), seats: new Set([1] as const) };
    const found = filtered(laps, only);
    expect(kinds(found).filter((kind) => kind === 'battle')).toHaveLength(2);
    expect(kinds(found)).not.toContain('fell');
    expect(kinds(found)).not.toContain('raised');
  });

  test('shows rewards with battles, and a gathering with income', () => {
    const goods = filtered(laps, { ...NO_FILTER, topics: new Set(['goods'] as const) });
    const whys = goods.flatMap((lap) =>
      lap.turns.flatMap((turn) => turn.events.flatMap((e) => (e.kind === 'gained' ? [e.why] : []))),
    );
    expect(new Set(whys)).toEqual(new Set(['gold', 'gather']));
  });

  test('shows rounds, and leaves out turns and laps of which nothing is left', () => {
    const late = filtered(laps, { ...NO_FILTER, rounds: new Set([3]) });
    expect(new Set(late.map(({ round }) => round))).toEqual(new Set([3]));
    expect(filtered(laps, { ...NO_FILTER, topics: new Set(['powers'] as const) })).toEqual([]);
  });

  test('knows in which turn a moment lies', () => {
    const turns = laps.flatMap((lap) => lap.turns);
    for (const turn of turns) expect(turnAt(laps, turn.step)).toBe(turn.key);
    expect(turnAt(laps, 100_000)).toBe(turns[0]?.key);
    expect(turnAt([], 3)).toBe(null);
  });

  test('takes a wish back when it is said again', () => {
    const once = toggled(new Set<number>(), 2);
    expect([...once]).toEqual([2]);
    expect([...toggled(once, 2)]).toEqual([]);
  });
});
