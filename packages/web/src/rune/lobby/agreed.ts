import { SCENARIOS } from '@cinderhall/rune-age';
import { loadLate, type Words } from '@cinderhall/words';
import { loadRuneAge } from '@cinderhall/words/rune-age';
import * as z from 'zod/mini';

const shape = z.object({ scenario: z.enum(SCENARIOS), content: z.unknown() });

/** The scenario of a table in words; nothing where it is of another version. */
export async function agreedIn({ language }: Words, config: unknown): Promise<readonly string[]> {
  const { success, data } = shape.safeParse(config);
  if (!success) return [];
  const [{ scenarios }, { form }] = await Promise.all([loadRuneAge(language), loadLate(language)]);
  return [scenarios[data.scenario].name, ...(data.content === 'house' ? [] : [form.pack.title])];
}
