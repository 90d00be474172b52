import { type Account, accountOf, appraisal, crownOfAsh, features } from '@cinderhall/crown-of-ash';
import { type Mind, mindOf } from './mind.ts';
import type { Tutor } from './tutor-messages.ts';

/** For those who explain what they found. */
export { type Account, accountOf, appraisal, crownOfAsh, features };

export const crown = mindOf({
  ...{ game: crownOfAsh, appraisal, features },
  fetchNets: async () => (await import('@cinderhall/crown-of-ash/nets')).nets,
  write: ({ config }, move) => crownOfAsh.notation(config).write(move),
});

/** Who thinks about which game; loaded where computers think, and nowhere else. */
const minds: ReadonlyMap<string, () => Mind | Promise<Mind>> = new Map<string, () => Mind | Promise<Mind>>([
  [crownOfAsh.id, () => crown],
  ['rune-age', async () => (await import('../rune/mind.ts')).mind],
]);

/** Who thinks about this game. Throws where a game is played that nobody thinks about: its computers would play anything. */
export async function mindFor(game: string): Promise<Mind> {
  const mind = await minds.get(game)?.();
  if (!mind) throw new RangeError(`nobody thinks about ${game}`);
  return mind;
}

/** Who explains which other game than the first; loaded where somebody wants to learn. */
export const tutors: ReadonlyMap<string, () => Promise<Tutor>> = new Map([
  ['rune-age', async () => (await import('../rune/rune-tutor.ts')).runeTutor],
]);
