import type { Registry } from '../tables/registry.ts';
import type { Room } from './room.ts';

/**
 * Drops what is being asked at a table once that has passed: whoever answers meanwhile does not want to take back what was
 * before, and when somebody concedes (`yielded`) others are to be asked than before. `false`: it has not, or somebody else did.
 */
export async function dropPassed(
  { entry, revision }: Pick<Room, 'entry' | 'revision'>,
  yielded: boolean,
  registry: Pick<Registry, 'setMotion'>,
): Promise<boolean> {
  const { motion, table } = entry;
  const passed = motion?.what === 'take-back' && motion.revision < revision;
  return motion !== null && (passed || yielded) && registry.setMotion(table, motion, null);
}
