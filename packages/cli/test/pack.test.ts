import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { house } from '@cinderhall/crown-of-ash';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonOf, run } from './run.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'cinderhall-pack-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

function kept(name: string, content: unknown): string {
  const at = join(dir, name);
  writeFileSync(at, typeof content === 'string' ? content : JSON.stringify(content));
  return at;
}

const odd = { ...house, id: 'odd', citadel: { ...house.citadel, vpMany: [7, 6, 5, 4] } };
const wrong = { ...house, king: { ...house.king, attack: 6 } };
const WARNING = 'warning: citadel.vpMany: CIT-5: expected more VP in each later round';

describe('pack', () => {
  it('says what is in a pack that is right', async () => {
    const { code, out, err } = await run(`pack ${kept('house.json', house)}`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('(house)');
    expect(out).toMatch(/^fighters to raise +32$/m);
    expect(out).toMatch(/^structures +27$/m);
    expect(out).toMatch(/^warnings +0$/m);
  });

  it('warns of what is odd, and takes it', async () => {
    const file = kept('odd.json', odd);
    const { code, out, err } = await run(`pack ${file}`);
    expect({ code, err }).toEqual({ code: 0, err: `${file}: ${WARNING}\n` });
    expect(out).toMatch(/^warnings +1$/m);
    const json = jsonOf(await run(`pack ${file} --json`));
    expect(json).toMatchObject({ id: 'odd', warnings: [WARNING.replace('warning: ', '')] });
  });

  it('refuses with exit code 1 what breaks a constraint, and names it', async () => {
    const file = kept('wrong.json', wrong);
    const refused = 'king.attack: CIT-1: an attack value of 5';
    expect(await run(`pack ${file}`)).toEqual({ code: 1, out: '', err: `${file}: ${refused}\n` });
    const json = await run(`pack ${file} --json`);
    expect({ code: json.code, ...jsonOf(json) }).toEqual({ code: 1, refused });
  });

  it('refuses with exit code 2 what cannot be read', async () => {
    expect(await run(`pack ${dir}/none.json`)).toMatchObject({ code: 2, out: '' });
    expect((await run(`pack ${kept('text.json', 'dear diary')}`)).err).toContain('is not JSON');
  });

  it.each([
    'play --players 2 --seed 2',
    'perft --players 2 --depth 0',
    'laws --players 2 --games 1 --deep 500',
    'sim --games 1',
  ])('is warned of where it is played with: %s', async (line) => {
    const { code, err } = await run(`${line} --pack ${kept('odd.json', odd)}`);
    expect(code).toBe(0);
    expect(err.split(WARNING)).toHaveLength(2);
  });
});
