import { readFileSync } from 'node:fs';
import { BOTS, type BotId, ITERATIONS, type NetFile, opponents } from '@cinderhall/bots';
import { InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { nameList } from '../flags.ts';
import { opponent, type Played, type Player, witsOf } from '../opponents.ts';
import { Refused } from '../terminal.ts';

/** Somebody on a ladder, by name: a bot, one that thinks so many times as much (`ismcts*2.5`), one with the net in a file (`master@two.json`). */
interface Entrant {
  readonly bot: BotId;
  /** 1 where it thinks as much as it is due. */
  readonly part: number;
  readonly net: string | null;
}

/** Reads the name of a bot with something of its own; null: it is no such name. */
function entrantOf(name: string): Entrant | null {
  const {
    id,
    part = '1',
    net = null,
  } = /^(?<id>[^*@]+)(?:\*(?<part>[\d.]+))?(?:@(?<net>.+))?$/.exec(name)?.groups ?? {};
  const bot = BOTS.find((one) => one === id);
  return bot === undefined || (part === '1' && net === null) ? null : { bot, part: Number(part), net };
}

/** Parses `greedy,master,ai:hard`. Which names there are is for the game to know. */
export function entrantList(text: string): string[] {
  const names = nameList(text);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new InvalidArgumentError(`'${twice}' is named twice.`);
  return names;
}

/** Who plays under this name; refuses a stranger, and more thought for who does not count any. */
export function botFor<C, S, M, E, V>(title: Played<C, S, M, E, V>, name: string, players: number): Player<V, M> {
  const entrant = entrantOf(name);
  if (entrant === null) return opponent(title, name);
  const { bot, part, net } = entrant;
  if (part !== 1 && !(part > 0 && Object.hasOwn(ITERATIONS, bot)))
    throw new Refused(`'${name}': ${Object.keys(ITERATIONS).join(', ')} can think so many times as much, nobody else`);
  const wits = witsOf(title);
  const nets = net === null ? wits.nets : new Map([[players, netIn(net)]]);
  return opponents(title.game, { ...wits, nets }, { part })[bot];
}

const numbers = z.array(z.number());
const file = z.object({
  reads: z.string(),
  sizes: numbers,
  layers: z.array(z.object({ scale: z.number(), weights: numbers, biases: numbers })),
});

/** A net as `train` has written it; refuses a file that holds none. */
function netIn(path: string): NetFile {
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Refused(`${path} holds no net; \`cinderhall train\` writes some`);
  }
}
