import { loadLate, type Words } from '@cinderhall/words';
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
export async function agreedIn({ language, lobby }: Words, config: unknown): Promise<readonly string[]> {
  const { success, data } = shape.safeParse(config);
  if (!success) return [];
  const { form } = await loadLate(language);
  const { edition, automa, options, content } = data;
  const told: readonly (readonly [boolean, string])[] = [
    [automa !== null, lobby.automa.label],
    [options.powers, form.powers.label],
    [options.turnOrder === 'clockwise', `${form.turnOrder}: ${form.clockwise.label}`],
    [options.openHands, form.openHands.label],
    [options.openDiscards, form.openDiscards.label],
    [options.strictMemory, form.strictMemory.label],
    [content !== 'house', form.pack.title],
  ];
  return [form.editions[edition].label, ...told.flatMap(([so, words]) => (so ? words : []))];
}
