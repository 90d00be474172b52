import { opponents } from '@cinderhall/bots';
import { forkRng, type Seat, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { shelf } from '../src/games.ts';
import { witsOf } from '../src/opponents.ts';
import type { Title } from '../src/title.ts';

// What bots are asked at a table of two at every run, and at larger ones in honesty.slow.test.ts.

/** Games that bots judge positions of. */
export const judged = [...shelf].filter(([, shelved]) => shelved(({ wits }) => wits !== null));

/** Every so manyth decision is asked twice. */
const STRIDE = 6;

/** Asks a bot at every so manyth decision of a random game, in the real world and in one it cannot tell from it. */
function askTwice<C, S, M, E, V>(
  title: Title<C, S, M, E, V>,
  id: 'greedy' | 'master',
  players: number,
): { asked: number; differed: number } {
  const { game } = title;
  const config = game.configure({ players });
  if (!config.ok) throw new Error('a usual table is refused');
  const all = opponents(game, witsOf(title), { part: 0.04 });
  const bot = all[id];
  const anybody = all.random;
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

/** Bots of every game that is judged, at a table of so many, answer alike whatever it is that they cannot see. */
export function describeHonesty(players: 2 | 4): void {
  describe('bots are honest', { timeout: 60_000 }, () => {
    for (const [id, shelved] of judged)
      it.each(['greedy', 'master'] as const)(
        `${id}: the answer of %s at a table of ${players} does not depend on what it cannot see`,
        (bot) => {
          const { asked, differed } = shelved((title) => askTwice(title, bot, players));
          expect(asked).toBeGreaterThan(10);
          expect(differed).toBe(asked);
        },
      );
  });
}
