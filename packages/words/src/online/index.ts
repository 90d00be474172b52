import type { Language } from '../words.ts';
import type { OnlineText } from './catalog.ts';

export { tellHonesty } from './honesty.ts';
export {
  HOUSE_TROUBLES,
  type DeviceText,
  type HookText,
  type MotionText,
  type OnlineText,
  type TalkText,
  type TimeText,
} from './catalog.ts';

/** Loads what is said where people play from afar, which visits without a server do without. */
export function loadOnline(language: Language): Promise<OnlineText> {
  return language === 'ru'
    ? import('./online.ru.ts').then((m) => m.online)
    : import('./online.en.ts').then((m) => m.online);
}
