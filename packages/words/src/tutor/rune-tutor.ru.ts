import type { RuneTutorText } from './catalog.ts';
import { hint } from './hint.ru.ts';

/** The helper’s words on Rune Age in Russian. */
export const runeTutor: RuneTutorText = {
  ...hint,
  rivals(n) {
    if (n === 0) return 'По грубой оценке сильнее вас тогда никого.';
    return `По грубой оценке вы тогда ${n > 0 ? 'сильнее' : 'слабее'} соперников примерно на\u00a0${Math.abs(n)}.`;
  },
  together(n) {
    if (n === 0) return 'По грубой оценке ваши силы тогда равны тому, что вам грозит.';
    return `По грубой оценке вы тогда ${n > 0 ? 'сильнее' : 'слабее'} того, что вам грозит, примерно на\u00a0${Math.abs(n)}.`;
  },
  lead: (n) => (n === 0 ? 'вровень' : `${n > 0 ? 'сильнее' : 'слабее'} на\u00a0${Math.abs(n)}`),
  source:
    'Оценка по тому, что видно вам; скрытое перебиралось наугад много раз. Золото, влияние и карты в игре считаются наравне с силой карт в руке.',
};
