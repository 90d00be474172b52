import type { Tables, View } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { describeBarred, type Names, type Words } from '@cinderhall/words';
import { createContext } from 'svelte';
import { choice } from '../kit/choice.ts';
import type { Session } from '../session.ts';

/** What every part of the board reads. Its properties are read anew each time, so that they stay reactive. */
export interface BoardDesk {
  readonly session: Session;
  readonly view: View;
  readonly t: Tables;
  readonly words: Words;
  readonly names: Names;
  /** The one part that Tab reaches; the arrow keys lead on from there. */
  readonly tabStop: string | null;
  /** Shows a card or tile in large. */
  readonly look?: ((shown: Shown) => void) | undefined;
}

/** A card or tile on offer, by index; or what each round is worth. */
export type Shown =
  | { readonly at: 'fighter'; readonly fighter: number }
  | { readonly at: 'tile'; readonly tile: number }
  | { readonly at: 'rounds' };

export const [boardOf, setBoard] = createContext<BoardDesk>();

/** The attributes of a button on the board: as `choice`, but of all of them Tab reaches one only. */
export const boardChoice = (desk: BoardDesk, part: string, label: string, onlook?: () => void) =>
  choice(desk.session, part, { label, tabindex: desk.tabStop === part ? 0 : -1, onlook });

/**
 * The attributes of a card or tile on offer: as {@link boardChoice}; a long touch, and while no question is about it any
 * choosing, shows it in large where the page can do that.
 */
export function cardChoice(desk: BoardDesk, part: string, label: string, looked: Shown) {
  const onlook = (): void => desk.look?.(looked);
  const attributes = boardChoice(desk, part, label, onlook);
  if (!attributes.disabled || desk.look === undefined) return attributes;
  return {
    ...attributes,
    disabled: false,
    tabindex: desk.tabStop === part ? 0 : -1,
    onclick: onlook,
  } as const;
}

/** The browser's own tip, for things without one of ours: those that cannot be regarded. */
export const titleOf = (desk: BoardDesk, part: string, label: string): string | undefined =>
  desk.session.standing(part) === 'quiet' ? label : undefined;

/** The seats whose minions stand on a space; with several of one seat there, several times. */
export function standingOn(view: View, space: number): readonly Seat[] {
  return view.players.flatMap(({ seat, minions }) => minions.filter((at) => at === space).map(() => seat));
}

type Named = Pick<BoardDesk, 'session' | 'view' | 't' | 'words' | 'names'>;

/** What something is called, and why it cannot be chosen if that is so. */
function withBar({ session, words }: Named, part: string, named: readonly string[]): string {
  const bar = session.why(part);
  return [...named, ...(bar ? [describeBarred(words, bar.reason).label] : [])].join('; ');
}

/** A space in words: what one does there and who stands there. `task`: where its place is named already. */
export function spaceLabel(desk: Named, space: number, what: 'whole' | 'task' = 'whole'): string {
  const { words, names, view } = desk;
  const facts = names.space(space);
  const who = standingOn(view, space).map((seat) => words.labels.minion(seat, names));
  return withBar(desk, `space:${space}`, [
    what === 'task' ? words.labels.task(facts) : words.labels.space(facts, names),
    ...who,
  ]);
}

/** A fighter that can be raised, in words. */
export const slotLabel = (desk: Named, slot: number, fighter: number): string =>
  withBar(desk, `slot:${slot}`, [
    desk.words.labels.fighterCost(desk.names.fighter(fighter), desk.t.costOf[fighter] ?? []),
  ]);

/** A structure on offer, in words. */
export const tileLabel = (desk: Named, slot: number, tile: number): string =>
  withBar(desk, `tile:${slot}`, [desk.words.labels.tile(tile, desk.names)]);

/** A defender in words. */
export const guardLabel = ({ words, names, view }: Named, place: number, fighter: number): string =>
  [
    words.labels.fighter(names.fighter(fighter)),
    // PWR-9
    ...(view.places[place]?.fortified.includes(fighter) ? [words.powers.fortified] : []),
  ].join('; ');

/** PWR-6: whether a minion is to be picked before a space is, so that spaces without one are out of the question yet. */
export const choosesMinion = ({ situation, picked }: Pick<Session, 'situation' | 'picked'>): boolean =>
  situation.moves.some((m) => m.kind === 'command') && !picked.some((part) => part.startsWith('minion:'));

/** The part that a place as a whole stands for: where a power is used, or where one builds. */
export const placePart = (session: Pick<Session, 'standing'>, place: number): string =>
  session.standing(`place:${place}`) === 'quiet' ? `region:${place}` : `place:${place}`;

const isSeat = (owner: number): owner is Seat => owner === 0 || owner === 1 || owner === 2 || owner === 3;

/** A seat, or null when nobody holds the place. */
export const ownerOf = (owner: number): Seat | null => (isSeat(owner) ? owner : null);

/** PWR-2, PWR-3, PWR-7, PWR-9: questions about the battle beneath them. */
const WINDOWS: readonly string[] = ['unveil', 'forewarn', 'overturn', 'brace'];

/** The place that the question in front of the viewer is about, or null. */
export function placeAsked(view: View): number | null {
  const f = view.stack.findLast(({ kind }) => !WINDOWS.includes(kind));
  switch (f?.kind) {
    case 'post':
    case 'amend':
      return f.region;
    case 'commit':
    case 'clash':
    case 'reveal':
    case 'reckon':
      return f.place;
    case 'casualty':
    case 'zero':
      return f.battle.place;
    default:
      return null;
  }
}

/** The part that a defender of a place stands for in the question at hand, or null. `picked` so far of an answer. */
export function guardPart(view: View, place: number, fighter: number, picked: readonly string[]): string | null {
  // PWR-8: whoever leaves stands in the place that is reinforced.
  if (view.stack.at(-1)?.kind === 'reinforce') return picked.includes(`place:${place}`) ? `out:${fighter}` : null;
  if (placeAsked(view) !== place) return null;
  const kind = view.stack.at(-1)?.kind;
  if (kind === 'amend') return `guard:${fighter}`;
  return kind === 'casualty' ? `fighter:${fighter}` : null;
}
