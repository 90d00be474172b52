import type { AboutWords } from '../catalog/shell.ts';

export const about: AboutWords = {
  credits: 'Благодарности',
  drawings: 'Все рисунки сделаны для этого проекта и доступны под его лицензией.',
  fonts: 'Шрифты: лицензия SIL Open Font License 1.1.',
  licence: 'Открытый код, лицензия MIT.',
  houseValues: 'Где напечатанное неизвестно, числа и карты наши собственные; в памятках они отмечены.',
};
