import type { Plugin } from 'vite';
import * as crown from './src/crown/kit/symbols.ts';
import * as rune from './src/rune/kit/symbols.ts';

const NAME = /^virtual:drawings\/(crown|rune)$/;
const GAMES = { crown, rune };

/**
 * `import url from 'virtual:drawings/crown'`: the address of one file with the icons and figures of a game. As drawings they
 * are fetched beside the scripts and need not be parsed as such.
 */
export function drawingsFile(): Plugin {
  let built = false;
  return {
    name: 'drawings',
    configResolved({ command }) {
      built = command === 'build';
    },
    resolveId: { filter: { id: NAME }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:drawings\// },
      handler(id) {
        const game = id.endsWith('crown') ? 'crown' : 'rune';
        const source = `<svg xmlns="http://www.w3.org/2000/svg">${GAMES[game].symbols()}</svg>\n`;
        if (!built) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        const file = this.emitFile({ type: 'asset', name: `drawings-${game}.svg`, source });
        return `export default import.meta.ROLLUP_FILE_URL_${file}`;
      },
    },
  };
}
