import { writeFile } from 'node:fs/promises';
import { test } from '../page.ts';
import { SCREENS } from '../screens.ts';

const FOLDER = 'pictures';
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
] as const;
const THEMES = ['night', 'parchment'] as const;
/** Each theme in a language of its own: where Russian words are longer, it is seen, too. */
const LANGUAGES = { night: 'en', parchment: 'ru' } as const;

for (const theme of THEMES) {
  test.describe(`by ${theme}`, () => {
    test.use({ settings: { theme, language: LANGUAGES[theme] } });
    for (const [name, go] of Object.entries(SCREENS)) {
      test(name, async ({ page }) => {
        await go(page);
        for (const { width, height } of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(async () => {
            const form = document.querySelector('details[open] form');
            if (form) form.scrollIntoView();
            else window.scrollTo(0, 0);
            await document.fonts.ready;
            // Tables are laid piece by piece.
            for (let before = 0, now = -1; before !== now; ) {
              before = now;
              await new Promise((resolve) => setTimeout(resolve, 300));
              now = document.querySelectorAll('*').length;
            }
          });
          await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png` });
        }
      });
    }
  });
}

// One page to look at them all.
test.afterAll(async () => {
  const pictures = Object.keys(SCREENS).flatMap((name) =>
    SIZES.flatMap(({ width }) => THEMES.map((theme) => ({ name, width, file: `${name}-${width}-${theme}.png` }))),
  );
  const shown = pictures.map(
    ({ name, width, file }) => `<a href="${file}"><img src="${file}" alt="${name}" width="${width / 3}"></a>`,
  );
  await writeFile(`${FOLDER}/index.html`, `<title>Cinderhall</title><body style="background:#444">${shown.join('\n')}`);
});
