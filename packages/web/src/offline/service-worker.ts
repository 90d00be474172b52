import { goToTable, noticeIn, type Windows } from './notice.ts';
import { answer, isOurs, keep, type Shell, type Surroundings, sweep } from './shell.ts';

/** Written in by the build: see `offline.vite.ts`. */
declare const __SHELL__: Shell;

// Of a service worker, which the types of a page do not know.
declare const clients: Windows & { claim(): Promise<void> };
declare const registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
declare const skipWaiting: () => Promise<void>;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
const isLasting = (event: Event): event is Lasting => 'waitUntil' in event;
const isFetching = (event: Event): event is Fetching => 'respondWith' in event;

const isPushed = (event: Event): event is Pushed => 'data' in event && isLasting(event);
const isClicked = (event: Event): event is Clicked => 'notification' in event && isLasting(event);

const shell = __SHELL__;
const around: Surroundings = {
  caches,
  fetch: (request) => fetch(request),
  home: new URL('./', self.location.href).href,
};

/** A page that was here before any worker is taken over at once; one of an older build must ask for it. */
async function begin(): Promise<void> {
  if ((await sweep(shell, around)) === 0) await clients.claim();
}

self.addEventListener('install', (event) => {
  if (isLasting(event)) event.waitUntil(keep(shell, around));
});
self.addEventListener('activate', (event) => {
  if (isLasting(event)) event.waitUntil(begin());
});
self.addEventListener('fetch', (event) => {
  if (isFetching(event) && isOurs(shell, around, event.request))
    event.respondWith(answer(shell, around, event.request));
});
// Off until somebody has asked for it (`online/push.ts`); the server says nothing in it but whose turn it is where.
self.addEventListener('push', (event) => {
  const notice = isPushed(event) ? noticeIn(event.data?.text() ?? '') : null;
  if (!notice || !isLasting(event)) return;
  const { title, text: body, table } = notice;
  event.waitUntil(registration.showNotification(title, { body, tag: table, icon: `${around.home}icon-192.png` }));
});
self.addEventListener('notificationclick', (event) => {
  if (!isClicked(event)) return;
  event.notification.close();
  event.waitUntil(goToTable(clients, around.home, event.notification.tag));
});
// The one thing that a page says to a worker that waits. A word shared with it would make a second script of this one.
self.addEventListener('message', () => void skipWaiting());
