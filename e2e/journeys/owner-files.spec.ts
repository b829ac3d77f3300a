import { open, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import { dropFiles, pictureFile } from '../drop-files.ts';
import { becomeOwner } from '../owner.ts';
import { expect, test } from '../owner-test.ts';
import { crumbOf } from '../shop-calls.ts';

/** The library of files: folders, uploads, a file's panel, replacing, deleting, alternative texts. */

// Other journeys look at the files of the demo.
test.afterEach(async ({ page }) => {
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const listed = await page.request.get('/api/admin/asset-folders');
  const { folders } = (await listed.json()) as {
    folders: readonly { id: string; parentId: string | null }[];
  };
  for (const { id } of folders.filter(({ parentId }) => parentId === null))
    await page.request.delete(`/api/admin/asset-folders/${id}?files=bin`, { headers });
});

const files = (page: Page) => page.getByRole('listbox', { name: 'Files' }).getByRole('option');
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New folder' }).last().click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeVisible();
}

test('a hundred pictures are uploaded into a folder, and the two that do not arrive are explained and tried again @desktop-only', async ({
  page,
}) => {
  test.slow();
  await becomeOwner(page);
  await page.goto('/config/files');
  await makeFolder(page, 'A hundred');
  const bytes = await readFile(pictureFile('gallery-speckle'));
  let isCut = true;
  await page.route('**/api/admin/assets', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    if (isCut && body.includes('filename="number-17.jpg"')) await route.abort();
    else await route.continue();
  });
  // Small, so that a hundred are made in time; one ends half-way.
  const small = await sharp(bytes).resize(120, 90).jpeg().toBuffer();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).first().click();
  await (
    await chosen
  ).setFiles(
    Array.from({ length: 100 }, (_, at) => ({
      name: `number-${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: at === 42 ? small.subarray(0, small.length / 2) : small,
    })),
  );
  await expect(tray(page).getByText('2 files were not uploaded')).toBeVisible({ timeout: 90_000 });
  await expect(tray(page)).toContainText(
    'The file number-42.jpg does not appear to be a supported image file.',
  );
  await expect(tray(page)).toContainText(/Error uploading|File (?:upload|processing) failed to complete/);
  await expect(page.getByText('98 files', { exact: true })).toBeVisible();
  await expectAccessible(page);
  isCut = false;
  await tray(page).getByRole('button', { name: 'Try again: number-17.jpg' }).click();
  await expect(page.getByText('99 files', { exact: true })).toBeVisible();
  await tray(page).getByRole('button', { name: 'Dismiss number-42.jpg' }).click();
  await tray(page).getByRole('button', { name: 'Close' }).click();
  await expect(tray(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show more files' }).click();
  await expect(files(page)).toHaveCount(99);
  await expect(files(page).nth(60)).toBeFocused();

  // 200 MB, text, and a refused name: nothing of the first two leaves the browser.
  const large = join(await mkdtemp(join(tmpdir(), 'vitrine-large-')), 'clouds.png');
  const file = await open(large, 'w');
  await file.truncate(200 * 1024 * 1024);
  await file.close();
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).first().click();
  await (await again).setFiles(large);
  await expect(tray(page)).toContainText(
    'The file clouds.png is too large. The maximum allowed file size is 20 MB.',
  );
  await tray(page).getByRole('button', { name: 'Close' }).click();
  await page.unroute('**/api/admin/assets');
});

test('files are dropped, moved, described, renamed, replaced and deleted by mouse', async ({
  page,
  isMobile,
}) => {
  await becomeOwner(page);
  await page.goto('/config/files');
  const folder = `Glazes ${Date.now()}`;
  await makeFolder(page, folder);
  await dropFiles(
    page,
    page.locator('[aria-label="Uploads"], main').first().getByText('This folder is empty'),
    ['gallery-drip', 'gallery-vases'],
  );
  await expect(files(page)).toHaveCount(2);
  await tray(page).getByRole('button', { name: 'Close' }).click();

  // Its panel: description, name, focal point, what uses it.
  await files(page).filter({ hasText: 'gallery-drip' }).click();
  const panel = page.getByRole(isMobile ? 'dialog' : 'complementary', { name: /gallery-drip/ });
  await expect(panel.getByText('Not used anywhere')).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('Alternative text').fill('Glaze that has run down a jar');
  await panel.getByLabel('File name').click();
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
  await panel.getByLabel('File name').fill(' ');
  await panel.getByRole('button', { name: 'Rename' }).click();
  await expect(panel.getByText('Unable to Rename File. Please enter a file name')).toBeVisible();
  await page.route('**/api/admin/assets/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await panel.getByLabel('File name').fill('run-glaze');
  await panel.getByRole('button', { name: 'Rename' }).click();
  await expect(panel.getByText('There was a problem while renaming your file.')).toBeVisible();
  await page.unroute('**/api/admin/assets/*');
  await panel.getByLabel('File name').press('Enter');
  const renamed = page.getByRole(isMobile ? 'dialog' : 'complementary', { name: /run-glaze/ });
  await expect(renamed).toBeVisible();
  await renamed.getByRole('button', { name: /^Focal point/ }).press('Shift+ArrowRight');
  await expect(
    renamed.getByRole('button', { name: 'Focal point: 60% from the left, 50% from the top' }),
  ).toBeVisible();

  // Replaced, and taken back.
  const chosen = page.waitForEvent('filechooser');
  await renamed.getByRole('button', { name: 'Replace file' }).click();
  await (await chosen).setFiles(pictureFile('gallery-planters'));
  await expect(renamed.getByText(/^Replaced on/)).toBeVisible();
  await expect(renamed.locator('img')).toHaveAttribute('src', /run-glaze\.v2\.webp/);
  await renamed.getByRole('button', { name: 'Put the former file back' }).click();
  await expect(renamed.locator('img')).toHaveAttribute('src', /run-glaze\.v3\.webp/);
  await expect(renamed.getByText(/^Replaced on/)).toBeHidden();

  // Deleted at once, since nothing uses it, and back by Undo.
  await renamed.getByRole('button', { name: 'Delete' }).click();
  await expect(files(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(files(page)).toHaveCount(2);
});

test('the library is used by keyboard alone: select, move, delete what is in use, restore @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/files?kind=picture&sort=name');
  await expect(files(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'No alt text' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(files(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(files(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  const bar = page.getByRole('region', { name: 'Actions for the selected files' });
  await expect(bar).toContainText('2 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(files(page).nth(2)).toBeFocused();
  await page.keyboard.press('Control+a');
  await expect(bar).toContainText(/\d\d selected/);
  await page.keyboard.press('Escape');

  // What is in use is named first.
  await page.getByRole('searchbox', { name: 'Search files' }).fill('hero');
  await expect(files(page)).toHaveCount(1);
  await files(page).first().focus();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete a file in use?' });
  await expect(dialog).toContainText('“hero.webp” is used here:');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(files(page).first()).toBeFocused();
  await page.keyboard.press('Delete');
  await dialog.getByRole('button', { name: 'Delete anyway' }).press('Enter');
  await expect(page.getByText('No file found')).toBeVisible();
  await page.goto('/config/files/bin');
  await page.getByRole('button', { name: 'Restore hero.webp' }).press('Enter');
  await expect(page.getByText('1 file restored')).toBeVisible();
});

test('alternative texts are written one after the other, and each is taken back @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/files');
  await makeFolder(page, `Unwritten ${Date.now()}`);
  await dropFiles(page, page.getByText('This folder is empty'), ['gallery-drip', 'gallery-vases']);
  await expect(files(page)).toHaveCount(2);
  await tray(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Alternative texts' }).first().click();
  await expect(heading(page, 'Alternative texts')).toBeVisible();
  const fields = page.getByRole('textbox', { name: /^Alternative text of/ });
  await fields.first().fill('Three vases');
  await page.keyboard.press('Tab');
  await expect(fields.nth(1)).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Undo the text of/ }).click();
  await expect(fields.first()).toHaveValue('');
  await expect(fields.first()).toBeFocused();
});
