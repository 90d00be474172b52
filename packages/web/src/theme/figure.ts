/**
 * Somebody or something on a card, on 64 × 64, rising from the lower edge: its silhouette, its planes, and what catches the
 * light or glows. What a path surrounds twice is a hole in it.
 */
export interface Figure {
  readonly body: string;
  readonly form: string;
  readonly lit: string;
  /** Drawn as its left half, up to x = 33. */
  readonly half?: true;
}

/** Figures by name. */
export type Figures = { readonly [name: string]: Figure };

/** Which part of a figure is drawn in which ink: custom properties of whoever shows it. */
const INKS = [
  ['body', 'body'],
  ['form', 'plane'],
  ['lit', 'lit'],
] as const;

/**
 * A figure as an SVG symbol of this id. Light falls from above, so the halves of a figure are alike; they meet ink by ink,
 * or the edge of one half would show as a seam on the other.
 */
export function figureSymbol(id: string, figure: Figure): string {
  const drawn = INKS.map(([part, ink]) => {
    const path = (own: string): string => `<path${own} d="${figure[part]}" fill="var(--${ink})" fill-rule="evenodd"/>`;
    if (!figure.half) return path('');
    return `${path(` id="${id}-${ink}"`)}<use href="#${id}-${ink}" transform="matrix(-1 0 0 1 64 0)"/>`;
  });
  return `<symbol id="${id}" viewBox="0 0 64 64">${drawn.join('')}</symbol>`;
}
