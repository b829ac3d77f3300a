import type { Browser, Download, Locator, Page } from '@playwright/test';
import { readPdf } from '@vitrine/testing/read-pdf.ts';
import { readFile } from 'node:fs/promises';
import { buyer, card } from '../buyer-steps.ts';
import { dropFiles, pictureFile } from '../drop-files.ts';
import { expectFocus, type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { owner } from '../owner.ts';
import { shopPort } from '../shop-address.ts';
import { type ShopProcess, startEmptyShop } from '../shop-process.ts';

/**
 * From an empty site to an order that is sent, partly refunded and invoiced, in the browser alone: by mouse and by
 * keyboard.
 */

// Each is a whole first day of a shop, with a first start of its own.
test.setTimeout(480_000);

const port = shopPort + 9;
let shop: ShopProcess;

test.beforeEach(async () => {
  shop = await startEmptyShop(port);
});
test.afterEach(async () => {
  await shop.stop();
});

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

const home = (page: Page, step: string): Locator =>
  page.getByRole('region', { name: 'Set up your shop' }).getByRole('link', { name: step });

async function save(page: Page, hands: Hands): Promise<void> {
  await hands.save();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expectFocus(page);
}

/** From the welcome link to a named shop. */
async function begin(page: Page, hands: Hands): Promise<void> {
  await page.goto(shop.welcome);
  await hands.write(page.getByLabel('Name'), owner.name);
  await hands.write(page.getByLabel('Email'), owner.email);
  await hands.write(page.getByLabel('Password', { exact: false }).first(), owner.password);
  await page.keyboard.press('Enter');
  await hands.press(page.getByRole('link', { name: 'Begin with an empty site' }));
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(page.getByText('0 of 7 done')).toBeVisible();
  await hands.press(home(page, 'Name shop'));
  await expect(heading(page, 'Site settings')).toBeFocused();
  await hands.write(page.getByLabel('Site title'), 'Moss & Clay');
  await save(page, hands);
  await hands.go('Home');
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  await hands.press(home(page, 'Add logo'));
  const add = page.getByRole('button', { name: 'Add logo' });
  await expect(add).toBeFocused();
  const chosen = page.waitForEvent('filechooser');
  await hands.press(add);
  await (await chosen).setFiles(pictureFile('hero'));
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expectFocus(page);
  await hands.go('Home');
  await expect(page.getByText('2 of 7 done')).toBeVisible();
}

async function addDraft(page: Page, hands: Hands, name: string): Promise<void> {
  await hands.press(home(page, 'Add product'));
  await expect(heading(page, 'Add product')).toBeFocused();
  await hands.write(page.getByRole('textbox', { name: 'Name' }), name);
  await hands.press(page.getByRole('button', { name: 'Create draft' }));
  await expect(heading(page, name)).toBeFocused();
}

/** Three glazes in two sizes: the same in both journeys, typed. */
async function addSixVariants(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Add options like size or color' }));
  const options = page.getByRole('dialog', { name: 'Options' });
  await expect(options.getByRole('textbox', { name: 'Option' })).toBeFocused();
  for (const word of ['Glaze', 'Ink', 'Oat']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('Moss');
  await hands.press(options.getByRole('button', { name: 'Add another option' }));
  for (const word of ['Size', 'Small']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('Large');
  await expect(options.getByText('6 variants, 5 of them new.')).toBeVisible();
  await hands.press(options.getByRole('button', { name: 'Apply' }));
  await expect(page.getByRole('button', { name: 'Edit options' })).toBeFocused();
}

/** To Austria and Germany, with the rates of their taxes. */
async function deliverAndTax(page: Page, hands: Hands): Promise<void> {
  await hands.press(home(page, 'Set up delivery'));
  await expect(heading(page, 'Delivery')).toBeFocused();
  await hands.press(page.getByRole('button', { name: 'Add zone' }));
  const zone = page.getByRole('list', { name: 'Zones', exact: true }).getByRole('listitem').first();
  await expect(zone.getByLabel('Name').first()).toBeFocused();
  await hands.write(zone.getByLabel('Name').first(), 'Neighbours');
  const countries = zone.getByRole('combobox', { name: 'Countries' });
  for (const country of ['Austria', 'Germany']) {
    await hands.write(countries, country);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([country]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  const rates = zone.getByRole('list', { name: 'Rates' });
  await hands.write(rates.getByLabel('Name'), 'Parcel');
  await hands.write(rates.getByRole('textbox', { name: 'Price' }), '6.90');
  await save(page, hands);
  await hands.go('Taxes');
  await expect(page.getByText('You deliver to Austria, Germany, and charge no tax there.')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Add rates for 2 countries you deliver to' }));
  await save(page, hands);
}

async function nameSeller(page: Page, hands: Hands): Promise<void> {
  await hands.go('Invoices');
  await hands.write(page.getByRole('textbox', { name: 'Name', exact: true }), 'Moss & Clay GmbH');
  await hands.write(
    page.getByRole('textbox', { name: 'Address', exact: true }),
    'Kiln Lane 12\n10115 Berlin',
  );
  await save(page, hands);
}

/** Test payments are on from the start; the list of first steps says what is still missing. */
async function lookAtPayments(page: Page, hands: Hands): Promise<void> {
  await hands.go('Home');
  await hands.press(home(page, 'Set up payments'));
  await expect(heading(page, 'Payments')).toBeFocused();
  await expect(page.getByText('No money moves.')).toBeVisible();
}

async function publish(page: Page, hands: Hands, name: string): Promise<void> {
  await hands.go('Home');
  await hands.press(home(page, 'Go to products'));
  await hands.press(page.getByRole('link', { name }));
  await expect(heading(page, name)).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText(/^In your shop since/)).toBeFocused();
  await hands.go('Home');
  await expect(page.getByText('6 of 7 done')).toBeVisible();
}

/** Two of a large moss one, from the first page of the site, in another profile without JavaScript. */
async function buyTwo(browser: Browser, handsOn: (page: Page) => Hands, name: string): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: `http://localhost:${port}`,
  });
  const page = await context.newPage();
  const hands = handsOn(page);
  await page.goto('/');
  await hands.press(page.getByRole('main').getByRole('link', { name }).first());
  await expect(heading(page, name)).toBeVisible();
  await hands.choose(page.getByLabel('Glaze'), 'Moss');
  await hands.choose(page.getByLabel('Size'), 'Large');
  await hands.write(page.getByLabel('Quantity'), '2');
  await hands.press(page.getByRole('button', { name: 'Add to Cart' }));
  await hands.press(
    page
      .getByRole('link', { name: /Check ?out/i })
      .or(page.getByRole('button', { name: /Check ?out/i }))
      .first(),
  );
  await hands.write(page.getByLabel('Email'), buyer.email);
  await hands.choose(page.getByLabel('Country'), 'Germany');
  await hands.write(page.getByLabel('First name'), 'Łukasz');
  await hands.write(page.getByLabel('Last name'), 'Dvořák');
  await hands.write(page.getByLabel('Address', { exact: true }), 'Ofenweg 3');
  await hands.write(page.getByLabel('City'), 'Leipzig');
  await hands.write(page.locator('[name=postalCode]'), '04109');
  await hands.press(page.getByRole('button', { name: 'Update totals' }).last());
  await expect(page.getByText('Parcel').first()).toBeVisible();
  await expect(page.getByText('MwSt. (19 %)').first()).toBeVisible();
  await hands.write(page.getByLabel('Card number'), card.pays);
  await hands.write(page.getByLabel('Expiry date'), '12 / 40');
  await hands.write(page.getByLabel('Security code'), '123');
  await hands.press(page.getByRole('button', { name: /^Pay/ }));
  await expect(page.getByText('Order 1001').first()).toBeVisible();
  await context.close();
}

async function fulfilOne(page: Page, hands: Hands, number: string, isLast: boolean): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Fulfill items' }));
  const dialog = page.getByRole('dialog', { name: 'Fulfill order 1001' });
  const units = dialog.getByRole('textbox', { name: /^How many of/ });
  await expect(units).toBeFocused();
  await hands.write(units, '1');
  await hands.choose(dialog.getByLabel('Carrier'), 'DHL');
  await hands.write(dialog.getByLabel('Tracking number'), number);
  await hands.press(dialog.getByRole('button', { name: 'Fulfill and send email' }));
  await expect(dialog).toBeHidden();
  await expectFocus(page);
  if (isLast) await expect(page.getByRole('button', { name: 'Fulfill items' })).toHaveCount(0);
  else await expect(page.getByText('1 of 2 to fulfill')).toBeVisible();
}

async function workOnOrder(page: Page, hands: Hands): Promise<void> {
  await hands.go('Orders');
  await hands.press(page.getByRole('link', { name: '#1001' }));
  await expect(heading(page, 'Order 1001')).toBeVisible();
  await fulfilOne(page, hands, '0034043416109401', false);
  await fulfilOne(page, hands, '0034043416109402', true);
  await expect(page.getByRole('link', { name: /^DHL 00340434161094/ })).toHaveCount(2);

  await hands.press(page.getByRole('button', { name: 'Refund', exact: true }));
  const refund = page.getByRole('dialog', { name: 'Refund order 1001' });
  await hands.pick(refund.getByRole('radio', { name: 'Another amount' }));
  await hands.write(refund.getByLabel('Amount to refund'), '20');
  await page.keyboard.press('Enter');
  await expect(refund).toBeHidden();
  await expect(page.getByText('Partly refunded').first()).toBeVisible();
  await expectFocus(page);

  // The link opens a tab that ends as soon as its download begins.
  const begun = new Promise<Download>((resolve) => {
    page.once('download', resolve);
    page.context().once('page', (tab) => tab.once('download', resolve));
  });
  await hands.press(page.getByRole('link', { name: 'Invoice', exact: true }));
  const invoice = readPdf(await readFile(await (await begun).path()))
    .pages.join('\n')
    .replaceAll('\n', ' ');
  expect(invoice).toContain('Łukasz Dvořák');
  expect(invoice).toContain('Moss & Clay GmbH');
}

/** By the beginning of the name, without its accents. */
async function findCustomer(page: Page, hands: Hands): Promise<void> {
  await hands.go('Customers');
  await hands.write(page.getByRole('searchbox'), 'moss');
  await expect(page.getByText('No customers found')).toBeVisible();
  await hands.write(page.getByRole('searchbox'), 'dvora');
  await hands.press(page.getByRole('link', { name: /Łukasz Dvořák/ }));
  await expect(page.getByRole('link', { name: '#1001' })).toBeVisible();
  await expectFocus(page);
}

test('an empty site becomes a shop that sells, sends, refunds and invoices, by mouse @desktop-only', async ({
  page,
  browser,
}) => {
  const hands = mouseOn(page);
  await begin(page, hands);
  await addDraft(page, hands, 'Rain Jug');
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await dropFiles(page, pictures, ['stoneware-mug-oat', 'stoneware-mug-moss']);
  await expect(pictures.getByRole('button', { name: /^Picture \d of/ })).toHaveCount(2);
  await addSixVariants(page, hands);
  await hands.tick(page.getByRole('checkbox', { name: 'Select all variants' }));
  const bulk = page.getByRole('region', { name: 'Change the selected variants' });
  await hands.write(bulk.getByRole('textbox', { name: 'Value' }), '48');
  await hands.press(bulk.getByRole('button', { name: 'Apply to selected' }));
  await hands.choose(bulk.getByRole('combobox', { name: 'Field' }), 'In stock');
  await hands.write(bulk.getByRole('textbox', { name: 'Value' }), '7');
  await hands.press(bulk.getByRole('button', { name: 'Apply to selected' }));
  await save(page, hands);
  await hands.go('Home');
  await deliverAndTax(page, hands);
  await nameSeller(page, hands);
  await lookAtPayments(page, hands);
  await publish(page, hands, 'Rain Jug');
  await buyTwo(browser, mouseOn, 'Rain Jug');
  await workOnOrder(page, hands);
  await findCustomer(page, hands);
});

test('an empty site becomes a shop that sells, sends, refunds and invoices, by keyboard alone @desktop-only', async ({
  page,
  browser,
}) => {
  const hands = keyboardOn(page);
  await begin(page, hands);
  await addDraft(page, hands, 'Night Bowl');
  const chosen = page.waitForEvent('filechooser');
  await hands.press(page.getByRole('button', { name: 'Add pictures' }));
  await (await chosen).setFiles([pictureFile('serving-bowl-1'), pictureFile('serving-bowl-2')]);
  await expect(page.getByRole('button', { name: /^Picture \d of/ })).toHaveCount(2);
  await addSixVariants(page, hands);
  // The table like a sheet: one stop for Tab, arrows inside.
  await hands.tick(page.getByRole('checkbox', { name: 'Select Ink / Small' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (let row = 0; row < 6; row += 1) {
    await page.keyboard.type('48');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Home');
  for (let column = 0; column < 4; column += 1) await page.keyboard.press('ArrowRight');
  for (let row = 0; row < 6; row += 1) {
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
  }
  await save(page, hands);
  await hands.go('Home');
  await deliverAndTax(page, hands);
  await nameSeller(page, hands);
  await lookAtPayments(page, hands);
  await publish(page, hands, 'Night Bowl');
  await buyTwo(browser, keyboardOn, 'Night Bowl');
  await workOnOrder(page, hands);
  await findCustomer(page, hands);
});
