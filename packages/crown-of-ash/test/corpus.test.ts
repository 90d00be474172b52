import { describe, expect, test } from 'vitest';
import { CORPUS, corpusFiles, playedOut } from './corpus.ts';
import { endOf, faultsOf } from './corpus-ends.ts';
import { isRegenerating, keptText } from './kept.ts';

if (isRegenerating)
  for (const [name, saved] of Object.entries(CORPUS)) {
    const record = playedOut(saved);
    keptText(`corpus/${name}.json`, `${JSON.stringify({ record, end: endOf(record) }, null, 1)}\n`);
  }

/**
 * Games that were saved and must play again to the same end for as long as the rules' version is the same. What they
 * hold is not made anew here: `REGENERATE=1` writes them.
 */
describe('saved games', () => {
  const files = corpusFiles();

  test('are all there', () => {
    expect(files.map(({ name }) => name)).toEqual(
      Object.keys(CORPUS)
        .map((name) => `${name}.json`)
        .sort(),
    );
  });

  test.each(files)('$name comes to its end', (file) => {
    expect(faultsOf([file])).toEqual([]);
  });

  test('a game that plays otherwise is noticed', () => {
    const [first] = files;
    const game = JSON.parse(first?.text ?? '');
    game.end.table.seats[0].vp += 1;
    expect(faultsOf([{ name: 'other', text: JSON.stringify(game) }])).toEqual([
      expect.stringMatching(/^other: end\.table\.seats\.0\.vp: \d+ ≠ \d+$/),
    ]);
    game.record.moves.length -= 1;
    expect(() => endOf({ ...game.record, moves: ['0 nothing'] })).toThrow('moves[0]');
    expect(faultsOf([{ name: 'short', text: JSON.stringify(game) }])).not.toEqual([]);
  });

  test.each(['vp', 'kinds', 'king', 'shared'])('one ends by %s', (by) => {
    expect(files.map(({ text }) => JSON.parse(text).end.by)).toContain(by);
  });
});
