import { prose } from '../piece.ts';
import { count } from '../ru/plural.ts';
import type { TutorText } from './catalog.ts';
import { hint } from './hint.ru.ts';

const { percent } = hint;
/** So many points, never on two lines. */
const points = (n: number): string => count(n, 'очко', 'очка', 'очков').replace(' ', '\u00a0');
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${points(Math.abs(n))}`;

/** The helper’s words in Russian. */
export const tutor: TutorText = {
  ...hint,
  points(vp) {
    if (vp === 0) return 'По грубой оценке впереди тогда никого.';
    return `По грубой оценке вы тогда ${vp > 0 ? 'впереди' : 'позади'} на ${points(Math.abs(vp))}.`;
  },
  vp: signed,
  lead: (vp) => (vp === 0 ? 'вровень' : `${vp > 0 ? 'впереди' : 'позади'} на ${points(Math.abs(vp))}`),
  gains: 'Выгоды',
  risks: 'Риски',
  parts: { vp: 'очки сразу', places: 'ваши владения', goods: 'ваши ресурсы', fighters: 'ваши воины' },
  rivals: (vp) => `сильнейший соперник получит ${points(vp)}`,
  worse: (ofTen, vp) =>
    `${ofTen < 5 ? '' : 'и всё же '}${ofTen === 0 ? 'реже чем в 1 случае' : ofTen === 1 ? 'в 1 случае' : `в ${ofTen} случаях`} из 10 станет хуже, примерно на ${points(vp)}`,
  noRisk: 'не видны',
  source:
    'Оценка по тому, что видно вам; скрытое перебиралось наугад много раз. Выгоды и риски — приблизительно, в очках.',
  review: {
    percent,
    title: 'Разбор партии',
    begin: 'Разобрать партию',
    hint: 'Компьютер пройдёт партию ещё раз: как менялись шансы и какие решения обошлись дороже всего.',
    stop: 'Остановить',
    working: (n) => `Разбираю партию: ${percent(n)}`,
    failed: 'Разобрать партию не удалось.',
    curve: 'Шансы на победу',
    learned: 'Оценка того, чему компьютер научился в партиях с самим собой; все карты при этом открыты.',
    thumb:
      'Для трёх и четырёх участников: перевес по грубой оценке, пересчитанный в доли. Он говорит лишь, кто и насколько явно впереди.',
    mistakes: 'Решения, которые обошлись дороже всего',
    none: 'Ни одно решение не обошлось дорого.',
    judged:
      'Оцениваются решения людей (в партии одних компьютеров — всех), каждое по тому, что можно было знать в тот момент. Боевые карты не оцениваются, если соперник втайне выбирал свою одновременно.',
    played: (move) => prose`Было: ${move}.`,
    better: (move) => prose`Лучше: ${move}.`,
    lostChance: (n) => `Шансы на победу: −${count(n, 'процентный пункт', 'процентных пункта', 'процентных пунктов')}`,
    lostPoints: (vp) => `−${points(vp)}`,
    look: 'Посмотреть',
    step: 'Момент',
    bar: 'Шансы на победу',
  },
};
