import { forkRng, type Seat, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { shelf } from '../src/games.ts';
import { opponent } from '../src/opponents.ts';
import type { Title } from '../src/title.ts';

/** Every so manyth decision is asked twice. */
const STRIDE = 6;

/** Asks the greedy bot at every so manyth decision of a random game, in the real world and in one it cannot tell from it. */
function askTwice<C, S, M, E, V>(title: Title<C, S, M, E, V>, players: number): { asked: number; differed: number } {
  const { game } = title;
  const config = game.configure({ players });
  if (!config.ok) throw new Error('a usual table is refused');
  const bot = opponent(title, 'greedy');
  const anybody = opponent(title, 'random');
  const { write } = game.notation(config.value);
  const s = game.setup(config.value, '8');
  const rng = seedRng('8');
  const seen = { asked: 0, differed: 0 };
  for (let d = game.pending(s), n = 0; d !== null; d = game.pending(s), n++) {
    const seat: Seat = d.seats[0] ?? 0;
    const moves = game.moves(s, seat);
    if (n % STRIDE === 0 && moves.length > 1) {
      const other = game.sample(game.view(s, seat), seat, rng);
      const luck = forkRng(rng);
      const answer = (world: S): string =>
        write(bot.choose(game.view(world, seat), seat, game.moves(world, seat), luck.slice()));
      expect(answer(other)).toBe(answer(s));
      seen.asked++;
      if (JSON.stringify(other) !== JSON.stringify(s)) seen.differed++;
    }
    game.step(s, seat, anybody.choose(game.view(s, seat), seat, moves, rng));
  }
  return seen;
}

describe('the greedy bot is honest', { timeout: 60_000 }, () => {
  for (const [id, shelved] of shelf)
    it.each([2, 4])(`${id}: with %d players, its answer does not depend on what it cannot see`, (players) => {
      const { asked, differed } = shelved((title) => askTwice(title, players));
      expect(asked).toBeGreaterThan(10);
      expect(differed).toBe(asked);
    });
});
