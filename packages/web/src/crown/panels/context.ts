import type { Loot, Tables, View } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { type Names, placeNounOf, type Words } from '@cinderhall/words';
import { createContext } from 'svelte';
import { amountsOf, itemOf } from '../kit/names.ts';
import type { Session } from '../session.ts';
import { combatCardOf } from '../viewmodel/entries.ts';

/** Something that can be looked at in large: a card or tile by index, or somebody's graveyard or powers. */
export type Looked =
  | { readonly at: 'fighter'; readonly fighter: number }
  | { readonly at: 'tile'; readonly tile: number }
  | { readonly at: 'card'; readonly card: number }
  | { readonly at: 'graveyard' | 'powers' | 'mat'; readonly seat: Seat }
  /** What happened since the viewer's last turn. */
  | { readonly at: 'since' }
  /** What each round is worth. */
  | { readonly at: 'rounds' };

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

/** A combat card in words, with what it brings either way (CBT-9). */
export function cardLabel({ words, t }: Pick<Desk, 'words' | 't'>, card: number): string {
  const entry = combatCardOf(t, card);
  if (!entry) return words.labels.card(card);
  const goods = (loot: Loot): string =>
    amountsOf(loot)
      .map(({ good, amount }) => words.nouns.amount(itemOf(good), amount))
      .join(', ');
  const { winning, losing, blackEffect } = words.table;
  const lost = entry.lose === 'black' ? blackEffect : goods(entry.lose);
  return `${words.labels.card(card)}; ${winning}: ${goods(entry.win)}; ${losing}: ${lost}`;
}

/** The name of the Citadel. */
export const citadelIn = ({ words, names }: Desk): string => placeNounOf(words.nouns, names.place(6)).name;

/** A round by its index, with what the Citadel is worth in it. */
export const roundIn = (desk: Desk, round: number): string =>
  `${desk.words.table.roundOf(round + 1)}. ${citadelIn(desk)}: ${desk.words.nouns.amount(6, desk.t.citadelVp[round] ?? 0)}`;

/** The name of the necromancer in a seat. */
export const nameIn = ({ words, names }: Desk, seat: Seat): string =>
  words.nouns.necromancers[names.necromancer(seat)].name;
