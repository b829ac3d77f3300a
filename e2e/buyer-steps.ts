import { expect, type Locator, type Page } from '@playwright/test';

/** A buyer's steps in the shop, by the texts on the page. */

export const buyer = {
  email: 'june@example.com',
  firstName: 'June',
  lastName: 'Alder',
  line1: '12 Fir Street',
  city: 'Portland',
  region: 'Oregon',
  postalCode: '97205',
} as const;

export const card = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  lacksFunds: '4000 0000 0000 9995',
} as const;

/** From the home page to the mug, by the navigation. */
export async function findTheMug(page: Page): Promise<void> {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Shop', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await page.getByRole('link', { name: 'Stoneware Mug', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stoneware Mug' })).toBeVisible();
  // Pressed before its code has loaded, the form is submitted without JavaScript and opens another page.
  await page.waitForLoadState();
}

/** Moss, Large, two of them. */
export async function chooseTwoLargeMossMugs(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Moss' }).check();
  await page.getByRole('radio', { name: 'Large' }).check();
  await page.getByLabel('Quantity').fill('2');
}

/** Fills contact and delivery address. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Country').selectOption({ label: 'United States' });
  await page.getByLabel('First name').fill(buyer.firstName);
  await page.getByLabel('Last name').fill(buyer.lastName);
  await page.getByLabel('Address', { exact: true }).fill(buyer.line1);
  await page.getByLabel('City').fill(buyer.city);
  await page.getByLabel('State').selectOption({ label: buyer.region });
  await page.getByLabel('ZIP').fill(buyer.postalCode);
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
}

/** Opens the order summary, which is collapsed on a phone. */
export async function openSummary(page: Page): Promise<void> {
  const bar = page.locator('.checkout__bar');
  if (await bar.isVisible()) await bar.click();
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Pay/ });
}

/** Without JavaScript the resulting page may look like the one before, so this waits until it has loaded. */
export async function updateTotals(page: Page): Promise<void> {
  const arrived = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Update totals' }).click();
  await arrived;
}

/** The stock of one variant according to the shop. */
export async function stockOf(
  page: Page,
  urlId: string,
  attributes: Readonly<Record<string, string>>,
): Promise<number> {
  const context = (await (await page.request.get(`/shop/p/${urlId}?format=json`)).json()) as {
    item: { id: string };
  };
  const answer = (await (
    await page.request.get(`/api/commerce/inventory/stock/?itemId=${context.item.id}`)
  ).json()) as {
    results: { attributes: Record<string, string>; qtyInStock: number }[];
  };
  const variant = answer.results.find((one) =>
    Object.entries(attributes).every(([name, value]) => one.attributes[name] === value),
  );
  if (!variant) throw new Error(`no such variant of ${urlId}`);
  return variant.qtyInStock;
}

/** Presses Tab, as a keyboard user does, until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`150 presses of Tab did not reach ${target}`);
}

/** Types into the field with this label, reached by Tab. */
export async function typeAt(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: label === 'Address' }));
  await page.keyboard.type(words);
}

/** Types the whole checkout form field by field without a mouse, with a valid card. */
export async function typeCheckout(page: Page): Promise<void> {
  await typeAt(page, 'Email', buyer.email);
  await typeAt(page, 'First name', buyer.firstName);
  await typeAt(page, 'Last name', buyer.lastName);
  await typeAt(page, 'Address', buyer.line1);
  await typeAt(page, 'City', buyer.city);
  await typeState(page);
  await typeAt(page, 'ZIP', buyer.postalCode);
  await typeAt(page, 'Card number', card.pays);
  await typeAt(page, 'Expiry date', '12 / 40');
  await typeAt(page, 'Security code', '123');
}

/**
 * Selects the buyer's state by keyboard. A select combines letters into a word only within a second of each other; the
 * same letter again moves from state to state however slowly it is pressed.
 */
async function typeState(page: Page): Promise<void> {
  // Until the form is hydrated its select has the states of all countries.
  await expect(page.locator('vitrine-island[name="checkout-form"]')).toHaveAttribute('data-state', 'awake');
  const state = page.getByLabel('State');
  await tabTo(page, state);
  for (const name of ['Ohio', 'Oklahoma', buyer.region]) {
    await page.keyboard.press('o');
    await expect(state.locator('option:checked')).toHaveText(name);
  }
}
