import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { tabTo } from '../buyer-steps.ts';
import { dropFiles, pictureFile } from '../drop-files.ts';
import { addressOf, binAfterFailure, readAsVisitor } from '../owner-product.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';

/** An owner makes products: by mouse, by keyboard alone, with bad input; a visitor without JavaScript sees them. */

binAfterFailure(['Rain Jug', 'Night Bowl', 'Kiln Visit', 'Counted Cup', 'Later Lamp']);

/** On the body the next Tab would start at the top. */
const expectFocus = (page: Page): Promise<void> => expect(page.locator(':focus')).toHaveCount(1);

const saved = (page: Page): Promise<void> =>
  expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

/** The button of the newest notice; the editors of texts have one of this name too. */
const undo = (page: Page): Locator => page.getByRole('alert').getByRole('button', { name: 'Undo' }).last();

const cell = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}:`) });

test('a product with six variants and dropped pictures is made by mouse, published, and seen without JavaScript @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products');
  await page.getByRole('link', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add product' })).toBeFocused();
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rain Jug');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rain Jug' })).toBeFocused();
  await expect(page.getByText('Only you can see it.')).toBeVisible();
  const address = new URL(page.url()).pathname;

  // Pictures, dropped on their card, in the order they were dropped; one is dragged to the front.
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await dropFiles(page, pictures, ['stoneware-mug-oat', 'stoneware-mug-moss', 'stoneware-mug-ink']);
  const tiles = pictures.getByRole('button', { name: /^Picture \d of/ });
  await expect(tiles).toHaveCount(3);
  await tiles.nth(2).dragTo(tiles.nth(0));
  await tiles.nth(0).click();
  const picture = page.getByRole('dialog', { name: 'Picture 1 of 3' });
  await picture.getByRole('textbox', { name: 'Alt text' }).fill('A jug in ink blue');
  await picture.getByRole('button', { name: 'Done' }).click();
  await expect(pictures.getByRole('button', { name: 'Picture 1 of 3: A jug in ink blue' })).toBeFocused();
  await pictures.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(tiles).toHaveCount(2);
  await undo(page).click();
  await expect(tiles).toHaveCount(3);

  // Options: what they make of the variants is said before, and too many are refused with words.
  await page.getByRole('button', { name: 'Add options like size or color' }).click();
  const options = page.getByRole('dialog', { name: 'Options' });
  await options.getByRole('textbox', { name: 'Option' }).fill('Glaze');
  await options.getByRole('textbox', { name: 'Value 1' }).fill('Ink');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Oat');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Moss');
  await options.getByRole('button', { name: 'Add another option' }).click();
  const size = options.getByRole('group').nth(1);
  await size.getByRole('textbox', { name: 'Option' }).fill('Size');
  await size.getByRole('textbox', { name: 'Value 1' }).fill('Small');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Large');
  await expect(options.getByText('6 variants, 5 of them new.')).toBeVisible();
  await expectAccessible(page);
  await options.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Edit options' })).toBeFocused();

  // All prices at once, one in its cell, one variant's picture in its dialog.
  await page.getByRole('checkbox', { name: 'Select all variants' }).click();
  const bulk = page.getByRole('region', { name: 'Change the selected variants' });
  await bulk.getByRole('textbox', { name: 'Value' }).fill('48');
  await bulk.getByRole('button', { name: 'Apply to selected' }).click();
  await bulk.getByRole('combobox', { name: 'Field' }).selectOption('In stock');
  await bulk.getByRole('textbox', { name: 'Value' }).fill('7');
  await bulk.getByRole('button', { name: 'Apply to selected' }).click();
  await bulk.getByRole('button', { name: 'Clear selection' }).click();
  await cell(page, 'Price of Oat / Large').click();
  await page.keyboard.type('56');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit Moss / Small' }).click();
  const variant = page.getByRole('dialog', { name: 'Moss / Small' });
  await variant.getByRole('radio', { name: /^Picture 3 of 3/ }).click();
  await variant.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect(cell(page, 'Price of Oat / Large')).toHaveText('56.00');
  await expectFocus(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^In your shop since/)).toBeFocused();
  const shown = await addressOf(page);
  await readAsVisitor(browser, shown, async (shop) => {
    await expect(shop.getByRole('heading', { level: 1, name: 'Rain Jug' })).toBeVisible();
    await expect(shop.getByRole('img', { name: 'A jug in ink blue' }).first()).toBeVisible();
    const choices = await shop.locator('form.product-purchase').textContent();
    for (const value of ['Ink', 'Oat', 'Moss', 'Small', 'Large']) expect(choices).toContain(value);
  });

  // A copy, then the bin and back, and for good.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copy of Rain Jug' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await undo(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copy of Rain Jug' })).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await readAsVisitor(browser, shown, async (shop) => {
    await expect(shop.getByRole('heading', { level: 1, name: 'Rain Jug' })).toHaveCount(0);
  });
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await page.getByRole('link', { name: /^Rain Jug/ }).click();
  await expect(page.getByText(/^In the bin since/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete “Rain Jug” for good?' });
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await sure.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('link', { name: /^Rain Jug/ })).toHaveCount(0);
});

test('a product with six variants is made, priced like a sheet and published by keyboard alone, and the focus is never lost @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused();
  await page.keyboard.type('add product');
  await expect(page.getByRole('option', { name: 'Add product' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add product' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Night Bowl');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Night Bowl' })).toBeFocused();

  // Pictures are chosen; Alt and an arrow key move one, Delete removes it.
  const chosen = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Add pictures' }));
  await page.keyboard.press('Enter');
  await (await chosen).setFiles([pictureFile('serving-bowl-1'), pictureFile('serving-bowl-2')]);
  const tiles = page.getByRole('button', { name: /^Picture \d of/ });
  await expect(tiles).toHaveCount(2);
  await tiles.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Picture 1 of 2' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Alt text' }));
  await page.keyboard.type('A bowl at night');
  await page.keyboard.press('Escape');
  const bowl = page.getByRole('button', { name: /: A bowl at night$/ });
  await expect(bowl).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(bowl).toHaveAccessibleName('Picture 2 of 2: A bowl at night');
  await expect(bowl).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(bowl).toBeFocused();

  const add = page.getByRole('button', { name: 'Add options like size or color' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const options = page.getByRole('dialog', { name: 'Options' });
  await expect(options.getByRole('textbox', { name: 'Option' })).toBeFocused();
  await page.keyboard.type('Glaze');
  await page.keyboard.press('Enter');
  for (const value of ['Ink', 'Oat', 'Moss']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Backspace');
  await expect(options.getByRole('textbox', { name: 'Value 3' })).toBeFocused();
  await tabTo(page, options.getByRole('button', { name: 'Add another option' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Size');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Small');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Large');
  await expect(options.getByText('6 variants, 5 of them new.')).toBeVisible();
  await tabTo(page, options.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit options' })).toBeFocused();

  // The table like a sheet: one stop for Tab, arrows inside.
  await tabTo(page, page.getByRole('checkbox', { name: 'Select Ink / Small' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Price of Ink / Small')).toBeFocused();
  for (const price of ['30', '38', '30', '38', '30', '38']) {
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
  }
  await expect(cell(page, 'Price of Moss / Large')).toBeFocused();
  await expect(cell(page, 'Price of Moss / Large')).toHaveText('38');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'In stock of Ink / Small')).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('unlimited');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'In stock of Ink / Large')).toHaveText('Unlimited');
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'In stock of Oat / Small')).toHaveText('0');
  await expect(cell(page, 'In stock of Oat / Small')).toBeFocused();

  // What cannot be read is marked in its cell; the summary leads there.
  await page.keyboard.type('many');
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /^In stock of Oat \/ Small/ })).toBeFocused();
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expectFocus(page);
  await expect(cell(page, 'Price of Moss / Large')).toHaveText('38.00');

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^In your shop since/)).toBeFocused();
  await readAsVisitor(browser, await addressOf(page), async (shop) => {
    await expect(shop.getByRole('heading', { level: 1, name: 'Night Bowl' })).toBeVisible();
    await expect(shop.getByRole('img', { name: 'A bowl at night' }).first()).toBeVisible();
  });

  // Hidden again by the next press, and moved to the bin.
  await tabTo(page, page.getByRole('button', { name: 'Hide from shop' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Only you can see it.')).toBeFocused();
  await page.getByRole('button', { name: 'More actions' }).focus();
  await page.keyboard.press('Enter');
  // The first entry has the focus when the menu opens; arrows then move through it.
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Move to bin' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
});

test('bad input to a product is refused with words and loses nothing @desktop-only', async ({ page }) => {
  await becomeOwner(page);
  await page.goto('/config/products/new');
  await page.getByText('Service', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Service' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Name' }).fill('x'.repeat(10_000));
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByText('Enter a name of at most 200 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kiln Visit');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kiln Visit' })).toBeVisible();

  await page.getByRole('button', { name: 'Add options like size or color' }).click();
  const options = page.getByRole('dialog', { name: 'Options' });
  for (const [index, name] of ['A', 'B', 'C', 'D'].entries()) {
    if (index > 0) await options.getByRole('button', { name: 'Add another option' }).click();
    const group = options.getByRole('group').nth(index);
    await group.getByRole('textbox', { name: 'Option' }).fill(name);
    await group.getByRole('textbox', { name: 'Value 1' }).focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', Array.from({ length: 10 }, (_, at) => `v${at}`).join(', '));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
  }
  await expect(options.getByRole('alert')).toContainText(
    'These options make 10,000 variants. A product has at most 500: remove some values.',
  );
  await options.getByRole('button', { name: 'Apply' }).click();
  await expect(options).toBeVisible();
  await options.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('1000000000000');
  await page.getByRole('textbox', { name: 'Web address' }).fill('two words');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('That price is too high.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Use letters, digits and hyphens/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Web address' }).fill('visit-the-kiln');
  await expect(
    page.getByText('After saving, the old address /shop/p/kiln-visit leads to the new one.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});

test('a schedule waits in its dialog while the product cannot be saved, and leads to what is to be corrected @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Later Lamp');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Later Lamp' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.getByRole('button', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish later' });
  await dialog.getByLabel('Day and time').fill('2099-05-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText(
    'It is not scheduled: your changes to this product could not be saved.',
  );
  await expect(refusal).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-summary]')).toBeFocused();
  await expect(page.getByText('Only you can see it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Later Lamp');
  await page.getByRole('button', { name: 'Schedule…' }).click();
  await dialog.getByLabel('Day and time').fill('2099-05-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Goes live on May 1, 2099/)).toBeVisible();
  await expectFocus(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});

test('stock is adjusted with a reason, and every change is in its history @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Counted Cup');
  await page.getByRole('button', { name: 'Create draft' }).click();
  const open = page.getByRole('button', { name: 'Adjust and history' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Stock of Counted Cup' });
  await expect(dialog.getByText('Nothing has changed yet.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Units' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('12 units in stock.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Change' }).selectOption('Take out');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Damaged or lost');
  await dialog.getByRole('textbox', { name: 'Units' }).fill('50');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Only 12 of Counted Cup are in stock.');
  await dialog.getByRole('textbox', { name: 'Units' }).fill('2');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('10 units in stock.')).toBeVisible();
  const rows = dialog.getByRole('row');
  await expect(rows.nth(1)).toContainText('Damaged or lost');
  await expect(rows.nth(1)).toContainText('-2');
  await expect(rows.nth(2)).toContainText('+12');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'In stock' })).toHaveValue('10');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});
