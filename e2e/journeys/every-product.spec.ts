import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addButton, expectAdded } from '../product-form.ts';
import {
  card,
  fillAddress,
  fillCard,
  payButton,
  stockOf,
  tabTo,
  typeCheckout,
  updateTotals,
} from '../buyer-steps.ts';

/*
 * The plain products of the demo shop, each bought from its page. The mug, the gift card, the notebook, the club and
 * the donation have their own journeys.
 */

interface PlainProduct {
  readonly urlId: string;
  readonly title: string;
  /** The selected value of each option. */
  readonly choices: Readonly<Record<string, string>>;
  /** Price of one unit to Oregon: no tax, with delivery if it ships. */
  readonly pay: string;
}

const plainProducts: readonly PlainProduct[] = [
  {
    urlId: 'dinner-set',
    title: 'Dinner Set',
    choices: { Color: 'Moss', Size: 'Large', Finish: 'Gloss' },
    pay: 'Pay $180.00',
  },
  { urlId: 'serving-bowl', title: 'Serving Bowl', choices: {}, pay: 'Pay $54.00' },
  { urlId: 'studio-apron', title: 'Studio Apron', choices: { Color: 'Slate' }, pay: 'Pay $58.00' },
  { urlId: 'throwing-class', title: 'Throwing Class', choices: {}, pay: 'Pay $85.00' },
];

async function openProduct(page: Page, product: Pick<PlainProduct, 'urlId' | 'title'>): Promise<void> {
  await page.goto(`/shop/p/${product.urlId}`);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
}

/** The control of an option, in either form. */
async function choose(page: Page, option: string, value: string): Promise<void> {
  const list = page.getByLabel(option, { exact: true });
  const form = page.locator('form.product-purchase');
  const radio = form.getByRole('radio', { name: value, exact: true });
  if ((await radio.count()) > 0) await radio.check();
  else await list.selectOption({ label: value });
}

async function expectThanks(page: Page, product: Pick<PlainProduct, 'title'>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByText(product.title).first()).toBeVisible();
}

for (const product of plainProducts) {
  test(`${product.title}, by mouse or touch`, async ({ page }) => {
    const before = await stockOf(page, product.urlId, product.choices);
    await openProduct(page, product);
    await expectAccessible(page);
    for (const [option, value] of Object.entries(product.choices)) await choose(page, option, value);
    await addButton(page).click();
    await expectAdded(page);
    await page.goto('/checkout');
    await fillAddress(page);
    await fillCard(page, card.pays);
    await expect(payButton(page)).toHaveText(product.pay);
    await payButton(page).click();
    await expectThanks(page, product);
    expect(await stockOf(page, product.urlId, product.choices)).toBe(before - 1);
  });

  test(`${product.title}, by keyboard alone @desktop-only`, async ({ page }) => {
    await openProduct(page, product);
    for (const [option, value] of Object.entries(product.choices)) {
      const form = page.locator('form.product-purchase');
      const wanted = form.getByRole('radio', { name: value, exact: true });
      if ((await wanted.count()) > 0) {
        // A radio group is one Tab stop; arrows choose within it.
        const group = form.getByRole('group', { name: option });
        await tabTo(page, group.getByRole('radio').first());
        for (let press = 0; press < 6 && !(await wanted.isChecked()); press += 1) {
          await page.keyboard.press('ArrowRight');
        }
        await expect(wanted).toBeChecked();
      } else {
        const list = page.getByLabel(option, { exact: true });
        await tabTo(page, list);
        // The first letter is enough; letters typed too slowly for a select would choose by the last one.
        await page.keyboard.press(value.slice(0, 1));
        await expect(list.locator('option:checked')).toHaveText(value);
      }
    }
    await tabTo(page, addButton(page));
    await page.keyboard.press('Enter');
    await expectAdded(page);
    await page.goto('/checkout');
    await typeCheckout(page);
    await tabTo(page, payButton(page));
    await expect(payButton(page)).toHaveText(product.pay);
    await page.keyboard.press('Enter');
    await expectThanks(page, product);
  });

  test(`${product.title}, without JavaScript @without-javascript`, async ({ page }) => {
    await openProduct(page, product);
    for (const [option, value] of Object.entries(product.choices)) await choose(page, option, value);
    await addButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await fillAddress(page);
    await updateTotals(page);
    await expect(payButton(page)).toHaveText(product.pay);
    await fillCard(page, card.pays);
    await payButton(page).click();
    await expectThanks(page, product);
  });
}

const namePlate = { urlId: 'name-plate', title: 'Name Plate', pay: 'Pay $44.00' } as const;

test('Name Plate, by mouse or touch: its form is shown, and its answers are on the order', async ({
  page,
}) => {
  await openProduct(page, namePlate);
  await addButton(page).click();
  const dialog = page.getByRole('dialog', { name: /Your plate/ });
  await dialog.getByLabel('Text').fill('Fern <b>& Kiln');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectAdded(page);
  await page.goto('/checkout');
  await fillAddress(page);
  await fillCard(page, card.pays);
  await expect(payButton(page)).toHaveText(namePlate.pay);
  await payButton(page).click();
  await expectThanks(page, namePlate);
  await expect(page.getByText('Fern <b>& Kiln').first()).toBeVisible();
});

test('Name Plate, by keyboard alone @desktop-only', async ({ page }) => {
  await openProduct(page, namePlate);
  await tabTo(page, addButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Your plate/ }).getByLabel('Text')).toBeFocused();
  await page.keyboard.type('Alder');
  await page.keyboard.press('Enter');
  await expectAdded(page);
  await page.goto('/checkout');
  await typeCheckout(page);
  await tabTo(page, payButton(page));
  await expect(payButton(page)).toHaveText(namePlate.pay);
  await page.keyboard.press('Enter');
  await expectThanks(page, namePlate);
});

test('Name Plate, without JavaScript @without-javascript', async ({ page }) => {
  await openProduct(page, namePlate);
  await page.getByLabel('Text').fill('Alder');
  await addButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await fillAddress(page);
  await updateTotals(page);
  await expect(payButton(page)).toHaveText(namePlate.pay);
  await fillCard(page, card.pays);
  await payButton(page).click();
  await expectThanks(page, namePlate);
  await expect(page.getByText('Alder').first()).toBeVisible();
});
