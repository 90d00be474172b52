import type { Session } from './session.ts';

/**
 * Whether a pointer hovers. Where a screen is only touched, browsers leave a mouse behind at the last touch, and whatever
 * comes to lie under it hears of it.
 */
export const hovers = ({ pointerType }: PointerEvent): boolean =>
  pointerType === 'mouse' && matchMedia('(hover: hover)').matches;

/** Whether the focus has come by key. A window that a finger opened gives it back, too, when it closes: nobody looks there. */
export const keyed = ({ currentTarget: thing }: FocusEvent): boolean =>
  thing instanceof Element && thing.matches(':focus-visible');

/** What stands for a part has it regarded while somebody has come to it by key, or a mouse is on it. */
export const regarding = (session: Session, part: string) => ({
  onfocus: (event: FocusEvent) => {
    if (keyed(event)) session.regard(part);
  },
  onblur: () => session.regard(null),
  onpointerenter: (event: PointerEvent) => {
    if (hovers(event)) session.regard(part);
  },
  onpointerleave: (event: PointerEvent) => {
    if (hovers(event)) session.regard(null);
  },
});
