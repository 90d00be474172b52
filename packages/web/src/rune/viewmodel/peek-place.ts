/** How wide a card in large is where there is room, and how much of it may be needed in height, in pixels. */
const WIDE = 380;
const TALL = 300;
const GAP = 12;
const EDGE = 8;
/** What the bar above a table takes. */
const BAR = 52;

export interface PeekPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Where a card in large stands: beside the small one, on its right if there is room; in a window too narrow for that below or above it. */
export function peekPlace(
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  window: { readonly width: number; readonly height: number },
): PeekPlace {
  const width = Math.min(WIDE, window.width - 2 * EDGE);
  const beside = Math.max(BAR, Math.min(top, window.height - TALL));
  if (right + GAP + width <= window.width) return { left: right + GAP, top: beside, width };
  if (left - GAP - width >= 0) return { left: left - GAP - width, top: beside, width };
  const below = bottom + GAP + TALL <= window.height;
  return { left: EDGE, top: below ? bottom + GAP : Math.max(BAR, top - GAP - TALL), width };
}
