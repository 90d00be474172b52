import type { GamesText } from './catalog.ts';

/** The choice of games in English. */
export const english: GamesText = {
  ask: 'What shall we play?',
  about: {
    'crown-of-ash': 'A board game of four rounds: raise the dead, build a land, storm the Citadel. For 1 to 4.',
    'rune-age': 'A card game: build a deck and an army against dragons, or against each other. For 1 to 4.',
  },
  level: { label: 'How well the computers play', mixed: 'Opponents of different levels' },
  friends: 'How many of you sit here',
  computers: 'How many of them are computers',
};
