const ARROWS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

interface Spot {
  readonly x: number;
  readonly y: number;
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * How far `to` is from `from` when going in a direction, in pixels: sideways counts twice, and what does not lie in the
 * quarter ahead is out of reach.
 */
export function reach(from: Spot, to: Spot, direction: Spot): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const ahead = dx * direction.x + dy * direction.y;
  const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
  return ahead < 1 || aside > ahead * 2.2 ? Number.POSITIVE_INFINITY : ahead + aside * 2;
}

/**
 * The thing that an arrow key leads to from `here`: the nearest of `things` in that direction; Home and End lead to the
 * first and the last. `null` for other keys, or when nothing lies there.
 */
export function neighbour(key: string, here: Element, things: readonly HTMLElement[]): HTMLElement | null {
  if (key === 'Home') return things[0] ?? null;
  if (key === 'End') return things.at(-1) ?? null;
  if (!isArrow(key)) return null;
  const from = middle(here);
  let best: HTMLElement | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const way = thing === here ? Number.POSITIVE_INFINITY : reach(from, middle(thing), ARROWS[key]);
    if (way < shortest) {
      shortest = way;
      best = thing;
    }
  }
  return best;
}
