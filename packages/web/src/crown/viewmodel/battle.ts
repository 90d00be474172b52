import type { Event, EventOf, FrameView, View } from '@cinderhall/crown-of-ash';
import type { Seat, Viewer } from '@cinderhall/kernel';
import type { LogEntry } from '../session.ts';

/** One battle as its viewer was told of it, from the attack to the last effect of its cards. */
export interface Scene {
  /** Where in the viewer's log the attack stands: no two battles share it. */
  readonly key: number;
  /** The step of its last event so far. */
  readonly step: number;
  readonly attacker: Seat;
  /** A seat, or -1 for the King. */
  readonly defender: number;
  readonly place: number;
  /** From 1: what the Citadel is worth depends on it. */
  readonly round: number;
  /** Attackers committed, and what their space adds (CIT-3). */
  readonly count: number;
  readonly modifier: number;
  /** CBT-2, PWR-2: whether everybody saw the attackers before the reveal. */
  readonly open: boolean;
  /** Who has laid down a combat card. */
  readonly sealed: readonly Seat[];
  readonly dice: readonly EventOf<'rolled'>[];
  /** PWR-3: the card that Visio named, true or not. */
  readonly named: EventOf<'named'> | null;
  /** Both sides and the winner, once revealed. */
  readonly reckoned: EventOf<'battle'> | null;
  /** What followed from it, in order: what fell, moved, was gained or chosen. */
  readonly outcomes: readonly Outcome[];
}

const OUTCOMES = [
  'fell',
  'departed',
  'controlled',
  'king-fell',
  'gained',
  'zero-chosen',
  'casualty',
  'recovered',
  'refreshed',
] as const;
export type Outcome = EventOf<(typeof OUTCOMES)[number]>;

const SPOILS: readonly string[] = ['reward', 'compensation', 'special'];

function isOutcome(e: Event): e is Outcome {
  if (e.kind === 'gained') return SPOILS.includes(e.why);
  if (e.kind === 'refreshed') return e.why === 'fifth-card';
  return OUTCOMES.some((kind) => kind === e.kind);
}

/** The scene one event later; `null` when the event is no part of it any more. */
function further(scene: Scene, e: Event): Scene | null {
  if (e.kind === 'sealed') return { ...scene, sealed: [...scene.sealed, e.seat] };
  if (e.kind === 'rolled' && e.why === 'combat') return { ...scene, dice: [...scene.dice, e] };
  // PWR-7: the second result stands.
  if (e.kind === 'overturned' && e.why === 'combat')
    return { ...scene, dice: [...scene.dice, { kind: 'rolled', seat: e.owner, die: e.die, why: e.why }] };
  if (e.kind === 'marched' || e.kind === 'unveiled') return { ...scene, open: true };
  if (e.kind === 'named') return { ...scene, named: e };
  if (e.kind === 'battle') return { ...scene, reckoned: e };
  // Until it is reckoned, whatever is told is told of it.
  if (!scene.reckoned) return scene;
  // AI-8: its fifth card was played.
  if (e.kind === 'reshuffled') return scene;
  return isOutcome(e) ? { ...scene, outcomes: [...scene.outcomes, e] } : null;
}

/** Every battle of a log, oldest first. */
export function scenesOf(log: readonly LogEntry[]): readonly Scene[] {
  const scenes: Scene[] = [];
  let current: Scene | null = null;
  let round = 1;
  log.forEach(({ event, step }, key) => {
    if (event.kind === 'round-began') round = event.round;
    if (event.kind === 'attacked') {
      const { seat: attacker, defender, place, count, modifier } = event;
      const fought = { open: false, sealed: [], dice: [], named: null, reckoned: null, outcomes: [] };
      current = { key, step, attacker, defender, place, round, count, modifier, ...fought };
      scenes.push(current);
      return;
    }
    const next: Scene | null = current && further(current, event);
    current = next && { ...next, step };
    if (current) scenes[scenes.length - 1] = current;
  });
  return scenes;
}

/** How much is told of what came of a battle: nothing until it is reckoned, and more with each thing that follows. */
export const comeOf = (scene: Scene | null): number => (scene?.reckoned ? 1 + scene.outcomes.length : 0);

const IN_BATTLE: readonly FrameView['kind'][] = ['clash', 'reveal', 'reckon', 'spoils', 'zero', 'casualty', 'discard'];

/** Whether a battle is being fought at this moment: its cards are not yet in the discards. */
export const inBattle = (view: View): boolean => view.stack.some((f) => IN_BATTLE.includes(f.kind));

const tookPart = (scene: Scene, viewer: Viewer): boolean =>
  viewer !== 'spectator' && (scene.attacker === viewer || scene.defender === viewer);

/** Whose battles open as a scene: everybody's, or the viewer's own alone. */
export type BattlePolicy = 'all' | 'mine';

interface Watching {
  readonly policy: BattlePolicy;
  readonly viewer: Viewer;
  /** Whether the newest battle is still being fought. */
  readonly live: boolean;
  /** Key of the battle that the viewer has put aside to look at the board. */
  readonly aside: number | null;
  /** Whether the table forgets older battles (VIS-5). */
  readonly forgets: boolean;
}

/**
 * The battle to show: the oldest that the viewer has not closed yet. `seen` are keys of those they have. A battle that
 * is still being fought counts as not closed; one that lay aside when the next came does, where the table forgets.
 */
export function sceneToShow(
  scenes: readonly Scene[],
  seen: ReadonlySet<number>,
  { policy, viewer, live, aside, forgets }: Watching,
): Scene | null {
  const last = scenes.at(-1);
  const closed = (s: Scene): boolean => seen.has(s.key) || (forgets && s.key === aside && s !== last);
  const open = scenes.filter((s) => !closed(s) || (live && s === last));
  return open.find((s) => policy === 'all' || viewer === 'spectator' || tookPart(s, viewer)) ?? null;
}
