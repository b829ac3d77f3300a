import {
  addSoldOutProduct,
  addUnits,
  type AwaitedProduct,
  mailsAbout,
  signUpIn,
} from '../awaited-product.ts';
import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { binAfterFailure, readAsVisitor } from '../owner-product.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { callAsOwner } from '../shop-calls.ts';
import type { Browser, Page } from '@playwright/test';

/** Waiting lists of sold-out products: who is on them, and the mails when stock returns. */

const names = { mouse: 'Waited Vase Moss', keyboard: 'Waited Vase Slate', itself: 'Waited Vase Ash' };
binAfterFailure(Object.values(names));

const rowOf = (page: Page, { name }: AwaitedProduct) =>
  page.getByRole('list', { name: 'Products people are waiting for' }).locator('li').filter({ hasText: name });

const bin = (page: Page, { id }: AwaitedProduct) =>
  callAsOwner(page, 'POST', '/api/admin/products/bulk', {
    selection: { ids: [id] },
    change: { action: 'delete' },
  });

/** Two visitors sign up: one on the page itself in English, one in German. */
async function signTwoUp(browser: Browser, product: AwaitedProduct, origin: string): Promise<void> {
  await readAsVisitor(browser, origin + product.path, async (visitor) => {
    await visitor.getByLabel('Email').first().fill('june@example.com');
    await visitor.getByRole('button', { name: 'Notify me' }).click();
    await expect(visitor.getByText('We will write to you once')).toBeVisible();
    await signUpIn(visitor, product, 'karla@example.com', 'de-DE');
  });
}

async function sendBy(hands: Hands, page: Page, browser: Browser, name: string): Promise<void> {
  await becomeOwner(page);
  await page.goto('/config/products');
  const product = await addSoldOutProduct(page, name);
  const { origin } = new URL(page.url());
  await signTwoUp(browser, product, origin);

  await hands.go('Back in stock');
  const row = rowOf(page, product);
  await expect(row).toContainText('2 people waiting');
  const send = row.getByRole('button', { name: `Send: ${name}`, exact: true });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription('Still sold out');
  await expectAccessible(page);
  await addUnits(page, product, 1);
  await page.reload();
  await expect(row).toContainText('1 in stock');
  await hands.press(send);
  const dialog = page.getByRole('dialog', { name: `Email everyone waiting for ${name}?` });
  await expect(dialog).toContainText('2 people will get one email each');
  await expect(dialog).toContainText('Only 1 unit is in stock');
  await expectAccessible(page);
  await hands.press(dialog.getByRole('button', { name: 'Send emails' }));
  await expect(page.getByText('2 emails are in the outbox.')).toBeVisible();
  await expect(row).toHaveCount(0);

  const mails = await mailsAbout(page, product);
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['june@example.com', `${name} is back in stock`],
    ['karla@example.com', `${name} ist wieder lieferbar`],
  ]);
  expect(mails[1]?.bodyText).toContain('48,00');
  expect(mails[0]?.bodyText).toContain(`${origin}${product.path}\n`);

  const link = /https?:\S+\/unsubscribe\?token=[\w-]+/.exec(mails[0]?.bodyText ?? '')?.[0] ?? '';
  await page.goto(link);
  await expectAccessible(page);
  await readAsVisitor(browser, link, async (visitor) => {
    await expect(visitor.getByRole('heading', { name: 'No more emails about stock?' })).toBeVisible();
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(visitor.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    await visitor.goto(link);
    await expect(
      visitor.getByRole('heading', { name: 'There is nothing to unsubscribe from' }),
    ).toBeVisible();
  });
  await bin(page, product);
}

test('by mouse: stock returns, each waiting person gets one email in their language, and the link in it unsubscribes @desktop-only', async ({
  page,
  browser,
}) => {
  await sendBy(mouseOn(page), page, browser, names.mouse);
});

test('by keyboard: stock returns, each waiting person gets one email in their language, and the link in it unsubscribes @desktop-only', async ({
  page,
  browser,
}) => {
  await sendBy(keyboardOn(page), page, browser, names.keyboard);
});

test('a sign-up is deleted, and whoever still waits is emailed without the owner when stock returns @desktop-only', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeOwner(page);
  await page.goto('/config/back-in-stock');
  await expect(page.getByRole('heading', { level: 1, name: 'Back in stock' })).toBeVisible();
  const product = await addSoldOutProduct(page, names.itself);
  await signTwoUp(browser, product, new URL(page.url()).origin);
  const automatic = page.getByRole('switch', {
    name: 'Email waiting people automatically when stock returns',
  });
  await automatic.press('Space');
  await expect(
    page.getByText('From now on, waiting people are emailed as soon as stock returns.'),
  ).toBeVisible();
  await expect(automatic).toBeChecked();
  await page.reload();
  await expectAccessible(page);

  await rowOf(page, product).getByRole('link', { name: names.itself }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Waiting for ${names.itself}` })).toBeFocused();
  const signUps = page.locator('[data-row]');
  await expect(signUps).toHaveCount(2);
  await expect(signUps.first()).toContainText('karla@example.com');
  await expect(signUps.first()).toContainText('German (Germany)');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the sign-up of june@example.com' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete the sign-up of june@example.com?' });
  await dialog.getByRole('button', { name: 'Delete sign-up' }).click();
  await expect(page.getByText('The sign-up of june@example.com was deleted.')).toBeVisible();
  await expect(signUps).toHaveCount(1);

  await addUnits(page, product, 3);
  await expect
    .poll(async () => (await mailsAbout(page, product)).map(({ recipient }) => recipient), {
      timeout: 20_000,
    })
    .toEqual(['karla@example.com']);
  await page.reload();
  await expect(signUps.first()).toContainText('Emailed');
  await callAsOwner(page, 'PUT', '/api/admin/back-in-stock/settings', { automatic: false });
  await bin(page, product);
});
