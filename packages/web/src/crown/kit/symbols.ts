import { figureSymbol } from '../../theme/figure.ts';
import { BUILDINGS, type Building, BY_TIER } from './buildings.ts';
import { AUTOMATONS } from './figures/automatons.ts';
import { FIGURES } from './figures/index.ts';
import { ICONS, type IconShape } from './icons.ts';

const symbol = (id: string, size: number, drawn: string): string =>
  `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${drawn}</symbol>`;

const path = (d: string | undefined, look: string): string => (d === undefined ? '' : `<path d="${d}" ${look}/>`);

const iconSymbol = (name: string, { fill, line }: IconShape): string =>
  symbol(
    `i-${name}`,
    24,
    path(fill, 'fill="currentColor" fill-rule="evenodd"') +
      path(line, 'fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'),
  );

/** Inks: `StructureArt.svelte`. A flame may reach over the upper edge. */
const buildingSymbol = (id: string, { body, dark, lit }: Building): string =>
  symbol(
    `b-${id}`,
    64,
    path(body, 'fill="var(--stoneart)"') + path(dark, 'fill="var(--stone2)"') + path(lit, 'fill="var(--stonelit)"'),
  ).replace('<symbol', '<symbol overflow="visible"');

/** What is drawn more than once and is no part of the page's frame: icons `i-…`, figures `f-…` and buildings `b-…`. */
export function symbols(): string {
  const icons = Object.entries(ICONS).map(([name, shape]) => iconSymbol(name, shape));
  const figures = Object.entries(FIGURES).flatMap(([kind, ranks]) =>
    ranks.map((figure, rank) => figureSymbol(`f-${kind}-${rank}`, figure)),
  );
  const automatons = Object.entries(AUTOMATONS).map(([kind, figure]) => figureSymbol(`f-${kind}-automaton`, figure));
  const buildings = [...Object.entries(BUILDINGS), ...Object.entries(BY_TIER)].map(([id, one]) =>
    buildingSymbol(id, one),
  );
  return [...icons, ...figures, ...automatons, ...buildings].join('');
}
