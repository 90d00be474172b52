/** The rules and the reference sheet: read as pages, and beside a table. */
export { usualContent } from './content.ts';
export { default as Reference } from './Reference.svelte';
export { default as ReferenceBeside } from './ReferenceBeside.svelte';
export { default as Rulebook } from './Rulebook.svelte';
export { default as RulesBeside } from './RulesBeside.svelte';
