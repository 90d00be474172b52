import type { Ability, Card, Cost, Deed, Filter, Lasting, Step } from '@cinderhall/rune-age';
import { COUNTS, FIGHTS, GOODS_FOR_SALE, house, WHOM } from '@cinderhall/rune-age';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../src/index.ts';
import {
  cardLines,
  cardNoun,
  HOUSE_CARDS,
  loadRuneAge,
  loadRuneAgeRules,
  loadRuneTerms,
  originText,
  TERM_RULES,
  termsIn,
} from '../src/rune-age/index.ts';
import { faults } from './typography.ts';

const catalogs = await Promise.all(LANGUAGES.map(loadRuneAge));

const NUMBERS = [1, 2, 5, 21];
const FILTERS: readonly Filter[] = [
  { of: 'any' },
  { of: 'same' },
  { of: 'these', cards: ['daqan-knight'] },
  { of: 'these', cards: ['daqan-knight', 'giant', 'demon'] },
  { of: 'no-stronger', than: 2 },
];

const COSTS: readonly Cost[] = [
  ...NUMBERS.flatMap((n): Cost[] => [
    { pay: 'discard', cards: n },
    { pay: 'destroy', cards: n, worth: 0 },
    { pay: 'destroy', cards: n, worth: 2 },
    { pay: 'total', total: n },
    { pay: 'influence', amount: n },
  ]),
  { pay: 'wound', unit: 'self' },
  { pay: 'wound', unit: 'any' },
];

const STEPS: readonly Step[] = [
  ...NUMBERS.flatMap((n): Step[] => [
    { do: 'draw', cards: n },
    ...FILTERS.map((take): Step => ({ do: 'reveal', cards: n, take, rest: 'discard' })),
    { do: 'opponent-discards', cards: n },
    { do: 'refresh', cards: n },
    { do: 'gain', gold: n, influence: n },
    { do: 'gain', gold: 0, influence: n },
    { do: 'destroy', chooser: 'holder', strongest: n },
    { do: 'strengthen', what: 'self', by: n },
    ...COUNTS.flatMap((per): Step[] => [
      { do: 'strengthen', what: 'army', by: { each: n, per } },
      { do: 'destroy', chooser: 'opponent', strongest: { each: n, per } },
    ]),
  ]),
  ...FILTERS.flatMap((take): Step[] => [
    { do: 'reveal', cards: 1, take, rest: 'keep' },
    { do: 'recover', take },
    { do: 'join', take },
  ]),
  { do: 'destroy', chooser: 'holder' },
  { do: 'destroy', chooser: 'opponent' },
];

const LASTING: readonly Lasting[] = [-2, -1, 1, 2].flatMap((by): Lasting[] => [
  ...FIGHTS.flatMap((fight): Lasting[] => [
    { lasting: 'strength', fight, by },
    { lasting: 'reroll', fight },
  ]),
  { lasting: 'hand', by },
  ...GOODS_FOR_SALE.map((what): Lasting => ({ lasting: 'price', what, by })),
  { lasting: 'enemies', by },
]);

const DEEDS: readonly Deed[] = [
  ...LASTING.map((nextRound) => ({ nextRound })),
  ...NUMBERS.flatMap((n): Deed[] => [
    { remove: 'gold-3', cards: n },
    { to: 'each', blow: { do: 'damage', points: n, spared: { worth: n, by: n } } },
    { to: 'each', blow: { do: 'damage', points: { each: n, per: 'cities' } } },
    { to: 'each', blow: { do: 'damage', points: { each: n, per: 'players' } } },
    { to: 'each', blow: { do: 'damage', points: { each: n, per: 'enemies' }, spared: { worth: 0, by: n } } },
    { to: 'each', blow: { do: 'destroy-card', worth: n } },
  ]),
  ...WHOM.flatMap((to): Deed[] => [
    { to, blow: { do: 'attack' } },
    { to, blow: { do: 'lose-city' } },
    { to, blow: { do: 'take', card: 'gold-2' } },
  ]),
  ...COSTS.map((unless): Deed => ({ to: 'each', unless, blow: { do: 'lose-city' } })),
];

const ABILITIES: readonly Ability[] = [
  ...STEPS.map((step): Ability => ({ when: 'played', steps: [step] })),
  ...STEPS.map((step): Ability => ({ when: 'action', cost: { pay: 'influence', amount: 2 }, steps: [step, step] })),
  ...COSTS.map((cost): Ability => ({ when: 'resolution', cost, steps: [{ do: 'draw', cards: 1 }] })),
];

const card = (id: string): Card => {
  const found = house.cards.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
};

/** How some cards read. */
const READ: { readonly [L in Language]: { readonly [id: string]: readonly string[] } } = {
  en: {
    'daqan-footman': [
      'When played: Reveal the top card of your deck. If it is another Footman, put it into your hand; otherwise discard it or leave it on top.',
    ],
    'uthuk-berserker': ['Resolution: You may wound this unit to give it +1 strength.'],
    'forced-march': ['Action / When played: You may destroy a card from your hand to draw 2 cards.'],
    ghox: [
      'Whoever attacks it rolls the attrition die.',
      'At the start of each event phase: Each player takes 2 damage.',
    ],
    tamalir: ['Exhaust for 3 influence.', 'Defends itself with +1 strength.'],
    baraxis: [
      'Each player takes 2 damage for each enemy in play, and may destroy cards that cost at least 2 from hand for 2 damage less each.',
    ],
    'end-of-days': [
      'Each player takes 1 damage for each player.',
      'Each player takes 1 damage for each enemy in play, and may destroy cards that cost at least 2 from hand for 2 damage less each.',
    ],
    'thieves-guild': ['From the centre, a Gold 3 card leaves the game.'],
  },
  ru: {
    'daqan-footman': [
      'При розыгрыше: Откройте верхнюю карту своей колоды. Если это ещё одна карта «Пехотинец», возьмите её в руку; иначе сбросьте её или оставьте сверху.',
    ],
    'uthuk-berserker': ['Подсчёт: Можете ранить этот отряд. Тогда он получает +1 к силе.'],
    'forced-march': ['Действие / При розыгрыше: Можете уничтожить с руки карту. Тогда возьмите 2 карты.'],
    ghox: ['Кто атакует, бросает кубик потерь.', 'В начале каждой фазы событий: Каждый игрок получает 2 урона.'],
    tamalir: ['Истощите и получите 3 влияния.', 'Защищается с +1 к силе.'],
    baraxis: [
      'Каждый игрок получает 2 урона за каждого врага в игре, но может уничтожить с руки карты стоимостью не меньше 2: каждая уменьшает урон на 2.',
    ],
    'thieves-guild': ['Из центра навсегда уходит 1 карта «Золото 3».'],
  },
};

