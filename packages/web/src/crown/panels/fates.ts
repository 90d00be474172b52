import { Late } from '../late.svelte.ts';

export const fates = new Late(() => import('./Fate.svelte'));
