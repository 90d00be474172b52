import type { Ability, Boon, Card, Deed, Lasting } from '@cinderhall/rune-age';
import type { Noun } from '../catalog/nouns.ts';
import type { CardWords, Heading, NameOf } from './catalog.ts';

/** What of a card is called by name. */
export interface NamedCard {
  readonly id: string;
  readonly name?: string | undefined;
}

/** What a card is called: the catalog’s name, else the pack’s own, else its id. */
export function cardNoun(words: CardWords, { id, name }: NamedCard): Noun {
  const nouns: Readonly<Record<string, Noun>> = words.cards;
  const found = name === undefined && Object.hasOwn(nouns, id) ? nouns[id] : undefined;
  const own = name ?? id;
  return found ?? { name: own, object: words.ownObject(own) };
}

/** A sentence of a card, and when it comes about. `heading` is empty where nothing needs saying. */
export interface CardLine {
  readonly heading: string;
  readonly text: string;
}

/** Writes the lines of one card. */
interface Pen {
  readonly words: CardWords;
  readonly self: string;
  readonly nameOf: NameOf;
}

const line = ({ words }: Pen, heading: Heading | null, text: string): CardLine => ({
  heading: heading === null ? '' : words.headings[heading],
  text,
});

/** What is said of two moments alike is said once. */
function abilities(pen: Pen, list: readonly Ability[]): CardLine[] {
  const all = list.map((each) => line(pen, each.when, pen.words.effects.ability(each, pen.self, pen.nameOf)));
  return [...new Set(all.map(({ text }) => text))].map((text) => {
    const headings = all.filter((each) => each.text === text).map(({ heading }) => heading);
    return { heading: headings.join(' / '), text };
  });
}

const lastings = (pen: Pen, list: readonly Lasting[] | undefined, heading: Heading): CardLine[] =>
  (list ?? []).map((each) => line(pen, heading, pen.words.effects.lasting(each)));

const deeds = (pen: Pen, list: readonly Deed[] | undefined, strength: number, heading: Heading | null): CardLine[] =>
  (list ?? []).map((each) => line(pen, heading, pen.words.effects.deed(each, strength, pen.nameOf)));

function boon(pen: Pen, { yields, lasting, abilities: list = [] }: Boon, heading: Heading): CardLine[] {
  return [
    ...(yields === undefined ? [] : [line(pen, heading, pen.words.effects.yields(yields))]),
    ...lastings(pen, lasting, heading),
    ...abilities(pen, list),
  ];
}

function lines(pen: Pen, card: Card): CardLine[] {
  const { effects } = pen.words;
  switch (card.type) {
    case 'unit':
      return [...(card.lasts === true ? [line(pen, null, effects.lasts)] : []), ...abilities(pen, card.abilities)];
    case 'tactic':
      return abilities(pen, card.abilities);
    case 'gold':
      return [line(pen, null, effects.gold(card.gold))];
    case 'stronghold':
      return [line(pen, null, effects.secured(card.strength)), line(pen, null, effects.yields(card.yields))];
    case 'city':
      return [
        line(pen, null, effects.yields(card.yields)),
        ...(card.defence > 0 ? [line(pen, null, effects.defence(card.defence))] : []),
      ];
    case 'home-realm':
      return [line(pen, null, effects.endures(card.endures))];
    case 'monument':
      return [line(pen, null, effects.monument)];
    case 'dragon-rune':
      return boon(pen, card.boon, 'boon');
    case 'enemy':
      return [
        ...(card.attrition ? [line(pen, null, effects.attrition)] : []),
        ...lastings(pen, card.lasting, 'in-play'),
        ...deeds(pen, card.eachPhase, card.strength, 'each-phase'),
        ...(card.reward === undefined ? [] : boon(pen, card.reward, 'reward')),
        ...(card.special === undefined ? [] : [line(pen, 'beaten', effects.drawRune)]),
      ];
    case 'instant':
      return deeds(pen, card.deeds, card.strength ?? 0, null);
    case 'objective':
      return [
        line(pen, null, pen.words.scenarios[card.scenario].about),
        ...(card.enemy?.attrition === true ? [line(pen, null, effects.attrition)] : []),
      ];
  }
}

/** Everything that a card says, sentence by sentence. `others` are the cards of the pack, for their names. */
export function cardLines(words: CardWords, card: Card, others: readonly NamedCard[]): readonly CardLine[] {
  const nameOf = (id: string): string => cardNoun(words, others.find((other) => other.id === id) ?? { id }).name;
  return lines({ words, self: cardNoun(words, card).name, nameOf }, card);
}

/** Cards by their number on a table, and what those that they speak of are called. */
interface KnownCards {
  card(index: number): Card | undefined;
  named(id: string): NamedCard;
}

/** Whether a card of the event deck does something by itself: it is then told by what. */
export const isEvent = (card: Card | undefined): boolean => card?.type === 'enemy' || card?.type === 'instant';

/** The same in one line after a full stop, with the strength that is drawn on it, as a line of the log; '' for no card. */
export function saysOf(words: CardWords, names: KnownCards, index: number): string {
  const card = names.card(index);
  if (card === undefined) return '';
  const nameOf = (id: string): string => cardNoun(words, names.named(id)).name;
  const strength = 'strength' in card ? (card.strength ?? 0) : 0;
  return [
    ...(strength > 0 ? [`${words.labels.strength}: ${strength}.`] : []),
    ...lines({ words, self: cardNoun(words, card).name, nameOf }, card).map(({ heading, text }) =>
      heading === '' ? text : `${heading}: ${text}`,
    ),
  ]
    .map((said) => ` ${said}`)
    .join('');
}

/** Where a card is known from, in a sentence or two; `why` of the data is for those who read it. */
export function originText(words: CardWords, { source }: Card): string {
  if (source.origin === 'house') return words.origin.house;
  const ours = source.ours ?? [];
  const known = words.origin.known[source.sure];
  return ours.length === 0 ? known : `${known} ${words.origin.ours(ours.map((facet) => words.origin.facets[facet]))}`;
}
