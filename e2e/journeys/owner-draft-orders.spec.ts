import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { buyer } from '../buyer-steps.ts';
import { expectFocus, type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { binAfterFailure } from '../owner-product.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';
import { expectNoLongerValid, openAsVisitor, payLink } from '../pay-link.ts';
import { placeOrder } from '../placed-order.ts';
import { crumbOf } from '../shop-calls.ts';

/** Orders that an owner puts together: agreed prices, a payment link, the order that it becomes. */

binAfterFailure(['Deal Vase']);

const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

const products = (page: Page): Locator => page.getByRole('region', { name: 'Products' });

const lineOf = (page: Page, name: string): Locator =>
  products(page).getByRole('listitem', { name, exact: true });

const linkField = (page: Page): Locator => page.getByRole('textbox', { name: 'Link', exact: true });

const note = (page: Page): Locator => page.getByRole('textbox', { name: 'Note to the customer' });

async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expectFocus(page);
}

/** Searched and picked from the list, which keeps the focus. */
async function addProduct(page: Page, hands: Hands, name: string): Promise<void> {
  const adder = page.getByRole('combobox', { name: 'Add a product' });
  await hands.write(adder, name);
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** A published product for 40.00, with one variant. */
async function makeVase(page: Page): Promise<void> {
  await page.goto('/config/products/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Deal Vase');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(heading(page, 'Deal Vase')).toBeFocused();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('40');
  await page.getByRole('textbox', { name: 'In stock' }).fill('9');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^In your shop since/)).toBeVisible();
}

