import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { tabTo } from '../buyer-steps.ts';
import { expectFocus } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { crumbOf } from '../shop-calls.ts';
import { expectTouchTargets } from '../touch-targets.ts';

const names = new Set([
  'Tea things',
  'Tea cups',
  'Beakers',
  'Coffee things',
  'Coffee cups',
  'Jugs',
  'Saucers',
]);
const products = ['Beaker of the Journey', 'Saucer of the Journey'];

// Whatever happened: with categories the store page is divided by them, which other journeys do not expect.
test.afterEach(async ({ page }) => {
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  for (const name of products) {
    const found = await page.request.get(`/api/admin/products?search=${encodeURIComponent(name)}`);
    const { rows } = (await found.json()) as { rows: readonly { id: string; title: string }[] };
    for (const { id, title } of rows) {
      if (title === name) await page.request.delete(`/api/admin/products/${id}`, { headers });
    }
  }
  const listed = await page.request.get('/api/admin/categories');
  const { categories } = (await listed.json()) as {
    categories: readonly { id: string; name: string; revision: number }[];
  };
  for (const { id, name, revision } of categories) {
    if (!names.has(name)) continue;
    await page.request.delete(`/api/admin/categories/${id}?revision=${revision}`, { headers });
  }
});

const list = (page: Page): Locator =>
  page.getByRole('list', { name: 'Categories in the order of the store page' });
const row = (page: Page, name: string): Locator => list(page).getByRole('listitem', { name, exact: true });

/** The categories of this journey in the order of the screen, with a dash for each level. */
async function outline(page: Page): Promise<string[]> {
  const rows = await list(page)
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((one) => {
        const level = Number(getComputedStyle(one).getPropertyValue('--level'));
        return `${'-'.repeat(level)}${one.getAttribute('aria-label') ?? ''}`;
      }),
    );
  return rows.filter((one) => names.has(one.replace(/^-+/, '')));
}
const expectOutline = (page: Page, ...lines: readonly string[]): Promise<void> =>
  expect.poll(() => outline(page)).toEqual(lines);

async function addWithMouse(page: Page, name: string, inside?: string): Promise<void> {
  if (inside === undefined) await page.getByRole('button', { name: 'Add category' }).click();
  else {
    await page.getByRole('button', { name: `Actions for ${inside}` }).click();
    await page.getByRole('menuitem', { name: 'Add a category inside' }).click();
  }
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, name)).toBeVisible();
  await expectFocus(page);
}

async function publishProduct(page: Page, name: string, category: string): Promise<void> {
  await page.goto('/config/products/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  const field = page.getByRole('region', { name: 'Organize' }).getByRole('combobox', { name: 'Categories' });
  await field.fill(category);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^In your shop since/)).toBeVisible();
}

/** Does something as a visitor without JavaScript. */
async function asVisitor(browser: Browser, owner: Page, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: new URL(owner.url()).origin,
  });
  await work(await context.newPage());
  await context.close();
}
const titles = (page: Page): Promise<string[]> => page.locator('.card__title').allTextContents();
const categoriesOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Show' });

