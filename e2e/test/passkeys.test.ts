import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, test } from '../page.ts';

/** An authenticator of the browser itself, as a phone or a laptop has one. */
async function authenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** Another browser of the same person, to which their passkeys have come. */
async function elsewhere(browser: Browser, from: Awaited<ReturnType<typeof authenticator>>) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('cinderhall.settings', JSON.stringify({ language: 'en' })));
  const { session, authenticatorId } = await authenticator(page);
  const { credentials } = await from.session.send('WebAuthn.getCredentials', from);
  for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  await page.goto('/#/online');
  await page.getByText('I have a passkey or a recovery code').click();
  return page;
}

test('a guest makes a passkey, and comes in by it or by a recovery code elsewhere', async ({ page: ann, browser }) => {
  const device = await authenticator(ann);
  await ann.goto('/#/online');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Go on' }).click();
  await expect(ann.getByText('New table')).toBeVisible();
  const seats = ['person', 'greedy'].map((player) => ({ player, name: '' }));
  const wish = { title: 'Ash of Ann', seats, config: { players: 2 }, public: false, watchers: true, sit: 0 };
  expect((await ann.request.post('/api/tables', { data: wish })).ok()).toBe(true);
  await ann.getByText('Passkeys and recovery').click();
  await ann.getByRole('button', { name: 'Make a passkey' }).click();
  const codes = ann.getByText('Recovery codes. Each lets you in once').locator('..').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await expect(ann.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(ann);

  const phone = await elsewhere(browser, device);
  await expectAccessible(phone);
  await expectNoSidewaysScrolling(phone);
  await phone.getByRole('button', { name: 'Show my passkey' }).click();
  await expect(phone.getByRole('link', { name: 'Ash of Ann' })).toBeVisible();
  await phone.getByText('Passkeys and recovery').click();
  await expectNoSidewaysScrolling(phone);
  await phone.getByRole('button', { name: 'Sign out here' }).click();

  await phone.getByText('I have a passkey or a recovery code').click();
  const recover = async (): Promise<void> => {
    await phone.getByLabel('Or a recovery code').fill(code);
    await phone.getByRole('button', { name: 'Let me in' }).last().click();
  };
  await recover();
  await expect(phone.getByRole('link', { name: 'Ash of Ann' })).toBeVisible();
  await phone.getByText('Passkeys and recovery').click();
  await phone.getByRole('button', { name: 'Sign out here' }).click();
  await phone.getByText('I have a passkey or a recovery code').click();
  await recover();
  await expect(phone.getByRole('alert')).toContainText('There is no such code');
  await phone.context().close();
});
