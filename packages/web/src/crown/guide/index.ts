/** The rules and the reference sheet: read as pages, and beside a table. */
export { contentOf, usualContent } from './content.ts';
export { default as Reference } from './Reference.svelte';
export { default as Rulebook } from './Rulebook.svelte';
