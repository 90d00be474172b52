/** The four kinds, each tied to one basic resource, then gold, which is none. Index of every goods array. */
export const GOODS = ['sulphur', 'blood', 'ash', 'bone', 'gold'] as const;
export type Good = (typeof GOODS)[number];
export const KINDS = ['sulphur', 'blood', 'ash', 'bone'] as const;
export type Kind = (typeof KINDS)[number];
/** Index into KINDS. */
export type KindIndex = 0 | 1 | 2 | 3;
export const GOLD = 4;
/** In a loot array: special ingredients (GAT-4) and victory points follow the five goods. */
export const SPECIAL = 5;
export const VP = 6;

export const NECROMANCERS = ['visio', 'nox', 'mors', 'fortis'] as const;
export type Necromancer = (typeof NECROMANCERS)[number];

/** CMP-8, PWR-2 to PWR-9: two for each necromancer. */
export const POWERS = {
  visio: ['unveil', 'forewarn'],
  nox: ['fence', 'exhume'],
  mors: ['command', 'overturn'],
  fortis: ['reinforce', 'fortify'],
} as const satisfies { readonly [N in Necromancer]: readonly string[] };
export type Power = (typeof POWERS)[Necromancer][number];
/** PWR-11: those that one begins in the own turn; the others have windows of their own. */
export const TURN_POWERS = ['fence', 'exhume', 'command', 'reinforce', 'fortify'] as const satisfies readonly Power[];
export type TurnPower = (typeof TURN_POWERS)[number];

/** The six outer regions by index 0–5, clockwise; 6 is the Citadel. Names are content. */
export const CITADEL = 6;
/** Owner of a place that nobody controls. */
export const NOBODY = -1;
/** Where a minion is that is not on the board: on its mat. */
export const HOME = -1;
/** Where a fighter is that is on no place: in the hand of its owner. */
export const HAND = -1;

/** Index into the fighter table of the content in use (see `tables.ts`). Equal fighters share one index. */
export type Fighter = number;
/** Index into the structure table of the content in use. */
export type Tile = number;
/** Index into the space table of the content in use. */
export type Space = number;
/** Combat cards by index into COMBAT_CARDS. */
export const COMBAT_CARDS = ['0', '1', '3', '4', 'die'] as const;
export type Card = 0 | 1 | 2 | 3 | 4;
export const ZERO_CARD: Card = 0;
export const DIE_CARD: Card = 4;

/** AI-5: what a card of the AI may say; each section of a card is a row of them, tried from left to right. */
export const AUTOMA_ACTIONS = ['use', 'attack', 'citadel', 'build', 'closest'] as const;
export type AutomaAction = (typeof AUTOMA_ACTIONS)[number];
/** CMP-7: the action cards of the AI; index into `Tables.actionCards`. */
export const ACTION_CARDS = ['i', 'ii', 'iii', 'iv', 'v', 'targeted'] as const;
export type ActionCardId = (typeof ACTION_CARDS)[number];

/** The six pairs of kinds (CMP-4), by index of KINDS. */
export const FATES = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;
