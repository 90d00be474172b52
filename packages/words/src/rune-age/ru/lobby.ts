import type { RuneLobbyWords } from '../lobby.ts';
import { slip } from './pack-slips.ts';

/** What a table of Rune Age is laid from, in Russian. */
export const lobby: RuneLobbyWords = {
  scenario: 'Сценарий',
  faction: 'Фракция',
  factions: 'Фракции',
  single: 'В одиночку',
  together: 'Вместе с компьютером',
  sameFaction: (faction) => `${faction} может занять только одно место.`,
  drawn: { label: 'По жребию', hint: 'В начале игры каждому достаётся своя.' },
  pack: {
    title: 'Карты',
    house: 'Карты этой страницы',
    hint: 'Если у вас есть коробка, набор карт перенесёт сюда напечатанное на них. Сохраните наш набор как образец и исправьте в нём отличия.',
    open: 'Открыть набор карт',
    remove: 'Вернуть карты этой страницы',
    save: 'Сохранить образец',
    notJson: 'Этот файл не похож на набор карт.',
    odd: 'Необычно, хотя может быть так и напечатано. Ожидалось бы:',
  },
  slip,
};
