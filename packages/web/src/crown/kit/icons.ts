/** The silhouettes of game-icons.net (CC BY 3.0, see NOTICE) that the game uses, by their names there. */
export const ICONS = [
  'anticlockwise-rotation',
  'castle',
  'crossed-bones',
  'crossed-swords',
  'crowned-skull',
  'gears',
  'hammer-drop',
  'hourglass',
  'poker-hand',
  'raise-skeleton',
  'scroll-quill',
  'skull-mask',
  'skull-shield',
  'tombstone',
  'tower-flag',
] as const;

export type IconName = (typeof ICONS)[number];
