/** The lobby of Rune Age, and what people agree on where they are far away. */
export { agreedIn } from './lobby/agreed.ts';
export { default as Lobby } from './lobby/Lobby.svelte';
export { default as OnlinePlan } from './lobby/OnlinePlan.svelte';
