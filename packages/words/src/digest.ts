import type { EventOf, LogEvent, Space } from '@cinderhall/crown-of-ash';
import type { SpaceFacts } from './names.ts';

type Does = SpaceFacts['does'];

/** What a minion’s placing leads to; once that is told, the placing goes without saying. */
const RESULTS: { readonly [D in Does]: (e: LogEvent) => boolean } = {
  gather: (e) => e.kind === 'resurrected' || (e.kind === 'gained' && e.why === 'gather'),
  attack: (e) => e.kind === 'attacked',
  storm: (e) => e.kind === 'attacked',
  gold: (e) => e.kind === 'gained' && e.why === 'gold',
  build: (e) => e.kind === 'built',
  refresh: (e) => e.kind === 'refreshed',
};

/** Told for the sake of a screen; in prose it would be noise. */
const QUIET: readonly LogEvent['kind'][] = ['turn-began', 'sealed', 'displayed', 'offered', 'passed', 'lots'];

const sum = (a: readonly number[], b: readonly number[]): number[] => a.map((n, i) => n + (b[i] ?? 0));

const isSpecial = (e: LogEvent | undefined): e is EventOf<'gained'> => e?.kind === 'gained' && e.why === 'special';

/** Whether control of a place goes without saying: it was built in, or the King fell there. */
const isFounding = (e: EventOf<'controlled'>, before: readonly LogEvent[]): boolean =>
  e.from < 0 && before.some((b) => b.kind === 'king-fell' || (b.kind === 'built' && b.region === e.place));

/** Index in a loot array of the special ingredients, each of which becomes a basic resource at once. */
const SPECIAL = 5;

const total = (amounts: readonly number[]): number => amounts.reduce((n, amount) => n + amount, 0);

/**
 * What special ingredients became, as part of the gain that brought them: one phrase instead of two. Where that gain
 * is not among the events, what one seat takes one after another is one taking.
 */
function merged(events: readonly LogEvent[]): LogEvent[] {
  const kept: LogEvent[] = [];
  for (const e of events) {
    if (!isSpecial(e) || !settle(kept, e)) kept.push(e);
  }
  return kept;
}

/** Lets an earlier gain of the seat, the latest that fits, tell what was taken; false if there is none. */
function settle(kept: LogEvent[], taken: EventOf<'gained'>): boolean {
  const count = total(taken.loot);
  const brings = (e: LogEvent): boolean =>
    e.kind === 'gained' && e.seat === taken.seat && (e.loot[SPECIAL] ?? 0) >= count;
  const last = kept.length - 1;
  const before = kept[last];
  const continued = isSpecial(before) && before.seat === taken.seat;
  const at = continued ? last : kept.findLastIndex(brings);
  const gain = kept[at];
  if (gain?.kind !== 'gained') return false;
  const loot = sum(gain.loot, taken.loot);
  kept[at] = { ...gain, loot: continued ? loot : loot.map((n, item) => (item === SPECIAL ? n - count : n)) };
  return true;
}

/**
 * What is worth a line of the log, of the events of one turn or move in their order: what another event says already,
 * and what changes nothing, is left out. `does` tells what a space is for.
 */
export function digest(events: readonly LogEvent[], does: (space: Space) => Does): readonly LogEvent[] {
  const told = (e: LogEvent, i: number): boolean => {
    const after = events.slice(i + 1);
    if (QUIET.includes(e.kind)) return false;
    switch (e.kind) {
      case 'placed':
        return !after.some(RESULTS[does(e.space)]);
      case 'attacked':
        return !after.some((a) => a.kind === 'battle' || a.kind === 'battle-recalled');
      case 'zero-chosen':
        return e.option !== 'return' || !after.some((a) => a.kind === 'recovered' && a.seat === e.seat);
      case 'ordered':
        return !after.some((a) => a.kind === 'round-began');
      case 'rolled':
        return e.why !== 'combat';
      case 'tried':
        return e.reason !== null;
      case 'tracked':
        return e.raised !== e.tier;
      case 'revealed':
        // PWR-3: that a card counts 1 is told nowhere else.
        return e.warned >= 0 || !after.some((a) => a.kind === 'battle' || a.kind === 'battle-recalled');
      case 'marched':
        return !after.some((a) => a.kind === 'battle' || a.kind === 'battle-recalled');
      case 'controlled':
        return !isFounding(e, events.slice(0, i));
      case 'amended':
        return e.before.join() !== e.after.join();
      default:
        return true;
    }
  };
  return merged(events.filter(told));
}
