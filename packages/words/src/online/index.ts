import type { Language } from '../words.ts';
import type { AccountText } from './account.ts';
import type { OnlineText } from './catalog.ts';

export type { AccountText, PushText } from './account.ts';
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

/** Loads what is said about passkeys and recovery codes, which most visits do without. */
export function loadAccount(language: Language): Promise<AccountText> {
  return language === 'ru'
    ? import('./account.ru.ts').then((m) => m.account)
    : import('./account.en.ts').then((m) => m.account);
}
