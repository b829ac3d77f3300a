import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';

/** Saved views of a list. The list is that of products; the view's name is one no other journey uses. */

test('a search is saved as a view by keyboard, renamed, moved, deleted and brought back @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/products');
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  const views = page.getByRole('navigation', { name: 'Views of products' });

  // A view that every shop has.
  await page.keyboard.press('v');
  await expect(views.getByRole('link', { name: 'All' })).toBeFocused();
  await views.getByRole('link', { name: 'Published' }).press('Enter');
  await expect(page).toHaveURL(/status=published&view=published$/);
  await expect(views.getByRole('link', { name: 'Published' })).toBeFocused();
  await expect(views.getByRole('link', { name: 'Published' })).toHaveAttribute('aria-current', 'true');

  // What is searched is saved under a name.
  await page.keyboard.press('/');
  await page.keyboard.type('stone');
  await expect(page).toHaveURL(/search=stone/);
  await views.getByRole('button', { name: 'Save view' }).press('Enter');
  const name = page.getByLabel('Name of the view');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Stone things');
  await page.keyboard.press('Enter');
  const tab = views.getByRole('link', { name: 'Stone things' });
  await expect(tab).toBeFocused();
  await expect(page).toHaveURL(/view=[\da-f-]{36}$/);
  await expect(views.getByRole('button', { name: 'Save view' })).toHaveCount(0);

  // It is there after a reload, and from another view.
  await page.goto('/config/products');
  await expect(rows).toHaveCount(all);
  await tab.click();
  await expect(page).toHaveURL(/search=stone/);
  await expect(rows).not.toHaveCount(all);

  // A change of it is saved or not.
  await page.getByRole('columnheader', { name: 'Product' }).getByRole('button').click();
  await expect(tab).toContainText('changed');
  await views.getByRole('button', { name: 'Save changes' }).click();
  await expect(tab).not.toContainText('changed');
  await expect(tab).toBeFocused();

  // Renamed and deleted from its menu; Undo brings it back.
  const menu = views.getByRole('button', { name: 'Actions for the view Stone things' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  await expect(name).toBeFocused();
  await name.fill('Stoneware things');
  await page.keyboard.press('Enter');
  const renamed = views.getByRole('link', { name: 'Stoneware things' });
  await expect(renamed).toBeVisible();
  await expect(views.getByRole('button', { name: 'Actions for the view Stoneware things' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(renamed).toHaveCount(0);
  await expect(views.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(renamed).toBeFocused();
  await expect(page).toHaveURL(/search=stone/);

  // Left as it was found.
  await views.getByRole('button', { name: 'Actions for the view Stoneware things' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(rows).toHaveCount(all);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the views of a list are one line that is swiped, and fit @desktop-only', async ({ page }) => {
    await becomeOwner(page);
    await page.goto('/config/products');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    const drafts = page.getByRole('link', { name: 'Drafts' });
    await drafts.click();
    await expect(page).toHaveURL(/status=draft/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect((await drafts.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
  });
});
