import type { SheetWords } from '../catalog/table.ts';
import { prose } from '../piece.ts';
import { say } from './grammar.ts';

const { amount, everybody } = say;

export const sheet: SheetWords = {
  title: 'Подсчёт очков',
  line: 'Строка',
  lines: {
    'structures-1': 'Сооружения, раунд I',
    'structures-2': 'Сооружения, раунд II',
    'structures-3': 'Сооружения, раунд III',
    'structures-4': 'Сооружения, раунд IV',
    'citadel-1': 'Цитадель, раунд I',
    'citadel-2': 'Цитадель, раунд II',
    'citadel-3': 'Цитадель, раунд III',
    'citadel-4': 'Цитадель, раунд IV',
    cards: 'За карты сражений',
    supplies: 'Ресурсы и золото в очках',
    resources: 'Тройки ресурсов',
    gold: 'Пары золотых монет',
    fate: 'Карта судьбы',
    automatons: 'Оставшиеся роботы',
    kinds: 'При ничьей: два других типа',
  },
  structures: 'Сооружения',
  citadel: 'Цитадель',
  total: 'Итого',
  winner: (winners, n) =>
    winners.length === 1 ? prose`Корону носит ${everybody(n, winners)}` : prose`Корону делят ${everybody(n, winners)}`,
  by(by, scores) {
    const [best = 0, next = 0] = scores;
    switch (by) {
      case 'vp':
        return prose`${amount(6, best)} против ${next}.`;
      case 'kinds':
        return prose`${amount(6, best)} против ${next}: ничью решили воины двух других типов.`;
      case 'king':
        return prose`Поровну: у каждого ${amount(6, best)}, и в двух других типах тоже: решила фишка королевского контроля.`;
      case 'shared':
        return prose`Поровну: у каждого ${amount(6, best)}, эту ничью ничто не решает.`;
    }
  },
  chart: 'Очки по ходу игры',
  chartStart: 'Начало',
  chartEnd: 'Конец',
  rematch: 'Реванш',
  copy: 'Скопировать таблицу',
  copied: 'Скопировано',
  replay: 'Посмотреть ещё раз',
};
