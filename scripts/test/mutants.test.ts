import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changeOf, describeScores, judgeMutants } from '../mutants.mjs';
import { at, readJson } from '../places.mjs';

const source = 'const a = 1;\n  if (a > 0) b(\n    a,\n  );\n';
const place = (line: number, column: number) => ({ line, column });
/** `a > 0` becomes `a >= 0`. */
const mutant = (status: string) => ({
  status,
  replacement: 'a >= 0',
  location: { start: place(2, 7), end: place(2, 12) },
});
const explained = { file: 'a.ts', line: 'if (a > 0) b(', changes: ['a > 0 → a >= 0'], why: 'because' };
const many = (status: string, n: number) => Array.from({ length: n }, () => mutant(status));

describe('a mutant', () => {
  test('is told by its line and what changes in it', () => {
    expect(changeOf(source, mutant('Survived'))).toEqual({ line: 'if (a > 0) b(', change: 'a > 0 → a >= 0' });
  });

  test('over several lines is told in one', () => {
    const long = { status: 'Survived', replacement: 'b()', location: { start: place(2, 14), end: place(4, 4) } };
    expect(changeOf(source, long).change).toBe('b( a, ) → b()');
  });
});

describe('the judgement of mutants', () => {
  test('is silent when all are found', () => {
    const mutants = [mutant('Killed'), mutant('Timeout'), mutant('CompileError'), mutant('Ignored')];
    const { scores, wrong } = judgeMutants({ 'a.ts': { source, mutants } }, []);
    expect(wrong).toEqual([]);
    expect(scores).toEqual([{ file: 'a.ts', found: 2, explained: 0, all: 2 }]);
  });

  test('counts one as found that leaves no test to run', () => {
    const mutants = [
      { ...mutant('Survived'), testsCompleted: 0 },
      { ...mutant('Survived'), testsCompleted: 5 },
    ];
    expect(judgeMutants({ 'a.ts': { source, mutants } }, [explained]).scores).toEqual([
      { file: 'a.ts', found: 1, explained: 1, all: 2 },
    ]);
  });

  test('names a survivor that nobody has explained', () => {
    const mutants = [...many('Killed', 9), mutant('NoCoverage')];
    expect(judgeMutants({ 'a.ts': { source, mutants } }, []).wrong).toEqual([
      'a.ts: survived, in if (a > 0) b(\n    a > 0 → a >= 0',
    ]);
  });

  test('lets an explained one live, and counts it as not found', () => {
    const mutants = [...many('Killed', 9), mutant('Survived')];
    const { scores, wrong } = judgeMutants({ 'a.ts': { source, mutants } }, [explained]);
    expect(wrong).toEqual([]);
    expect(scores).toEqual([{ file: 'a.ts', found: 9, explained: 1, all: 10 }]);
  });

  test('asks to take back an explanation of what is found, and looks at changed files alone', () => {
    const { wrong } = judgeMutants({ 'a.ts': { source, mutants: [mutant('Killed')] } }, [
      explained,
      { ...explained, file: 'b.ts' },
    ]);
    expect(wrong).toEqual(['a.ts: does not survive and needs no explanation, in if (a > 0) b(\n    a > 0 → a >= 0']);
  });

  test('wants 85 % found, whatever is explained', () => {
    const files = (killed: number) => ({
      'a.ts': { source, mutants: [...many('Killed', killed), ...many('Survived', 100 - killed)] },
    });
    expect(judgeMutants(files(85), [explained]).wrong).toEqual([]);
    expect(judgeMutants(files(84), [explained]).wrong).toEqual(['a.ts: 84.0 % found, 85 % wanted']);
  });
});

test('scores are told by file and for all', () => {
  const scores = [
    { file: 'a.ts', found: 9, explained: 1, all: 10 },
    { file: 'long.ts', found: 0, explained: 0, all: 0 },
  ];
  expect(describeScores(scores).split('\n')).toEqual([
    'a.ts         90.0 %   9 of 10 mutants found, 1 explained',
    'long.ts  no mutants   0 of 0 mutants found',
    'all          90.0 %   9 of 10 mutants found, 1 explained',
  ]);
});

test('survivors are explained in sentences, in files that are there', () => {
  const survivors: { file: string; line: string; changes: string[]; why: string }[] = readJson(
    at('mutation', 'survivors.json'),
  );
  expect(survivors.filter(({ file }) => !existsSync(at(file)))).toEqual([]);
  expect(survivors.filter(({ why, changes }) => changes.length === 0 || !/^[A-Z].*\.$/.test(why))).toEqual([]);
});
