import type { Words } from '@cinderhall/words';
import * as z from 'zod/mini';

/** Of what people agree on, what is worth knowing to whoever is invited. */
const shape = z.object({
  edition: z.enum(['final', 'env-4.1', 'env-4.0']),
  automa: z.nullable(z.unknown()),
  options: z.object({
    powers: z.boolean(),
    turnOrder: z.enum(['chosen', 'clockwise']),
    openHands: z.boolean(),
    openDiscards: z.boolean(),
    strictMemory: z.boolean(),
  }),
  content: z.unknown(),
});

/** Edition and options of a table in words; nothing where they are of another version. */
export function agreedIn({ lobby }: Words, config: unknown): readonly string[] {
  const { success, data } = shape.safeParse(config);
  if (!success) return [];
  const { edition, automa, options, content } = data;
  const told: readonly (readonly [boolean, string])[] = [
    [automa !== null, lobby.automa.label],
    [options.powers, lobby.powers.label],
    [options.turnOrder === 'clockwise', `${lobby.turnOrder}: ${lobby.clockwise.label}`],
    [options.openHands, lobby.openHands.label],
    [options.openDiscards, lobby.openDiscards.label],
    [options.strictMemory, lobby.strictMemory.label],
    [content !== 'house', lobby.pack.title],
  ];
  return [lobby.editions[edition].label, ...told.flatMap(([so, words]) => (so ? words : []))];
}
