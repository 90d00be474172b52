export { again } from './again.ts';
export { default as ReferenceBeside } from './beside/ReferenceBeside.svelte';
export { default as RulesBeside } from './beside/RulesBeside.svelte';
export { default as Table } from './Table.svelte';
