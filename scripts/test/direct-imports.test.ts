import { describe, expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { admitText } from '../../packages/kernel/src/index.ts';
import { fetchOnce } from '../direct-imports.ts';

const written = (code: string) => fetchOnce(code, parseAst(code));

describe('a module under test fetches what it imports once', () => {
  test.each([
    ["import { a } from 'x';", "const a=a$imported;import { a as a$imported } from 'x';"],
    ["import { a as b } from 'x';", "const b=b$imported;import { a as b$imported } from 'x';"],
    ["import a, { b } from 'x';", "const b=b$imported,a=a$imported;import a$imported, { b as b$imported } from 'x';"],
    [
      "import { a, b } from 'x';\n\nb(a);",
      "const b=b$imported,a=a$imported;import { a as a$imported, b as b$imported } from 'x';\n\nb(a);",
    ],
  ])('as of %j', (code, direct) => {
    expect(written(code)).toBe(direct);
  });

  test.each([
    "import * as a from 'x';\na.b();",
    "export { a } from 'x';\nexport * from 'y';",
    "const a = await import('x');",
    'export const a = 1;\nexport function b() {}',
  ])('and %j has nothing to fetch', (code) => {
    expect(written(code)).toBe(code);
  });

  test('and so do those that run here', () => {
    expect(String(admitText)).toContain('malformed(');
    expect(String(admitText)).not.toContain('_import_');
  });

  test.each(["import { a } from 'x';\nexport let b = a;", 'export var a = 1;', 'let a = 1;\nexport { a as b };'])(
    'unless it is %j',
    (code) => {
      expect(written(code)).toBe(null);
    },
  );
});
