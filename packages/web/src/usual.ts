/** The game that is meant where none is named: by what was kept, and by links that were made, while there was one. */
export const USUAL_GAME = 'crown-of-ash';

/** How many rounds a game has, by its id, where they are always as many. */
export const ROUNDS: Readonly<Record<string, number>> = { [USUAL_GAME]: 4 };
