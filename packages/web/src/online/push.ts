import type { PushRequest } from '@cinderhall/protocol';
import { api } from './api.ts';
import { bytesOf } from './passkey.ts';

/** The part of the browser that is told things while nobody looks; null: there is none here. */
export async function pushing(): Promise<PushManager | null> {
  if (!isSecureContext || !('PushManager' in window && 'Notification' in window)) return null;
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager ?? null;
}

type Subscription = PushRequest['subscription'];

/** What this browser is told by now; null: nothing. */
export async function subscribed(manager: PushManager): Promise<Subscription | null> {
  return asSent(await manager.getSubscription());
}

/** Asks whoever sits there whether they want to be told, and has the browser listen; null: they do not. */
export async function subscribe(manager: PushManager, key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // One for another key, of a server that began anew, would stand in the way.
  await (await manager.getSubscription())?.unsubscribe();
  const applicationServerKey = bytesOf(key);
  return asSent(await manager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null));
}

/** Tells the server, and the browser, that nothing is to be told here any more. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await pushing())?.getSubscription();
  if (!subscription) return;
  await api.removePush(subscription.endpoint);
  await subscription.unsubscribe();
}

function asSent(subscription: PushSubscription | null): Subscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}
