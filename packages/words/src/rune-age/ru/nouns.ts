import type { CardWords } from '../catalog.ts';
import { speech } from '../speech.ts';
import { cards } from './cards.ts';
import { coins, effects } from './effects.ts';

const declined = (name: string, full: string) => ({
  name,
  full,
  genitive: `${name}а`,
  dative: `${name}у`,
  accusative: `${name}`,
  instrumental: `${name}ом`,
});

/** Cards, factions and scenarios in Russian. */
export const cardWords: CardWords = {
  cards,
  ownObject: (name) => `карту «${name}»`,
  factions: {
    daqan: declined('Дакан', 'Владыки Дакана'),
    latari: {
      name: 'Латари',
      full: 'Эльфы Латари',
      genitive: 'Латари',
      dative: 'Латари',
      accusative: 'Латари',
      instrumental: 'Латари',
    },
    uthuk: declined('Утук', 'Утук Иллан'),
    waiqar: { ...declined('Вайкар', 'Вайкар Бессмертный'), accusative: 'Вайкара' },
  },
  scenarios: {
    resurgence: {
      name: 'Возрождение владык драконов',
      about: 'Побеждает тот, кто одолеет цель, или последний уцелевший.',
    },
    runewars: {
      name: 'Войны рун',
      about: 'Побеждает последний уцелевший; руны драконов поверженных достаются победителям.',
    },
    cataclysm: {
      name: 'Катаклизм',
      about: 'Все вместе переживают последнее событие — или проигрывают, как только кто-нибудь выбывает.',
    },
    monument: {
      name: 'Монумент',
      about: 'Побеждает тот, кто построил монумент к концу раунда. Его покупают в казармах.',
    },
  },
  types: {
    unit: 'Отряд',
    tactic: 'Тактика',
    gold: 'Золото',
    stronghold: 'Крепость',
    city: 'Город',
    'home-realm': 'Родные земли',
    monument: 'Монумент',
    'dragon-rune': 'Руна дракона',
    enemy: 'Враг',
    instant: 'Мгновенное событие',
    objective: 'Цель',
  },
  headings: {
    played: 'При розыгрыше',
    resolution: 'Подсчёт',
    action: 'Действие',
    boon: 'В игре',
    reward: 'Награда',
    'each-phase': 'В начале каждой фазы событий',
    'in-play': 'Пока в игре',
    beaten: 'При победе над ним',
  },
  effects,
  origin: {
    mark: 'наше',
    house: 'Напечатанная карта неизвестна; эта придумана нами.',
    known: {
      high: 'Известна из нескольких источников.',
      medium: 'Известна из одного источника.',
      low: 'Известна отчасти.',
    },
    ours: (facets) =>
      facets.length === 1
        ? `Наше: ${facets[0]}.`
        : `Наше: ${facets.slice(0, -1).join(', ')} и ${facets[facets.length - 1]}.`,
    facets: {
      name: 'название',
      count: 'число копий',
      cost: 'стоимость',
      strength: 'сила',
      effect: 'свойство',
      scenario: 'сценарий',
      stage: 'стадия',
    },
  },
  labels: {
    cost: 'Стоимость',
    strength: 'Сила',
    gold: 'Золото',
    influence: 'Влияние',
    defence: 'Защита',
    copies: 'Копии',
    stage: 'Стадия',
    damage: 'Урон',
  },
  coins,
};

export const say = speech(cardWords, 'и', 'ничего');
