import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { stockOf } from '../buyer-steps.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';
import { payForCart } from '../placed-order.ts';
import { addToCart } from '../shop-calls.ts';
import { readPdf } from '@vitrine/testing/read-pdf.ts';

/** An order from its parts to its invoice, as its owner works with it. */

/** The focus is on an element of the page: never lost to the body. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
}

const fulfilDialog = (page: Page, number: string): Locator =>
  page.getByRole('dialog', { name: `Fulfill order ${number}` });

async function nameSeller(page: Page, name: string, address: string): Promise<void> {
  await page.goto('/config/settings/invoices');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(address);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}

test('an order is fulfilled in two parts with tracking, part of it is refunded, and its invoice is downloaded @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 2);
  const order = await payForCart(page, { firstName: 'Łukasz', lastName: 'Dvořák' });
  await signInAsOwner(page);
  await page.getByRole('link', { name: `#${order.number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();

  // The first part, with a wrong input on the way.
  const fulfil = page.getByRole('button', { name: 'Fulfill items' });
  const dialog = fulfilDialog(page, order.number);
  await fulfil.press('Enter');
  const units = dialog.getByRole('textbox', { name: /^How many of Studio Apron/ });
  await expect(units).toBeFocused();
  await units.fill('3');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Enter a whole number from 0 to 2.');
  await units.fill('1');
  await dialog.getByLabel('Carrier').selectOption({ label: 'DHL' });
  await dialog.getByLabel('Tracking number').fill('0034 0434 1610 9402');
  const mail = page.frameLocator('iframe[title="Email preview"]').locator('body');
  await expect(mail).toContainText(`Part of order #${order.number} has been sent.`);
  await expect(mail).toContainText('0034043416109402');
  await dialog.getByRole('button', { name: 'Fulfill and send email' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'in ten seconds' })).toBeFocused();
  await expect(page.getByText('Partly fulfilled').first()).toBeVisible();
  await expect(page.getByText('1 of 2 to fulfill')).toBeVisible();

  // Until the rest is sent it waits in its view.
  await page.goto('/config/orders');
  await page.getByRole('link', { name: 'To send', exact: true }).press('Enter');
  await expect(page).toHaveURL(/view=to-send/);
  await page.getByRole('link', { name: `#${order.number}` }).press('Enter');

  // The rest, with a carrier of the owner's own and without a mail.
  await fulfil.press('Enter');
  await expect(units).toHaveValue('1');
  await dialog.getByLabel('Carrier').selectOption({ label: 'Another carrier' });
  await dialog.getByLabel('Name of the carrier').fill('Kiln Couriers');
  await dialog.getByLabel('Tracking link').fill('https://couriers.example/kc-7');
  await dialog.getByLabel('Email the buyer').uncheck();
  await dialog.getByRole('button', { name: 'Fulfill', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(fulfil).toHaveCount(0);
  await expectFocus(page);
  await expect(page.getByRole('link', { name: 'DHL 0034043416109402' })).toHaveAttribute('href', /dhl\.de/);
  await expect(page.getByRole('link', { name: 'Kiln Couriers' })).toHaveAttribute(
    'href',
    /couriers\.example/,
  );

  // Another tracking number later: its mail is shown, waits, and is taken back with the change.
  const actions = page.getByRole('button', { name: 'Actions for fulfillment 2' });
  const second = page.getByRole('listitem').filter({ has: actions });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit tracking' }).press('Enter');
  const tracking = page.getByRole('dialog', { name: 'Tracking of fulfillment 2' });
  await tracking.getByLabel('Tracking number').fill('KC 9001');
  await tracking.getByLabel('Email the new tracking to the buyer').check();
  await expect(mail).toContainText('You can follow the parcel');
  await expect(mail).toContainText('KC9001');
  await tracking.getByRole('button', { name: 'Save and send email' }).press('Enter');
  await expect(tracking).toBeHidden();
  const waiting = page.getByRole('status').filter({ hasText: 'Tracking saved.' });
  await expect(waiting).toBeFocused();
  await expect(second).toContainText('KC9001');
  await waiting.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(second).not.toContainText('KC9001');
  await expect(page.getByText('Tracking change undone before the email was sent')).toBeVisible();
  await expectFocus(page);

  // The buyer sees both parcels.
  const buyers = await page.context().newPage();
  await buyers.goto(order.statusPath);
  await expect(buyers.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible();
  await expect(buyers.getByRole('heading', { name: 'Your parcels' })).toBeVisible();
  await expect(buyers.getByRole('link', { name: /^Track your parcel/ })).toHaveCount(2);
  await buyers.close();

  // Part of it is refunded.
  await page.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
  const refund = page.getByRole('dialog', { name: `Refund order ${order.number}` });
  await refund.getByRole('radio', { name: 'Another amount' }).check();
  await refund.getByLabel('Amount to refund').fill('20');
  await page.keyboard.press('Enter');
  await expect(refund).toBeHidden();
  await expect(page.getByText('Partly refunded').first()).toBeVisible();
  await expectFocus(page);

  // The invoice, once the seller is known.
  const path = new URL(page.url()).pathname;
  await expect(page.getByText('Invoices need your name and address.')).toBeVisible();
  await nameSeller(page, 'Fern & Kiln LLC', '12 Kiln Lane\nAsheville, NC 28801');
  await page.goto(path);
  const pdfAt = async (name: string) => {
    const link = page.getByRole('link', { name, exact: true });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    return readPdf(await answer.body())
      .pages.join('\n')
      .replaceAll('\n', ' ');
  };
  const invoice = await pdfAt('Invoice');
  expect(invoice).toMatch(/TEST-INV-\d{4}/);
  expect(invoice).toContain('Łukasz Dvořák');
  expect(invoice).toContain('Fern & Kiln LLC');
  expect(await pdfAt('Credit note for $20.00')).toContain('-$20.00');
  expect(await pdfAt('Packing slip of fulfillment 1')).toContain('Studio Apron');
  await page.goto(order.statusPath);
  await expect(page.getByRole('link', { name: /^Download \(PDF\)/ })).toBeVisible();
  await nameSeller(page, '', '');
});

test('a refund names the items it takes off: only these go back to stock, and are no longer sent @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  const inStock = () => stockOf(page, 'studio-apron', { Color: 'Clay' });
  const before = await inStock();
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 2);
  const order = await payForCart(page);
  await signInAsOwner(page);
  await page.getByRole('link', { name: `#${order.number}` }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.number}` });
  await dialog.getByRole('radio', { name: 'Chosen items' }).press('Space');
  const units = dialog.getByRole('textbox', { name: /^How many of Studio Apron/ });
  await dialog.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
  await expect(dialog).toContainText('Choose at least one item.');
  await expect(units).toBeFocused();
  await units.fill('3');
  await expect(dialog).toContainText('Enter a whole number from 0 to 2.');
  await units.fill('1');
  const amount = dialog.getByLabel('Amount to refund');
  await expect(amount).toHaveValue('52.00');
  // Delivery was free.
  await expect(dialog.getByRole('checkbox', { name: /^Refund delivery/ })).toHaveCount(0);
  await amount.fill('50');
  await expect(dialog.getByRole('checkbox', { name: 'Return items to stock' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund $50.00' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocus(page);
  await expect(page.getByText('1 of 2 refunded')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 × Studio Apron (Clay) · items returned to stock');
  expect(await inStock()).toBe(before - 1);
  // One is left to be sent.
  await page.getByRole('button', { name: 'Fulfill items' }).press('Enter');
  await expect(fulfilDialog(page, order.number)).toContainText('of 1');
});

test('a refund of an item and delivery has the tax of that item alone on its credit note, where delivery has none @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 2);
  const express = { deliveryOptionId: 'express', region: 'NC', postalCode: '28801' };
  const order = await payForCart(page, express);
  await signInAsOwner(page);
  await nameSeller(page, 'Fern & Kiln LLC', '12 Kiln Lane\nAsheville, NC 28801');
  await page.goto('/config/orders');
  await page.getByRole('link', { name: `#${order.number}` }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.number}` });
  await dialog.getByRole('radio', { name: 'Chosen items' }).press('Space');
  await dialog.getByRole('textbox', { name: /^How many of Studio Apron/ }).fill('1');
  await dialog.getByRole('checkbox', { name: 'Refund delivery · $14.00' }).press('Space');
  // 52.00 with 7 %, and delivery.
  await expect(dialog.getByLabel('Amount to refund')).toHaveValue('69.64');
  await dialog.getByRole('button', { name: 'Refund $69.64' }).press('Enter');
  await expect(dialog).toBeHidden();
  const link = page.getByRole('link', { name: 'Credit note for $69.64', exact: true });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  const note = readPdf(await answer.body()).pages.join('\n');
  expect(note).toContain('-$3.64');
  expect(note).toContain('-$14.00');
  await nameSeller(page, '', '');
});

test('an order has notes, tags and comments, and is listed by its tag @desktop-only', async ({ page }) => {
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
  const order = await payForCart(page);
  await signInAsOwner(page);
  await page.getByRole('link', { name: `#${order.number}` }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Wrap as a gift.');
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill(`Gift ${order.number}`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expectFocus(page);
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Called: away until Friday.');
  await page.keyboard.press('Control+Enter');
  await expect(comment).toHaveValue('');
  await expect(comment).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Called: away until Friday.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Wrap as a gift.');
  await page.getByRole('button', { name: 'Delete comment' }).press('Enter');
  await expect(page.getByRole('main')).not.toContainText('Called: away until Friday.');
  await expectFocus(page);
  await page.goto(`/config/orders?tag=${encodeURIComponent(`gift ${order.number}`)}`);
  await expect(page.getByRole('link', { name: `#${order.number}` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
});

test('items that came back are recorded by line, found under To refund, and refunded @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 2);
  const order = await payForCart(page);
  await signInAsOwner(page);
  await page.getByRole('link', { name: `#${order.number}` }).click();
  await expect(page.getByRole('button', { name: 'Return items' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Fulfill items' }).press('Enter');
  await fulfilDialog(page, order.number)
    .getByRole('button', { name: 'Fulfill and send email' })
    .press('Enter');
  await expect(fulfilDialog(page, order.number)).toBeHidden();

  // One of two came back; the refund is left for later.
  const open = page.getByRole('button', { name: 'Return items' });
  const dialog = page.getByRole('dialog', { name: `Return items of order ${order.number}` });
  await open.press('Enter');
  const units = dialog.getByRole('textbox', { name: /^How many of Studio Apron/ });
  await expect(units).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Choose at least one item.');
  await units.fill('3');
  await expect(dialog).toContainText('Enter a whole number from 0 to 2.');
  await units.fill('1');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Note' }).fill('The strap is torn.');
  await dialog.getByRole('checkbox', { name: 'Return items to stock' }).uncheck();
  await dialog.getByRole('button', { name: 'Record return and refund' }).press('Enter');
  await expect(dialog).toBeHidden();
  const refund = page.getByRole('dialog', { name: `Refund order ${order.number}` });
  await expect(refund.getByLabel('Amount to refund')).not.toHaveValue('');
  await expect(refund.getByRole('radio', { name: 'Another amount' })).toBeChecked();
  await expect.poll(() => refund.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(refund).toBeHidden();
  await expectFocus(page);
  await expect(page.getByText('1 of 2 returned')).toBeVisible();
  await expect(page.getByText('The strap is torn.')).toBeVisible();

  // The order waits in its view until it is refunded.
  await page.goto('/config/orders');
  await page.getByRole('link', { name: 'To refund', exact: true }).press('Enter');
  await page.getByRole('link', { name: `#${order.number}` }).press('Enter');
  const due = page.getByRole('region', { name: 'To refund' });
  await due.getByRole('button', { name: /^Refund \$/ }).press('Enter');
  await refund.getByRole('button', { name: /^Refund \$/ }).press('Enter');
  await expect(refund).toBeHidden();
  await expect(due).toHaveCount(0);
  await expectFocus(page);
  await expect(page.getByText('Partly returned').first()).toBeVisible();
  await page.goto(order.statusPath);
  await expect(page.getByRole('main')).toContainText('Returned on');
});

test('a return that was recorded by mistake is deleted, and stays once it was refunded @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
  const order = await payForCart(page, { firstName: 'Mira', lastName: 'Solberg', email: 'mira@example.com' });
  await signInAsOwner(page);
  await page.getByRole('link', { name: `#${order.number}` }).click();
  const packingSlip = page.getByRole('link', { name: 'Packing slip', exact: true });
  await expect(packingSlip).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mira Solberg' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Customer', exact: true })).toHaveCount(1);
  await expect(page.getByRole('table').getByRole('presentation')).toBeVisible();
  await page.getByRole('button', { name: 'Fulfill items' }).press('Enter');
  await fulfilDialog(page, order.number)
    .getByRole('button', { name: 'Fulfill and send email' })
    .press('Enter');
  await expect(fulfilDialog(page, order.number)).toBeHidden();

  const open = page.getByRole('button', { name: 'Return items' });
  const recording = page.getByRole('dialog', { name: `Return items of order ${order.number}` });
  const refund = page.getByRole('dialog', { name: `Refund order ${order.number}` });
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for return 1' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete return' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete return 1?' });
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete return' }).press('Enter');
    return dialog;
  };
  await open.press('Enter');
  await recording.getByRole('button', { name: 'Record return and refund' }).press('Enter');
  await expect(refund).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refund).toBeHidden();
  await page.goto('/config');
  await page.getByRole('link', { name: /orders? to refund$/ }).press('Enter');
  await page.getByRole('link', { name: `#${order.number}` }).press('Enter');

  await expect(await remove()).toBeHidden();
  await expect(page.getByRole('region', { name: 'To refund' })).toHaveCount(0);
  await expect(page.getByText('items taken out of stock again')).toBeVisible();
  await expectFocus(page);

  // Recorded again and refunded, it stays.
  await open.press('Enter');
  await recording.getByRole('button', { name: 'Record return and refund' }).press('Enter');
  await refund.getByRole('button', { name: /^Refund \$/ }).press('Enter');
  await expect(refund).toBeHidden();
  // Nothing of it is with the buyer, so there is nothing to pack.
  await expect(packingSlip).toHaveCount(0);
  const dialog = await remove();
  await expect(dialog.getByRole('alert')).toContainText('Money was refunded or settled');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocus(page);
});

test('selected orders are marked as fulfilled at once, and taken back with their mails @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
  const order = await payForCart(page);
  await becomeOwner(page);
  await page.goto(`/config/orders?search=%23${order.number}`);
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Actions for the selection' });
  await expect(bar).toContainText('1 selected');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Mark as fulfilled…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mark 1 order as fulfilled' });
  await expect(dialog.getByRole('checkbox', { name: 'Email the buyers' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as fulfilled' }).press('Enter');
  const change = page.getByRole('region', { name: 'Change of many rows' });
  await expect(change).toContainText('1 order marked as fulfilled.');
  await expect(change).toBeFocused();
  await expect(rows.first()).toContainText('Fulfilled');
  await change.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(change).toContainText('Taken back.');
  await expect(rows.first()).toContainText('Paid');
  await expectFocus(page);
});
