import type { Seat } from '@cinderhall/kernel';
import type { Words } from '@cinderhall/words';
import type { SeatInfo } from '../local/messages.ts';

type Player = SeatInfo['player'];

interface Seated {
  readonly player: Player;
}

export const seatAt = (i: number): Seat => (i === 0 ? 0 : i === 1 ? 1 : i === 2 ? 2 : 3);

const playerAt = (i: number, persons: number, before: Player): Player =>
  i < persons ? 'person' : before === 'person' ? 'greedy' : before;

/** The same seats, the first of them persons’ and the others computers’. */
export const manned = <S extends Seated>(seats: readonly S[], persons: number): S[] =>
  seats.map((s, i) => ({ ...s, player: playerAt(i, persons, s.player) }));

/** How many people sat at one screen the last time; two if that was nobody but one. */
export function friendsIn(made: { readonly players: number; readonly seats: readonly Seated[] }): 2 | 3 | 4 {
  const persons = made.seats.slice(0, made.players).filter(({ player }) => player === 'person').length;
  return persons > 3 ? 4 : persons > 2 ? 3 : 2;
}

/** The same seats, one of them under this name. */
export const named = <S extends { readonly name: string }>(seats: readonly S[], at: number, name: string): S[] =>
  seats.map((seated, i) => (i === at ? { ...seated, name } : seated));

/** Names for computers, by language. */
const COMPUTERS = {
  en: ['Oda', 'Ilse', 'Tomas', 'Runa'],
  ru: ['Ода', 'Ильза', 'Томаш', 'Руна'],
} as const;

/** The name that one of these has if nobody gives it one. */
export function nameAt(words: Words, seated: readonly Seated[], i: number): string {
  if (seated[i]?.player !== 'person') return COMPUTERS[words.language][i] ?? words.lobby.someone(i + 1);
  return seated.filter((s) => s.player === 'person').length === 1 ? words.lobby.you : words.lobby.someone(i + 1);
}
