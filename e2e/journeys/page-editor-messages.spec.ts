import { mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { aBlock, canvasOf, draftOf, newDraft, panelOf, saved } from '../page-editor-steps.ts';

/** What the page editor says when something is not right, in the words of the specification. */

const place = (row: number) => ({ column: 1, columns: 24, row, rows: 3 });
const choose = (page: Page, id: string) => canvasOf(page).locator(`[data-block-id="${id}"]`).click();

test('a link is checked while it is typed, and what cannot be is not stored @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await newDraft(page, 'Links', [
    aBlock('go', 'button', place(1), { label: 'Go', href: '/' }),
    aBlock('line', 'heading', place(5), { text: 'Sideways', level: 2, align: 'sideways' }),
    aBlock('code', 'code', place(9), { code: 'a { b: c }', mode: 'text' }),
  ]);
  await page.goto(`/config/pages/${id}`);
  await choose(page, 'go');
  const panel = panelOf(page);
  const kind = panel.getByRole('combobox', { name: 'Link: Links to' });
  await kind.selectOption('Email');
  const email = panel.getByRole('textbox', { name: 'Link: Email address' });
  await email.fill('hello');
  await email.press('Tab');
  await expect(panel.getByText('Emails must be formatted as name@example.com')).toBeVisible();
  await email.fill('hello@studio@example.com');
  await email.press('Tab');
  await expect(panel.getByText('Please enter a valid email')).toBeVisible();
  await expectAccessible(page);
  await kind.selectOption('Web address');
  const address = panel.getByRole('textbox', { name: 'Link: Web address' });
  await address.fill('javascript:alert(1)');
  await address.press('Tab');
  await expect(
    panel.getByText('Links must be formatted as example.com or https://example.com'),
  ).toBeVisible();
  await address.fill('/my shop');
  await address.press('Tab');
  await expect(panel.getByText('/my shop is not a valid page URL')).toBeVisible();

  // A value that no option has: of a newer server, or pasted.
  await choose(page, 'line');
  await panel.getByRole('tab', { name: /^Design/ }).click();
  await expect(panel.getByText('sideways is not one of the expected options')).toBeVisible();
  const release = await holdRequests(page, '**/operations');
  await panel.getByRole('combobox', { name: 'Alignment' }).selectOption({ index: 1 });
  await expect(panel.getByText('sideways is not one of the expected options')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: /^Saving…$/ })).toBeVisible();
  release();
  await expect(saved(page)).toBeVisible();
  const { sections } = await draftOf(page, id);
  expect(sections[0]?.blocks.map(({ props }) => props['href'] ?? null)).toEqual(['/', null, null]);
});

test('a file that is too large or of another kind is not sent, and one that does not arrive is said so @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await newDraft(page, 'Files', [aBlock('picture', 'image', place(1), {})]);
  const sent: string[] = [];
  await page.route('**/api/admin/assets', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(route.request().url());
    return sent.length === 1 ? route.fulfill({ status: 502, body: '' }) : route.abort();
  });
  await page.goto(`/config/pages/${id}`);
  await choose(page, 'picture');
  await panelOf(page).getByRole('button', { name: 'Choose picture' }).click();
  const library = page.getByRole('dialog', { name: 'Pictures' });
  const upload = async (file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
    const chosen = page.waitForEvent('filechooser');
    await library.getByRole('button', { name: 'Upload', exact: true }).click();
    await (await chosen).setFiles(file);
  };
  const alert = library.getByRole('alert');
  const dismiss = () => library.getByRole('button', { name: 'Dismiss' }).click();

  // 200 MB: nothing of it leaves the browser.
  const large = join(await mkdtemp(join(tmpdir(), 'vitrine-large-')), 'clouds.png');
  const file = await open(large, 'w');
  await file.truncate(200 * 1024 * 1024);
  await file.close();
  await upload(large);
  await expect(alert).toContainText('Unable to Upload File');
  await expect(alert).toContainText(
    'The file clouds.png is too large. The maximum allowed file size is 20 MB.',
  );
  await expectAccessible(page);
  await dismiss();
  await upload({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(alert).toContainText('The file notes.txt does not appear to be a supported image file.');
  await dismiss();
  expect(sent).toEqual([]);

  const picture = { name: 'kiln.png', mimeType: 'image/png', buffer: Buffer.alloc(2000) };
  await upload(picture);
  await expect(alert).toContainText('There was a problem while uploading your file.');
  await library.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText(/Error uploading|File (?:upload|processing) failed to complete/);
  await dismiss();
});

test('what cannot be loaded says so and is tried again, and code is only read on Android @desktop-only', async ({
  page,
  context,
  browser,
}) => {
  await becomeOwner(page);
  // A page that does not exist, or not any more.
  await page.goto('/config/pages/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Unable to locate content' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to pages' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expectAccessible(page);

  const id = await newDraft(page, 'Lists', [
    aBlock('list', 'archive', place(1), {}),
    aBlock('code', 'code', place(9), { code: 'a { b: c }', mode: 'text' }),
  ]);
  await page.route('**/api/admin/page-drafts/*/lease', (route) => route.abort());
  await page.route('**/api/admin/pages', (route) => route.abort());
  await page.goto(`/config/pages/${id}`);
  await expect(page.getByRole('heading', { name: 'Unable to connect' })).toBeVisible();
  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  await page.unroute('**/api/admin/page-drafts/*/lease');
  await page.getByRole('button', { name: 'Try again' }).click();
  await choose(page, 'list');
  await expect(panelOf(page).getByText('Unable to load collections')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/config/pages');

  const phone = await browser.newContext({
    storageState: await context.storageState(),
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
  });
  const there = await phone.newPage();
  await there.goto(`/config/pages/${id}`);
  await choose(there, 'code');
  await expect(panelOf(there).getByText('Code editing is not available on Android')).toBeVisible();
  await expect(panelOf(there).getByRole('textbox', { name: 'Code', exact: true })).not.toBeEditable();
  await phone.close();
});
