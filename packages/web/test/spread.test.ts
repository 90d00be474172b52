import { expect, test } from 'vitest';
import { spreadOut } from '../src/crown/viewmodel/spread.ts';

const ROOM = { from: 0, to: 100 };

test('places on a line that are far enough from each other stay', () => {
  expect(spreadOut([], 10, ROOM)).toEqual([]);
  expect(spreadOut([50], 10, ROOM)).toEqual([50]);
  expect(spreadOut([10, 20, 90], 10, ROOM)).toEqual([10, 20, 90]);
});

test('places on a line are moved apart, and back from its end', () => {
  expect(spreadOut([40, 42, 43], 10, ROOM)).toEqual([40, 50, 60]);
  expect(spreadOut([95, 96, 99], 10, ROOM)).toEqual([80, 90, 100]);
  expect(spreadOut([-5, 130], 10, ROOM)).toEqual([0, 100]);
});

test('places on a line share what room there is', () => {
  expect(spreadOut([50, 50, 50], 80, ROOM)).toEqual([0, 50, 100]);
});
