import type { Words } from '@cinderhall/words';
import type { SeatInfo } from '../local/messages.ts';

type Player = SeatInfo['player'];

/** Whom one plays against, computers by their level: `Ilse, Tomas · Careful opponent`; empty if nobody. */
export function against(
  words: Words,
  seated: readonly { readonly player: Player }[],
  nameOf: (i: number) => string,
): string {
  const names = new Map<Player, string[]>();
  seated.forEach(({ player }, i) => {
    if (player !== 'person') names.set(player, [...(names.get(player) ?? []), nameOf(i)]);
  });
  return [...names].map(([player, all]) => `${all.join(', ')} · ${words.lobby[player].label}`).join('; ');
}