test('categories are added, arranged by drag and by buttons, renamed and deleted, and visitors find products by them @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products');
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
  await addWithMouse(page, 'Tea things');
  await addWithMouse(page, 'Tea cups', 'Tea things');
  await addWithMouse(page, 'Coffee things');
  await addWithMouse(page, 'Coffee cups');
  await expectOutline(page, 'Tea things', '-Tea cups', 'Coffee things', 'Coffee cups');
  await expectAccessible(page);

  // A name that there is stays in the field, with the reason.
  await page.getByRole('button', { name: 'Add category' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('TEA CUPS');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('There is a category Tea cups already. Enter another name.')).toBeVisible();
  await expect(name).toHaveValue('TEA CUPS');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  // Into another one by drag, back by Undo, and above another one.
  await row(page, 'Coffee cups').dragTo(row(page, 'Coffee things'), {
    sourcePosition: { x: 60, y: 20 },
    targetPosition: { x: 200, y: 24 },
  });
  await expectOutline(page, 'Tea things', '-Tea cups', 'Coffee things', '-Coffee cups');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expectOutline(page, 'Tea things', '-Tea cups', 'Coffee things', 'Coffee cups');
  await row(page, 'Coffee things').dragTo(row(page, 'Tea things'), {
    sourcePosition: { x: 60, y: 20 },
    targetPosition: { x: 60, y: 4 },
  });
  await expectOutline(page, 'Coffee things', 'Tea things', '-Tea cups', 'Coffee cups');

  // By buttons.
  await page.getByRole('button', { name: 'Move up: Coffee cups' }).click();
  await expectOutline(page, 'Coffee things', 'Coffee cups', 'Tea things', '-Tea cups');
  await page.getByRole('button', { name: 'Move inside the category above: Coffee cups' }).click();
  await expectOutline(page, 'Coffee things', '-Coffee cups', 'Tea things', '-Tea cups');
  await expect(page.getByText('“Coffee cups” is in place 1 inside “Coffee things” now.')).toBeAttached();
  await expectFocus(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expectOutline(page, 'Coffee things', '-Coffee cups', 'Tea things', '-Tea cups');

  // A product takes one of the tree and makes another one.
  await publishProduct(page, 'Saucer of the Journey', 'Saucers');
  await publishProduct(page, 'Beaker of the Journey', 'tea CUPS');
  const organize = page.getByRole('region', { name: 'Organize' });
  await expect(organize.getByText('Tea cups', { exact: true })).toBeVisible();
  await organize.getByRole('combobox', { name: 'Categories' }).fill('coffee cups');
  await expect(page.getByRole('option', { name: 'Coffee things › Coffee cups' })).toBeVisible();
  await page.keyboard.press('Escape');
  await organize.getByRole('combobox', { name: 'Categories' }).fill('');

  await asVisitor(browser, page, async (shop) => {
    await shop.goto('/shop');
    await expect(categoriesOf(shop).getByRole('link')).toHaveText(['All', 'Tea things', 'Saucers']);
    await categoriesOf(shop).getByRole('link', { name: 'Tea things' }).click();
    await expect(shop.getByRole('heading', { level: 1, name: 'Tea things' })).toBeVisible();
    expect(await titles(shop)).toEqual(['Beaker of the Journey']);
    await expect(categoriesOf(shop).getByRole('link')).toHaveText([
      'All',
      'Tea things',
      'Tea cups',
      'Saucers',
    ]);
    await categoriesOf(shop).getByRole('link', { name: 'Tea cups' }).click();
    await expect(shop).toHaveURL('/shop?category=Tea%20cups');
  });

  await page.goto('/shop?category=Tea%20things');
  await expectAccessible(page);

  // The number of products leads to them.
  await page.goto('/config/products/categories');
  await page.getByRole('link', { name: '1 product in Tea cups' }).click();
  await expect(page.getByRole('link', { name: 'Beaker of the Journey' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Saucer of the Journey' })).toHaveCount(0);

  // The new name is everywhere, and the old address leads to it.
  await page.goto('/config/products/categories');
  await page.getByRole('button', { name: 'Actions for Tea cups' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Beakers');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(row(page, 'Beakers')).toBeVisible();
  await asVisitor(browser, page, async (shop) => {
    await shop.goto('/shop?category=Tea%20cups');
    await expect(shop).toHaveURL('/shop?category=Beakers');
    expect(await titles(shop)).toEqual(['Beaker of the Journey']);
  });

  // Two become one: its products are in the other one, and the old address leads there.
  await page.getByRole('button', { name: 'Actions for Saucers' }).click();
  await page.getByRole('menuitem', { name: 'Merge into another…' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge “Saucers” into another category' });
  const other = merge.getByRole('combobox', { name: 'Category that stays' });
  await expect(other).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(merge.getByText('Choose a category.')).toBeVisible();
  await expect(merge.getByText('Its product gets the other category instead.')).toBeVisible();
  await expectAccessible(page);
  await other.fill('beak');
  await page.getByRole('option', { name: 'Tea things › Beakers' }).click();
  await merge.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(merge).toBeHidden();
  await expectFocus(page);
  await expectOutline(page, 'Coffee things', '-Coffee cups', 'Tea things', '-Beakers');
  await expect(page.getByRole('link', { name: '2 products in Beakers' })).toBeVisible();
  await asVisitor(browser, page, async (shop) => {
    await shop.goto('/shop?category=Beakers');
    expect((await titles(shop)).toSorted()).toEqual(['Beaker of the Journey', 'Saucer of the Journey']);
  });

  // Deleting says what it means; what is inside moves up.
  await page.getByRole('button', { name: 'Actions for Tea things' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('No product has it.')).toBeVisible();
  await expect(page.getByText('The category inside it moves up.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectOutline(page, 'Coffee things', '-Coffee cups', 'Beakers');
  await expectFocus(page);
});

test('categories are added, arranged, renamed and deleted by keyboard alone @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused();
  await page.keyboard.type('departments');
  await expect(page.getByRole('option', { name: /Categories/ }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
  for (const name of ['Tea things', 'Tea cups', 'Jugs']) {
    await tabTo(page, page.getByRole('button', { name: 'Add category' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(row(page, name)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocus(page);
    await page.getByRole('heading', { level: 1 }).focus();
  }
  await expectOutline(page, 'Tea things', 'Tea cups', 'Jugs');

  const actions = page.getByRole('button', { name: 'Actions for Tea cups' });
  await tabTo(page, actions);
  await page.keyboard.press('Alt+ArrowRight');
  await expectOutline(page, 'Tea things', '-Tea cups', 'Jugs');
  await expect(actions).toBeFocused();
  await expect(page.getByText('“Tea cups” is in place 1 inside “Tea things” now.')).toBeAttached();
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowDown');
  await expectOutline(page, 'Tea things', 'Jugs', 'Tea cups');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowRight');
  // There is no further level to go to: nothing happens, and the browser does not go forward.
  await page.keyboard.press('Alt+ArrowRight');
  await expectOutline(page, 'Tea things', '-Tea cups', 'Jugs');
  await expect(actions).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expectOutline(page, 'Tea things', '-Tea cups', 'Jugs');

  await tabTo(page, actions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Beakers');
  await page.keyboard.press('Enter');
  await expectOutline(page, 'Tea things', '-Beakers', 'Jugs');
  await expect(page.getByRole('button', { name: 'Actions for Beakers' })).toBeFocused();

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByRole('button', { name: 'Actions for Tea things' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expectOutline(page, 'Beakers', 'Jugs');
  await expectFocus(page);
});

async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return { ...box, bottom: box.y + box.height };
}

test('on a phone a category takes one row: its buttons stand beside its name @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products/categories');
  await addWithMouse(page, 'Beakers');
  await publishProduct(page, 'Beaker of the Journey', 'Beakers');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/config/products/categories');
  const beakers = row(page, 'Beakers');
  await expect(beakers.getByRole('link', { name: '1 product in Beakers' })).toBeVisible();
  const name = await boxOf(beakers.getByText('Beakers', { exact: true }));
  const buttons = await boxOf(beakers.getByRole('button', { name: 'Actions for Beakers' }));
  expect(name.y).toBeGreaterThanOrEqual(buttons.y - 4);
  expect(name.bottom).toBeLessThanOrEqual(buttons.bottom);
  expect((await boxOf(beakers)).height).toBeLessThan(64);
  await expectTouchTargets(page, 'categories with products');
  await expectAccessible(page);
});
