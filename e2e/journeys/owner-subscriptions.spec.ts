import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { card, fillAddress, fillCard, payButton } from '../buyer-steps.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';

/** A visitor subscribes; returns the path of the customer's own page. */
async function subscribe(page: Page): Promise<string> {
  await page.goto('/shop/p/clay-club');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await fillAddress(page);
  await fillCard(page, card.pays);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/subscription-confirmed\//);
  const path = await page.getByRole('link', { name: /^Manage it/ }).getAttribute('href');
  if (path === null) throw new Error('the confirmation has no link to the subscription');
  return path;
}

/** What the customer's page says of it now. */
async function expectOfCustomer(page: Page, path: string, sentence: RegExp): Promise<void> {
  const own = await page.context().newPage();
  await own.goto(path);
  await expect(own.getByText(sentence).first()).toBeVisible();
  await own.close();
}

async function change(page: Page, hands: Hands, name: string, submit = name): Promise<void> {
  await hands.press(page.getByRole('button', { name, exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Notify the customer by email' })).toBeChecked();
  await hands.press(dialog.getByRole('button', { name: submit, exact: true }));
  await expect(dialog).toBeHidden();
}

async function askToCancel(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'More actions' }));
  await page.getByRole('menuitem', { name: 'Cancel subscription' }).press('Enter');
}

async function manage(page: Page, hands: Hands): Promise<void> {
  const path = await subscribe(page);
  await signInAsOwner(page);
  await page.goto('/config/subscriptions');
  const row = page.locator('[data-row]').first();
  await expect(row).toContainText('Clay Club');
  await expect(row).toContainText('$30.00 monthly');
  await expectAccessible(page);
  await hands.press(row.getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1, name: /: Clay Club$/ })).toBeVisible();
  const state = page.locator('main [data-tone]').first();
  await expect(state).toHaveText('Active');
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Order \d+/ })).toBeVisible();
  await expectAccessible(page);

  await change(page, hands, 'Pause');
  await expect(state).toHaveText('Paused');
  await expectOfCustomer(page, path, /^It is paused\./);
  await change(page, hands, 'Resume');
  await expect(state).toHaveText('Active');
  await expectOfCustomer(page, path, /^Your next payment of/);

  await change(page, hands, 'Skip next charge');
  await expect(page.getByText(/^Skipped\. The next charge is on/)).toBeVisible();
  await expectOfCustomer(page, path, /^A payment skipped/);

  await hands.press(page.getByRole('button', { name: 'Change contents' }));
  const contents = page.getByRole('dialog', { name: 'Change contents' });
  await hands.write(contents.getByLabel('Quantity'), '0');
  await hands.press(contents.getByRole('button', { name: 'Save' }));
  await expect(contents.getByText('Enter a whole number from 1 to 9,999.')).toBeVisible();
  await hands.write(contents.getByLabel('Quantity'), '2');
  await expect(contents.getByText('The price changes from $30.00 to $60.00')).toBeVisible();
  await expectAccessible(page);
  await hands.press(contents.getByRole('button', { name: 'Save' }));
  await expect(contents).toBeHidden();
  await expect(page.getByText('$60.00 monthly').first()).toBeVisible();

  await askToCancel(page, hands);
  const dialog = page.getByRole('dialog', { name: 'Cancel this subscription?' });
  await expect(dialog.getByRole('radio', { name: /^At the end of the paid period/ })).toBeChecked();
  await expectAccessible(page);
  await hands.press(dialog.getByRole('button', { name: 'Cancel subscription' }));
  await expect(dialog).toBeHidden();
  await expect(state).toHaveText('Ending');
  await expectOfCustomer(page, path, /^It ends on/);
  await change(page, hands, 'Keep running');
  await expect(state).toHaveText('Active');

  await askToCancel(page, hands);
  await hands.pick(dialog.getByRole('radio', { name: 'Now', exact: true }));
  await hands.press(dialog.getByRole('button', { name: 'Cancel subscription' }));
  await expect(state).toHaveText('Canceled');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ended' }).first()).toContainText('Rowan Hale');
  await expectOfCustomer(page, path, /^It ended on/);
}

test('a subscription is paused, resumed, skipped, changed and ended by mouse, and its customer sees it', async ({
  page,
}) => {
  await manage(page, mouseOn(page));
});

test('the same by keyboard @desktop-only', async ({ page }) => {
  await manage(page, keyboardOn(page));
});
