import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectFocus, keyboardOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { keepFirstSite, owner } from '../owner.ts';
import { shopPort } from '../shop-address.ts';
import { expectTouchTargets } from '../touch-targets.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';

/** An owner says what the site is, announces something, and writes error page and legal pages; visitors see each. */

// The later tests need the owner that the first one has made: one that fails is repeated with all of them.
test.describe.configure({ mode: 'serial' });

const port = shopPort + 6;
const origin = `http://localhost:${port}`;
let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await startShop(port, {});
});
test.afterAll(() => shop.stop());

async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${origin}/config${path}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/config/sign-in`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectFocus(page);
}

test('an owner announces an open day, which a visitor closes once and for all, and one without JavaScript simply reads @desktop-only', async ({
  page,
  browser,
}) => {
  await page.goto(shop.welcome);
  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await keepFirstSite(page);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();

  await open(page, '/site', 'Site settings');
  await page.getByLabel('Site title').fill('x'.repeat(10_000));
  await page.getByLabel('Tagline').fill('Slow pots');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter at most 100 characters.').first()).toBeVisible();
  await expect(page.getByLabel('Tagline')).toHaveValue('Slow pots');
  await page.getByLabel('Site title').fill('Moss & Clay');

  await page.getByRole('button', { name: 'Add account' }).click();
  const account = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').last();
  await account.getByLabel('Address of the profile').fill('bsky.app/profile/moss');
  await expect(account.getByLabel('Service')).toHaveValue('bluesky');

  await page.getByLabel('Show the announcement bar').check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write what the bar says, or turn it off.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('The kiln opens on ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Saturday');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('Visitors see it now.')).toBeVisible();

  const context = await browser.newContext({ baseURL: origin });
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(visitor).toHaveTitle('Moss & Clay');
  const bar = visitor.getByRole('complementary', { name: 'Announcement' });
  await expect(bar.getByText('The kiln opens on Saturday')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Bluesky: moss' })).toHaveAttribute(
    'href',
    'https://bsky.app/profile/moss',
  );
  await expectAccessible(visitor);
  // By keyboard: behind the link that skips to the content comes the button of the bar.
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: 'Close announcement' })).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(visitor.getByRole('main')).toBeFocused();
  await visitor.goto('/cart');
  await expect(bar).toBeHidden();
  await context.close();

  // Escape closes it too while the focus is in it.
  const second = await browser.newPage({ baseURL: origin });
  await second.goto('/');
  const other = second.getByRole('complementary', { name: 'Announcement' });
  await other.getByRole('button', { name: 'Close announcement' }).focus();
  await second.keyboard.press('Escape');
  await expect(other).toBeHidden();
  await second.reload();
  await expect(second.getByRole('main')).toBeVisible();
  await expect(other).toBeHidden();
  await second.close();

  const plain = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto('/');
  await expect(reader.getByText('The kiln opens on Saturday')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Close announcement' })).toBeHidden();
  await plain.close();
});

test('by keyboard alone an owner writes an error page of their own, which visitors get once it is published @desktop-only', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await open(page, '/site', 'Site settings');
  const hands = keyboardOn(page);
  await hands.press(page.getByRole('button', { name: 'Write a page of your own' }));
  await expect(page.getByText('“Page not found” was added and chosen.', { exact: false })).toBeVisible();
  await hands.save();
  await expect(page.getByText('This page is not published yet.', { exact: false })).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Edit this page' }));
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  const visitor = await browser.newPage({ baseURL: origin });
  await expect
    .poll(async () => (await visitor.goto('/nowhere')) && (await visitor.content()))
    .toContain('This page has moved, or never was');
  expect((await visitor.goto('/nowhere'))?.status()).toBe(404);
  await visitor.close();
});

test('at the width of a phone an owner has a privacy policy written, puts it into the footer, and has it written again @desktop-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await open(page, '/settings/legal-pages', 'Legal pages');
  await expect(page.getByText('not legal advice', { exact: false })).toBeVisible();
  await page.getByLabel('Your name or company').fill('Moss & Clay, Ada Moss');
  const line = page.locator('[data-kind=privacy]');
  await page.getByRole('button', { name: 'Write draft: Privacy policy' }).click();
  await expect(line.getByText('Draft', { exact: true })).toBeVisible();
  await expect(line.getByRole('link', { name: 'Edit page: Privacy policy' })).toBeFocused();
  await expectAccessible(page);
  await expectTouchTargets(page, 'legal pages');
  await line.getByRole('button', { name: 'Add to the footer: Privacy policy' }).click();
  await expect(line.getByText('In the footer navigation', { exact: false })).toBeVisible();
  await line.getByRole('button', { name: 'Write again: Privacy policy' }).click();
  await expect(
    page.getByText('The draft of “Privacy policy” is ready.', { exact: false }).last(),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
