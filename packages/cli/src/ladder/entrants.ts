import { readFileSync } from 'node:fs';
import { BOTS, type BotId, type NetFile, opponents } from '@cinderhall/bots';
import { InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { nameList } from '../flags.ts';
import { opponent, type Player, witsOf } from '../opponents.ts';
import { Refused } from '../terminal.ts';
import type { Title } from '../title.ts';

/** Somebody on a ladder, by name: a bot, or a bot with the net in a file (`master@two.json`). */
interface Entrant {
  readonly bot: BotId;
  readonly net: string | null;
}

/** Reads an entrant's name; null: there is no such bot. */
function entrantOf(name: string): Entrant | null {
  const [id = '', ...path] = name.split('@');
  const bot = BOTS.find((one) => one === id);
  return bot === undefined ? null : { bot, net: path.length > 0 ? path.join('@') : null };
}

/** Parses `greedy,master,ai:hard`. Which names there are is for the game to know. */
export function entrantList(text: string): string[] {
  const names = nameList(text);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new InvalidArgumentError(`'${twice}' is named twice.`);
  return names;
}

/** Who plays under this name; refuses a stranger. */
export function botFor<C, S, M, E, V>(title: Title<C, S, M, E, V>, name: string, players: number): Player<V, M> {
  const entrant = entrantOf(name);
  if (entrant === null || entrant.net === null) return opponent(title, name);
  const wits = witsOf(title);
  const nets = new Map([[players, netIn(entrant.net)]]);
  return opponents(title.game, { ...wits, nets })[entrant.bot];
}

const numbers = z.array(z.number());
const net = z.object({
  reads: z.string(),
  sizes: numbers,
  layers: z.array(z.object({ scale: z.number(), weights: numbers, biases: numbers })),
});

/** A net as `train` has written it; refuses a file that holds none. */
function netIn(path: string): NetFile {
  try {
    return net.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Refused(`${path} holds no net; \`cinderhall train\` writes some`);
  }
}
