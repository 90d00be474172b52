import type { Computer } from '@cinderhall/referee';
import type { SeatInfo } from '../local/messages.ts';

export interface Rivals {
  readonly names: readonly string[];
  /** Null: some play better than others. */
  readonly level: Computer | null;
}

/** The computers that one plays against; null: there are none. */
export function rivalsOf(
  seated: readonly { readonly player: SeatInfo['player'] }[],
  nameOf: (i: number) => string,
): Rivals | null {
  const found = seated.flatMap(({ player }, i) => (player === 'person' ? [] : { name: nameOf(i), level: player }));
  const [first] = found;
  if (first === undefined) return null;
  const alike = found.every(({ level }) => level === first.level);
  return { names: found.map(({ name }) => name), level: alike ? first.level : null };
}
