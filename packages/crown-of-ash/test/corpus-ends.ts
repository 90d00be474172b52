import { type GameRecord, parseRecord, replay, tellRefusal } from '@cinderhall/kernel';
import { difference } from '@cinderhall/testkit';
import { readState } from '../src/desk/read.ts';
import { crownOfAsh } from '../src/game.ts';
import type { Event } from '../src/types.ts';

/** A saved game of the corpus: its record and how it must end, in the words of the board and not in those of our state. */
export interface Kept {
  readonly record: GameRecord;
  readonly end: unknown;
}

/** How often things of each kind were told, by kind in the order of the alphabet. */
function counted(events: readonly { readonly event: Event }[]): { readonly [kind: string]: number } {
  const counts = new Map<string, number>();
  for (const { event } of events) counts.set(event.kind, (counts.get(event.kind) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where a record comes to: who has won and by what, what lies where, and how much was told. Throws when it does not play. */
export function endOf(input: unknown): unknown {
  const record = parseRecord(input);
  if (!record.ok) throw new Error(tellRefusal(record.refusal));
  const played = replay(crownOfAsh, record.value);
  if (!played.ok) throw new Error(tellRefusal(played.refusal));
  const { state, events } = played.value;
  const last = events.at(-1)?.event;
  const by = last?.kind === 'ended' ? last.by : null;
  return { by, outcome: crownOfAsh.outcome(state), told: counted(events), table: readState(state) };
}

/** Of what is now, as much as was kept: what has since come to be told beside it proves nothing. */
function asFarAs(kept: unknown, now: unknown): unknown {
  if (!isObject(kept) || !isObject(now) || Array.isArray(now)) return now;
  return Object.fromEntries(
    Object.keys(now).flatMap((key) => (key in kept ? [[key, asFarAs(kept[key], now[key])]] : [])),
  );
}

const isObject = (x: unknown): x is { readonly [key: string]: unknown } => typeof x === 'object' && x !== null;

/** What is wrong with saved games, played again here: a line for each that does not come to its end. */
export function faultsOf(games: readonly { readonly name: string; readonly text: string }[]): string[] {
  return games.flatMap(({ name, text }) => {
    const { record, end }: Kept = JSON.parse(text);
    const found = difference(end, asFarAs(end, JSON.parse(JSON.stringify(endOf(record)))), 'end');
    return found === null ? [] : [`${name}: ${found}`];
  });
}

/** Where this runs, as far as it could show in a game. */
export const whereabouts = (): string => {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${locale} ${timeZone}`;
};
