import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { expectAccessible } from '../axe.ts';
import { expectFocus } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { placeOrder } from '../placed-order.ts';
import { crumbOf } from '../shop-calls.ts';

/** An address with a typo, as its owner corrects it. */

test('the contact and address of an order are corrected by keyboard, also after somebody else did, and found by search @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  const order = await placeOrder(page, {
    email: 'tove@exmaple.com',
    firstName: 'Tove',
    lastName: 'Ahlgren',
    line1: '7 Kliln Road',
  });
  await signInAsOwner(page);
  await page.getByRole('link', { name: `#${order.number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();

  const edit = page.getByRole('button', { name: 'Edit contact and address' });
  const dialog = page.getByRole('dialog', { name: `Contact and address of order ${order.number}` });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await edit.click();
  await expect(field('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();

  // With a wrong input on the way.
  await page.keyboard.press('Enter');
  await expect(field('Email')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('tove@example.com');
  await field('Address').fill('7 Kiln Road');
  await field('ZIP code').fill('9720');
  await page.keyboard.press('Enter');
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('ZIP code');
  await expectAccessible(page);
  await summary.getByRole('link', { name: /^ZIP code/ }).press('Enter');
  await expect(field('ZIP code')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('97209');
  await expect(dialog).toContainText('Country: United States. The country stays');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(page.getByRole('link', { name: 'tove@example.com' })).toBeVisible();
  const change = page.getByRole('listitem').filter({ hasText: 'Contact or address changed' });
  await expect(change).toContainText('tove@exmaple.com → tove@example.com');
  await expect(change).toContainText('7 Kliln Road, Portland, OR 97205 → 7 Kiln Road, Portland, OR 97209');
  await expectAccessible(page);

  // Somebody else corrects it meanwhile: the dialog shows theirs, and takes in what only they have changed.
  const path = `/api/admin/orders/${page.url().split('/').at(-1)}`;
  const stored = async () => (await (await page.request.get(path)).json()) as OrderDetail;
  await edit.click();
  await field('City').fill('Salem');
  const { details, email, revision } = await stored();
  const { country: _, ...address } = details.address;
  const theirs = await page.request.put(`${path}/contact`, {
    data: { email, address: { ...address, city: 'Eugene', phone: '503 555 0134' }, revision },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(theirs.status(), await theirs.text()).toBe(200);
  await page.keyboard.press('Enter');
  const conflict = dialog.getByRole('alert', { name: 'Someone else changed the same fields' });
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('Eugene');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep yours: City' }).press('Enter');
  await expect(field('Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocus(page);
  expect((await stored()).details.address).toMatchObject({ city: 'Salem', phone: '503 555 0134' });

  // Found by what is new, and no longer by what was wrong.
  await page.goto('/config/orders?search=tove%20salem');
  await expect(page.getByRole('link', { name: `#${order.number}` })).toBeVisible();
  await page.goto('/config/orders?search=kliln');
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(page.getByRole('link', { name: `#${order.number}` })).toHaveCount(0);
  await page.goto('/config/orders?search=tove%20salem');
  await page.getByRole('link', { name: `#${order.number}` }).click();

  // Once everything is sent, its buyer can still be reached elsewhere.
  await page.getByRole('button', { name: 'Fulfill items' }).press('Enter');
  const fulfil = page.getByRole('dialog', { name: `Fulfill order ${order.number}` });
  await fulfil.getByRole('button', { name: 'Fulfill and send email' }).press('Enter');
  await expect(fulfil).toBeHidden();
  await edit.click();
  await expect(dialog).toContainText('Everything in this order was sent');
  await expect(field('City')).toHaveCount(0);
  await field('Phone').fill('503 555 0199');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: '503 555 0199' })).toBeVisible();
  await expect(edit).toBeFocused();
});
