import type { Bot } from '@cinderhall/bots';
import { crownOfAsh, type Move, type View } from '@cinderhall/crown-of-ash';
import { seedRng } from '@cinderhall/kernel';
import { configured } from './playing.ts';

/** Where the time comes from: the browser's script and Node's both have one of this shape. */
type Clock = () => number;

/**
 * Milliseconds of each answer of a bot in a game of so many of it, from seeing the table to its choice; questions with one
 * answer are left out. Stops after so many answers.
 */
export function think(bot: Bot<View, Move>, players: number, seed: string, most: number, now: Clock): number[] {
  const config = configured(crownOfAsh, { players });
  const s = crownOfAsh.setup(config, seed);
  const rng = seedRng(seed);
  const times: number[] = [];
  for (let d = crownOfAsh.pending(s); d !== null && times.length < most; d = crownOfAsh.pending(s)) {
    const [seat] = d.seats;
    if (seat === undefined) throw new Error('nobody is asked');
    const moves = crownOfAsh.moves(s, seat);
    const view = crownOfAsh.view(s, seat);
    const begun = now();
    const move = bot.choose(view, seat, moves, rng);
    if (moves.length > 1) times.push(now() - begun);
    crownOfAsh.step(s, seat, move);
  }
  return times;
}

/** Milliseconds that a fixed loop of whole numbers takes: the yardstick of how fast a thread runs. */
export function yardstick(now: Clock): number {
  const begun = now();
  let x = 1;
  for (let i = 0; i < 60_000_000; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
  const spent = now() - begun;
  return x === 0 ? 0 : spent;
}
