import { boxOf, magnification } from '../../app/magnified.svelte.ts';
import type { Box as Drawn } from '../../table/box.ts';
import { insteadOf, isNumber, isOwn, type Spot } from './spots.ts';

/** Where a spot is drawn. */
export interface Box extends Drawn {
  /** The spot that was found: the one asked for, or one instead of it. */
  readonly spot: Spot;
  /** Whether the element is the piece itself, so that it is hidden while a ghost is under way to it. */
  readonly own: boolean;
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? element.getClientRects().length > 0;

const panelOf = (element: Element | null): Element | null => element?.closest('.desk > *') ?? null;

/** Whether a sheet lies over it, as on phones: a number that is counted there would be read as one of the sheet's. */
function isCovered(element: Element, x: number, y: number): boolean {
  const over = panelOf(document.elementFromPoint(x, y));
  return over !== null && over !== panelOf(element);
}

/** Every spot of the table, and where it is: the document is asked once for all, and measured only where needed. */
export function measuring(root: ParentNode = document): (spot: Spot) => Box | null {
  const elements = new Map<string, HTMLElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const name = element.dataset.spot ?? '';
    elements.set(name, [...(elements.get(name) ?? []), element]);
  }
  const boxes = new Map<Spot, Box | null>();
  return (spot) => {
    const known = boxes.get(spot);
    if (known !== undefined) return known;
    const box = find(spot, elements);
    boxes.set(spot, box);
    return box;
  };
}

function find(spot: Spot, elements: ReadonlyMap<string, readonly HTMLElement[]>): Box | null {
  for (const name of [spot, ...insteadOf(spot)]) {
    const element = elements.get(name)?.findLast(isSeen);
    if (!element) continue;
    const { left, top, width, height } = boxOf(element);
    const box = { x: left + width / 2, y: top + height / 2, width, height, element, spot: name, own: isOwn(name) };
    const by = magnification();
    const inside = box.x > 0 && box.y > 0 && box.x * by < window.innerWidth && box.y * by < window.innerHeight;
    if (isNumber(name) && isCovered(element, box.x * by, box.y * by)) continue;
    return inside ? box : null;
  }
  return null;
}
