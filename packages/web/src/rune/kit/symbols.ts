import { type Figures, figureSymbol } from '../../theme/figure.ts';
import { CENTRE } from './figures/centre.ts';
import { DAQAN } from './figures/daqan.ts';
import { LATARI } from './figures/latari.ts';
import { NEUTRAL } from './figures/neutral.ts';
import { UTHUK } from './figures/uthuk.ts';
import { WAIQAR } from './figures/waiqar.ts';

const FIGURES: Figures = { ...DAQAN, ...LATARI, ...UTHUK, ...WAIQAR, ...NEUTRAL, ...CENTRE };

/** What is on the cards of Rune Age: figures `r-…`. */
export const symbols = (): string =>
  Object.entries(FIGURES)
    .map(([name, figure]) => figureSymbol(`r-${name}`, figure))
    .join('');
