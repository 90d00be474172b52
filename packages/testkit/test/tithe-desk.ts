import { accepted, below, malformed, type Seed, seedRng } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import type { Desk } from '../src/index.ts';
import { type Config, type Event, type State, tithe, type View } from './tithe.ts';

const cards = z.array(z.int().check(z.gte(1), z.lte(4)));
const position = z.strictObject({
  hands: z.optional(z.array(cards)),
  deck: z.optional(cards),
  last: z.optional(z.int()),
  dice: z.optional(z.array(z.int())),
});

function load(s: State, dice: readonly number[]): void {
  for (let seed = 0; ; seed++) {
    const rng = seedRng(String(seed));
    if (!dice.every((die) => below(rng, 6) + 1 === die)) continue;
    s.rng = seedRng(String(seed));
    return;
  }
}

/** How scenarios speak of Tithe: cards are their values. */
export const titheDesk: Desk<Config, State, Event, View> = {
  shapes: { table: z.looseObject({}), position, part: z.looseObject({}), event: z.looseObject({ kind: z.string() }) },
  content: { dice: [{ id: 'd6', sides: 6 }] },
  lay(config, input) {
    const read = position.safeParse(input);
    if (!read.success) return malformed('hands', 'cards of the value 1 to 4');
    const seed: Seed = '1';
    const { hands, deck, last, dice } = read.data;
    const s: State = { ...tithe.setup(config, seed), hands: hands ?? [[], []], deck: deck ?? [], last: last ?? 0 };
    if (dice !== undefined) load(s, dice);
    return accepted(s);
  },
  load,
  state: ({ hands, deck, score, round }) => ({ hands, deck, score, round }),
  view: ({ hands, score }) => ({ hands, score }),
  event: (_config, e) => e,
  part: (_config, part) =>
    JSON.stringify(part).includes('9') ? malformed('hands[0]', 'cards of the value 1 to 4') : accepted(part),
  telling: (_config, event) => accepted(event),
  /** Cards that are shown stay where they were sealed until the boon is taken. */
  census: ({ hands, deck, shown, sealed, winner }) =>
    [...hands.flat(), ...deck, ...shown, ...(winner === -1 ? sealed.flatMap((some) => some ?? []) : [])].sort(),
};
