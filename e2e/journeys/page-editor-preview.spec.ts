import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aBlock, canvasOf, draftOf, newDraft, openPage } from '../page-editor-steps.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { crumbOf } from '../shop-calls.ts';

/** What is not published yet: shown to somebody by a link that ends, and compared with what visitors see. */

const row = (at: number) => ({ column: 1, columns: 24, row: at, rows: 2 });
const heading = (id: string, text: string, at = 1) =>
  aBlock(id, 'heading', row(at), { text, level: 2, align: 'start' });

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const headersOf = async (page: Page) => ({ 'X-CSRF-Token': await crumbOf(page) });

/** A page as it was published, and then changed: a block of it is other, one is new and one is gone. */
async function publishedAndChanged(page: Page, title: string): Promise<string> {
  const id = await newDraft(
    page,
    title,
    [heading('kept', 'It stays'), heading('other', 'Old words', 4), heading('gone', 'It goes', 7)],
    [heading('below', 'Further below')],
  );
  const tab = 'journey1journey1';
  const address = `/api/admin/page-drafts/${id}`;
  const headers = await headersOf(page);
  const { revision } = (await (await page.request.get(address)).json()) as { revision: number };
  await page.request.post(`${address}/lease`, { data: { tab }, headers });
  const published = await page.request.post(`${address}/publish`, { data: { tab, revision }, headers });
  expect(published.status(), await published.text()).toBe(200);
  const after = (await published.json()) as { revision: number };
  const operations = [
    { kind: 'change-props', id: 'other', props: { text: 'New words' } },
    { kind: 'insert-block', sectionId: 's2', block: heading('new', 'It is new', 4) },
    { kind: 'remove-block', id: 'gone' },
  ];
  const saved = await page.request.post(`${address}/operations`, {
    data: { tab, revision: after.revision, key: crypto.randomUUID(), operations },
    headers,
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.request.delete(`${address}/lease?tab=${tab}`, { headers });
  return id;
}

/** Opens a link as somebody else, in a browser without cookies. */
async function asStranger<T>(
  browser: Browser,
  options: BrowserContextOptions,
  look: (stranger: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...options, storageState: { cookies: [], origins: [] } });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

test('an owner shares a link to the draft, which shows it to anybody on any device until it is ended @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  const id = await newDraft(page, 'Shared draft', [
    aBlock('title', 'heading', row(1), { text: 'Not published yet', level: 1, align: 'start' }),
  ]);
  await openPage(page, id);
  await choose(page, 'Share a preview…');
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await expect(dialog).toContainText('No links yet.');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const field = dialog.getByLabel('Your new link');
  await expect(field).toHaveValue(/\/_v\/preview\/[\w-]{32}$/);
  const address = await field.inputValue();
  const end = dialog.getByRole('button', { name: /^End link made/ });
  await expect(end).toHaveCount(1);
  await expect(dialog).toContainText('by Rowan Hale');
  await expectAccessible(page);

  for (const options of [
    { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } },
    { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  ])
    await asStranger(browser, options, async (stranger) => {
      const answer = await stranger.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(stranger.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
      await expect(stranger.locator('.site-header')).toBeVisible();
      await expect(stranger.getByText(/^Preview of a draft, until /)).toBeInViewport();
      const overflow = await stranger.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });

  // With scripts: those of the website run, in an origin of their own, from which an owner's session is not reached.
  const owner = await page.context().newPage();
  const problems: string[] = [];
  owner.on('pageerror', (error) => problems.push(error.message));
  await owner.goto(address);
  await expect(owner.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
  await expect(owner.locator('[data-cart-count]').first()).toHaveAttribute('data-count', '0');
  const reached = await owner.evaluate(async () => {
    const tries = [
      () => document.cookie,
      async () => (await fetch('/api/admin/pages', { credentials: 'include' })).status,
      () => localStorage.length,
    ];
    const results = await Promise.allSettled(tries.map(async (reach) => reach()));
    return [self.origin, ...results.map(({ status }) => status)];
  });
  expect(reached).toEqual(['null', 'rejected', 'rejected', 'rejected']);
  expect(problems).toEqual([]);
  await expectAccessible(owner);
  // Links lead to the live pages.
  await owner.locator('.wordmark').click();
  await expect.poll(() => new URL(owner.url()).pathname).toBe('/');
  expect(await owner.evaluate(() => self.origin)).not.toBe('null');
  await owner.close();

  await end.click();
  await expect(dialog).toContainText('No links yet.');
  await asStranger(browser, {}, async (stranger) => {
    const answer = await stranger.goto(address);
    expect(answer?.status()).toBe(410);
    await expect(stranger.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
    await expect(stranger.getByText('Ask whoever sent you this one for a new link.')).toBeVisible();
    await expectAccessible(stranger);
  });
});

test('an owner compares the draft with the live page by keyboard, and publishes it there @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await publishedAndChanged(page, 'Compared page');
  await openPage(page, id);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/canvas')) requests.push(new URL(request.url()).search);
  });
  await canvasOf(page).locator('[data-block-id=kept]').click();
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Compare with live' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compare with live' });
  const now = page.frameLocator('iframe[title="What visitors see now"]');
  const after = page.frameLocator('iframe[title="What they see once you publish"]');
  const mark = (frame: typeof now, block: string) => frame.locator(`[data-block-id=${block}]`);

  await expect(mark(now, 'other')).toHaveAttribute('data-change-words', '~ Changed');
  await expect(mark(after, 'other')).toHaveAttribute('data-change-words', '~ Changed');
  await expect(mark(now, 'gone')).toHaveAttribute('data-change-words', '− Removed');
  await expect(mark(after, 'gone')).toHaveCount(0);
  await expect(mark(after, 'new')).toHaveAttribute('data-change-words', '+ Added');
  await expect(mark(now, 'new')).toHaveCount(0);
  await expect(mark(after, 'kept')).not.toHaveAttribute('data-change', /./);
  await expect(mark(now, 'other')).toHaveText('Old words');
  await expect(mark(after, 'other')).toHaveText('New words');
  await expectAccessible(page);

  // From change to change, in the order of the page.
  const current = dialog.locator('button[aria-current]');
  for (const [words, block, frame] of [
    ['Changed Heading', 'other', after],
    ['Removed Heading', 'gone', now],
    ['Added Heading', 'new', after],
  ] as const) {
    await page.keyboard.press('ArrowDown');
    await expect(current).toContainText(words);
    await expect(current).toBeFocused();
    await expect(mark(frame, block)).toHaveAttribute('data-change-now', '');
    await expect(mark(frame, block)).toBeInViewport();
  }
  await page.keyboard.press('ArrowUp');
  await expect(current).toContainText('Removed Heading');
  // The other page is scrolled along.
  await now.locator('body').hover();
  await page.mouse.wheel(0, 5_000);
  await expect(mark(after, 'below')).toBeInViewport();

  // The canvas of the editor stayed as it was.
  expect(requests.toSorted()).toEqual(['', '?live=true']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: /^Heading, It stays/ }).first()).toBeAttached();

  await choose(page, 'Compare with live');
  await expect(mark(after, 'new')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Published. Visitors see this page as it is now.')).toBeVisible();
  const live = await page.request.get('/compared-page');
  expect(await live.text()).toContain('New words');

  // An earlier version is compared before it is restored.
  await choose(page, 'Published versions…');
  await page
    .getByRole('button', { name: /^Compare: / })
    .last()
    .click();
  const version = page.getByRole('dialog', { name: /^Compare with the version of / });
  await expect(
    page.frameLocator('iframe[title="Your draft now"]').locator('[data-block-id=new]'),
  ).toHaveAttribute('data-change-words', '− Removed');
  await version.getByRole('button', { name: 'Restore' }).click();
  await expect(version).toBeHidden();
  await expect(canvasOf(page).locator('[data-block-id=other]')).toHaveText('Old words');
  const ids = (await draftOf(page, id)).sections.flatMap(({ blocks }) => blocks.map((block) => block.id));
  expect(ids).toEqual(['kept', 'other', 'gone', 'below']);
});

