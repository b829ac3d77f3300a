import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';
import { shopOrigin } from '../shop-address.ts';
import { callAsOwner } from '../shop-calls.ts';
import { expectTouchTargets } from '../touch-targets.ts';

/** Every screen of the admin, in light and dark. A new screen of the navigation is visited without a change here. */

/** Screens that the navigation does not list. */
const below = [
  '/config/orders/drafts',
  '/config/orders/drafts/new',
  '/config/mail/delivery',
  '/config/products/new',
  '/config/products/import',
  '/config/products/categories',
  '/config/products/order',
  '/config/products?status=deleted',
  '/config/forms/new',
  '/config/forms/bin',
  '/config/form-submissions?folder=spam',
  '/config/form-submissions?folder=bin',
  '/config/orders?search=nothing-is-called-this',
  '/config/audience/lists',
  '/config/audience/provider',
  '/config/audience/import',
  '/config/audience/segments',
  '/config/letters/settings',
  '/config/letters?folder=bin',
  '/config/no-such-screen',
];
/** Lists whose first row opens a screen of its own. */
const lists = new Set([
  '/config/orders',
  '/config/products',
  '/config/customers',
  '/config/mail',
  '/config/letters',
  '/config/forms',
  '/config/form-submissions',
]);

async function addressesOf(page: Page): Promise<readonly string[]> {
  await signInAsOwner(page);
  // On a phone the bar shows some of them; the others are in the sidebar all the same.
  const links = page.locator('nav[aria-label="Main menu"] a[href]');
  const listed = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return [...new Set([...listed, ...below])];
}

/** Something in the inbox: else the screen of a submission would be visited only after journeys that send one. */
async function sendForm(page: Page): Promise<void> {
  const { forms } = await callAsOwner<{ forms: readonly { id: string; name: string }[] }>(
    page,
    'GET',
    '/api/admin/forms',
  );
  const form = forms.find(({ name }) => name === 'Ask for a piece');
  const sent = await page.request.post(`/site-forms/${form?.id}`, {
    headers: { origin: shopOrigin },
    form: {
      'answer.name.0': 'June',
      'answer.name.1': 'Alder',
      'answer.email': 'june@example.com',
      'answer.what': 'A bowl',
      'answer.message': `A wide one, please. ${Date.now()}`,
    },
  });
  expect(sent.url()).toContain('/sent');
}

/** So that the screen of a letter is visited; other journeys write theirs in a shop of their own. */
const writeLetter = (page: Page): Promise<unknown> =>
  callAsOwner(page, 'POST', '/api/admin/letters', { subject: 'Bowls' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
}

/** Scans a screen, and the screen that the first row of a list opens. */
async function scanAll(page: Page, scan: (address: string) => Promise<void>): Promise<void> {
  const addresses = await addressesOf(page);
  await sendForm(page);
  await writeLetter(page);
  for (const address of addresses) {
    await test.step(address, async () => {
      await open(page, address);
      await scan(address);
      if (!lists.has(address)) return;
      const row = page.getByRole('main').locator('tbody a[href], li a[href]').first();
      if (address === '/config/form-submissions') await expect(row).toBeVisible();
      if ((await row.count()) === 0) return;
      await open(page, (await row.getAttribute('href')) ?? '');
      await scan(`a row of ${address}`);
    });
  }
}

test('every screen is free of axe violations in light and dark @desktop-only', async ({ page }) => {
  test.slow();
  await scanAll(page, () => expectAccessible(page));
});

test('on a desktop the settings of delivery show what their fields hold in full @desktop-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await becomeOwner(page);
  await open(page, '/config/settings/delivery');
  const times = page.getByRole('textbox', { name: 'Delivery time' });
  await expect(times.first()).not.toHaveValue('');
  const cut = await page
    .getByRole('main')
    .locator('input[type=text], input:not([type])')
    .evaluateAll((all) =>
      (all as HTMLInputElement[])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ value }) => value),
    );
  expect(cut).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every screen fits its width, has controls for a finger, and is free of axe violations in light and dark @desktop-only', async ({
    page,
  }) => {
    test.slow();
    await scanAll(page, async (address) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
      await expectTouchTargets(page, address);
      await expectAccessible(page);
    });
  });
});
