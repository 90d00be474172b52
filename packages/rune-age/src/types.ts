/** The words of the game: what is in the box, what a table agrees on, what a state, a view and an event are. */
export * from './types/components.ts';
export * from './types/config.ts';
