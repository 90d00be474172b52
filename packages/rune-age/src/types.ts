/** The words of the game: what is in the box, what a table agrees on, what a state, a view and an event are. */
export * from './types/components.ts';
export * from './types/config.ts';
export * from './types/events.ts';
export * from './types/frames.ts';
export * from './types/state.ts';
export * from './types/view.ts';
