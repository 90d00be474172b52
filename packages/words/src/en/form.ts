import type { FormWords } from '../catalog/shell.ts';

export const form: FormWords = {
  garrison: {
    title: 'Who holds the Citadel for the AI deck',
    levels: {
      easy: { label: 'Easy', hint: 'A fighter of tier I, drawn at random.' },
      medium: { label: 'Medium', hint: 'A fighter of tier II, drawn at random.' },
      hard: { label: 'Hard', hint: 'A fighter of tier III, drawn at random.' },
      custom: {
        label: 'Chosen fighters',
        hint: 'One to three fighters from the decks; beside each stand its attack value and tier.',
      },
    },
    king: 'In this edition the King holds the Citadel when the AI deck joins several people.',
    fighter: (n) => `Fighter ${n}`,
    nobody: 'None',
  },
  necromancer: 'Necromancer',
  necromancers: 'Necromancers',
  drawn: { label: 'At random', hint: 'Drawn when the game starts.' },
  options: 'Options',
  turnOrder: 'Turn order',
  chosen: { label: 'Chosen', hint: 'Whoever has the fewest VP decides the whole order of the next round.' },
  clockwise: { label: 'Clockwise', hint: 'The order of seats stays; whoever has the fewest VP chooses who starts.' },
  openHands: { label: 'Open hands', hint: 'Everybody sees the fighters in every hand.' },
  openDiscards: { label: 'Open discards', hint: 'Everybody may look through all used combat cards.' },
  strictMemory: { label: 'Strict memory', hint: 'Table and log keep no note of combat cards from earlier battles.' },
  powers: { label: 'Powers', hint: 'Advanced mode: each necromancer has two powers and a token to pay for them.' },
  targetedCard: 'Targeted card of the AI deck',
  targetedCards: {
    off: { label: 'Left out', hint: 'The AI deck has its five usual cards.' },
    replace: { label: 'Replaces card I', hint: 'It takes the place of the first card: five cards in all.' },
    add: { label: 'Added', hint: 'It is shuffled in as a sixth card.' },
  },
  edition: 'Edition',
  editions: {
    final: {
      label: 'Final edition',
      hint: 'The published game, with Automatons, powers and the King’s control token; a lost 0 can bring back a fighter from the graveyard.',
    },
    'env-4.1': {
      label: 'Prototype 4.1',
      hint: 'No Automatons, powers or King’s control token; a lost 0 can bring back a fighter who has just fallen.',
    },
    'env-4.0': {
      label: 'Prototype 4.0',
      hint: 'No Automatons, powers or King’s control token; a lost 0 always costs the winner a fighter.',
    },
  },
  notInEdition: 'Not in this edition.',
  pack: {
    title: 'Printed values',
    house: 'The numbers of this page',
    hint: 'If you own the game, a content pack brings in the values printed on it. Save ours as a pattern, and change what differs.',
    open: 'Open a content pack',
    remove: 'Use the numbers of this page',
    save: 'Save as a pattern',
    notJson: 'This file is no content pack: it is not JSON.',
    odd: 'Odd, though it may be as printed. One would expect:',
  },
  seed: {
    label: 'Seed',
    hint: 'A number of up to ten digits. The same seed deals the same game; leave it empty to have one drawn.',
  },
  seedDrawn: 'Drawn at random',
};
