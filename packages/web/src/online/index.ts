export { default as OnlinePage } from './OnlinePage.svelte';
export { default as OnlineTable } from './OnlineTable.svelte';
