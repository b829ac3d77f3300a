import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';
import { expectTouchTargets } from '../touch-targets.ts';

/** The admin's menus and popovers while they are open. */

type Scan = () => Promise<void>;

/** Opens a menu or popover with its button, scans the page, and closes it again. */
async function scanOpen(page: Page, button: Locator, opened: Locator, scan: Scan): Promise<void> {
  await button.click();
  await expect(opened).toBeVisible();
  await scan();
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
}

/** The menus of how a list is shown, and a filter's popover. */
async function scanTools(page: Page, scan: Scan): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const menu = page.getByRole('menu');
  await page.goto('/config/products?search=s');
  const rows = page.locator('[data-row]');
  await expect(rows.nth(1)).toBeVisible();
  await scanOpen(page, button(/^Display/), menu, scan);
  await scanOpen(page, button('Export products or stock'), menu, scan);
  await scanOpen(page, page.getByRole('button', { name: 'Filter', exact: true }), menu, scan);

  await page.goto('/config/products?search=s&status=published');
  const dialog = page.getByRole('dialog');
  await expect(rows.nth(1)).toBeVisible();
  await scanOpen(page, button(/^Filter Status/), dialog, scan);
}

/** The menus of a view of the owner's own, and of selected rows. */
async function scanActions(page: Page, scan: Scan): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const menu = page.getByRole('menu');
  await page.goto('/config/products?search=s&status=published,draft');
  await button('Save view').click();
  await expect(page.getByRole('textbox', { name: 'Name of the view' })).toBeFocused();
  await scan();
  await page.keyboard.type('Menus');
  await page.keyboard.press('Enter');
  const view = button('Actions for the view Menus');
  await scanOpen(page, view, menu, scan);
  await view.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(view).toHaveCount(0);

  await page.goto('/config/products?search=s');
  await page.locator('[data-row]').first().getByRole('checkbox').click();
  await scanOpen(
    page,
    page
      .getByRole('region', { name: 'Actions for the selection' })
      .getByRole('button', { name: 'Actions', exact: true }),
    menu,
    scan,
  );
}

/** As of an owner with another site, at the same server. */
async function withAnotherSite(page: Page): Promise<void> {
  await page.route('**/api/admin/me', async (route) => {
    const answer = await route.fetch();
    const me = (await answer.json()) as { websites: object[] };
    const other = { ...me.websites[0], id: crypto.randomUUID(), title: 'Fern & Garden', address: OTHER };
    await route.fulfill({ response: answer, json: { ...me, websites: [...me.websites, other] } });
  });
}
const OTHER = 'https://garden.example';

for (const [what, scanMenus] of [
  ['of how a list is shown', scanTools],
  ['of views and of selected rows', scanActions],
] as const) {
  test(`menus and popovers ${what} are free of axe violations while they are open @desktop-only`, async ({
    page,
  }) => {
    await signInAsOwner(page);
    await scanMenus(page, () => expectAccessible(page));
  });
}

test('an owner of two sites switches between sites by a menu, which is free of axe violations like that of the account and the palette @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  await withAnotherSite(page);
  await page.goto('/config/products?search=stone');
  const scan = () => expectAccessible(page);
  const menu = page.getByRole('menu');
  await scanOpen(page, page.getByRole('button', { name: 'Account', exact: true }), menu, scan);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused();
  await page.keyboard.type('mug');
  await expect(page.getByRole('option', { name: 'Stoneware Mug' })).toBeVisible();
  await scan();
  await page.keyboard.press('Escape');

  const sites = page.getByRole('button', { name: 'Fern & Kiln: switch site' });
  await scanOpen(page, sites, menu, scan);
  await expect(sites).toBeFocused();
  await page.route(`${OTHER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Another admin</h1>' }),
  );
  await page.keyboard.press('Enter');
  const here = page.getByRole('menuitem', { name: 'Fern & Kiln' });
  await expect(here).toHaveAttribute('aria-current', 'true');
  await expect(here).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Fern & Garden' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.origin === OTHER && url.pathname === '/config/switch');
});

test('on a phone open menus of a list have controls for a finger @desktop-only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsOwner(page);
  await scanTools(page, () => expectTouchTargets(page, 'a menu of a list'));
  await scanActions(page, () => expectTouchTargets(page, 'a menu of views or rows'));
});

test('on a phone the menus of account and sites, More and the palette have controls for a finger @desktop-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsOwner(page);
  await withAnotherSite(page);
  await page.goto('/config/stock');
  const measure = (where: string) => () => expectTouchTargets(page, where);
  const menu = page.getByRole('menu');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await scanOpen(page, page.getByRole('button', { name: 'Account', exact: true }), menu, measure('Account'));
  await scanOpen(page, button(/: switch site$/), menu, measure('Sites'));
  await scanOpen(page, button('More'), page.getByRole('dialog'), measure('More'));
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused();
  await expectTouchTargets(page, 'the palette');
  await expectAccessible(page);
});

test('the choice of columns in a list is made in its menu by keyboard, and is kept @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products?search=stone');
  const head = page.getByRole('columnheader', { name: 'Type' });
  await expect(head).toBeVisible();
  const display = page.getByRole('button', { name: 'Display' });
  const column = page.getByRole('menuitemcheckbox', { name: 'Type' });
  await display.press('Enter');
  await expect(column).toHaveAttribute('aria-checked', 'true');
  await column.press('Space');
  await expect(head).toHaveCount(0);
  await expect(column).toHaveAttribute('aria-checked', 'false');
  await page.keyboard.press('Escape');
  await expect(display).toBeFocused();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Product' })).toBeVisible();
  await expect(head).toHaveCount(0);
  await display.press('Enter');
  await column.press('Space');
  await expect(head).toBeVisible();
});

test('records that were seen recently are the first entries of the palette, the newest first @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products?search=stone');
  await page.getByRole('link', { name: /^Stoneware Mug/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stoneware Mug' })).toBeFocused();
  await page.goto('/config/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.goto('/config/stock');
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent.nth(0)).toContainText('Customers');
  await expect(recent.filter({ hasText: 'Stoneware Mug' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeFocused();
});
