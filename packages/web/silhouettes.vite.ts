import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICONS } from './src/crown/kit/icons.ts';

const NAME = 'virtual:silhouettes';
const ID = `\0${NAME}`;

interface Collection {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

/** A path to a tenth of its 512 units, which no screen shows: a quarter less to fetch. */
function rounded(path: string): string {
  let text = '';
  let before = '';
  for (const token of path.match(/[a-z]|-?\d*\.\d+|-?\d+/gi) ?? []) {
    const part = /[a-z]/i.test(token) ? token : String(Number(Number(token).toFixed(1))).replace(/^(-?)0\./, '$1.');
    const apart = /[a-z]$/i.test(before) || /^[a-z-]/i.test(part) || (part.startsWith('.') && before.includes('.'));
    text += before === '' || apart ? part : ` ${part}`;
    before = part;
  }
  return text;
}

/** Every silhouette that the kit names, as a symbol that is drawn in the colour of the text around it. */
function silhouettes(): string {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
  const { icons }: Collection = JSON.parse(readFileSync(file, 'utf8'));
  const symbols = ICONS.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`game-icons has no ${name}`);
    const body = icon.body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${rounded(path)}"`);
    return `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/**
 * `import url from 'virtual:silhouettes'`: the address of one file with all silhouettes. As drawings they are fetched beside
 * the scripts and need not be parsed as such.
 */
export function silhouetteFile(): Plugin {
  let built = false;
  return {
    name: 'silhouettes',
    configResolved({ command }) {
      built = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:silhouettes$/ }, handler: () => ID },
    load: {
      filter: { id: /silhouettes$/ },
      handler(id) {
        if (id !== ID) return null;
        const source = silhouettes();
        if (!built) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        const file = this.emitFile({ type: 'asset', name: 'silhouettes.svg', source });
        return `export default import.meta.ROLLUP_FILE_URL_${file}`;
      },
    },
  };
}
