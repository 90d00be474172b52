import { expect } from '@playwright/test';
import { test, untilKept } from '../page.ts';
import { answerByKeyboard, nextTurn, startAlone } from '../table.ts';

test.use({ serviceWorkers: 'allow' });

test('a page that was here once opens, begins a game and goes on with it without a network', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await startAlone(page, 2);
  const before = await nextTurn(page);
  await answerByKeyboard(page, before, 0);
  const after = await nextTurn(page, before);
  await page.reload();
  expect(await nextTurn(page)).toEqual(after);
  await page.goto('/#/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Notes when the page has itself kept, in milliseconds since it was opened. Runs in the page. */
function watchKeeping(): void {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...how) {
    Object(globalThis).keptAt = performance.now();
    return register.apply(this, how);
  };
}

test('a page fetches its files for times without a network after those that it shows', async ({ page }) => {
  await page.addInitScript(watchKeeping);
  await page.goto('/');
  await untilKept(page);
  const [keptAt, ended] = await page.evaluate(() => {
    const since: number = Object(globalThis).keptAt;
    const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < since);
    return [since, fetched.map(({ startTime, duration }) => startTime + duration)] as const;
  });
  expect(ended.length).toBeGreaterThan(5);
  expect(keptAt - Math.max(...ended)).toBeGreaterThan(1900);
});

/** Has the notes that shall be shown kept instead: Chromium without windows shows none. Runs in the service worker. */
function watchNotes(): void {
  const worker = Object(globalThis);
  worker.notes = [];
  worker.registration.showNotification = async (title: string, { body, tag }: NotificationOptions) =>
    worker.notes.push({ title, text: body, table: tag });
}

test('a note that it is somebody’s turn is shown, and one that is none is not', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications']);
  await page.request.put('/api/me', { data: { name: 'Ann' } });
  await page.goto('/');
  await untilKept(page);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(watchNotes);
  const session = await context.newCDPSession(page);
  const versions = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await versions;
  const notice = { title: 'Ash of Ann', text: 'Your turn', table: '0123456789abcdef' };
  for (const data of ['nonsense', JSON.stringify(notice)])
    await session.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data });
  const shown = () => worker.evaluate((): readonly object[] => Object(globalThis).notes);
  await expect.poll(shown).toEqual([notice]);
  await page.goto('/#/online');
  await page.getByText('Tell me when it is my turn').click();
  await expect(page.getByRole('button', { name: 'Show notes here' })).toBeVisible();
});

test('the page can be installed', async ({ page, request, baseURL }) => {
  await page.goto('/');
  const address = new URL((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '', baseURL);
  const manifest = await (await request.get(address.href)).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(new URL(src, address).href);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type === 'image/png') expect(`${(await icon.body()).readUInt32BE(16)}`, src).toBe(sizes.split('x')[0]);
  }
});
