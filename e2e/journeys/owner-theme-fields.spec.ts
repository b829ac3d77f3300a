import type { Page } from '@playwright/test';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import type { ThemeList } from '@vitrine/contracts/themes.ts';
import { zipOfFolder } from '@vitrine/testing/make-zip.ts';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import { tabTo } from '../buyer-steps.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { removePosts } from '../remove-posts.ts';
import { callAsOwner, crumbOf } from '../shop-calls.ts';

/** A theme has fields of its own for posts: they are filled in by keyboard, and read on the published page. */

const begin = 'Set by hand';

const themesOf = async (page: Page): Promise<ThemeList['themes']> =>
  ((await (await page.request.get('/api/admin/themes')).json()) as ThemeList).themes;

async function sendFile(
  page: Page,
  path: string,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  const sent = await page.request.post(path, {
    multipart: { altText: file.name, file },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

/** The theme Letterpress, which has a type "Broadside" for posts, is used from now on. */
async function switchToLetterpress(page: Page): Promise<void> {
  const buffer = await zipOfFolder('letterpress');
  await sendFile(page, '/api/admin/themes', { name: 'letterpress.zip', mimeType: 'application/zip', buffer });
  const name = (await themesOf(page)).find(({ upload }) => upload !== null)?.name;
  await callAsOwner(page, 'PUT', '/api/admin/themes/current', { name });
}

async function aPost(page: Page, title: string): Promise<PostDetail> {
  const { blogs } = (await (await page.request.get('/api/admin/blogs')).json()) as {
    blogs: readonly { readonly id: string }[];
  };
  return callAsOwner<PostDetail>(page, 'POST', '/api/admin/posts', { collectionId: blogs[0]?.id, title });
}

// Whatever happened: other journeys see the theme of the shop and count the posts of its journal.
test.afterEach(async ({ page }) => {
  await callAsOwner(page, 'PUT', '/api/admin/themes/current', { name: 'atelier' });
  for (const { name, upload } of await themesOf(page))
    if (upload !== null) await callAsOwner(page, 'DELETE', `/api/admin/themes/${name}`);
  await removePosts(page, begin);
});

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('the fields of a theme are filled in by keyboard, refused beside a field, kept and published @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await switchToLetterpress(page);
  const stamp = Date.now().toString(36);
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#7c2d12' } });
  const specimen = `specimen-${stamp}.png`;
  const buffer = await picture.png().toBuffer();
  await sendFile(page, '/api/admin/assets', { name: specimen, mimeType: 'image/png', buffer });
  const { id, path } = await aPost(page, `${begin} ${stamp}`);
  await page.goto(`/config/posts/${id}/settings`);
  const card = page.getByRole('region', { name: 'Broadside' });
  await expect(card.getByText('Your theme adds these fields and decides where they appear.')).toBeVisible();
  const paper = card.getByLabel('Paper');

  // What is too long is said in the words of the form, and beside the field.
  await paper.fill('a'.repeat(1001));
  await page.keyboard.press('Control+s');
  const summary = page.locator('[data-summary]');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please check the marked fields.');
  await tabTo(page, summary.getByRole('link', { name: 'Paper: Use at most 1,000 characters.' }));
  await page.keyboard.press('Enter');
  await expect(paper).toBeFocused();
  await expect(card.getByText('Use at most 1,000 characters.')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+a');
  await page.keyboard.type('Laid, 120 g');
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await expect(card.getByLabel('Sold out')).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, card.getByRole('textbox', { name: 'Story' }));
  await page.keyboard.type('Printed ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('wet');
  await tabTo(page, card.getByRole('button', { name: 'Choose picture: Specimen' }));
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog');
  await library.getByRole('button', { name: specimen, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(library).toBeHidden();
  await expect(card.getByRole('button', { name: 'Replace: Specimen' })).toBeFocused();
  await save(page);

  await page.reload();
  await expect(paper).toHaveValue('Laid, 120 g');
  await expect(card.getByLabel('Sold out')).toBeChecked();
  await expect(card.getByRole('textbox', { name: 'Story' })).toHaveText('Printed wet');
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByText('Status: Published.')).toBeVisible();
  const seen = async () => (await (await page.request.get(path)).text()).replaceAll(/\s+/g, ' ');
  await expect.poll(seen).toContain('<dt>Paper</dt><dd>Laid, 120 g</dd><dt>Copies</dt><dd>40</dd>');
  expect(await seen()).toContain('<dt>Story</dt><dd><p>Printed <strong>wet</strong></p></dd><dd><img src="');
});
