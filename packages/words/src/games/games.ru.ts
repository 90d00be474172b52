import type { GamesText } from './catalog.ts';

/** The choice of games in Russian. */
export const russian: GamesText = {
  ask: 'Во что сыграем?',
  about: {
    'crown-of-ash': 'Настольная игра в четыре раунда: поднимайте мёртвых, стройте, берите Цитадель. На 1–4 игроков.',
    'rune-age': 'Карточная игра: собирайте колоду и войско против драконов или друг против друга. На 1–4 игроков.',
  },
  level: { label: 'Как играют компьютеры', mixed: 'Соперники разной силы' },
  friends: 'Сколько вас за экраном',
  computers: 'Сколько из них компьютеров',
};
