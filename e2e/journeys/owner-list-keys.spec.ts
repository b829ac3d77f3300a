import type { Page } from '@playwright/test';
import { csvLine } from '@vitrine/domain/csv/write-csv.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';
import { setPaymentLinks } from '../payment-links-setting.ts';
import { placeOrder } from '../placed-order.ts';
import { crumbOf } from '../shop-calls.ts';

/** The lists of the admin by keyboard alone. That of products, which has more, is in owner-lists.spec.ts. */

/** What two rows of a list have, and no others. */
const NAME = 'Quillfeather';

async function twoOrders(page: Page, name = NAME): Promise<void> {
  for (const firstName of ['Adelaide', 'Bartholomew']) {
    await page.context().clearCookies();
    await page.goto('/');
    await placeOrder(page, {
      firstName,
      lastName: name,
      email: `${name.toLowerCase()}@${firstName.toLowerCase()}.example`,
    });
  }
  await signInAsOwner(page);
}

const twoMails = (page: Page): Promise<void> => twoOrders(page, 'Inkwell');

/** A file that would rename two products; nothing is imported. */
async function twoComparedProducts(page: Page): Promise<void> {
  await becomeOwner(page);
  await page.goto('/config/products/import');
  const other = page.getByRole('button', { name: 'Choose another file' });
  const choose = page.getByRole('button', { name: 'Choose a file' });
  await expect(other.or(choose).first()).toBeVisible();
  if (await other.isVisible()) await other.click();
  const chooser = page.waitForEvent('filechooser');
  await choose.click();
  const lines = [
    ['URL handle', 'Title'],
    ['studio-apron', `${NAME} Apron`],
    ['stoneware-mug', `${NAME} Mug`],
  ];
  await (
    await chooser
  ).setFiles({
    name: 'names.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.map(csvLine).join('')),
  });
  await expect(page.getByText(/^names\.csv: 2 changed/)).toBeVisible();
}

async function twoDrafts(page: Page): Promise<void> {
  await signInAsOwner(page);
  const found = await page.request.get('/api/admin/sellable-products?search=apron');
  const { products } = (await found.json()) as { products: { variants: { variantId: string }[] }[] };
  for (const firstName of ['Adelaide', 'Bartholomew']) {
    const made = await page.request.post('/api/admin/draft-orders', {
      data: {
        idempotencyKey: `list-keys-of-${firstName}`,
        name: `${firstName} ${NAME}`,
        lines: [{ variantId: products[0]?.variants[0]?.variantId, quantity: 1 }],
      },
      headers: { 'x-csrf-token': await crumbOf(page), origin: new URL(page.url()).origin },
    });
    expect(made.status(), await made.text()).toBe(201);
  }
}

/** Held, since they are sent without a script. */
async function twoComments(page: Page): Promise<void> {
  await signInAsOwner(page);
  const journal = await page.request.get('/journal?format=json');
  const { items } = (await journal.json()) as { items: { id: string }[] };
  for (const firstName of ['Adelaide', 'Bartholomew']) {
    const sent = await page.request.post('/comments', {
      form: { itemId: items[0]?.id ?? '', name: `${firstName} ${NAME}`, body: `Greetings from ${firstName}` },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(sent.url()).toContain('notice=COMMENT_HELD');
  }
}

// They wait for nobody when the test has ended.
test.afterEach(async ({ page }) => {
  const listed = await page.request.get(`/api/admin/comments?status=held&search=${NAME}`);
  const { rows } = (await listed.json()) as { rows: readonly { id: string }[] };
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  for (const { id } of rows) await page.request.post(`/api/admin/comments/${id}/remove`, { headers });
});

const linkCalls = '/api/admin/payment-links';

async function twoLinks(page: Page): Promise<void> {
  await signInAsOwner(page);
  await setPaymentLinks(page, true);
  const found = await page.request.get('/api/admin/sellable-products?search=apron');
  const { products } = (await found.json()) as { products: { variants: { variantId: string }[] }[] };
  for (const firstName of ['Adelaide', 'Bartholomew']) {
    const made = await page.request.post(linkCalls, {
      data: { name: `${firstName} ${NAME}`, variantId: products[0]?.variants[0]?.variantId },
      headers: { 'x-csrf-token': await crumbOf(page), origin: new URL(page.url()).origin },
    });
    expect(made.status(), await made.text()).toBe(201);
  }
}

// Other journeys find no payment links, and none in the navigation.
test.afterEach(async ({ page }) => {
  const listed = await page.request.get(`${linkCalls}?search=${NAME}`);
  if (!listed.ok()) return;
  const { rows } = (await listed.json()) as { rows: readonly { id: string }[] };
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  for (const { id } of rows) await page.request.delete(`${linkCalls}/${id}`, { headers });
  await setPaymentLinks(page, false);
});

/** Each with what finds two of its rows. */
const lists = [
  { title: 'Orders', address: '/config/orders', fill: twoOrders, words: NAME },
  { title: 'Customers', address: '/config/customers', fill: twoOrders, words: NAME },
  { title: 'Draft orders', address: '/config/orders/drafts', fill: twoDrafts, words: NAME },
  { title: 'Outbox', address: '/config/mail', fill: twoMails, words: 'inkwell@' },
  { title: 'Stock', address: '/config/stock', fill: signInAsOwner, words: 'studio apron' },
  { title: 'Comments', address: '/config/comments', fill: twoComments, words: NAME },
  { title: 'Payment links', address: '/config/payment-links', fill: twoLinks, words: NAME },
  { title: 'Import products', address: '/config/products/import', fill: twoComparedProducts, words: NAME },
];

for (const { title, address, fill, words } of lists) {
  test(`${title}: rows are searched, selected, opened, filtered and sorted by keyboard alone @desktop-only`, async ({
    page,
  }) => {
    await fill(page);
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
    await expect(heading).toBeVisible();
    const rows = page.locator('[data-row]');
    await expect(rows.nth(1)).toBeVisible();

    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(words);
    // The rows may be the same before it.
    await expect(page).toHaveURL(/search=/);
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    const link = (at: number) => rows.nth(at).getByRole('link').first();
    await expect(link(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(link(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(link(0)).toBeFocused();

    const selection = page.getByRole('region', { name: 'Actions for the selection' });
    await page.keyboard.press('x');
    await expect(selection).toContainText('1 selected');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await expect(selection).toContainText('2 selected');
    await page.keyboard.press('Escape');
    await expect(selection).toHaveCount(0);
    await expect(link(1)).toBeFocused();

    // A row's page, and back to the row.
    await page.keyboard.press('Enter');
    await expect(heading).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(link(1)).toBeFocused();

    // A filter by the first choice of the first one; its removal leads to the button that adds one.
    const add = page.getByRole('button', { name: 'Filter', exact: true });
    await add.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('dialog').locator('input').first();
    await expect(choice).toBeFocused();
    await page.keyboard.press('Space');
    const chip = page.getByRole('group', { name: 'Filters' }).getByRole('button').first();
    await expect(chip).toHaveAccessibleName(/^Filter .+: .+/);
    await page.keyboard.press('Escape');
    await expect(chip).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(add).toBeFocused();

    const head = page
      .getByRole('columnheader')
      .filter({ has: page.getByRole('button') })
      .first();
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', /ending$/);
    await expect(page).toHaveURL(/sort=/);
    await expect(head.getByRole('button')).toBeFocused();
  });
}
