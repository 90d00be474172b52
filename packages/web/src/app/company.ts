import type { Seat } from '@cinderhall/kernel';
import type { Computer } from '@cinderhall/referee';
import type { Choice, Words } from '@cinderhall/words';
import type { SeatInfo } from '../local/messages.ts';
import { isNovice } from './novice.ts';

type Player = SeatInfo['player'];

/** A seat that is a person's or a computer's. */
interface Seated {
  readonly player: Player;
  readonly name: string;
  /** What it was before, if a person and a computer have taken turns in it: each keeps their own name. */
  readonly other?: { readonly player: Player; readonly name: string } | undefined;
}

export const seatAt = (i: number): Seat => (i === 0 ? 0 : i === 1 ? 1 : i === 2 ? 2 : 3);

/** How well computers play where nobody has said: gently until a game has been finished on this device. */
export const usualLevel = (): Computer => (isNovice() ? 'gentle' : 'greedy');

/** The same seat for this player: a person's name is never given to a computer. */
export function seatFor<S extends Seated>(seated: S, player: Player): S {
  const { player: before, name, other } = seated;
  if ((before === 'person') === (player === 'person')) return { ...seated, player };
  return { ...seated, player, name: other?.name ?? '', other: { player: before, name } };
}

const computerAt = ({ player, other }: Seated): Player =>
  player === 'person' ? (other?.player ?? usualLevel()) : player;

/** The same seats, the first of them persons’ and the others computers’. */
export const manned = <S extends Seated>(seats: readonly S[], persons: number): S[] =>
  seats.map((seated, i) => seatFor(seated, i < persons ? 'person' : computerAt(seated)));

/** The same seats, with computers that play so well, also where a person sits now. */
export const levelled = <S extends Seated>(seats: readonly S[], level: Computer): S[] =>
  seats.map((seated) =>
    seated.player === 'person'
      ? { ...seated, other: { name: seated.other?.name ?? '', player: level } }
      : { ...seated, player: level },
  );

/** What people's seats are called where they play far from each other. */
export interface Comers {
  /** The first of them is whoever lays the table. */
  readonly own: Choice;
  /** The others wait for whoever comes by the link, and brings a name along. */
  readonly friend: Choice;
}

/** What a person in this seat would be called; undefined: everybody sits at this screen. */
export function comerAt(
  comers: Comers | undefined,
  seated: readonly Pick<Seated, 'player'>[],
  i: number,
): Choice | undefined {
  const first = seated.findIndex(({ player }) => player === 'person');
  return first < 0 || i <= first ? comers?.own : comers?.friend;
}

/** The same seats, one of them under this name. */
export const named = <S extends { readonly name: string }>(seats: readonly S[], at: number, name: string): S[] =>
  seats.map((seated, i) => (i === at ? { ...seated, name } : seated));

/** Names for computers, by language. */
export const COMPUTERS = {
  en: ['Oda', 'Ilse', 'Tomas', 'Runa'],
  ru: ['Ода', 'Ильза', 'Томаш', 'Руна'],
} as const;

/** The name that one of these has if nobody gives it one. */
export function nameAt(words: Words, seated: readonly Pick<Seated, 'player'>[], i: number): string {
  if (seated[i]?.player !== 'person') return COMPUTERS[words.language][i] ?? words.lobby.someone(i + 1);
  return seated.filter((s) => s.player === 'person').length === 1 ? words.lobby.you : words.lobby.someone(i + 1);
}
