import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';

/** Settings of pages and lists: the link that is shared, and how a list shows its entries. */

test('a list gets its page size, and a shared link its picture @desktop-only', async ({ page }) => {
  await becomeOwner(page);
  const { pages } = (await (await page.request.get('/api/admin/pages')).json()) as {
    pages: { id: string; kind: string; path: string }[];
  };
  const blog = pages.find(({ kind }) => kind === 'blog');
  if (blog === undefined) throw new Error('the shop has no blog');
  await page.goto(`/config/pages?settings=${blog.id}`);
  const dialog = page.getByRole('dialog');
  const card = dialog.getByRole('figure', { name: 'Preview of a shared link' });
  await expect(card).toContainText('The first picture of the page is shown.');
  await dialog.getByRole('textbox', { name: 'Title in search results' }).fill('Kiln notes');
  await expect(card).toContainText('Kiln notes');
  await dialog.getByRole('button', { name: /^Choose picture: / }).click();
  await page.getByRole('dialog', { name: 'Pictures' }).locator('[data-file]').first().click();
  await expect(card.getByRole('img')).toBeVisible();

  const size = dialog.getByRole('textbox', { name: 'Entries on a page' });
  await size.fill('many');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(size).toHaveAccessibleDescription(/whole number from 1 to 200/);
  await size.fill('1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const body = await (await page.request.get(blog.path)).text();
  expect(body).toMatch(/<meta property="og:title" content="Kiln notes">/);
  expect(body).toMatch(/<meta property="og:image" content="[^"]+\/media\//);
  const list = (await (await page.request.get(`${blog.path}?format=json`)).json()) as { items: object[] };
  expect(list.items).toHaveLength(1);
});
