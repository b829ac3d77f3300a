import { expect, test } from '../owner-test.ts';
import { becomeOwner, owner } from '../owner.ts';
import { placeOrder } from '../placed-order.ts';
import { itemIdOf } from '../shop-calls.ts';

/** Where the focus is after each press, and what is restored after a reload. */

test('a fulfillment can be undone by the next Tab and Enter, and Escape returns from the refund dialog to Refund @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  const order = await placeOrder(page);
  await becomeOwner(page);
  await page.goto('/config/orders');
  await page.getByRole('link', { name: `#${order.number}` }).click();
  const refund = page.getByRole('button', { name: 'Refund', exact: true });
  await refund.press('Enter');
  await expect(page.getByRole('dialog').getByRole('radio', { name: /Full refund/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(refund).toBeFocused();

  const fulfil = page.getByRole('button', { name: 'Fulfill items' });
  await fulfil.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Fulfill order ${order.number}` });
  await expect(dialog.getByRole('textbox', { name: /^How many of Studio Apron/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(fulfil).toBeFocused();
  await fulfil.press('Enter');
  await dialog.getByRole('textbox', { name: /^How many of Studio Apron/ }).press('Enter');
  const notice = page.getByRole('status').filter({ hasText: 'The buyer gets an email in ten seconds.' });
  await expect(notice).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Undone. No email will be sent.' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Fulfillment undone before the email was sent');
  await expect(page.getByRole('link', { name: 'Order fulfilled' })).toHaveCount(0);
  await expect(fulfil).toBeVisible();
});

test('an empty sign-in focuses its first field, and unsaved changes to a product survive a reload @desktop-only', async ({
  page,
}) => {
  await page.goto('/config/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(owner.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();

  await becomeOwner(page);
  await page.goto(`/config/products/${await itemIdOf(page, 'glaze-notebook')}`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const words = page.getByRole('textbox', { name: 'Description', exact: true });
  await expect(words).not.toHaveText('');
  await name.fill('Glaze Diary');
  await words.press('End');
  await words.pressSequentially('Kept.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(name).toHaveValue('Glaze Notebook');
  await page.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(name).toHaveValue('Glaze Diary');
  await expect(words).toContainText('Kept.');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(name).toHaveValue('Glaze Notebook');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});
