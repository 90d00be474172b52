import type { Barred, Seat } from '@cinderhall/kernel';
import { payable } from '../chapters/raise.ts';
import type { TellEvent } from '../table.ts';
import { at, has, hasToken } from '../table.ts';
import { tables } from '../tables.ts';
import type { Frame, FrameKind, MoveOf, State, TurnPower } from '../types.ts';
import { HOME, KINDS, POWERS, TURN_POWERS } from '../types.ts';
import { command } from './command.ts';
import { fortifiable } from './fortify.ts';
import { reinforcements } from './reinforce.ts';
import { spend } from './token.ts';

/** PWR-11: frames that lie on the stack from the commitment of attackers until the battle is settled. */
const IN_BATTLE: readonly FrameKind[] = ['clash', 'reveal', 'reckon', 'discard'];
/** PWR-11: what is asked of the player on turn, before, during and after the action. */
const OWN_TURN: readonly FrameKind[] = ['turn', 'build', 'wild', 'amend', 'raise', 'commit'];

interface TurnPowerRule {
  /** What happens when it is begun. */
  readonly frame: (seat: Seat) => Frame;
  /** Whether it would change anything now. */
  readonly effective: (s: State, seat: Seat, asking: Frame) => boolean;
  /** PWR-5: only before the minion is placed. */
  readonly atStart?: true;
}

const commandFrame = (seat: Seat): Frame & { kind: 'command' } => ({
  kind: 'command',
  seat,
  owner: seat,
  from: HOME,
  to: HOME,
});

const RULES: { readonly [P in TurnPower]: TurnPowerRule } = {
  fence: {
    frame: (seat) => ({ kind: 'fence', seat, give: [], take: [] }),
    effective: (s, seat) => KINDS.some((_kind, k) => has(s, seat, k) > 0),
  },
  exhume: {
    frame: (seat) => ({ kind: 'raise', seat, slot: -1, pay: [], exhumed: true }),
    effective: (s, seat) => payable(s, tables(s.config), seat),
    atStart: true,
  },
  command: {
    frame: commandFrame,
    effective: (s, seat) => command.moves(s, commandFrame(seat), seat).length > 0,
  },
  reinforce: {
    frame: (seat) => ({ kind: 'reinforce', seat, place: -1, out: -1, into: -1, from: -1 }),
    effective: (s, seat, asking) => reinforcements(s, seat, asking).length > 0,
  },
  fortify: {
    frame: (seat) => ({ kind: 'fortify', seat, place: -1 }),
    effective: (s, seat) => fortifiable(s, seat).length > 0,
  },
};

/** The two powers of a seat that it may begin in its own turn. */
function turnPowers(s: State, seat: Seat): TurnPower[] {
  const own: readonly string[] = POWERS[at(s.necromancers, seat)];
  return TURN_POWERS.filter((power) => own.includes(power));
}

/** PWR-11: whether this seat, which is asked, is on turn and outside a battle. */
function inOwnTurn(s: State, asking: Frame, seat: Seat): boolean {
  return (
    hasToken(s, seat) &&
    s.turn > 0 &&
    s.order[(s.turn - 1) % s.config.players] === seat &&
    OWN_TURN.includes(asking.kind) &&
    !s.stack.some((f) => IN_BATTLE.includes(f.kind))
  );
}

/** Why a power cannot be begun now: the rule and a reason for the word catalogs; null when it can. */
function barToPower(s: State, asking: Frame, seat: Seat, power: TurnPower): Omit<Barred, 'part'> | null {
  if (s.charged[seat] !== 1) return { rule: 'PWR-1', reason: 'power-spent' };
  if (RULES[power].atStart === true && asking.kind !== 'turn') return { rule: 'PWR-5', reason: 'power-too-late' };
  return RULES[power].effective(s, seat, asking) ? null : { rule: 'PWR-11', reason: 'power-no-effect' };
}

/** PWR-11: powers that this seat, which is asked, may begin instead of answering; the question stays. */
export function powerMoves(s: State, asking: Frame, seat: Seat): MoveOf<'power'>[] {
  if (s.charged[seat] !== 1 || !inOwnTurn(s, asking, seat)) return [];
  return turnPowers(s, seat)
    .filter((power) => barToPower(s, asking, seat, power) === null)
    .map((power) => ({ kind: 'power', power }));
}

/** Powers that this seat has and cannot begin now. */
export function powersBarred(s: State, asking: Frame, seat: Seat): Barred[] {
  if (!inOwnTurn(s, asking, seat)) return [];
  return turnPowers(s, seat).flatMap((power) => {
    const bar = barToPower(s, asking, seat, power);
    return bar === null ? [] : [{ part: `power:${power}`, ...bar }];
  });
}

/** Begins a power: the token is spent, and its question comes before the one that was asked. */
export function invoke(s: State, seat: Seat, power: TurnPower, tell: TellEvent): void {
  spend(s, seat, power, tell);
  s.stack.push(RULES[power].frame(seat));
}
