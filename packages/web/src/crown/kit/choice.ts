import { pickTapped } from '../../table/pressing.ts';
import { regarding } from '../../table/regarding.ts';
import type { Session, Standing } from '../session.ts';

/** How a thing that can be chosen presents itself. */
export interface ChoiceOptions {
  /** What it is and what choosing it does, in words. */
  readonly label: string;
  /** 0: reached by Tab; -1: reached by arrow keys alone. Things that cannot be regarded have none. */
  readonly tabindex?: number | undefined;
  /** Shows it in large: a long touch does that as well. */
  readonly onlook?: (() => void) | undefined;
}

/** How long a touch must rest on a thing before it shows what choosing it would bring, in milliseconds. */
const LONG_PRESS = 450;

/** The touch that rests on a thing, if any: there is only one at a time. */
let press: { timer: ReturnType<typeof setTimeout>; long: boolean } | null = null;

function begin(session: Session, part: string): void {
  if (press) clearTimeout(press.timer);
  const resting = {
    timer: setTimeout(() => {
      resting.long = true;
      session.regard(part);
    }, LONG_PRESS),
    long: false,
  };
  press = resting;
}

/** Ends the touch; true if it rested long enough to look rather than to choose. */
function end(): boolean {
  const long = press?.long ?? false;
  if (press) clearTimeout(press.timer);
  press = null;
  return long;
}

/**
 * The attributes of a `<button>` (or of anything else that shall act as one) that stands for a part of a move: its
 * name, its standing, and what pointer, touch and keyboard do. Spread them: `<button {...choice(session, part, …)}>`.
 *
 * A click or Enter picks what can be picked and regards what is barred, so that its reason shows; hover, focus and a
 * long touch regard. Quiet things are plain: neither focus nor pointer finds them.
 */
export function choice(session: Session, part: string, options: ChoiceOptions) {
  const standing = session.standing(part);
  const look = {
    'data-part': part,
    'data-standing': standing,
    'data-regarded': session.regarded === part ? '' : undefined,
    'aria-label': options.label,
  };
  if (standing === 'quiet') return { ...look, disabled: true } as const;
  return {
    ...look,
    disabled: false,
    tabindex: options.tabindex ?? 0,
    'aria-pressed': standing === 'chosen' || session.count(part).picked > 0,
    'aria-disabled': standing === 'barred' ? true : undefined,
    onclick: (event: MouseEvent) => choose(session, part, standing, event, options.onlook),
    ...regarding(session, part),
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') begin(session, part);
    },
    onpointercancel: () => {
      end();
    },
    oncontextmenu: (event: Event) => {
      if (press) event.preventDefault();
    },
  } as const;
}

function choose(session: Session, part: string, standing: Standing, event: MouseEvent, onlook?: () => void): void {
  // Clicks by keyboard have no detail; a touch that ended elsewhere may have left its press behind.
  const looking = end() && event.detail > 0;
  if (looking) {
    // What is read in large is not left half chosen behind it.
    session.regard(onlook ? null : part);
    onlook?.();
  } else if (standing === 'barred') session.turnTo(part);
  else {
    pickTapped(session, part, event);
    // What a finger has picked or put back is told by what is picked, not by where the finger was.
    if (event.detail > 0 && !matchMedia('(hover: hover)').matches) session.regard(null);
  }
}
