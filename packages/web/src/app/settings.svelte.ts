import { LANGUAGES, type Language, languageFor } from '@cinderhall/words';

/** How movements are shown; whoever has asked the device for less motion sees none. */
export const MOTIONS = ['full', 'quick', 'off'] as const;
export const VOLUMES = ['off', 'quiet', 'loud'] as const;
export const THEMES = ['night', 'parchment', 'system'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
/** How large the page is, in hundredths of the usual size. */
export const SIZES = [100, 125, 150, 200] as const;
/** How the board is shown: as a drawing, or in words as a table. */
export const BOARDS = ['drawn', 'text'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for which a computer opponent takes its time, so that people can follow. */
export const PAUSES: { readonly [S in Speed]: number } = { slow: 2200, normal: 1100, fast: 450, instant: 0 };

/** What a person has set for this browser. */
export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  size: (typeof SIZES)[number];
  speed: Speed;
  motion: (typeof MOTIONS)[number];
  sound: (typeof VOLUMES)[number];
  board: (typeof BOARDS)[number];
  /** Whether a question with one answer is answered by itself. */
  forced: boolean;
  /** Whether an answer that cannot be taken back for long waits for a second click. */
  confirm: boolean;
  /** Whether battles between others are shown, too. */
  battles: boolean;
  /** Whether somebody who looks back at a finished game sees who was how likely to win. */
  chances: boolean;
  /** Whether a computer may be asked for advice. */
  hints: boolean;
  /** Whether single letters act on the table. */
  letters: boolean;
}

const KEY = 'cinderhall.settings';

const DEFAULTS: Settings = {
  language: languageFor(navigator.languages),
  theme: 'night',
  size: 100,
  speed: 'normal',
  motion: 'full',
  sound: 'off',
  board: 'drawn',
  forced: true,
  confirm: true,
  battles: true,
  hints: true,
  chances: false,
  letters: true,
};

const SWITCH = [true, false] as const;

/** All that each may be set to. As lists, for a library of schemas would weigh more than anything else here. */
const VALUES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: THEMES,
  size: SIZES,
  speed: SPEEDS,
  motion: MOTIONS,
  sound: VOLUMES,
  board: BOARDS,
  forced: SWITCH,
  confirm: SWITCH,
  battles: SWITCH,
  hints: SWITCH,
  chances: SWITCH,
  letters: SWITCH,
};

const isSetting = (key: string): key is keyof Settings => Object.hasOwn(VALUES, key);

function isKnown([key, value]: [string, unknown]): boolean {
  const values: readonly unknown[] = isSetting(key) ? VALUES[key] : [];
  return values.includes(value);
}

/** What was set before. What cannot be read counts as not set: nobody is kept from the page by an old setting. */
function remembered(): Settings {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULTS, ...Object.fromEntries(Object.entries(told ?? {}).filter(isKnown)) };
  } catch {
    return DEFAULTS;
  }
}

/** The settings of this browser. Change them by {@link set}, which remembers them. */
export const settings: Settings = $state(remembered());

export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing forgets the settings; the page has said so by then.
  }
}

/** Whether a key is a letter or sign that shall not act by itself: whoever speaks to the page says many (WCAG 2.1.4). */
export const kept = ({ key }: KeyboardEvent): boolean => !settings.letters && key.length === 1;
