import { brokenTheme, zipOfFolder } from '@vitrine/testing/make-zip.ts';
import type { ThemeList } from '@vitrine/contracts/themes.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { tabTo } from '../buyer-steps.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { crumbOf } from '../shop-calls.ts';

/** The owner uploads themes, reads their problems, tries them on, uses one and goes back; journeys share one shop. */

test.afterEach(async ({ page }) => {
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const back = await page.request.put('/api/admin/themes/current', { data: { name: 'atelier' }, headers });
  expect(back.status(), await back.text()).toBe(200);
  const { themes } = (await (await page.request.get('/api/admin/themes')).json()) as ThemeList;
  for (const { name, upload } of themes)
    if (upload !== null) await page.request.delete(`/api/admin/themes/${name}`, { headers });
});

async function openThemes(page: Page): Promise<void> {
  await becomeOwner(page);
  await page.goto('/config/design/themes');
  await expect(page.getByRole('heading', { level: 1, name: 'Themes' })).toBeVisible();
}

const zip = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer });
const card = (page: Page, theme: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: theme, exact: true }) });
const result = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const home = async ({ request }: Page): Promise<string> => (await request.get('/')).text();

/** Drops a zip on the screen, as from the desktop. */
async function dropZip(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ file, data }) => {
      const dropped = new DataTransfer();
      const content = Uint8Array.from(atob(data), (character) => character.codePointAt(0) ?? 0);
      dropped.items.add(new File([content], file, { type: 'application/zip' }));
      return dropped;
    },
    { file: name, data: bytes.toString('base64') },
  );
  const area = page.getByRole('heading', { level: 1, name: 'Themes' });
  for (const event of ['dragenter', 'dragover', 'drop'])
    await area.dispatchEvent(event, { dataTransfer: transfer });
}

test('theme folders are uploaded by mouse, one with problems, shown with their own files, used and undone', async ({
  page,
}) => {
  await openThemes(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload theme' }).click();
  await (await chooser).setFiles(zip('dockside.zip', await zipOfFolder('dockside', 'dockside/')));
  await expect(page.getByRole('heading', { name: 'Dockside was uploaded' })).toBeFocused();
  // Its problems in the owner's words, with the place for whoever mends it.
  const dockside = result(page, 'Dockside was uploaded');
  await expect(dockside).toContainText(
    'Something from another site is not loaded until you copy it into the theme.',
  );
  await expect(dockside).toContainText('head.region');
  await expect(dockside.getByRole('link', { name: 'Try it on: Dockside' })).toHaveAttribute(
    'href',
    '/config/design?theme=dockside',
  );
  await dockside.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Upload theme' })).toBeFocused();

  await dropZip(page, 'wreck.zip', brokenTheme());
  const wreck = result(page, 'Wreck was uploaded');
  await expect(wreck).toContainText('A part of every page is missing.');
  await expect(wreck).toContainText('these styles are missing');
  await expect(wreck.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  await expectAccessible(page);
  await wreck.getByRole('button', { name: 'Close' }).click();

  await dropZip(page, 'letter.zip', Buffer.from('Dear owner,'));
  await expect(page.getByRole('alert')).toContainText('This is not a zip file.');
  await page.getByRole('button', { name: 'Dismiss' }).click();

  // The card shows the shop's own home page in the theme, with the theme's own picture.
  await card(page, 'Dockside').scrollIntoViewIfNeeded();
  const likeness = card(page, 'Dockside').frameLocator('[data-shown=true]');
  await expect(likeness.locator('body')).toHaveCSS(
    'background-image',
    /\/_v\/theme-files\/dockside\/[0-9a-f-]{36}\/assets\/rope\.svg/,
  );
  const rope = await likeness.locator('body').evaluate((body) => getComputedStyle(body).backgroundImage);
  const picture = await page.request.get(/url\("(.+)"\)/.exec(rope)?.[1] ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml']);

  const before = await home(page);
  await page.getByRole('button', { name: 'Use this theme: Dockside' }).click();
  await expect(card(page, 'Dockside').getByText('In use')).toBeFocused();
  await expect.poll(() => home(page)).toContain('/_v/theme/dockside-');
  await page.getByRole('button', { name: 'Undo: switch back to Atelier' }).click();
  await expect(card(page, 'Atelier').getByText('In use')).toBeVisible();
  await expect.poll(() => home(page)).toBe(before);
});

test('the same by keyboard: uploaded, uploaded again and replaced, taken back, removed @desktop-only', async ({
  page,
}) => {
  // From now on the browser hands its choosers over: it takes a moment to begin to, and a key is pressed at once.
  page.on('filechooser', () => undefined);
  await openThemes(page);
  const upload = page.getByRole('button', { name: 'Upload theme' });
  const send = async (): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(zip('lighthouse.zip', await zipOfFolder('lighthouse')));
  };
  await tabTo(page, upload);
  await send();
  const heading = page.getByRole('heading', { name: 'Lighthouse was uploaded' });
  await expect(heading).toBeFocused();
  await tabTo(page, result(page, 'Lighthouse was uploaded').getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(upload).toBeFocused();
  await send();
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Replace Lighthouse' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lighthouse was replaced.')).toBeVisible();
  await expect(card(page, 'Lighthouse')).toHaveCount(1);
  await expect(upload).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Use this theme: Lighthouse' }));
  await page.keyboard.press('Enter');
  await expect(card(page, 'Lighthouse').getByText('In use')).toBeFocused();
  await expect.poll(() => home(page)).toContain('/_v/theme/lighthouse-');
  const more = page.getByRole('button', { name: 'More for Lighthouse' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Remove: use another theme first' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Switch to the version before' }).press('Enter');
  await expect(page.getByText('Lighthouse is back to the version before.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: switch back to Atelier' }).press('Enter');
  await expect(card(page, 'Atelier').getByText('In use')).toBeVisible();
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove Lighthouse?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove theme' }).press('Enter');
  await expect(card(page, 'Lighthouse')).toHaveCount(0);
  await expect(upload).toBeFocused();
});
