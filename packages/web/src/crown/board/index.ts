/** The board of Crown of Ash. */
export { default as Board } from './Board.svelte';
