import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import {
  addressOf,
  binAfterFailure,
  moveToBin,
  publish,
  readAsVisitor,
  saved,
  startDraft,
} from '../owner-product.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { crumbOf } from '../shop-calls.ts';

/** Options and variants of a product: swatches, SKUs by a pattern, two owners at once. */

binAfterFailure(['Dye Pot', 'Row Cup']);

const cell = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}:`) });

/** Opens the dialog of options and gives the product a color with these values. */
async function addColors(page: Page, colors: readonly string[]): Promise<Locator> {
  await page.getByRole('button', { name: 'Add options like size or color' }).click();
  const options = page.getByRole('dialog', { name: 'Options' });
  await options.getByRole('textbox', { name: 'Option' }).fill('Color');
  await options.getByRole('textbox', { name: 'Value 1' }).focus();
  for (const [index, name] of colors.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(name);
  }
  return options;
}

test('colors get swatches that visitors see and that a renamed option keeps, and all SKUs are filled in by a pattern @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await startDraft(page, 'Dye Pot');
  const options = await addColors(page, ['Madder', 'Navy']);
  await options.getByRole('button', { name: 'Swatch of Madder: None' }).press('Enter');
  const swatch = options.getByRole('group', { name: 'Swatch of Madder' });
  await swatch.getByText('Color', { exact: true }).click();
  const color = swatch.getByRole('textbox', { name: 'Color of Madder', exact: true });
  await color.fill('b33');
  await color.blur();
  await expect(color).toHaveValue('#bb3333');
  await color.fill('reddish');
  await expect(swatch.getByText('Enter a color like #56654a.')).toBeVisible();
  await color.fill('#B3312C');
  await options.getByRole('button', { name: 'Swatch of Navy: None' }).click();
  await options.getByRole('group', { name: 'Swatch of Navy' }).getByText('Color', { exact: true }).click();
  // What a name means is where its color begins.
  await expect(options.getByRole('button', { name: 'Swatch of Navy: #1f2d4d' })).toBeVisible();
  await expectAccessible(page);
  // What is no color goes when its field is left, and Apply stays where it is pressed.
  await options.getByRole('textbox', { name: 'Color of Navy', exact: true }).fill('bluish');
  await options.getByRole('button', { name: 'Apply' }).click();
  await expect(options).toBeHidden();

  // By a pattern: what they become is shown, mistakes are named, and one Undo takes it back.
  const open = page.getByRole('button', { name: 'SKUs by pattern' });
  await open.click();
  const skus = page.getByRole('dialog', { name: 'SKUs by pattern' });
  const pattern = skus.getByRole('textbox', { name: 'Pattern' });
  await expect(pattern).toBeFocused();
  await expect(pattern).toHaveValue('DYE-POT-{Color}');
  await pattern.fill('POT');
  await expect(skus.getByText('Several variants would have the SKU POT.')).toBeVisible();
  await pattern.fill('POT-{hue}');
  await expect(skus.getByText('{hue} is none of the options.')).toBeVisible();
  await pattern.fill('POT-{color:3}-{#}');
  await expect(skus.getByRole('cell', { name: 'POT-NAV-2' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(skus).toBeHidden();
  await expect(open).toBeFocused();
  await expect(cell(page, 'SKU of Navy')).toHaveText('POT-NAV-2');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expect(cell(page, 'SKU of Navy')).not.toHaveText('POT-NAV-2');
  await open.click();
  await pattern.fill('POT-{color:3}');
  await page.keyboard.press('Enter');
  await cell(page, 'Price of Madder').click();
  await page.keyboard.type('18');
  await page.keyboard.press('Enter');
  await page.keyboard.type('18');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(cell(page, 'SKU of Madder')).toHaveText('POT-MAD');

  await page.getByRole('button', { name: 'Edit options' }).click();
  await options.getByRole('textbox', { name: 'Option' }).fill('Dye');
  await options.getByRole('textbox', { name: 'Value 1' }).fill('Root');
  await options.getByRole('button', { name: 'Apply' }).click();
  await page.keyboard.press('Control+s');
  await saved(page);
  await publish(page);
  await readAsVisitor(browser, await addressOf(page), async (shop) => {
    await expect(
      shop.getByRole('group', { name: /^Dye/ }).getByRole('radio', { name: /^Root/ }),
    ).toBeAttached();
    await expect(shop.locator('.choice__swatch circle').first()).toHaveAttribute('fill', '#b3312c');
    await expect(shop.locator('.choice__swatch circle')).toHaveCount(2);
  });
  await moveToBin(page);
});

test('an edit of a variant that another owner deletes meanwhile is put to its owner, who keeps it @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  await startDraft(page, 'Row Cup');
  const options = await addColors(page, ['Ash', 'Oat']);
  await options.getByRole('button', { name: 'Apply' }).click();
  await cell(page, 'Price of Ash').click();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await saved(page);

  await cell(page, 'Price of Oat').click();
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  const call = `/api/admin/products/${page.url().split('/').at(-1) ?? ''}`;
  const { revision, variants } = (await (await page.request.get(call)).json()) as {
    revision: number;
    variants: { id: string; attributes: Record<string, string> }[];
  };
  const oat = variants.find(({ attributes }) => attributes['Color'] === 'Oat');
  const deleted = await page.request.put(call, {
    data: {
      revision,
      removed: [oat?.id],
      options: [
        {
          name: 'Color',
          was: 'Color',
          values: ['Ash', 'Oat'].map((name) => ({ name, was: name })),
        },
      ],
    },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(deleted.status(), await deleted.text()).toBe(200);
  await page.keyboard.press('Control+s');
  const question = page.locator('[data-summary]');
  await expect(question).toBeFocused();
  await expect(question).toContainText('Oat');
  await expect(question).toContainText('Deleted');
  await expectAccessible(page);
  await expect(cell(page, 'Price of Oat')).toHaveCount(0);
  await question.getByRole('button', { name: /^Keep yours/ }).press('Enter');
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await saved(page);
  await page.reload();
  await expect(cell(page, 'Price of Oat')).toHaveText('25.00');
  await moveToBin(page);
});
