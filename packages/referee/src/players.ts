/** The computers that may sit at a table, weakest first: as bots call them, who are not known here. */
export const COMPUTERS = ['random', 'gentle', 'casual', 'sensible', 'greedy', 'shrewd', 'cunning', 'master'] as const;
export type Computer = (typeof COMPUTERS)[number];

/** Who may sit in a seat. */
export const PLAYERS = ['person', ...COMPUTERS] as const;
export type Player = (typeof PLAYERS)[number];
