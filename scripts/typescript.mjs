import { createRequire } from 'node:module';

/** TypeScript as it comes, a script of nine megabytes: `import` would first read all of it for the names that it exports. */
export default /** @type {typeof import('typescript')} */ (createRequire(import.meta.url)('typescript'));
