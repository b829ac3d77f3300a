import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { callAsOwner } from '../shop-calls.ts';

/** Letters: one is written, previewed, tested, sent to a list, and read on the site. */

/** A list with somebody on it. */
async function aListWith(page: Page, name: string, email: string): Promise<void> {
  const { id } = await callAsOwner<{ id: string }>(page, 'POST', '/api/admin/audience/lists', {
    name,
    doubleOptIn: true,
    takesWaiting: false,
    checkoutConsentId: null,
  });
  await callAsOwner(page, 'POST', '/api/admin/audience/subscribers', {
    email,
    listIds: [id],
    words: 'Signed the list at the market.',
  });
}

async function sendLetter(hands: Hands, page: Page, of: string): Promise<void> {
  const list = `Letters by ${of}`;
  const subject = `The kiln opens for ${of}`;
  await becomeOwner(page);
  await page.goto('/config');
  await aListWith(page, list, `letters.${of}@example.com`);
  await hands.go('Letters');
  await expectAccessible(page);
  await hands.press(page.getByRole('button', { name: 'Write a letter' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'No subject yet' })).toBeVisible();

  await hands.write(page.getByLabel('Subject', { exact: true }), subject);
  await hands.write(page.getByRole('textbox', { name: 'Text', exact: true }), 'Twelve new mugs.');
  await hands.press(page.getByRole('button', { name: 'Add a part' }));
  await hands.press(page.getByRole('menuitem', { name: 'Line' }));
  await hands.press(page.getByRole('button', { name: 'Move Line 2 up' }));
  await expect(
    page.getByRole('list', { name: 'The letter' }).getByRole('listitem').first(),
  ).toHaveAccessibleName('Line 1');
  await hands.choose(page.getByLabel('List', { exact: true }), list);
  await expect(page.getByText('1 person would get it now.')).toBeVisible();
  await hands.tick(page.getByLabel('Show this letter on the site'));
  const preview = page.frameLocator('iframe[title="The letter as it is read"]');
  await expect(preview.getByText('Twelve new mugs.').last()).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  await expectAccessible(page);

  await hands.press(page.getByRole('button', { name: 'Send a test to myself' }));
  await expect(page.getByText(/On its way to|Written to/)).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Send…' }));
  const dialog = page.getByRole('dialog', { name: 'Send this letter?' });
  await expect(dialog.getByLabel('Now')).toBeChecked();
  await expectAccessible(page);
  await hands.press(dialog.getByRole('button', { name: 'Send now' }));
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText(/Being sent|Sent/).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/site-letters');
  await expectAccessible(page);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText('Twelve new mugs.').last()).toBeVisible();
}

test('by mouse: a letter is written, tested, sent to a list and read on the site @desktop-only', async ({
  page,
}) => {
  await sendLetter(mouseOn(page), page, 'mouse');
});

test('by keyboard: a letter is written, tested, sent to a list and read on the site @desktop-only', async ({
  page,
}) => {
  await sendLetter(keyboardOn(page), page, 'keys');
});
