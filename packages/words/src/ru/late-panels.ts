import type { AutomaPanelWords, PowerPanelWords, TextBoardWords } from '../catalog/panels.ts';
import { count } from './plural.ts';

export const automa: AutomaPanelWords = {
  turn: 'Ход ИИ',
  raises: (tier) => `Следующим подготовит воина уровня ${tier}`,
  follows: (card) => `Последней открыла ${card}`,
  noCard: 'Карт действий ещё не открывали',
};

export const textBoard: TextBoardWords = {
  heads: { place: 'Место', holder: 'Контроль', structure: 'Сооружение', defence: 'Защита', spaces: 'Ячейки' },
  nobody: 'никто',
  noStructure: 'нет сооружения',
  free: 'свободно',
  elsewhere: 'Ячейки вне регионов',
  worth: (vp) => `${count(vp, 'очко', 'очка', 'очков')} в этом раунде`,
  emptySlots: (n) => count(n, 'пустое место', 'пустых места', 'пустых мест'),
};

export const powering: PowerPanelWords = {
  title: 'Способности',
  give: 'Отдать',
  take: 'Взять',
  less: (resource) => `На один меньше: ${resource}`,
  place: 'Где',
  leaves: 'Кто уходит',
  joins: 'Кто приходит',
  fromHand: 'рука',
  die: 'Чей кубик',
  card: 'Какая карта',
};
