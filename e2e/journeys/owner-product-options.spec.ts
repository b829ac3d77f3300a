import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { binAfterFailure, moveToBin, saved, startDraft } from '../owner-product.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { crumbOf } from '../shop-calls.ts';

/** Options and variants of a product, edited by two owners at once. */

binAfterFailure(['Row Cup']);

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
