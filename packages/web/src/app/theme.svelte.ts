import { settings } from './settings.svelte.ts';

const daylight = window.matchMedia('(prefers-color-scheme: light)');
let day = $state(daylight.matches);
daylight.addEventListener('change', () => {
  day = daylight.matches;
});

// As a sheet of its own: a rule that asks for a setting of the page would have every element ask all those around it, each
// time that styles are worked out, which took four fifths of that time.
const still = new CSSStyleSheet();
// With a duration, however short, everything would begin transitions of all it inherits.
still.replaceSync('* { animation: none !important; transition: none !important; }');

/** Shows the page by the theme that is set, and says in it how much shall move. Call it before the first drawing, and in an effect: it reads the settings. */
export function showTheme(): void {
  const { theme, motion } = settings;
  document.documentElement.dataset.theme = theme === 'system' ? (day ? 'parchment' : 'night') : theme;
  document.adoptedStyleSheets = motion === 'off' ? [still] : [];
}
