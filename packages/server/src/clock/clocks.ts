import { SEATS, type Seat } from '@cinderhall/kernel';
import type { ClockCard, TableTerms } from '@cinderhall/protocol';
import { counted, countsAt, endOf, type Rests, type Stretch, without } from './hours.ts';

/** Something that matters to the clocks of a table, at an instant of the server. */
export type Happening = { readonly at: number } & (
  | { readonly what: 'begun'; readonly asked: readonly Seat[] }
  /** `prepared`: before it was asked for, so that the answer took no time whenever it was written. */
  | { readonly what: 'answered'; readonly asked: readonly Seat[]; readonly by: Seat; readonly prepared?: boolean }
  /** Somebody has given up, which counts as an answer: a computer plays on for them, or the game is over. */
  | { readonly what: 'conceded'; readonly asked: readonly Seat[]; readonly by: Seat }
  /** Answers were taken back until the first `keep` were left. */
  | { readonly what: 'taken-back'; readonly asked: readonly Seat[]; readonly by: Seat; readonly keep: number }
  | { readonly what: 'sat'; readonly seat: Seat; readonly guest: string; readonly zone: string }
  | { readonly what: 'risen'; readonly seat: Seat }
  | { readonly what: 'computer'; readonly seat: Seat }
  /** Whoever sits there stops their clock until then, or lets it go on. */
  | { readonly what: 'vacation'; readonly seat: Seat; readonly until: number }
);

/** What somebody has had of their time. */
interface Account {
  /** In this game, and in this turn. */
  readonly used: number;
  readonly turn: number;
  /** Turns that have been ended. */
  readonly turns: number;
  /** What was granted on coming back after the time was up. */
  readonly granted: number;
}

interface Sitter {
  readonly kind: 'person' | 'open' | 'computer';
  /** Whether anybody has sat here. */
  readonly known: boolean;
  /** Who sits here or did last, and where on Earth they said that they are when they came. */
  readonly guest: string;
  readonly zone: string;
  readonly vacations: readonly Stretch[];
}

const NEW: Account = { used: 0, turn: 0, turns: 0, granted: 0 };
const NOBODY: Sitter = { kind: 'open', known: false, guest: '', zone: 'UTC', vacations: [] };

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** Of the budget for a game this part, and so much at least, is there for whoever comes back after it was used up. */
const RETURNING = { part: 0.1, least: 60 * SECOND };

/**
 * The clocks of one table, out of what has happened there: the same happenings give the same clocks, on every machine and
 * after every restart. A clock runs while its seat is asked; none does before everybody has come. Time for which the
 * server was away counts for nobody.
 *
 * A taking back undoes what it took from the others: they have the time again that they spent since. Whoever takes back
 * has thought, and what they thought stays counted, or a turn could be made longer by taking it back.
 */
export class Clocks {
  readonly #terms: TableTerms;
  readonly #outages: readonly Stretch[];
  readonly #sitters = new Map<Seat, Sitter>();
  readonly #seats: readonly Seat[];
  #accounts: readonly Account[];
  /** By number of answers: the accounts at that moment, where the turn was. */
  #moments: (readonly Account[])[] = [];
  #asked: readonly Seat[] = [];
  #at = 0;
  #met = false;

  constructor(terms: TableTerms, seats: readonly Seat[], outages: readonly Stretch[] = []) {
    this.#terms = terms;
    this.#outages = outages;
    this.#seats = seats;
    this.#accounts = SEATS.map(() => NEW);
  }

  /** Takes in what has happened next. */
  heed(happening: Happening): void {
    // Two machines may disagree about the time of day by a little; nothing has happened before what came before it.
    const prepared = happening.what === 'answered' && happening.prepared === true;
    const at = prepared ? this.#at : Math.max(this.#at, happening.at);
    this.#accounts = this.#accountsAt(at);
    this.#at = at;
    switch (happening.what) {
      case 'begun':
        this.#asked = happening.asked;
        this.#moments = [this.#accounts];
        break;
      case 'answered':
        this.#ask(happening.asked);
        this.#moments.push(this.#accounts);
        break;
      case 'conceded':
        this.#sitters.set(happening.by, { ...this.#sitter(happening.by), kind: 'computer' });
        this.#ask(happening.asked);
        this.#moments.push(this.#accounts);
        break;
      case 'taken-back':
        this.#takeBack(happening.keep, happening.by);
        this.#asked = happening.asked;
        break;
      case 'vacation':
        this.#rest(happening.seat, at, happening.until);
        break;
      case 'sat':
        this.#sit(happening.seat, happening);
        break;
      case 'risen':
        this.#sitters.set(happening.seat, { ...this.#sitter(happening.seat), kind: 'open' });
        break;
      case 'computer':
        this.#sitters.set(happening.seat, { ...this.#sitter(happening.seat), kind: 'computer' });
        break;
    }
    this.#met ||= this.#seats.every((seat) => this.#sitter(seat).kind !== 'open' || this.#sitter(seat).known);
  }

