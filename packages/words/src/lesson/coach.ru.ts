import type { CoachText } from './catalog.ts';

/** Русский. */
export const coach: CoachText = {
  progress: (step, of) => `${step} из ${of}`,
  next: 'Дальше',
  back: 'Назад',
  skip: 'Сделать за меня',
  leave: 'Выйти из урока',
  again: 'С начала',
  playOn: 'Доиграть эту партию',
  rule: 'Подробнее:',
  closing: 'Посмотрите, чем кончилось сражение, и закройте его.',
  fold: 'К столу',
  unfold: 'Что нужно делать?',
  reading: { title: 'Читайте дальше', why: 'На столе сейчас ничего делать не нужно.' },
};
