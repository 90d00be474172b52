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
  reading: { title: 'Читайте дальше', why: 'Пока на столе ничего делать не нужно.' },
};
