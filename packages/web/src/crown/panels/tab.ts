/** What a narrow screen shows: the board, or a sheet that lies over it. */
export type Tab = 'board' | 'hand' | 'players' | 'log';
