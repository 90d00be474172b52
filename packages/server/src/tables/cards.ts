import type { Outcome, Seat, Viewer } from '@cinderhall/kernel';
import { SEATS } from '@cinderhall/kernel';
import type { GameCard, MotionCard, TableCard } from '@cinderhall/protocol';
import type { Sight } from '@cinderhall/referee';
import type { Title } from '../title.ts';
import type { Motion, Standing, TableEntry } from './registry.ts';

/** Who is connected: by seat. */
export type Presence = ReadonlySet<Seat>;

/** How far a game has come, out of what anybody may see of it. */
export function gameCardOf<C, S, M, E, V>(
  { game, round }: Pick<Title<C, S, M, E, V>, 'game' | 'round'>,
  { step, view, decision, outcome }: Sight<M, E, V>,
): GameCard {
  return {
    game: game.id,
    step,
    round: round(view),
    asked: decision?.seats ?? [],
    over: decision === null,
    winners: winnersOf(outcome),
  };
}

const winnersOf = (outcome: Outcome | null): Seat[] => SEATS.filter((seat) => (outcome?.share[seat] ?? 0) > 0);

/** Where a guest sits. */
export const seatOf = ({ seats }: TableEntry, guest: string): Seat | null =>
  seats.find((seating) => seating.guest === guest)?.seat ?? null;

/** Whose eyes a guest has at a table; null: none. */
export function eyesOf(entry: TableEntry, guest: string, { member }: Pick<Standing, 'member'>): Viewer | null {
  const seat = seatOf(entry, guest);
  if (seat !== null) return seat;
  return entry.watchers && (member || entry.public) ? 'spectator' : null;
}

/** Who has to agree before something is done: every person but who asks, and whom it is about. */
export const votersOf = ({ seats }: Pick<TableEntry, 'seats'>, { by, seat }: Pick<Motion, 'by' | 'seat'>): Seat[] =>
  seats.flatMap((seating) =>
    seating.guest !== null && seating.seat !== by && seating.seat !== seat ? seating.seat : [],
  );

function motionCardOf(entry: TableEntry, motion: Motion | null): MotionCard | null {
  if (motion === null) return null;
  const { revision: _revision, yes, ...told } = motion;
  return { ...told, missing: votersOf(entry, motion).filter((seat) => !yes.includes(seat)) };
}

/** What a guest may know of a table without looking at it. */
export function tableCardOf(
  entry: TableEntry,
  { id }: { readonly id: string },
  { member, seen }: Pick<Standing, 'member' | 'seen'>,
  here: Presence,
): TableCard {
  const { card, seats, host, invite, motion, ...rest } = entry;
  return {
    ...rest,
    ...card,
    motion: motionCardOf(entry, motion),
    host: host === id,
    you: seatOf(entry, id),
    seen,
    invite: member ? invite : null,
    seats: seats.map(({ seat, name, player, guest }) => ({
      seat,
      name,
      player,
      open: player === 'person' && guest === null,
      here: player !== 'person' || here.has(seat),
    })),
  };
}