describe.each(catalogs)('the cards of Rune Age: $language', (words) => {
  const { language, effects } = words;
  it('have a name each', () => {
    expect(house.cards.map(({ id }) => id)).toEqual([...HOUSE_CARDS]);
    const names = house.cards.map((each) => cardNoun(words, each).name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.values(words.cards).flatMap(({ name, object }) => faults(language, `${name}, ${object}`))).toEqual(
      [],
    );
  });

  it('are called by the names of a pack of one’s own', () => {
    expect(cardNoun(words, { id: 'daqan-knight', name: 'Grim' }).name).toBe('Grim');
    expect(cardNoun(words, { id: 'toString' }).name).toBe('toString');
  });

  it('say in whole sentences what they do', () => {
    const all = house.cards.flatMap((each) => cardLines(words, each, house.cards));
    expect(all.flatMap(({ text }) => faults(language, text))).toEqual([]);
    expect(all.filter(({ text }) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
    const silent = house.cards.filter((each) => cardLines(words, each, house.cards).length === 0).map(({ id }) => id);
    expect(silent).toEqual(['dragon', 'giant']);
  });

  it('can say whatever the vocabulary can', () => {
    const nameOf = (id: string): string => cardNoun(words, { id }).name;
    const self = nameOf('daqan-footman');
    const texts = [
      ...ABILITIES.map((ability) => effects.ability(ability, self, nameOf)),
      ...LASTING.map(effects.lasting),
      ...DEEDS.map((deed) => effects.deed(deed, 7, nameOf)),
    ];
    expect(texts.flatMap((text) => faults(language, text))).toEqual([]);
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });

  it('say where they are known from', () => {
    expect(house.cards.flatMap((each) => faults(language, originText(words, each)))).toEqual([]);
    expect(originText(words, card('giant'))).toBe(words.origin.house);
    expect(originText(words, card('manticore'))).not.toBe(originText(words, card('demon')));
  });

  it('have words for everything around them', () => {
    const { mark, house: ours } = words.origin;
    const around = [words.types, words.headings, words.labels, words.origin.facets].flatMap((each) =>
      Object.values<string>(each),
    );
    const scenarios = Object.values(words.scenarios).flatMap(({ name, about }) => [name, about]);
    const factions = Object.values(words.factions).flatMap(({ name, full, genitive, dative }) => [
      name,
      full,
      genitive,
      dative,
    ]);
    const coins = NUMBERS.flatMap((n) => [words.coins(n, 'gold'), words.coins(n, 'influence')]);
    const texts = [mark, ours, ...around, ...scenarios, ...factions, ...coins];
    expect(texts.flatMap((text) => faults(language, text))).toEqual([]);
  });

  it.each(Object.keys(READ[language]))('read like this: %s', (id) => {
    const lines = cardLines(words, card(id), house.cards).map(({ heading, text }) => [heading, text]);
    const told = lines.map((line) => line.filter((part) => part !== '').join(': '));
    expect(told).toEqual(READ[language][id]);
  });
});

describe('terms on cards', async () => {
  const terms = await Promise.all(LANGUAGES.map(loadRuneTerms));

  /** What of a card is explained in each language, by the ids of terms. */
  const explained = (card: Card) =>
    catalogs.map((words, i) => {
      const all = terms[i];
      if (!all) return [];
      const stage = 'stage' in card ? [words.face.stage(card.stage)] : [];
      const said = cardLines(words, card, house.cards).flatMap(({ heading, text }) => [heading, text]);
      const found = termsIn(all, [words.types[card.type], ...stage, ...said]).map(({ name }) => name);
      return Object.entries(all).flatMap(([id, { name }]) => (found.includes(name) ? id : []));
    });

  it.each(house.cards)('of $id are explained alike in every language', (card) => {
    const [first, ...others] = explained(card);
    for (const other of others) expect(other).toEqual(first);
  });

  it('are all on some card, but for those of packs', () => {
    const used = new Set(house.cards.flatMap((card) => explained(card).flat()));
    expect(Object.keys(TERM_RULES).filter((id) => !used.has(id))).toEqual([]);
  });

  it('lead to a rule that is told', async () => {
    const { chapters } = await loadRuneAgeRules('en');
    const told = Object.values(chapters).flatMap(({ rules }) => Object.keys(rules));
    expect(Object.values(TERM_RULES).filter((rule) => !told.includes(rule))).toEqual([]);
  });

  it.each(LANGUAGES)('are set well in %s', async (language) => {
    for (const { name, means } of Object.values(await loadRuneTerms(language)))
      expect(faults(language, `${name}: ${means}`)).toEqual([]);
  });
});
