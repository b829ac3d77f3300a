import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { fakeCaptchaKeys, FakeRecaptcha } from '../../testing/fake-recaptcha.ts';
import { dropFiles, pictureFile } from '../drop-files.ts';
import { expectFocus, keyboardOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { owner, keepFirstSite } from '../owner.ts';
import { shopPort } from '../shop-address.ts';
import { updateTotals } from '../buyer-steps.ts';
import { addToCart } from '../shop-calls.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';

/** An owner sets up what is needed to sell, in a shop of its own; a visitor without JavaScript sees it. */

// The later tests need the owner that the first one has made: one that fails is repeated with all of them.
test.describe.configure({ mode: 'serial' });

const port = shopPort + 8;
const origin = `http://localhost:${port}`;
const google = new FakeRecaptcha();
let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await startShop(port, { RECAPTCHA_API_BASE: await google.start() });
});
test.afterAll(async () => {
  await shop.stop();
  await google.stop();
});

async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${origin}/config${path}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/config/sign-in`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

test('an owner delivers to two countries with their taxes, and a visitor without JavaScript has both at checkout @desktop-only', async ({
  page,
  browser,
}) => {
  await page.goto(shop.welcome);
  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await keepFirstSite(page);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();

  await open(page, '/settings/delivery', 'Delivery');
  await expectAccessible(page);
  const zones = page.getByRole('list', { name: 'Zones', exact: true });
  await page.getByRole('button', { name: 'Remove: Everywhere we deliver' }).click();
  await page.getByRole('button', { name: 'Add zone' }).click();
  const zone = zones.getByRole('listitem').first();
  await expect(zone.getByLabel('Name').first()).toBeFocused();
  await zone.getByLabel('Name').first().fill('Neighbours');
  for (const country of ['Austria', 'Germany']) {
    await zone.getByRole('combobox', { name: 'Countries' }).fill(country);
    await page.getByRole('listbox').getByRole('option', { name: country, exact: true }).click();
  }
  await page.keyboard.press('Escape');
  const rates = zone.getByRole('list', { name: 'Rates' });
  await rates.getByLabel('Name').fill('Parcel');
  await rates.getByLabel('Priced by').selectOption('Order total');
  await rates.getByRole('button', { name: 'Add price' }).click();
  const first = rates.getByRole('listitem', { name: 'Price 1' });
  await first.getByLabel('From').fill('0');
  await first.getByLabel('To').fill('20');
  await first.getByRole('textbox', { name: 'Price' }).fill('9');
  await rates.getByRole('button', { name: 'Add price' }).click();
  const second = rates.getByRole('listitem', { name: 'Price 2' });
  await second.getByLabel('From').fill('40');
  await second.getByRole('textbox', { name: 'Price' }).fill('4.50');
  await expect(page.getByText('Neighbours has no rate for orders between $20.00 and $40.00')).toBeVisible();
  await second.getByLabel('From').fill('20');
  await expect(page.getByText('Neighbours has no rate')).toBeHidden();

  const attempt = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Try an address' }) });
  await attempt.getByLabel('Country').selectOption('Austria');
  await attempt.getByLabel('Order total').fill('10');
  await expect(attempt.getByRole('listitem').filter({ hasText: 'Parcel' })).toContainText('$9.00');
  await attempt.getByLabel('Country').selectOption('France');
  await expect(attempt.getByText('We do not deliver to that country.')).toBeVisible();
  await save(page);
  await expectAccessible(page);

  await open(page, '/settings/taxes', 'Taxes');
  await expect(page.getByText('You deliver to Austria, Germany, and charge no tax there.')).toBeVisible();
  await expect(
    page.getByText('Rates as of January 1, 2026; check them with your tax adviser.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add rates for 2 countries you deliver to' }).click();
  await expect(page.getByText('and charge no tax there')).toBeHidden();
  await expectAccessible(page);
  await save(page);

  await open(page, '/site', 'Site settings');
  await page.getByLabel('Site title').fill('Moss & Clay');
  await expectAccessible(page);
  await save(page);
  await open(page, '/settings/checkout', 'Checkout');
  await page.getByLabel('Minimum order').fill('1e12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter an amount like 28.00.').first()).toBeVisible();
  await page.getByLabel('Minimum order').fill('500');
  await page.getByLabel('Buyers have to agree to the terms').check({ force: true });
  await page.getByRole('button', { name: 'Add consent' }).click();
  const consent = page.getByRole('listitem', { name: 'Consent 1' });
  await expect(consent.getByLabel('Text')).toBeFocused();
  await consent.getByLabel('Text').fill('I have read the rules of the workshop.');
  await consent.getByLabel('Link').fill('rules');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter the address of your terms').first()).toBeVisible();
  await page.getByLabel('Terms of sale').fill('/terms');
  await consent.getByLabel('Link').fill('https://example.com/rules');
  await expectAccessible(page);
  await save(page);

  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const buyer = await visitor.newPage();
  await buyer.goto('/');
  await addToCart(buyer, 'studio-apron', 'APRON-CLAY', 1);
  await buyer.goto('/checkout');
  const country = buyer.getByLabel('Country');
  await expect(country.getByRole('option')).toHaveText(['Choose a country', 'Austria', 'Germany']);
  await country.selectOption('Germany');
  await buyer.getByRole('button', { name: 'Update totals' }).last().click();
  await expect(buyer.getByText('Parcel').first()).toBeVisible();
  await expect(buyer.getByText('$4.50').first()).toBeVisible();
  await expect(buyer.getByText('MwSt. (19 %)').first()).toBeVisible();
  await expect(
    buyer.getByText('To check out, your order subtotal must be $500.00 or more.').first(),
  ).toBeVisible();
  await expect(buyer.getByText('Moss & Clay').first()).toBeVisible();
  await expect(buyer.getByRole('checkbox', { name: 'I agree to the terms of sale.' })).toHaveJSProperty(
    'required',
    true,
  );
  await expect(
    buyer.getByRole('checkbox', { name: 'I have read the rules of the workshop. (optional)' }),
  ).not.toBeChecked();
  await expect(buyer.getByRole('link', { name: 'Terms of sale' }).first()).toHaveAttribute('href', '/terms');
  await visitor.close();
});

test('by keyboard alone an owner adds a place of pickup with its hours and a delivery by bicycle to postal codes, and a visitor without JavaScript is offered each where it applies @desktop-only', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await open(page, '/settings/delivery', 'Delivery');
  const hands = keyboardOn(page);

  await hands.press(page.getByRole('button', { name: 'Add place' }));
  const place = page
    .getByRole('list', { name: 'Pickup', exact: true })
    .getByRole('listitem', { name: 'Place 2' });
  await expect(place.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Pickup at the Leipzig gallery');
  const gallery = page
    .getByRole('list', { name: 'Pickup', exact: true })
    .getByRole('listitem', { name: 'Pickup at the Leipzig gallery' });
  await hands.write(gallery.getByLabel('Address'), 'Karl-Heine-Straße 40');
  await hands.write(gallery.getByLabel('Postal code'), '04229');
  await hands.write(gallery.getByLabel('City'), 'Leipzig');
  await hands.choose(gallery.getByLabel('Country'), 'Germany');
  await hands.press(gallery.getByRole('button', { name: 'Add hours' }));
  const hours = gallery.getByRole('listitem', { name: 'Hours 1' });
  await hands.write(hours.getByLabel('Opens'), '9 am');
  await hands.save();
  await hands.press(
    page.getByRole('link', { name: /Pickup at the Leipzig gallery.*Opens.*Enter a time like 09:30\./ }),
  );
  await expect(hours.getByLabel('Opens')).toBeFocused();
  await hands.write(hours.getByLabel('Opens'), '10:00');

  await hands.press(page.getByRole('button', { name: 'Add local delivery' }));
  const local = page.getByRole('list', { name: 'Local delivery', exact: true });
  await hands.write(local.getByLabel('Name'), 'By bicycle');
  await hands.choose(local.getByLabel('Country'), 'Germany');
  await hands.write(local.getByLabel('Postal codes'), '041*, 04229');
  await hands.write(local.getByLabel('Price'), '3');
  await expectFocus(page);
  await hands.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectFocus(page);
  await expectAccessible(page);

  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const buyer = await visitor.newPage();
  await buyer.goto('/');
  await addToCart(buyer, 'studio-apron', 'APRON-CLAY', 1);
  await buyer.goto('/checkout');
  const goTo = async (postalCode: string): Promise<void> => {
    await buyer.getByLabel('Country').selectOption('Germany');
    await buyer.locator('[name=postalCode]').fill(postalCode);
    await updateTotals(buyer);
    await expect(buyer.locator('[name=postalCode]')).toHaveValue(postalCode);
  };
  await goTo('04109');
  await expect(buyer.getByRole('radio', { name: /By bicycle.*\$3\.00/ })).toBeVisible();
  await goTo('10115');
  await expect(buyer.getByRole('radio', { name: /Parcel/ })).toBeVisible();
  await expect(buyer.getByRole('radio', { name: /By bicycle/ })).toHaveCount(0);
  await buyer.getByRole('button', { name: 'Pick it up' }).click();
  await expect(
    buyer.getByRole('radio', { name: /Leipzig gallery.*Karl-Heine-Straße 40.*Mon.*Fri.*10:00/ }),
  ).toBeVisible();
  await visitor.close();
});

test('an owner sets a logo by drop and an icon by choice, which visitors see at once; what is no picture is refused, and Undo brings the name back @desktop-only', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('favicon');
  await page.getByRole('option', { name: /^Logo/ }).first().click();
  await expect(page.getByRole('button', { name: 'Add logo' })).toBeFocused();
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const icon = page.getByRole('group', { name: 'Icon', exact: true });

  const noPicture = { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await logo.locator('input[type=file]').setInputFiles(noPicture);
  await expect(logo.getByRole('alert')).toHaveText(
    'The file prices.pdf does not appear to be a supported image file.',
  );
  await expectAccessible(page);

  await dropFiles(page, logo, ['hero']);
  const preview = page.getByRole('img', { name: 'Your logo' });
  await expect(preview).toBeVisible();
  await expect(logo.getByRole('alert')).toBeHidden();
  const chosen = page.waitForEvent('filechooser');
  await icon.getByRole('button', { name: 'Add icon' }).press('Enter');
  await (await chosen).setFiles(pictureFile('stoneware-mug-moss'));
  await expect(page.getByRole('img', { name: 'Your icon' })).toBeVisible();
  await expectFocus(page);
  await expectAccessible(page);

  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const buyer = await visitor.newPage();
  await buyer.goto('/');
  const shown = buyer.getByRole('banner').getByRole('link', { name: 'Moss & Clay' }).getByRole('img');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  );
  await expect(buyer.locator('link[rel=icon]')).toHaveAttribute('href', /^\/favicon\.ico\?v=/);

  await logo.getByRole('button', { name: 'Remove logo' }).press('Enter');
  await expect(page.getByText('Logo removed.')).toBeVisible();
  await expectFocus(page);
  // Visitors see a change within a second.
  await expect(async () => {
    await buyer.reload();
    await expect(shown).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(preview).toBeVisible();
  await expect(async () => {
    await buyer.reload();
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.close();
});

test('an owner protects forms with Google’s captcha, keeps the stored key, and goes back to the built-in one @desktop-only', async ({
  page,
}) => {
  await signIn(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('captcha');
  await page.getByRole('option', { name: 'Spam protection' }).first().click();
  await expect(page.getByRole('heading', { name: 'Spam protection', level: 1 })).toBeVisible();
  await expect(page.getByText('no account, nothing to set up')).toBeVisible();
  await expect(page.getByText('Google receives their IP address')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Use Google reCAPTCHA' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Site key')).toBeFocused();
  await dialog.getByLabel('Site key').fill(fakeCaptchaKeys.siteKey);
  await dialog.getByLabel('Project ID').fill('another-project');
  await dialog.getByLabel('API key').fill(fakeCaptchaKeys.apiKey);
  await dialog.getByRole('button', { name: 'Test keys' }).click();
  await expect(dialog.getByText('Google does not let this API key use the project.')).toBeVisible();
  await expect(dialog.getByLabel('Project ID')).toBeFocused();
  await dialog.getByLabel('Project ID').fill(fakeCaptchaKeys.projectId);
  await dialog.getByRole('button', { name: 'Test keys' }).click();
  await expect(dialog.getByText('Google accepts these keys.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use these keys' }).click();
  await expect(dialog).toBeHidden();
  await expectFocus(page);
  await expect(page.getByText('…1a2B')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change keys' }).click();
  await expect(dialog.getByText('Leave it empty to keep the stored key, which ends in 1a2B.')).toBeVisible();
  await expect(dialog.getByLabel('API key')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Save keys' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('…1a2B')).toBeVisible();

  // The button gets the focus back before the answer takes it away, as on a slow machine.
  await page.evaluate(() => {
    globalThis.requestAnimationFrame = (callback) => {
      queueMicrotask(() => callback(performance.now()));
      return 0;
    };
  });
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove keys' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('…1a2B')).toBeHidden();
  await expectFocus(page);
});
