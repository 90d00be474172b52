import { settings } from './settings.svelte.ts';

const daylight = window.matchMedia('(prefers-color-scheme: light)');
let day = $state(daylight.matches);
daylight.addEventListener('change', () => {
  day = daylight.matches;
});

/** Shows the page by the theme that is set, and says in it how much shall move. Call it before the first drawing, and in an effect: it reads the settings. */
export function showTheme(): void {
  const { theme, motion } = settings;
  document.documentElement.dataset.theme = theme === 'system' ? (day ? 'parchment' : 'night') : theme;
  document.documentElement.dataset.motion = motion;
}
