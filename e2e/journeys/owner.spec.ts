import type { Locator, Page, Route } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, owner, signInAsOwner } from '../owner.ts';
import { placeOrder } from '../placed-order.ts';
import { crumbOf, itemIdOf } from '../shop-calls.ts';
import { buyer, stockOf, tabTo } from '../buyer-steps.ts';

/** The owner at work, by keyboard where there is one. */

/** Ctrl-K, a few letters, Enter. */
async function jumpTo(page: Page, words: string, found: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search or jump to…' });
  await expect(search).toBeFocused();
  await page.keyboard.type(words);
  const option = page.getByRole('dialog').getByRole('option', { name: found }).first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const happened = (page: Page): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Timeline', level: 2 }) })
    .getByRole('listitem');

test('a wrong password is refused and the form keeps its values; the right one opens the admin @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  await signOut(page);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'That email and password do not match. Please try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeFocused();
  await signOut(page);
  await page.goto('/config/orders');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  // The first entry has the focus when the menu opens; arrows then move through it.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

test('an order is found by its number, marked fulfilled, partly refunded and then fully @desktop-only', async ({
  page,
}) => {
  await page.goto('/');
  const order = await placeOrder(page);
  await signInAsOwner(page);
  // The list follows the typed text; the field keeps the focus and every letter.
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.press('9');
  await expect(page).toHaveURL(/search=9$/);
  await page.keyboard.press('8');
  await expect(page).toHaveURL(/search=98$/);
  await expect(search).toHaveValue('98');
  await expect(search).toBeFocused();
  await search.blur();
  await jumpTo(page, order.number, `#${order.number}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Studio Apron');
  await expect(page.getByRole('main')).toContainText(buyer.email);
  await expect(happened(page).filter({ hasText: 'Paid' })).toContainText('$58.00');

  await press(page, page.getByRole('button', { name: 'Fulfill items' }));
  const sending = page.getByRole('dialog', { name: `Fulfill order ${order.number}` });
  await press(page, sending.getByRole('button', { name: 'Fulfill and send email' }));
  await expect(sending).toBeHidden();
  await expect(happened(page).filter({ hasText: 'Marked as fulfilled' })).toContainText(owner.name);
  await expect(page.getByRole('button', { name: 'Fulfill items' })).toHaveCount(0);

  await press(page, page.getByRole('button', { name: 'Refund' }));
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.number}` });
  await expect(dialog.getByRole('radio', { name: /Full refund/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Chosen items' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Another amount' })).toBeChecked();
  const amount = dialog.getByLabel('Amount to refund');
  await amount.focus();
  await page.keyboard.type('58.01');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('At most $58.00 can still be refunded.');
  await amount.fill('20');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(happened(page).filter({ hasText: 'Refunded' })).toContainText('$20.00');
  await expect(page.getByText('Partly refunded').first()).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Refund' }));
  await expect(dialog.getByRole('radio', { name: 'Full refund · $38.00' })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Refund $38.00' }));
  await expect(dialog).toBeHidden();
  await expect(happened(page).filter({ hasText: 'Refunded' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);

  await page.goto(order.statusPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Refunded' })).toBeVisible();
});

test('every mail of an order is in the outbox, as HTML and as plain text', async ({ page }) => {
  await page.goto('/');
  const order = await placeOrder(page);
  await signInAsOwner(page);
  // The list fails twice and then loads: the focus stays on the button and then moves to the newest mail.
  let requests = 0;
  const fail = (route: Route) => {
    requests += 1;
    return route.fulfill({ status: 500 });
  };
  await page.route(/\/api\/admin\/mails(\?.*)?$/, fail, { times: 2 });
  await page.clock.install();
  await page.goto('/config/mail');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();
  // Without a press nothing retries automatically; a later call shows that none is in flight.
  await page.clock.fastForward(60_000);
  await page.evaluate(() => fetch('/api/admin/me').then(() => null));
  expect(requests).toBe(1);
  await expect(again).toBeFocused();
  // The pressed button is removed while the list loads; a new one follows.
  await again.evaluate((button) => button.setAttribute('data-pressed', ''));
  await again.press('Enter');
  await expect(again.and(page.locator(':not([data-pressed])'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row]').first().getByRole('link')).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`\\b${order.number}\\b`) })
    .first()
    .click();
  const looks = page.frameLocator('iframe[title="Email preview"]').locator('body');
  await expect(looks).toContainText('Studio Apron');
  await expect(looks).toContainText('$58.00');
  await page.getByRole('tab', { name: 'Plain text' }).click();
  await expect(page.locator('pre')).toContainText('Studio Apron');
});

test('a product’s name, price and stock are changed by keyboard and seen in the shop @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  await jumpTo(page, 'Throwing', 'Throwing Class');
  await expect(page.getByRole('heading', { level: 1, name: 'Throwing Class' })).toBeVisible();
  const change = async (label: string, value: string): Promise<void> => {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(value);
  };
  const edit = async (name: string, price: string, units: string): Promise<void> => {
    await page.getByRole('heading', { level: 1 }).click();
    await change('Name', name);
    await change('Price', price);
    await change('In stock', units);
    await expect(page.getByText('Unsaved changes').first()).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  };
  await edit('Throwing Evening', '90.50', '7');
  // Visitors see a change within a second.
  await expect
    .poll(async () => (await page.request.get('/shop/p/throwing-class')).text())
    .toContain('Throwing Evening');
  const shop = await page.context().newPage();
  await shop.goto('/shop/p/throwing-class');
  await expect(shop.getByRole('heading', { level: 1, name: 'Throwing Evening' })).toBeVisible();
  await expect(shop.locator('.product-purchase__price')).toHaveText('$90.50');
  expect(await stockOf(shop, 'throwing-class', {})).toBe(7);
  await shop.close();
  await edit('Throwing Class', '85.00', '8');
});

test('a save takes in what somebody else has saved, and asks only about what both have changed @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const itemId = await itemIdOf(page, 'glaze-notebook');
  await page.goto(`/config/products/${itemId}`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Glaze Notebook');
  const theirs = async (revisionOf: { revision: number }, body: object): Promise<void> => {
    const answer = await page.request.put(`/api/admin/products/${itemId}`, {
      data: { revision: revisionOf.revision, ...body },
      headers: { 'X-CSRF-Token': await crumbOf(page) },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const stored = async (): Promise<{ revision: number; title: string; variants: { id: string }[] }> =>
    (await (await page.request.get(`/api/admin/products/${itemId}`)).json()) as {
      revision: number;
      title: string;
      variants: { id: string }[];
    };
  const before = await stored();
  await theirs(before, { variants: [{ id: before.variants[0]?.id, priceMinor: 1300 }] });
  await name.fill('Glaze Notes');
  await page.keyboard.press('Control+s');
  // Their price and this name are both saved.
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect((await stored()).title).toBe('Glaze Notes');
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('13.00');

  // The same field: both values are shown, and neither is overwritten before one is chosen.
  await theirs(await stored(), { title: 'Glaze Ledger' });
  await name.fill('Glaze Journal');
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alert', { name: 'Someone else changed the same fields' });
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('Glaze Journal');
  await expect(conflict).toContainText('Glaze Ledger');
  expect((await stored()).title).toBe('Glaze Ledger');
  await conflict.getByRole('button', { name: 'Keep yours: Name' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect((await stored()).title).toBe('Glaze Journal');

  // Left while a save is in flight, with more typed since: all of it is stored before the screen closes.
  const answer = await holdRequests(page, `**/api/admin/products/${itemId}`);
  await name.fill('Glaze Papers');
  await page.keyboard.press('Control+s');
  await name.fill('Glaze Pages');
  await page.getByRole('link', { name: 'All products' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Save and leave' }).click();
  await expect(leaving.getByRole('button', { name: 'Keep editing' })).toBeDisabled();
  answer();
  const row = page.getByRole('link', { name: 'Glaze Pages' });
  await expect(row).toBeVisible();
  expect((await stored()).title).toBe('Glaze Pages');
  await theirs(await stored(), {
    title: 'Glaze Notebook',
    variants: [{ id: before.variants[0]?.id, priceMinor: 1200 }],
  });
  // A form that is opened again starts with the stored values, not with those at the time it was left.
  await row.click();
  await expect(name).toHaveValue('Glaze Notebook');

  // Undoing saved text is a change like any other.
  const words = page.getByRole('textbox', { name: 'Description', exact: true });
  const first = (await words.textContent()) ?? '';
  await words.press('End');
  await words.pressSequentially('x');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await words.press('Control+z');
  await expect(words).toHaveText(first);
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
});
