import type { Config, Event, EventKind, EventOf, Events } from './types.ts';

/** What a log can tell: the game's events, and what is left of a battle whose cards are forgotten. */
export interface LogEvents extends Events {
  /** VIS-5: where it was, who fought and who won. Neither card nor total, from which a card could be worked out. */
  readonly 'battle-recalled': {
    readonly place: number;
    readonly attacker: number;
    /** A seat, or NOBODY for the King. */
    readonly defender: number;
    readonly winner: 'attacker' | 'defender';
  };
}
export type LogEventKind = keyof LogEvents;
export type LogEventOf<K extends LogEventKind> = { [P in K]: { readonly kind: P } & LogEvents[P] }[K];
export type LogEvent = LogEventOf<LogEventKind>;

/** What decides whether a log forgets. Once the game is over, nothing is left to remember anything for. */
interface Sitting {
  readonly config: Pick<Config, 'options'>;
  readonly over: boolean;
}

/** With these the turn of a battle goes on to other things: what is gained from now on comes of no combat card. */
const AFTER_BATTLE: readonly Event['kind'][] = ['raised', 'passed', 'turn-began', 'scored', 'round-ended'];

/** Whether a card shows in an event of an older battle. `fought`: it comes after the attack, in the same turn. */
type Betrays<K extends EventKind> = (e: EventOf<K>, fought: boolean) => boolean;

const never = (): boolean => false;
const always = (): boolean => true;

/**
 * A line for each kind of event: the easiest place to forget one. Rewards and compensations are printed on the cards, a
 * die is rolled for one of them only, and only a lost 0 costs a winner a fighter. Who fell, who moved in and how many
 * cards came back is known without them.
 */
const BETRAYS: { readonly [K in Exclude<EventKind, 'battle'>]: Betrays<K> } = {
  'round-began': never,
  'turn-began': never,
  posted: never,
  placed: never,
  gained: (e, fought) => e.why === 'reward' || e.why === 'compensation' || (fought && e.why === 'special'),
  raised: never,
  passed: never,
  displayed: never,
  built: never,
  offered: never,
  restacked: never,
  controlled: never,
  amended: never,
  resurrected: never,
  attacked: never,
  unveiled: never,
  sealed: never,
  rolled: (e) => e.why === 'combat',
  overturned: (e) => e.why === 'combat',
  revealed: always,
  fell: never,
  departed: never,
  'zero-chosen': always,
  casualty: always,
  recovered: (_e, fought) => fought,
  'king-fell': never,
  refreshed: never,
  // A die is overturned in a battle only where a die card was played.
  'power-used': (e, fought) => fought && e.power === 'overturn',
  charged: never,
  named: always,
  fenced: never,
  commanded: never,
  reinforced: never,
  fortified: never,
  scored: never,
  'round-ended': never,
  decider: never,
  ordered: never,
  'final-scored': never,
  marched: never,
  flipped: never,
  tried: never,
  tracked: never,
  reshuffled: never,
  lots: (_e, fought) => fought,
  'tie-scored': never,
  ended: never,
};

const betrays = <K extends Exclude<EventKind, 'battle'>>(kind: K, e: EventOf<K>, fought: boolean): boolean =>
  BETRAYS[kind](e, fought);

function recalled(e: Event, fought: boolean): LogEvent | null {
  if (e.kind !== 'battle') return betrays(e.kind, e, fought) ? null : e;
  const { place, attack, defence, winner } = e;
  return { kind: 'battle-recalled', place, attacker: attack.seat, defender: defence.seat, winner };
}

/** Where the newest battle that has been reckoned begins; what comes from there on is told whole. */
function newestBattle(told: readonly { readonly event: Event }[]): number {
  const reckoned = told.findLastIndex(({ event }) => event.kind === 'battle');
  return told.findLastIndex(({ event }, i) => i <= reckoned && event.kind === 'attacked');
}

/**
 * The log as a table tells it (VIS-5). With strict memory, battles before the newest one keep their place, their sides
 * and their winner; which cards were played there is for the players to remember. `told` is all that the viewer has been
 * told, oldest first.
 */
export function recall<Told extends { readonly event: Event }>(
  told: readonly Told[],
  { config, over }: Sitting,
): readonly (Omit<Told, 'event'> & { readonly event: LogEvent })[] {
  if (over || !config.options.strictMemory) return told;
  const newest = newestBattle(told);
  let fought = false;
  return told.flatMap((one, i) => {
    if (one.event.kind === 'attacked') fought = true;
    else if (AFTER_BATTLE.includes(one.event.kind)) fought = false;
    const event = i < newest ? recalled(one.event, fought) : one.event;
    return event === null ? [] : [{ ...one, event }];
  });
}
