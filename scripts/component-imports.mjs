import { createRequire } from 'node:module';
import { at } from './places.mjs';
import ts from './typescript.mjs';

// Stands for Svelte's compiler where somebody wants to know what a component imports, and nothing else of it.

/** @type {string} */
export const VERSION = createRequire(at('packages', 'web', 'package.json'))('svelte/package.json').version;

const SCRIPT = /<script\b[^>]*>(.*?)<\/script>/gs;
/** Markup imports as well, such as `{#await import('./Part.svelte')}`. */
const LATER = /\bimport\(\s*(['"`])([^'"`$]+)\1\s*\)/g;

/**
 * A module that imports what the component does when it runs: types are left out.
 * @param {string} source
 */
export function compile(source) {
  const now = [...source.matchAll(SCRIPT)].flatMap(([, script = '']) => importedBy(script));
  const later = [...source.matchAll(LATER)].map(([, , path = '']) => path);
  const code = [...now.map((path) => `import '${path}';`), ...later.map((path) => `import('${path}');`)];
  return { js: { code: code.join('\n') } };
}

/** @param {string} script */
function importedBy(script) {
  const { statements } = ts.createSourceFile('script.ts', script, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const from = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement : null;
    const path = from?.moduleSpecifier;
    return from === null || path === undefined || !ts.isStringLiteral(path) || isOfTypes(from) ? [] : [path.text];
  });
}

/** @param {import('typescript').ImportDeclaration | import('typescript').ExportDeclaration} from */
const isOfTypes = (from) =>
  ts.isExportDeclaration(from) ? from.isTypeOnly : from.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
