/** The game that is meant where none is named: by what was kept, and by links that were made, while there was one. */
export const USUAL_GAME = 'crown-of-ash';
