import { Late } from '../late.svelte.ts';

/** The button that asks for advice: nobody needs it for the first choice. */
export const hint = new Late(() => import('./HintButton.svelte'));
