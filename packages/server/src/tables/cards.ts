import type { Seat, Viewer } from '@cinderhall/kernel';
import { SEATS } from '@cinderhall/kernel';
import type { GameCard, InvitationCard, MotionCard, TableCard } from '@cinderhall/protocol';
import type { Finish, Sight } from '@cinderhall/referee';
import type { Title } from '../title.ts';
import type { Motion, TableEntry } from './entries.ts';
import type { Standing } from './registry.ts';

/** Who is connected: by seat. */
export type Presence = ReadonlySet<Seat>;

/** How far a game has come, out of what anybody may see of it. */
export function gameCardOf<C, S, M, E, V>(
  { game, round }: Pick<Title<C, S, M, E, V>, 'game' | 'round'>,
  { step, view, decision, outcome, concessions }: Sight<M, E, V>,
): GameCard {
  return {
    game: game.id,
    step,
    round: round(view),
    asked: decision?.seats ?? [],
    over: decision === null,
    winners: winnersOf(outcome),
    conceded: concessions.map(({ seat }) => seat),
  };
}

const winnersOf = (outcome: Finish | null): Seat[] => SEATS.filter((seat) => (outcome?.share[seat] ?? 0) > 0);

/** Where a guest sits. */
export const seatOf = ({ seats }: TableEntry, guest: string): Seat | null =>
  seats.find((seating) => seating.guest === guest)?.seat ?? null;

/** Whose eyes a guest has at a table; null: none. */
export function eyesOf(entry: TableEntry, guest: string, { member }: Pick<Standing, 'member'>): Viewer | null {
  const seat = seatOf(entry, guest);
  if (seat !== null) return seat;
  return entry.watchers && (member || entry.public) ? 'spectator' : null;
}

/** The seats that computers play: their own, and those of people who have conceded. */
export const computersOf = ({ seats, card }: Pick<TableEntry, 'seats' | 'card'>): Seat[] =>
  seats.flatMap(({ seat, player }) => (player !== 'person' || card.conceded.includes(seat) ? seat : []));

/** Who has to agree before something is done: everybody who plays but who asks, and whom it is about. */
export const votersOf = (
  { seats, card }: Pick<TableEntry, 'seats' | 'card'>,
  { by, seat: about }: Pick<Motion, 'by' | 'seat'>,
): Seat[] =>
  seats.flatMap(({ seat, guest }) =>
    guest !== null && seat !== by && seat !== about && !card.conceded.includes(seat) ? seat : [],
  );

function motionCardOf(entry: TableEntry, motion: Motion | null): MotionCard | null {
  if (motion === null) return null;
  const { revision: _revision, yes, ...told } = motion;
  return { ...told, missing: votersOf(entry, motion).filter((seat) => !yes.includes(seat)) };
}

const seatCardsOf = ({ seats }: TableEntry): InvitationCard['seats'] =>
  seats.map(({ seat, name, player, guest }) => ({ seat, name, player, open: player === 'person' && guest === null }));

/** What an invitation tells whoever holds it: nothing that who is let in may not see. */
export const invitationOf = (entry: TableEntry, config: unknown): InvitationCard => ({
  game: entry.card.game,
  config,
  terms: entry.terms,
  round: entry.card.round,
  over: entry.card.over,
  host: entry.seats.find(({ guest }) => guest === entry.host)?.name ?? null,
  seats: seatCardsOf(entry),
});

/** What a guest may know of a table without looking at it. */
export function tableCardOf(
  entry: TableEntry,
  { id }: { readonly id: string },
  { member, seen }: Pick<Standing, 'member' | 'seen'>,
  here: Presence,
): TableCard {
  const { card, seats: _seats, host, invite, motion, ...rest } = entry;
  return {
    ...rest,
    ...card,
    motion: motionCardOf(entry, motion),
    host: host === id,
    you: seatOf(entry, id),
    seen,
    invite: member ? invite : null,
    seats: seatCardsOf(entry).map((card) => ({ ...card, here: card.player !== 'person' || here.has(card.seat) })),
  };
}
