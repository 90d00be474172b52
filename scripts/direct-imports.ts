import type { Plugin } from 'vitest/config';
import type { parseAst } from 'vitest/node';

type Program = ReturnType<typeof parseAst>;

/** Where these stand the runner moves imports about by itself. */
const MOVES_IMPORTS = /\bvi\.(?:hoisted|mock|doMock)\(/;

/**
 * Under test a name that was imported is a getter that calls a getter, at every use; rules are a third slower by it than in
 * what is built. So each module fetches what it imports once, as it begins. That is the same where no two modules import
 * each other, which the arrows forbid, and where none changes what it exports, which is refused here.
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/[^/]+\/(?:src|test)\/[^?]*\.ts$/ },
      handler(code, id) {
        if (MOVES_IMPORTS.test(code)) return null;
        const direct = fetchOnce(code, this.parse(code));
        if (direct === null) this.error(`${id} exports what may change: whoever imports it here would not see that`);
        return { code: direct, map: null };
      },
    },
  };
}

/**
 * The same module with constants in place of what it imports by name; null: it exports what may change. All of them stand
 * in the first line, so that each other line stays where it was.
 */
export function fetchOnce(code: string, { body }: Program): string | null {
  if (exportsVariables(body)) return null;
  const constants: string[] = [];
  let direct = code;
  for (const node of body.toReversed()) {
    if (node.type !== 'ImportDeclaration') continue;
    for (const { type, local, start } of node.specifiers.toReversed()) {
      if (type === 'ImportNamespaceSpecifier') continue;
      const { name } = local;
      const whole = type === 'ImportSpecifier' && local.start === start ? `${name} as ` : '';
      direct = `${direct.slice(0, local.start)}${whole}${name}$imported${direct.slice(local.end)}`;
      constants.push(`${name}=${name}$imported`);
    }
  }
  return constants.length === 0 ? code : `const ${constants.join(',')};${direct}`;
}

function exportsVariables(body: Program['body']): boolean {
  const variables = new Set<string>();
  const exported: string[] = [];
  for (const node of body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type === 'VariableDeclaration' && declared.kind !== 'const') {
      if (declared !== node) return true;
      for (const { id } of declared.declarations) if (id.type === 'Identifier') variables.add(id.name);
    }
    if (node.type !== 'ExportNamedDeclaration' || node.source !== null) continue;
    for (const { local } of node.specifiers) if (local.type === 'Identifier') exported.push(local.name);
  }
  return exported.some((name) => variables.has(name));
}