async function binVase(page: Page): Promise<void> {
  await page.goto('/config/products?search=Deal%20Vase');
  await page.getByRole('link', { name: 'Deal Vase' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await expect(heading(page, 'Products')).toBeVisible();
}

/** Two vases for 30.00 each and an apron, for June. */
async function putTogether(page: Page, hands: Hands): Promise<void> {
  await page.goto('/config/orders');
  await hands.press(page.getByRole('link', { name: 'Create order' }));
  await expect(heading(page, 'Create order')).toBeFocused();
  const adder = page.getByRole('combobox', { name: 'Add a product' });
  await addProduct(page, hands, 'Deal Vase');
  await expect(lineOf(page, 'Deal Vase')).toBeVisible();
  await expect(adder).toBeFocused();
  await addProduct(page, hands, 'Studio Apron');
  const variants = page.getByRole('dialog', { name: 'Choose from Studio Apron' });
  await hands.tick(variants.getByRole('checkbox', { name: 'Clay' }));
  await hands.press(variants.getByRole('button', { name: 'Add 1 variant' }));
  await expect(lineOf(page, 'Studio Apron, Clay')).toBeVisible();
  await expect(adder).toBeFocused();

  const vase = lineOf(page, 'Deal Vase');
  await hands.write(vase.getByRole('textbox', { name: 'Quantity' }), '2');
  await hands.write(vase.getByRole('textbox', { name: 'Agreed price' }), '30');
  await expect(vase).toContainText('$40.00 in the shop');
  await expect(vase).toContainText('$60.00');
  await expect(products(page)).toContainText('$112.00');
  await expect(products(page)).toContainText('Delivery and tax are added at checkout.');
  await hands.write(page.getByRole('textbox', { name: 'Note to the customer' }), 'As agreed at the market.');
  const customer = page.getByRole('region', { name: 'Customer' });
  await hands.write(customer.getByLabel('Name'), 'June Alder');
  await hands.write(customer.getByLabel('Email'), buyer.email);
  await hands.save();
  await expect(heading(page, /^Draft order D\d+$/)).toBeFocused();
  await saved(page);
}

async function sellByDraft(page: Page, browser: Browser, hands: Hands): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsOwner(page);
  await makeVase(page);
  await putTogether(page, hands);
  await expectAccessible(page);

  // Copied, with a confirmation.
  const url = await linkField(page).inputValue();
  await hands.press(page.getByRole('button', { name: 'Copy link' }));
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  // Sent, after a look at the mail.
  await expect(page.getByText('Not sent by email yet.')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Send by email…' }));
  const dialog = page.getByRole('dialog', { name: 'Send the payment link' });
  await expect(dialog.getByRole('region', { name: 'Email preview' })).toContainText(buyer.email);
  await expect(dialog.frameLocator('iframe').getByText('As agreed at the market.')).toBeVisible();
  await expectAccessible(page);
  await hands.press(dialog.getByRole('button', { name: 'Send email' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Link sent', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Sent by email/)).toBeVisible();
  await expectFocus(page);

  let number = '';
  await openAsVisitor(browser, url, async (visitor) => {
    await expect(visitor.getByText('As agreed at the market.')).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Order summary' })).toContainText('$112.00');
    number = await payLink(visitor);
  });

  // The draft is read only, and leads to its order.
  const address = page.url();
  await page.goto(address);
  await expect(page.getByText(`This draft became order #${number}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('$30.00');
  await expectAccessible(page);
  await hands.press(page.getByRole('link', { name: `Open order #${number}` }));
  await expect(heading(page, `Order ${number}`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Payment link');
  await expectFocus(page);
  // And back: the order names its draft, also in its timeline.
  const name = /\/drafts\/[\w-]+$/.exec(address)?.[0] ?? '';
  const links = page.getByRole('link', { name: /^D\d+$/ });
  await expect(links).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Order placed' })).toContainText(
    'From draft order D',
  );
  await expectAccessible(page);
  await hands.press(links.first());
  await expect(heading(page, /^Draft order D\d+$/)).toBeFocused();
  expect(page.url()).toContain(name);
  await binVase(page);
}

test('two products at agreed prices are put together, sent, paid without JavaScript and become an order, by mouse @desktop-only', async ({
  page,
  browser,
}) => {
  await sellByDraft(page, browser, mouseOn(page));
});

test('two products at agreed prices are put together, sent, paid without JavaScript and become an order, by keyboard alone @desktop-only', async ({
  page,
  browser,
}) => {
  await sellByDraft(page, browser, keyboardOn(page));
});

interface MadeDraft {
  readonly id: string;
  readonly number: number;
  readonly url: string;
}

/** A draft with one apron, made by its call. */
async function makeDraft(page: Page, change: object = {}): Promise<MadeDraft> {
  const found = await page.request.get('/api/admin/sellable-products?search=APRON-SLATE');
  const { products: list } = (await found.json()) as {
    products: readonly { variants: readonly { variantId: string; sku: string }[] }[];
  };
  const variantId = list
    .flatMap(({ variants }) => variants)
    .find(({ sku }) => sku === 'APRON-SLATE')?.variantId;
  const answer = await page.request.post('/api/admin/draft-orders', {
    data: {
      email: buyer.email,
      name: 'June Alder',
      lines: [{ variantId, quantity: 1 }],
      idempotencyKey: randomUUID(),
      ...change,
    },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as MadeDraft;
}

test('a new link makes the old one say that it is no longer valid, and a deleted draft has none @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  const draft = await makeDraft(page);
  await page.goto(`/config/orders/drafts/${draft.id}`);
  await expect(linkField(page)).toHaveValue(draft.url);
  const renew = page.getByRole('button', { name: 'New link…' });
  await renew.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make a new payment link?' });
  await expect(dialog.getByRole('button', { name: 'Keep the link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(renew).toBeFocused();
  await expect(linkField(page)).toHaveValue(draft.url);
  await renew.press('Enter');
  await dialog.getByRole('button', { name: 'Make new link' }).click();
  await expect(dialog).toBeHidden();
  await expect(linkField(page)).not.toHaveValue(draft.url);
  await expectFocus(page);
  const url = await linkField(page).inputValue();
  await openAsVisitor(browser, draft.url, expectNoLongerValid);
  await openAsVisitor(browser, url, async (visitor) => {
    await expect(visitor.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete draft order…' }).click();
  await page
    .getByRole('dialog', { name: `Delete draft order D${draft.number}?` })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(heading(page, 'Draft orders')).toBeFocused();
  await openAsVisitor(browser, url, expectNoLongerValid);
  await page.goto(`/config/orders/drafts/${draft.id}`);
  await expect(heading(page, 'Draft order not found')).toBeVisible();
});

test('a draft whose answer was lost is saved again and is there once, also after a reload @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/orders/drafts/new');
  await addProduct(page, keyboardOn(page), 'Studio Apron');
  const variants = page.getByRole('dialog', { name: 'Choose from Studio Apron' });
  await variants.getByRole('checkbox', { name: 'Clay' }).check();
  await variants.getByRole('button', { name: 'Add 1 variant' }).click();
  await page.getByRole('region', { name: 'Customer' }).getByLabel('Name').fill('Lost Answer');
  // The server makes it; the browser never reads so.
  await page.route('**/api/admin/draft-orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Not saved', { exact: true }).first()).toBeVisible();
  await page.unroute('**/api/admin/draft-orders');
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.keyboard.press('Control+s');
  await expect(heading(page, /^Draft order D\d+$/)).toBeVisible();
  await page.goto('/config/orders/drafts?search=lost+answer');
  await expect(page.locator('[data-row]')).toHaveCount(1);
});

test('two owners change one draft: what both have changed is chosen, the rest is kept of both @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const draft = await makeDraft(page);
  await page.goto(`/config/orders/drafts/${draft.id}`);
  const other = await page.context().newPage();
  await other.goto(`/config/orders/drafts/${draft.id}`);
  const price = lineOf(page, 'Studio Apron, Slate').getByRole('textbox', { name: 'Agreed price' });
  await expect(price).toHaveValue('52.00');

  await note(other).fill('Theirs');
  await other.getByRole('region', { name: 'Customer' }).getByLabel('Phone').fill('555 0100');
  await other.keyboard.press('Control+s');
  await saved(other);

  await price.fill('45');
  await note(page).fill('Mine');
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed the same fields' });
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('Theirs');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep yours: Note to the customer' }).press('Enter');
  await expectFocus(page);
  await page.keyboard.press('Control+s');
  await saved(page);
  await page.reload();
  await expect(note(page)).toHaveValue('Mine');
  await expect(price).toHaveValue('45.00');
  await expect(page.getByRole('region', { name: 'Customer' }).getByLabel('Phone')).toHaveValue('555 0100');
});

test('wrong prices, quantities and texts are refused at their fields, and what was typed survives a reload @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/orders/drafts/new');
  // Nothing typed, nothing to save; a name alone is not an order.
  const customer = page.getByRole('region', { name: 'Customer' });
  await customer.getByLabel('Name').fill('x'.repeat(10_000));
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Products: Add at least one product.' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Add a product' })).toBeFocused();
  await expect(customer.getByText('Use at most 160 characters.')).toBeVisible();
  await customer.getByLabel('Name').fill('June Alder');

  await addProduct(page, mouseOn(page), 'Studio Apron');
  const variants = page.getByRole('dialog', { name: 'Choose from Studio Apron' });
  await variants.getByRole('button', { name: 'Add variants' }).click();
  await expect(variants.getByText('Choose at least one variant.')).toBeVisible();
  await variants.getByRole('checkbox', { name: 'Slate' }).check();
  await variants.getByRole('button', { name: 'Add 1 variant' }).click();
  const apron = lineOf(page, 'Studio Apron, Slate');
  await apron.getByRole('textbox', { name: 'Agreed price' }).fill('99999999999');
  await apron.getByRole('textbox', { name: 'Quantity' }).fill('0');
  await page.keyboard.press('Control+s');
  await expect(apron.getByText('That price is too high.')).toBeVisible();
  await expect(apron.getByText('Enter a whole number from 1 to 9999.')).toBeVisible();
  await apron.getByRole('textbox', { name: 'Agreed price' }).fill('45');
  await apron.getByRole('textbox', { name: 'Quantity' }).fill('500');
  await expect(page.getByText('This order cannot be paid yet')).toBeVisible();
  await expect(apron.getByText(/^Only \d+ in stock\.$/)).toBeVisible();
  await expectAccessible(page);

  // What is on the order already cannot be chosen again.
  await addProduct(page, mouseOn(page), 'Studio Apron');
  await expect(variants.getByRole('checkbox', { name: 'Slate' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expectFocus(page);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(apron.getByRole('textbox', { name: 'Agreed price' })).toHaveValue('45');
  await expect(customer.getByLabel('Name')).toHaveValue('June Alder');
  await page.getByRole('button', { name: 'Remove: Studio Apron, Slate' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Add a product' })).toBeFocused();
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await expect(heading(page, 'Create order')).toBeFocused();
});

test('draft orders are searched and filtered, and started from a customer and from an order @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const draft = await makeDraft(page, { name: 'Wilhelmina Fern', email: 'mina@example.com' });
  await page.goto('/config/orders');
  await page.getByRole('link', { name: 'Draft orders' }).click();
  await expect(heading(page, 'Draft orders')).toBeFocused();
  const rows = page.locator('[data-row]');
  await page.getByRole('searchbox', { name: 'Search draft orders' }).fill('wilhel');
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search draft orders' }).fill(`D${draft.number}`);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Not sent');
  await expectAccessible(page);
  await page.goto('/config/orders/drafts?state=ordered&search=wilhel');
  await expect(heading(page, 'Draft orders')).toBeVisible();
  await expect(page.getByText('No draft orders found')).toBeVisible();

  // By the palette.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('create order');
  await expect(page.getByRole('option', { name: 'Create order' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Create order')).toBeFocused();

  // From an order: the same again, at the prices of today.
  await page.goto('/');
  const { number } = await placeOrder(page);
  await page.goto('/config/orders');
  await page.getByRole('link', { name: `#${number}` }).click();
  await page.getByRole('link', { name: 'Create again as draft' }).click();
  await expect(heading(page, 'Create order')).toBeFocused();
  await expect(products(page).getByRole('listitem').first()).toContainText('Studio Apron');
  const customer = page.getByRole('region', { name: 'Customer' });
  await expect(customer.getByLabel('Email')).toHaveValue(buyer.email);
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await page.goto(`/config/customers?search=${buyer.email}`);
  await rows.first().getByRole('link').click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Create order' }).click();
  await expect(customer.getByLabel('Email')).toHaveValue(buyer.email);
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a draft order and its list fit, and an order is put together with a finger @desktop-only', async ({
    page,
  }) => {
    await becomeOwner(page);
    const draft = await makeDraft(page);
    for (const path of ['', `/${draft.id}`, '/new']) {
      await page.goto(`/config/orders/drafts${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessible(page);
    }
    await addProduct(page, mouseOn(page), 'Studio Apron');
    await page.getByRole('checkbox', { name: 'Clay' }).check();
    await page.getByRole('button', { name: 'Add 1 variant' }).click();
    await expect(lineOf(page, 'Studio Apron, Clay')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
});

test('a draft gets a discount with its reason, which its customer reads before paying and its order keeps @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  const draft = await makeDraft(page, { taxExemption: { reason: 'reseller', number: 'NC-1234' } });
  await page.goto(`/config/orders/drafts/${draft.id}`);
  await expect(products(page)).toContainText('Exempt from tax');
  await expect(products(page)).toContainText('NC-1234');
  const card = page.getByRole('region', { name: 'Discount' });
  await card.getByLabel('Discount').selectOption({ label: 'Percentage' });
  const percent = card.getByRole('textbox', { name: 'Percentage off' });
  await percent.fill('120');
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: 'Percentage off' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Percentage off/ }).press('Enter');
  await expect(percent).toBeFocused();
  await percent.fill('10');
  await card.getByRole('textbox', { name: 'Reason' }).fill('Wholesale');
  // Shown while it is typed.
  await expect(products(page)).toContainText('Discount · Wholesale');
  await expect(products(page)).toContainText('-$5.20');
  await expect(products(page)).toContainText('$46.80');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await saved(page);

  let number = '';
  await openAsVisitor(browser, draft.url, async (visitor) => {
    const sums = visitor.getByRole('region', { name: 'Order summary' });
    await expect(sums).toContainText('Discount (Wholesale)');
    await expect(sums).toContainText('-$5.20');
    number = await payLink(visitor);
    await expect(visitor.getByRole('main')).toContainText('Discount (Wholesale)');
  });

  await page.goto(`/config/orders/drafts/${draft.id}`);
  await expect(products(page)).toContainText('Discount · Wholesale');
  await expect(products(page)).toContainText('Exempt from tax');
  await expectAccessible(page);
  await page.getByRole('link', { name: `Open order #${number}` }).click();
  await expect(heading(page, `Order ${number}`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Discount · Wholesale');
});

test('a custom item is sold by a draft without being a product, and its order leads to none @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  await page.goto('/config/orders/drafts/new');
  await page.getByRole('button', { name: 'Add custom item' }).press('Enter');
  const title = products(page).getByRole('textbox', { name: 'Name of the item' });
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: 'Enter a name.' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Enter a name/ }).press('Enter');
  await expect(title).toBeFocused();
  await page.keyboard.type('Mended bowl');
  const line = lineOf(page, 'Mended bowl');
  await line.getByRole('textbox', { name: 'Agreed price' }).fill('45');
  await expect(line.getByRole('switch', { name: 'Charge tax' })).toBeChecked();
  await expect(products(page)).toContainText('$45.00');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(heading(page, /^Draft order D\d+$/)).toBeFocused();
  await saved(page);
  await expect(title).toHaveValue('Mended bowl');
  // Saved again in its field, which keeps the focus.
  await title.fill('Mended bowl, blue');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(title).toBeFocused();

  const url = await linkField(page).inputValue();
  let number = '';
  await openAsVisitor(browser, url, async (visitor) => {
    await expect(visitor.getByRole('region', { name: 'Order summary' })).toContainText('Mended bowl, blue');
    number = await payLink(visitor);
    await expect(visitor.getByRole('main')).toContainText('Mended bowl, blue');
  });
  await page.goto(page.url());
  await expect(products(page)).toContainText('Mended bowl, blue');
  await page.getByRole('link', { name: `Open order #${number}` }).click();
  await expect(heading(page, `Order ${number}`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Mended bowl, blue');
  await expect(page.getByRole('link', { name: 'Mended bowl, blue' })).toHaveCount(0);
  await expectAccessible(page);
});
