import type { RuneLobbyWords } from '../lobby.ts';

/** What a table of Rune Age is laid from, in English. */
export const lobby: RuneLobbyWords = {
  scenario: 'Scenario',
  faction: 'Faction',
  factions: 'Factions',
  single: 'On your own',
  together: 'Together with computers',
  sameFaction: (faction) => `${faction} can sit at only one seat.`,
  drawn: { label: 'At random', hint: 'Each player gets another one when the game starts.' },
  pack: {
    title: 'Cards',
    house: 'The cards of this page',
    hint: 'If you own the game, a content pack brings in the cards as they are printed. Save ours as a pattern, and change what differs.',
    open: 'Open a content pack',
    remove: 'Use the cards of this page',
    save: 'Save as a pattern',
    notJson: 'This file is no content pack: it is not JSON.',
    odd: 'Odd, though it may be as printed. One would expect:',
  },
  slip: () => null,
};
