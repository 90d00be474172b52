import type { Concession, Contest, Outcome, Seat } from '@cinderhall/kernel';

/** How a game has ended for everybody at the table: by itself, or because people have conceded. */
export interface Finish {
  readonly kind: Outcome['kind'];
  /** Share of the win, summing to 1 (0 for everybody where all have lost). By seat, as everything here. */
  readonly share: readonly number[];
  /** Points at the end; null: it was not played to its end. */
  readonly score: readonly number[] | null;
}

/**
 * Whether a game is over when these have conceded, the last of them now: because nobody is left who plays and has not, or
 * because one alone is left of those who play against each other. `people` are the seats that persons play.
 */
export function endsGame(
  conceded: readonly Seat[],
  { people, contest }: { readonly people: readonly Seat[]; readonly contest: Contest },
): boolean {
  if (people.every((seat) => conceded.includes(seat))) return true;
  return !contest.together && contest.players - conceded.length < 2;
}

/**
 * The end of a game out of its own outcome, if it has one, and of who has conceded, in this order. Whoever concedes has
 * lost, whatever the points, and the sooner the lower. Those who have not stand as the game has them; where it was not
 * played to its end they are equals, who have won together, or lost where all play together. Null: it goes on.
 */
export function finishOf(own: Outcome | null, concessions: readonly Concession[], contest: Contest): Finish | null {
  if (own === null && concessions.at(-1)?.ends !== true) return null;
  const seats = Array.from({ length: contest.players }, (_, seat) => seat);
  const fallen: readonly number[] = concessions.map(({ seat }) => seat);
  const firm = seats.filter((seat) => !fallen.includes(seat));
  const winners = winnersOf(own, firm, contest);
  return {
    kind: kindOf(own, concessions, winners),
    share: seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    score: own?.score ?? null,
  };
}

/** Of those who have not conceded. The best of them, where somebody has won who has. */
function winnersOf(own: Outcome | null, firm: readonly number[], { together }: Contest): readonly number[] {
  if (own === null) return together ? [] : firm;
  const won = firm.filter((seat) => (own.share[seat] ?? 0) > 0);
  if (won.length > 0 || own.kind === 'lost-together') return won;
  const most = Math.max(...firm.map((seat) => own.score[seat] ?? 0));
  return firm.filter((seat) => own.score[seat] === most);
}

function kindOf(own: Outcome | null, concessions: readonly Concession[], winners: readonly number[]): Outcome['kind'] {
  if (own && concessions.length === 0) return own.kind;
  if (winners.length === 0) return 'lost-together';
  return winners.length === 1 ? 'ranking' : 'shared';
}
