import type { Plugin } from 'vite';
import { symbols } from './src/crown/kit/symbols.ts';

const NAME = 'virtual:drawings';
const ID = `\0${NAME}`;

/**
 * `import url from 'virtual:drawings'`: the address of one file with icons and figures. As drawings they are fetched beside
 * the scripts and need not be parsed as such.
 */
export function drawingsFile(): Plugin {
  let built = false;
  return {
    name: 'drawings',
    configResolved({ command }) {
      built = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:drawings$/ }, handler: () => ID },
    load: {
      filter: { id: /virtual:drawings$/ },
      handler(id) {
        if (id !== ID) return null;
        const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols()}</svg>\n`;
        if (!built) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        const file = this.emitFile({ type: 'asset', name: 'drawings.svg', source });
        return `export default import.meta.ROLLUP_FILE_URL_${file}`;
      },
    },
  };
}
