import { prose } from '../piece.ts';
import type { HintText } from './catalog.ts';

const percent = (n: number): string => `${n}\u00a0%`;

/** How advice is told in Russian. */
export const hint: HintText = {
  title: 'Совет дальновидного соперника',
  thinking: 'Обдумываю…',
  failed: 'Совет не пришёл. Попробуйте ещё раз.',
  take: 'Так и сделать',
  chance(n) {
    if (n <= 0) return 'Победить в этой партии уже почти невозможно.';
    if (n >= 100) return 'Проиграть эту партию уже почти невозможно.';
    return `Тогда вы победите в партии с вероятностью около ${percent(n)}.`;
  },
  next: (move, worth) => prose`На втором месте (${worth}): ${move}.`,
  alike: (move) => prose`Разницы почти нет. Так же хорошо: ${move}.`,
  same: 'Остальные ответы дают то же самое.',
  percent,
  only: 'Больше ничего сделать нельзя.',
  mixture: 'Никто не должен заранее угадать вашу карту. В ста таких сражениях он сыграл бы:',
};
