import type { Seat } from '@cinderhall/kernel';
import { cardIn, isWounded, type Move, type Tables, type View } from '@cinderhall/rune-age';
import { plain, type Words } from '@cinderhall/words';
import {
  type CardLine,
  cardLines,
  cardNoun,
  namesOf,
  type RuneAgeWords,
  type TableNames,
  tellBarred,
  tellMove,
} from '@cinderhall/words/rune-age';
import { createContext } from 'svelte';
import type { Session } from './session.ts';
import { forecastOf } from './viewmodel/forecast.ts';
import { boostOf, isHeld, priceIn, strengthIn } from './viewmodel/worth.ts';

/** Something that lies over the table. */
export type Looked =
  | { readonly at: 'card'; readonly card: number; readonly part?: string | undefined }
  | { readonly at: 'discard' | 'player'; readonly seat: Seat }
  | { readonly at: 'events' }
  /** What happened since the viewer's last turn. */
  | { readonly at: 'since' };

/** What every part of the table reads. Its properties are read anew each time, so that they stay reactive. */
export interface Desk {
  readonly session: Session;
  readonly view: View;
  readonly t: Tables;
  readonly words: Words;
  readonly rune: RuneAgeWords;
  readonly names: Names;
  /** Whose eyes see the table; null: those of a spectator. */
  readonly me: Seat | null;
  readonly look: (at: Looked) => void;
  /** Shows a card in large once the pointer, moved over it, rests there. What comes to lie under a pointer at rest is not shown. */
  readonly peek: (card: number | null, beside?: Element) => void;
}

export const [deskOf, setDesk] = createContext<Desk>();

/** What cards and players of a table are called, and what cards are worth to whoever looks at it. */
export interface Names extends TableNames {
  readonly cardName: (card: number) => string;
  /** As the object of a verb. */
  readonly object: (card: number) => string;
  /** The faction. */
  readonly player: (seat: number) => string;
  readonly strength: (card: number) => number;
  readonly price: (card: number) => { readonly amount: number; readonly in: 'gold' | 'influence' };
  readonly yields: (card: number) => { readonly gold: number; readonly influence: number };
}

/** The names of a table as its viewer reads them. */
export function namesIn(rune: RuneAgeWords, t: Tables, view: View, me: Seat | null): Names {
  const noun = (card: number) => cardNoun(rune, t.cards[card] ?? { id: '?' });
  return {
    ...namesOf(t, view, (unit) => ({ card: cardIn(unit), wounded: isWounded(unit) })),
    cardName: (card) => noun(card).name,
    object: (card) => noun(card).object,
    player(seat) {
      const player = view.players[seat];
      return player === undefined ? '' : rune.factions[player.faction].name;
    },
    strength: (card) => strengthIn(t, view, card),
    price: (card) => ({ amount: priceIn(t, view, me, card), in: t.forGold[card] === true ? 'gold' : 'influence' }),
    yields: (card) => ({ gold: t.yieldGold[card] ?? 0, influence: t.yieldInfluence[card] ?? 0 }),
  };
}

/** What a card says, sentence by sentence; of a reward (REV-4) what it gives alone. */
export function linesOf({ rune, t, view }: Pick<Desk, 'rune' | 't' | 'view'>, card: number): readonly CardLine[] {
  const found = t.cards[card];
  if (found === undefined) return [];
  const won = found.type === 'enemy' && isHeld(view, card);
  return cardLines(rune, won ? { ...found, attrition: false, lasting: [], eachPhase: [] } : found, t.pack.cards);
}

/** What exhausting a card gives. */
const gainsOf = ({ rune, names }: Pick<Desk, 'rune' | 'names'>, card: number): readonly string[] =>
  (['gold', 'influence'] as const).flatMap((coin) => {
    const amount = names.yields(card)[coin];
    return amount > 0 ? [rune.coins(amount, coin)] : [];
  });

/** A card in words, for screen readers: name, what it costs, how strong it is; in front of a player, what it gives. */
export function cardLabel({ rune, t, names }: Pick<Desk, 'rune' | 't' | 'names'>, card: number, held = false): string {
  const { amount, in: coin } = names.price(card);
  const power = held ? boostOf(t, card) : names.strength(card);
  return [
    names.cardName(card),
    ...(amount > 0 && !held ? [`${rune.labels.cost}: ${rune.coins(amount, coin)}`] : []),
    ...(power > 0 ? [`${rune.labels.strength}: ${held ? '+' : ''}${power}`] : []),
    ...(held ? gainsOf({ rune, names }, card) : []),
  ].join('; ');
}

/** Why a part cannot be chosen, in words; null: it can, or nobody asks. */
export function barOf({ session, rune }: Pick<Desk, 'session' | 'rune'>, part: string) {
  const bar = session.why(part);
  return bar === null ? null : { ...tellBarred(rune, bar.reason), rule: bar.rule };
}

/** An answer in words. */
export const moveText = ({ rune, names }: Pick<Desk, 'rune' | 'names'>, move: Move): string =>
  plain(tellMove(rune, names, move));

/** How an attack would stand; nothing for other answers, and for those who have no hand. */
export function forecastText(
  { rune, names, t, view }: Pick<Desk, 'rune' | 'names' | 't' | 'view'>,
  move: Move,
): string {
  const found = move.kind === 'turn' && move.act === 'attack' ? forecastOf(t, view, move.card) : null;
  if (found === null) return '';
  const { own, against, comes, more, attrition, defender } = found;
  const text = rune.face.forecast;
  const told = {
    enough: text.enough,
    tie: text.tie[defender === null ? 'won' : 'lost'],
    short: text.short(against - own),
  };
  const short = comes === 'short' || (comes === 'tie' && defender !== null);
  const open = more || !short;
  return [
    text.stands(own, against, told[comes]),
    ...(short ? [more ? text.more : text.hopeless] : []),
    ...(attrition > 0 && open ? [text.attrition(attrition)] : []),
    ...(defender !== null && defender.cards > 0 && open
      ? [text.defender(names.player(defender.seat), defender.cards)]
      : []),
  ].join(' ');
}

/** An answer in words, with what it costs or what it must beat. */
export function moveWhole(desk: Pick<Desk, 'rune' | 'names'>, move: Move): string {
  const text = moveText(desk, move);
  const { rune, names } = desk;
  if (move.kind !== 'turn' || move.act === 'end') return text;
  const price = names.price(move.card);
  if (move.act === 'buy') return `${text}: ${rune.coins(price.amount, price.in)}`;
  if (move.act === 'exhaust') return `${text}: ${gainsOf(desk, move.card).join(', ')}`;
  const strength = names.strength(move.card);
  return move.act === 'attack' && strength > 0 ? `${text}: ${rune.labels.strength.toLowerCase()} ${strength}` : text;
}
