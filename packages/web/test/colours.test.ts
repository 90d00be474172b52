import { readFileSync } from 'node:fs';
import { FACTIONS } from '@cinderhall/rune-age';
import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../src/rune/kit/glyphs.ts';

/** The colours of each theme by name; what parchment leaves out is as by night. */
const [night, parchment] = readFileSync(new URL('../src/theme/tokens.css', import.meta.url), 'utf8')
  .split("[data-theme='parchment']")
  .map((css) =>
    Object.fromEntries([...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex])),
  );
const THEMES = Object.entries({ night: { ...night }, parchment: { ...night, ...parchment } });

/**
 * How colours look to eyes that lack one sort of cones, by the model of Machado, Oliveira and Fernandes (IEEE TVCG 15(6),
 * 2009) at its full severity. For tritanopia it is an approximation, as its authors say.
 */
const EYES: { readonly [eyes: string]: (colour: Color) => Color } = {
  'that lack nothing': (colour: Color) => colour,
  'without red cones (protanopia)': filterDeficiencyProt(1),
  'without green cones (deuteranopia)': filterDeficiencyDeuter(1),
  'without blue cones (tritanopia)': filterDeficiencyTrit(1),
};
const difference = differenceCiede2000();

const read = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
/** What each look of a card of Rune Age is coloured by. */
const LOOKS = new Map(
  [...read('rune/kit/colours.css').matchAll(/\.f-(\w+) \{\s+--p: var\(--(\w+)\);/g)].map(([, look, name]) => [
    look,
    name,
  ]),
);
/** Gold and influence. */
const [COIN, LOZENGE] = [...read('rune/kit/Coins.svelte').matchAll(/background: (#[\da-f]{6});/g)].map(
  ([, hex]) => hex,
);

function colour(text = ''): Color {
  const found = parse(text);
  if (!found) throw new Error(`“${text}” is no colour`);
  return found;
}

/** Every two of them: what they are called, and how far apart they look. */
function apart(colours: Record<string, string>, names: readonly string[], see: (colour: Color) => Color) {
  const seen = names.map((name) => see(colour(colours[name])));
  return names.flatMap((a, i) =>
    names.slice(i + 1).map((b, j) => ({ a, b, by: difference(seen[i] ?? 'black', seen[i + 1 + j] ?? 'black') })),
  );
}

const tooNear = (pairs: ReturnType<typeof apart>, least: number) =>
  pairs.filter(({ by }) => !(by >= least)).map(({ a, b, by }) => `${a} and ${b}: ${by.toFixed(1)}`);

const GROUNDS = ['night', 'ground', 'panel', 'lift', 'lift2', 'plate', 'plate2'];

describe.each(THEMES)('by %s', (_theme, colours) => {
  describe.each(Object.entries(EYES))('to eyes %s', (_eyes, see) => {
    it('the four necromancers differ by 14 (CIEDE2000), beside their emblems and the cuts of their banners', () => {
      expect(tooNear(apart(colours, ['visio', 'nox', 'mors', 'fortis'], see), 14)).toEqual([]);
    });

    it('the four kinds differ by 17, beside their shapes and letters', () => {
      expect(tooNear(apart(colours, ['sul', 'blo', 'ash', 'bon'], see), 17)).toEqual([]);
    });

    it('gold differs from the kinds by 10, beside being round', () => {
      const pairs = apart(colours, ['gold', 'sul', 'blo', 'ash', 'bon'], see).filter(({ a }) => a === 'gold');
      expect(tooNear(pairs, 10)).toEqual([]);
    });

    it('the four factions of Rune Age differ by 14, beside their emblems', () => {
      const factions = FACTIONS.map((faction) => LOOKS.get(faction) ?? '');
      expect(new Set(FACTIONS.map((faction) => EMBLEMS[faction])).size).toBe(4);
      expect(tooNear(apart(colours, factions, see), 14)).toEqual([]);
    });

    it('gold and influence differ by 30, beside being round and a lozenge', () => {
      expect(difference(see(colour(COIN)), see(colour(LOZENGE)))).toBeGreaterThanOrEqual(30);
    });

    it('the ring about what can be chosen differs from every ground by 30', () => {
      const rings = apart(colours, ['ember', ...GROUNDS], see).filter(({ a }) => a === 'ember');
      expect(tooNear(rings, 30)).toEqual([]);
    });
  });

  const contrast = (a: string, b: string): number => wcagContrast(colours[a] ?? '', colours[b] ?? '');
  const faint = (inks: readonly string[], least: number) =>
    inks.flatMap((ink) =>
      GROUNDS.filter((ground) => !(contrast(ink, ground) >= least)).map(
        (ground) => `${ink} on ${ground}: ${contrast(ink, ground).toFixed(2)}`,
      ),
    );

  it('whatever is read stands out from every ground by 4.5 to 1 (WCAG 1.4.3)', () => {
    expect(faint(['text', 'text2', 'text3', 'ember-text', 'visio', 'nox', 'mors', 'fortis'], 4.5)).toEqual([]);
    expect(contrast('ember-ink', 'ember')).toBeGreaterThanOrEqual(4.5);
  });

  it('what can be chosen, and each kind by itself or by its edge, stands out by 3 to 1 (WCAG 1.4.11)', () => {
    expect(faint(['ember'], 3)).toEqual([]);
    // By night kinds have no edge.
    expect(faint('kedge' in colours ? ['kedge'] : ['sul', 'blo', 'ash', 'bon', 'gold'], 3)).toEqual([]);
  });
});
