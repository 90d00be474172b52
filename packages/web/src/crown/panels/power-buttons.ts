import { Late } from '../late.svelte.ts';

/** The buttons of the two powers: most tables are played without. */
export const powerButtons = new Late(() => import('./PowerButtons.svelte'));
