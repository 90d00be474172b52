/** The rules and the reference sheet: read as pages, and beside a table. */
export { default as ReferenceBeside } from './guide/ReferenceBeside.svelte';
export { default as ReferencePage } from './guide/ReferencePage.svelte';
export { default as RulesBeside } from './guide/RulesBeside.svelte';
export { default as RulesPage } from './guide/RulesPage.svelte';