test('on a phone, one page is compared at a time @desktop-only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeOwner(page);
  const id = await publishedAndChanged(page, 'Compared on a phone');
  await openPage(page, id);
  await choose(page, 'Compare with live');
  const dialog = page.getByRole('dialog', { name: 'Compare with live' });
  const pane = (name: string) => dialog.getByRole('region', { name });
  await expect(pane('What they see once you publish')).toBeVisible();
  await expect(pane('What visitors see now')).toBeHidden();
  await dialog.getByText('Now', { exact: true }).click();
  await expect(pane('What visitors see now')).toBeVisible();
  await expect(pane('What they see once you publish')).toBeHidden();
  // A change that only one of them has shows that one.
  await dialog.getByRole('button', { name: 'Added Heading' }).click();
  await expect(pane('What they see once you publish')).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous change' }).click();
  await expect(pane('What visitors see now')).toBeVisible();
  await dialog.getByText('2 of 3').hover();
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back to editing' }).click();

  // The buttons of a version are read in full.
  await choose(page, 'Published versions…');
  const versions = page.getByRole('dialog', { name: 'Published versions' });
  await expect(versions.getByText('Visitors see this')).toBeVisible();
  const cut = () =>
    versions
      .locator('button span')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      );
  expect(await cut()).toEqual([]);
  await expectAccessible(page);
});
