import { expect, test } from 'vitest';
import { Gathering } from '../src/live/gathering.ts';

const line = (guest: string) => ({ guest });

test('finds what is of a guest, and forgets guests of whom nothing is left', () => {
  const gathering = new Gathering<{ readonly guest: string }>();
  const [a1, a2, b] = [line('ann'), line('ann'), line('bo')];
  for (const one of [a1, a2, b, a1]) gathering.add(one);
  expect(gathering.size).toBe(3);
  expect(gathering.of('ann')).toEqual([a1, a2]);
  expect(gathering.of('nobody')).toEqual([]);
  gathering.delete(a1);
  gathering.delete(a1);
  gathering.delete(line('bo'));
  expect(gathering.size).toBe(2);
  expect(gathering.all()).toEqual([a2, b]);
  gathering.delete(a2);
  expect(gathering.of('ann')).toEqual([]);
  expect(gathering.size).toBe(1);
});

test('what is asked for does not change while somebody leaves', () => {
  const gathering = new Gathering<{ readonly guest: string }>();
  const both = [line('ann'), line('ann')];
  for (const one of both) gathering.add(one);
  for (const one of gathering.of('ann')) gathering.delete(one);
  expect(gathering.size).toBe(0);
});
