import two from './two.json' with { type: 'json' };

/**
 * What has been learned about positions of Crown of Ash, by the number of players; each file says by which games. Apart
 * from the rest of the game, so that only those who need it load it. `cinderhall train` makes them.
 */
export const nets = new Map([[2, two]]);
