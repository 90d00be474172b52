import type { Event, EventOf, Space } from '@cinderhall/crown-of-ash';
import type { SpaceFacts } from './names.ts';

type Does = SpaceFacts['does'];

/** What a minion’s placing leads to; once that is told, the placing goes without saying. */
const RESULTS: { readonly [D in Does]: (e: Event) => boolean } = {
  gather: (e) => e.kind === 'resurrected' || (e.kind === 'gained' && e.why === 'gather'),
  attack: (e) => e.kind === 'attacked',
  storm: (e) => e.kind === 'attacked',
  gold: (e) => e.kind === 'gained' && e.why === 'gold',
  build: (e) => e.kind === 'built',
  refresh: (e) => e.kind === 'refreshed',
};

/** Told for the sake of a screen; in prose it would be noise. */
const QUIET: readonly Event['kind'][] = ['turn-began', 'sealed', 'displayed', 'offered', 'passed', 'round-ended'];

const sum = (a: readonly number[], b: readonly number[]): number[] => a.map((n, i) => n + (b[i] ?? 0));

const isSpecial = (e: Event | undefined): e is EventOf<'gained'> => e?.kind === 'gained' && e.why === 'special';

/** Whether control of a place goes without saying: it was built in, or the King fell there. */
const isFounding = (e: EventOf<'controlled'>, before: readonly Event[]): boolean =>
  e.from < 0 && before.some((b) => b.kind === 'king-fell' || (b.kind === 'built' && b.region === e.place));

/** Special ingredients that one seat takes one after another, as one taking. */
function merged(events: readonly Event[]): Event[] {
  const kept: Event[] = [];
  for (const e of events) {
    const last = kept.at(-1);
    if (isSpecial(e) && isSpecial(last) && last.seat === e.seat)
      kept[kept.length - 1] = { ...last, loot: sum(last.loot, e.loot) };
    else kept.push(e);
  }
  return kept;
}

/**
 * What is worth a line of the log, of the events of one turn or move in their order: what another event says already,
 * and what changes nothing, is left out. `does` tells what a space is for.
 */
export function digest(events: readonly Event[], does: (space: Space) => Does): readonly Event[] {
  const told = (e: Event, i: number): boolean => {
    const after = events.slice(i + 1);
    if (QUIET.includes(e.kind)) return false;
    switch (e.kind) {
      case 'placed':
        return !after.some(RESULTS[does(e.space)]);
      case 'attacked':
        return !after.some((a) => a.kind === 'battle');
      case 'zero-chosen':
        return e.option !== 'return' || !after.some((a) => a.kind === 'recovered' && a.seat === e.seat);
      case 'ordered':
        return !after.some((a) => a.kind === 'round-began');
      case 'rolled':
        return e.why === 'order';
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
