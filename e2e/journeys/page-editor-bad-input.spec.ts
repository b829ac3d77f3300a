import type { Page } from '@playwright/test';
import { hostileBlocks, hostileText } from '@vitrine/testing/hostile-page.ts';
import { expectAccessible } from '../axe.ts';
import { openShopPlatform } from '../local-shop.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { aBlock, canvasOf, draftOf, newDraft, openPage, paste } from '../page-editor-steps.ts';
import { crumbOf } from '../shop-calls.ts';

/** What the editor says of what it cannot show, and that nothing that was written anywhere runs. */

const heading = (text: string) =>
  aBlock('title', 'heading', { column: 1, columns: 24, row: 1, rows: 2 }, { text, level: 2, align: 'start' });

async function inDatabase(text: string, values: readonly unknown[]): Promise<void> {
  const platform = await openShopPlatform();
  try {
    await platform.db.$client.query(text, [...values]);
  } finally {
    await platform.close();
  }
}

test('a draft of a newer version is said to be one, left as it is, and opened when the server is as new @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'Of a newer version', [heading('Our studio')]);
  const before = await draftOf(page, id);
  await inDatabase('update page_drafts set document = $2 where page_id = $1', [
    id,
    JSON.stringify({ version: 3, parts: [] }),
  ]);
  await page.goto(`/config/pages/${id}`);
  await expect(page.getByText('Made with a newer version')).toBeVisible();
  await expect(page.getByText(/It stays exactly as it is; update Vitrine to edit it/)).toBeVisible();
  await expectAccessible(page);
  await inDatabase('update page_drafts set document = $2 where page_id = $1', [id, JSON.stringify(before)]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(canvasOf(page).getByRole('heading', { name: 'Our studio' })).toBeVisible();
});

test('copied blocks and saved sections of a newer version are not taken for text @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'Copied from elsewhere', [heading('Our studio')]);
  const name = `Hours ${id.slice(-6)}`;
  const saved = await page.request.post('/api/admin/saved-sections', {
    data: { name, section: { id: 'hours', theme: 'light', space: 'normal', fullWidth: false, blocks: [] } },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  const { id: savedId } = (await saved.json()) as { id: string };
  await inDatabase('update saved_sections set section = $2 where id = $1', [savedId, '{"parts": []}']);
  await openPage(page, id);
  await page.locator('[data-canvas-focus]').focus();
  await paste(page, {
    'application/x-vitrine-blocks': JSON.stringify([{ id: 'a', kind: 'of a newer version' }]),
    'text/plain': 'Words of the block',
  });
  await expect(page.getByText(/comes from a newer version of Vitrine, so nothing was pasted/)).toBeAttached();
  await expect(canvasOf(page).getByText('Words of the block')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a block' }).first().click();
  await page.getByRole('tab', { name: 'Sections' }).click();
  await expect(page.getByText(name)).toBeVisible();
  await expect(
    page.getByText('Saved by a newer version of Vitrine. Update Vitrine to add it to pages.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.request.delete(`/api/admin/saved-sections/${savedId}`, {
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
});

test('a page whose layout the theme lacks is opened, says so, and gets another @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'In another layout', [heading('Our studio')]);
  await inDatabase(`update collections set layout = 'magazine' where id = $1`, [id]);
  await openPage(page, id);
  const notice = page.getByRole('alert').filter({ hasText: 'does not have this page’s layout' });
  await expect(notice).toContainText('This page uses the layout “magazine”');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Use this layout' }).click();
  await expect(notice).toBeHidden();
  await expect(canvasOf(page).getByRole('heading', { name: 'Our studio' })).toBeVisible();
  const settings = await page.request.get(`/api/admin/pages/${id}`);
  expect(await settings.json()).toMatchObject({ layout: '' });
});

/** What hostile words left behind in any frame of a page. */
const pwned = (page: Page): Promise<readonly unknown[]> =>
  Promise.all(page.frames().map((frame) => frame.evaluate(() => Reflect.get(window, '__pwned') ?? null)));

test('scripts in every field run nowhere: canvas, panel, outline, preview, comparison, tree and public page @desktop-only', async ({
  page,
  context,
}) => {
  const dialogs: string[] = [];
  const listen = (one: Page) =>
    one.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  listen(page);
  await signInAsOwner(page);
  const id = await newDraft(
    page,
    hostileText,
    hostileBlocks('texts'),
    hostileBlocks('all').map((block) => ({ ...block, id: `all-${block.type}` })),
  );
  await openPage(page, id);
  for (const type of ['heading', 'quote', 'accordion', 'table']) {
    await canvasOf(page).locator(`[data-block-id="hostile-${type}"]`).first().click();
    await expect(page.getByRole('complementary', { name: 'Settings' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Outline' }).click();
  await expect(page.getByRole('complementary', { name: 'Outline' })).toBeVisible();
  expect((await pwned(page)).filter((value) => value !== null)).toEqual([]);

  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const link = await page.request.post(`/api/admin/page-drafts/${id}/previews`, {
    data: { days: 7 },
    headers,
  });
  const { address } = (await link.json()) as { address: string };
  const tab = 'journey0journey0';
  const draft = `/api/admin/page-drafts/${id}`;
  await page.goto('/config/pages');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(hostileText.slice(0, 40)).first()).toBeVisible();
  expect((await pwned(page)).filter((value) => value !== null)).toEqual([]);
  const { revision } = (await (await page.request.get(draft)).json()) as { revision: number };
  await page.request.post(`${draft}/lease`, { data: { tab, takeOver: true }, headers });
  const refused = await page.request.post(`${draft}/publish`, { data: { tab, revision }, headers });
  const { fields = {} } = (await refused.json()) as { fields?: Readonly<Record<string, string>> };
  await page.request.post(`${draft}/operations`, {
    headers,
    data: {
      tab,
      revision,
      key: crypto.randomUUID(),
      operations: Object.keys(fields).map((block) => ({ kind: 'remove-block', id: block })),
    },
  });
  const published = await page.request.post(`${draft}/publish`, {
    data: { tab, revision: revision + 1 },
    headers,
  });
  expect(published.status(), await published.text()).toBe(200);
  const { path } = (await published.json()) as { path: string };
  await page.request.delete(`${draft}/lease?tab=${tab}`, { headers });
  const other = await context.newPage();
  listen(other);
  for (const at of [new URL(address).pathname, path, '/search?q=pwned']) {
    await other.goto(at);
    await expect(other.locator('body')).toContainText('__pwned');
    // What is loaded and would fail or load runs its handlers by then.
    await other.waitForLoadState('load');
    expect((await pwned(other)).filter((value) => value !== null)).toEqual([]);
  }
  expect(dialogs).toEqual([]);
  await page.request.delete(`/api/admin/pages/${id}`, { headers });
});
