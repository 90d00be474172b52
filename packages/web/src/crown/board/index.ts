/** The board of Crown of Ash, and the tracker of rounds that lies beside it. */
export { default as Board } from './Board.svelte';
export { default as RoundTracker } from './RoundTracker.svelte';
