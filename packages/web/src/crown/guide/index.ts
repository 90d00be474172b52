/** The rules and the reference sheet: read as pages, and beside a table. */
export { default as ReferenceBeside } from './ReferenceBeside.svelte';
export { default as ReferencePage } from './ReferencePage.svelte';
export { default as RulesBeside } from './RulesBeside.svelte';
export { default as RulesPage } from './RulesPage.svelte';
