import type { AutomaPanelWords, PowerPanelWords, TextBoardWords } from '../catalog/panels.ts';
import { count } from './plural.ts';

export const automa: AutomaPanelWords = {
  turn: 'The AI’s turn',
  raises: (tier) => `Next it raises a fighter of tier ${tier}`,
  follows: (card) => `Last it turned up ${card}`,
  noCard: 'No action card turned up yet',
};

export const textBoard: TextBoardWords = {
  heads: { place: 'Place', holder: 'Held by', structure: 'Structure', defence: 'Defence', spaces: 'Spaces' },
  nobody: 'nobody',
  noStructure: 'no structure',
  free: 'free',
  elsewhere: 'Spaces beside the regions',
  worth: (vp) => `${vp} VP this round`,
  emptySlots: (n) => count(n, 'empty place', 'empty places'),
};

export const powering: PowerPanelWords = {
  title: 'Powers',
  give: 'Give',
  take: 'Take',
  less: (resource) => `One less: ${resource}`,
  place: 'Where',
  leaves: 'Who leaves',
  joins: 'Who joins',
  fromHand: 'hand',
  die: 'Whose die',
  card: 'Which card',
};
