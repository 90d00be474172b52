import { settings } from './settings.svelte.ts';

const daylight = window.matchMedia('(prefers-color-scheme: light)');
let day = $state(daylight.matches);
daylight.addEventListener('change', () => {
  day = daylight.matches;
});

/** Shows the page by the theme that is set. Call it before the first drawing, and in an effect: it reads the settings. */
export function showTheme(): void {
  const { theme } = settings;
  document.documentElement.dataset.theme = theme === 'system' ? (day ? 'parchment' : 'night') : theme;
}
