export { contest } from '@cinderhall/rune-age';
export { again } from './again.ts';
export { default as Table } from './Table.svelte';
