import type { Tables, View } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import type { Names, Words } from '@cinderhall/words';
import { createContext } from 'svelte';
import type { Session } from '../../table/session.ts';

/** Something that can be looked at in large: a card or tile by index, or somebody's graveyard or powers. */
export type Looked =
  | { readonly at: 'fighter'; readonly fighter: number }
  | { readonly at: 'tile'; readonly tile: number }
  | { readonly at: 'card'; readonly card: number }
  | { readonly at: 'graveyard' | 'powers'; readonly seat: Seat };

/** The same for as long as the pointer rests on something. */
export type Peeked = Looked & { readonly beside: Element };

/** What every panel of a table reads. Its properties are read anew each time, so that they stay reactive. */
export interface Desk {
  readonly session: Session;
  readonly view: View;
  readonly t: Tables;
  readonly words: Words;
  readonly names: Names;
  /** Opens the details of something. */
  readonly look: (at: Looked) => void;
  readonly peek: (at: Peeked | null) => void;
}

export const [deskOf, setDesk] = createContext<Desk>();

/** The name of the necromancer in a seat. */
export const nameIn = ({ words, names }: Desk, seat: Seat): string =>
  words.nouns.necromancers[names.necromancer(seat)].name;