  /** By guest: the time zone of whoever sits here, or did last. */
  get zones(): ReadonlyMap<string, string> {
    return new Map([...this.#sitters.values()].map(({ guest, zone }) => [guest, zone]));
  }

  /** How the clocks of people stand at an instant. */
  read(now: number): ClockCard[] {
    const at = Math.max(this.#at, now);
    const accounts = this.#accountsAt(at);
    return this.#seats.flatMap((seat) => {
      const sitter = this.#sitter(seat);
      return sitter.kind === 'computer' ? [] : [this.#card(seat, sitter, accounts[seat] ?? NEW, at)];
    });
  }

  /** The seats that are asked though their time is up. */
  late(now: number): Seat[] {
    const accounts = this.#accountsAt(Math.max(this.#at, now));
    return this.#seats.filter((seat) => this.#runs(seat) && this.#left(accounts[seat] ?? NEW) <= 0);
  }

  /** When the first time is up, or was; null: none will be as things stand. */
  due(now: number): number | null {
    const late = this.late(now);
    const ends = this.read(now).flatMap(({ seat, left, ends }) => (late.includes(seat) ? now + left : (ends ?? [])));
    return ends.length === 0 ? null : Math.min(...ends);
  }

  #card(seat: Seat, sitter: Sitter, account: Account, now: number): ClockCard {
    const left = this.#left(account);
    const vacation = sitter.vacations.find(({ from, to }) => from <= now && now < to)?.to ?? null;
    const taken = sitter.vacations.reduce((sum, { from, to }) => sum + Math.min(to, now) - from, 0);
    const asked = this.#runs(seat);
    return {
      ...{ seat, left, vacation, vacationLeft: Math.max(0, this.#terms.vacation * DAY - taken) },
      ends: asked && left > 0 ? endOf(vacation ?? now, left, sitter.zone, this.#rests) : null,
      runs: asked && vacation === null && countsAt(now, sitter.zone, this.#rests),
    };
  }

  get #rests(): Rests {
    return this.#terms;
  }

  #sitter(seat: Seat): Sitter {
    return this.#sitters.get(seat) ?? NOBODY;
  }

  /** A seat that somebody has got up from is as late as with them in it; a computer's is never. */
  #runs(seat: Seat): boolean {
    return this.#met && this.#asked.includes(seat) && this.#sitter(seat).kind !== 'computer';
  }

  #left({ used, turn, turns, granted }: Account): number {
    const { clock } = this.#terms;
    if (clock === null) return 0;
    if (clock.per === 'turn') return clock.seconds * SECOND - turn;
    return (clock.seconds + clock.increment * turns) * SECOND + granted - used;
  }

  #accountsAt(at: number): readonly Account[] {
    return this.#accounts.map((account, i) => {
      const seat = SEATS[i];
      if (seat === undefined || !this.#runs(seat)) return account;
      const { zone, vacations } = this.#sitter(seat);
      const stretches = without({ from: this.#at, to: at }, [...vacations, ...this.#outages]);
      const more = stretches.reduce((sum, stretch) => sum + counted(stretch, zone, this.#rests), 0);
      return more === 0 ? account : { ...account, used: account.used + more, turn: account.turn + more };
    });
  }

  /** Others are asked now: whoever was and is not any more has ended a turn. */
  #ask(asked: readonly Seat[]): void {
    const ended = this.#asked.filter((seat) => !asked.includes(seat));
    this.#asked = asked;
    this.#change(ended, (account) => ({ ...account, turn: 0, turns: account.turns + 1 }));
  }

  #takeBack(keep: number, by: Seat): void {
    const then = this.#moments[keep] ?? this.#accounts;
    this.#moments.length = Math.min(this.#moments.length, keep + 1);
    const thought = (this.#accounts[by]?.used ?? 0) - (then[by]?.used ?? 0);
    this.#accounts = then;
    this.#change([by], ({ used, turn, ...account }) => ({ ...account, used: used + thought, turn: turn + thought }));
  }

  #rest(seat: Seat, from: number, until: number): void {
    const sitter = this.#sitter(seat);
    const before = sitter.vacations.map((vacation) => ({ ...vacation, to: Math.min(vacation.to, from) }));
    const vacations = until > from ? [...before, { from, to: until }] : before;
    this.#sitters.set(seat, { ...sitter, vacations });
  }

  #sit(seat: Seat, { guest, zone }: Pick<Extract<Happening, { what: 'sat' }>, 'guest' | 'zone'>): void {
    const sitter = this.#sitter(seat);
    // Nobody gets another night by sitting down again.
    const lasting = sitter.guest === guest ? sitter.zone : zone;
    this.#sitters.set(seat, { ...sitter, kind: 'person', known: true, guest, zone: lasting });
    const { clock } = this.#terms;
    if (clock === null || this.#left(this.#accounts[seat] ?? NEW) > 0) return;
    const granting = clock.per === 'game' ? Math.max(RETURNING.least, clock.seconds * SECOND * RETURNING.part) : 0;
    this.#change([seat], (account) => ({
      ...account,
      turn: 0,
      granted: account.granted + granting - Math.min(0, this.#left(account)),
    }));
  }

  #change(seats: readonly Seat[], to: (account: Account) => Account): void {
    this.#accounts = this.#accounts.map((account, i) => (seats.some((seat) => seat === i) ? to(account) : account));
  }
}
