import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { openOwnProduct } from '../own-product.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, owner, signInAsOwner, keepFirstSite } from '../owner.ts';
import { aBlock, canvasOf, draftOf, newDraft, saved } from '../page-editor-steps.ts';
import { addSecondOwner, fillSignIn, type SecondOwner, signIn } from '../second-owner.ts';
import { shopPort } from '../shop-address.ts';
import { crumbOf } from '../shop-calls.ts';

/** Two people at one page, and what may happen between typing and the server: nothing is lost. */

const headings = [
  aBlock('title', 'heading', { column: 1, columns: 24, row: 1, rows: 2 }, heading('Our studio')),
  aBlock('note', 'heading', { column: 1, columns: 24, row: 4, rows: 2 }, heading('Open daily')),
];

function heading(text: string) {
  return { text, level: 2, align: 'start' };
}

const blockOf = (page: Page, id: string) => canvasOf(page).locator(`[data-block-id="${id}"] h2`);

/** Writes a heading where it stands, and goes on with the focus in it. */
async function write(page: Page, id: string, text: string): Promise<void> {
  await blockOf(page, id).dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** What the browser says when somebody looks at a tab again, or a laptop opens. */
const lookAt = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The texts of the draft's headings as the server has them. */
async function textsOf(page: Page, id: string): Promise<readonly unknown[]> {
  const { sections } = await draftOf(page, id);
  return sections.flatMap(({ blocks }) => blocks).map(({ props }) => props['text']);
}

/** Where visitors find it. */
async function pathOf(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/admin/page-drafts/${id}`);
  return ((await answer.json()) as { path: string }).path;
}

let second: SecondOwner | null = null;
test.afterEach(async () => {
  await second?.remove();
  second = null;
});

test('two people edit one page: it is asked for, handed over and taken over, and nothing of either is lost @desktop-only', async ({
  page: rowan,
  browser,
}) => {
  await signInAsOwner(rowan);
  second = await addSecondOwner('Mara Lind');
  const id = await newDraft(rowan, 'Two people', headings);
  await rowan.goto(`/config/pages/${id}`);
  await expect(blockOf(rowan, 'title')).toBeVisible();

  // Mara sees who has the page, and may look at it.
  const elsewhere = await browser.newContext();
  const mara = await elsewhere.newPage();
  await mara.clock.install();
  await signIn(mara, second.email, `/pages/${id}`);
  const locked = mara.getByRole('dialog', { name: 'This page is locked' });
  await expect(locked).toContainText(
    'Rowan Hale is editing it. You can look at it, ask for it, or take over.',
  );
  await expectAccessible(mara);
  await locked.getByRole('button', { name: 'Only look' }).click();
  await expect(locked).toBeHidden();
  await expect(mara.getByRole('button', { name: 'Add a block' }).first()).toBeDisabled();
  await blockOf(mara, 'title').dblclick();
  await mara.keyboard.type('Not hers to write');
  await expect(blockOf(mara, 'title')).toHaveText('Our studio');

  // She asks. Rowan, who is typing, sees it and hands the page over; what he typed a moment ago goes with it.
  await mara.getByRole('button', { name: 'Ask to edit' }).click();
  await expect(mara.getByText('You asked Rowan Hale for it.')).toBeVisible();
  await expectAccessible(mara);
  await lookAt(rowan);
  const request = rowan.getByRole('region', { name: 'Request to edit this page' });
  await expect(request).toContainText('Mara Lind would like to edit this page.');
  await expectAccessible(rowan);
  await write(rowan, 'title', 'Rowan’s studio');
  await request.getByRole('button', { name: 'Hand over' }).click();
  await expect(request).toBeHidden();
  await expect(rowan.getByText('Mara Lind is editing it.')).toBeVisible();
  await expect(blockOf(mara, 'title')).toHaveText('Rowan’s studio');
  await expect(mara.getByText('This page is locked')).toBeHidden();
  expect(await textsOf(rowan, id)).toEqual(['Rowan’s studio', 'Open daily']);
  await write(mara, 'note', 'Open at weekends');
  await mara.keyboard.press('Enter');
  await expect(saved(mara)).toBeVisible();
  expect(await textsOf(rowan, id)).toEqual(['Rowan’s studio', 'Open at weekends']);

  // Rowan asks for it back; not now.
  await rowan.getByRole('button', { name: 'Ask to edit' }).click();
  await expect(rowan.getByText('You asked Mara Lind for it.')).toBeVisible();
  await lookAt(mara);
  await mara.getByRole('button', { name: 'Not now' }).click();
  await expect(rowan.getByText('Mara Lind answered: not now.')).toBeVisible();

  // Mara’s computer falls asleep while she types; Rowan takes over and writes.
  await mara.clock.pauseAt(await mara.evaluate(() => Date.now() + 1_000));
  await write(mara, 'title', 'Mara’s late words');
  await expect(blockOf(mara, 'title')).toHaveText('Mara’s late words');
  await rowan.getByRole('button', { name: 'Take over' }).click();
  await expect(rowan.getByText('This page is locked')).toBeHidden();
  await expect(blockOf(rowan, 'note')).toHaveText('Open at weekends');
  await write(rowan, 'note', 'Open on request');
  await rowan.keyboard.press('Enter');
  await expect(saved(rowan)).toBeVisible();

  // It wakes up: her tab says so, and writes nothing over his.
  await mara.clock.resume();
  await lookAt(mara);
  const lost = mara.getByRole('dialog', { name: 'The page was taken over' });
  await expect(lost).toContainText('Rowan Hale edits it now. What you typed last was not saved.');
  await expectAccessible(mara);
  await expect(mara.getByText('Not saved: edited elsewhere')).toBeAttached();
  expect(await textsOf(rowan, id)).toEqual(['Rowan’s studio', 'Open on request']);

  // Neither does anything else that was made on an older state, or by a tab that has not the page.
  const headers = { 'X-CSRF-Token': await crumbOf(mara) };
  const { revision } = (await (await mara.request.get(`/api/admin/page-drafts/${id}`)).json()) as {
    revision: number;
  };
  const stale = { key: crypto.randomUUID(), tab: 'journey1journey1', revision: revision - 1 };
  const refused = await mara.request.post(`/api/admin/page-drafts/${id}/operations`, {
    headers,
    data: { ...stale, operations: [{ kind: 'change-props', id: 'title', props: { text: 'Stale' } }] },
  });
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: 'PAGE_LOCKED',
    message: 'This page is locked: Rowan Hale is editing it.',
  });

  // She edits here again: what she typed was kept, and comes back beside what he wrote.
  await lost.getByRole('button', { name: 'Edit here' }).click();
  await expect(lost).toBeHidden();
  await expect(mara.getByText('Unsaved work was found')).toBeVisible();
  await expect(blockOf(mara, 'note')).toHaveText('Open on request');
  await expect(blockOf(mara, 'title')).toHaveText('Rowan’s studio');
  await mara.getByRole('button', { name: 'Bring them back' }).click();
  await expect(blockOf(mara, 'title')).toHaveText('Mara’s late words');
  await expect(saved(mara)).toBeVisible();
  expect(await textsOf(rowan, id)).toEqual(['Mara’s late words', 'Open on request']);

  await mara.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(mara.getByText('Published. Visitors see this page as it is now.')).toBeVisible();
  const visitor = await rowan.request.get(await pathOf(rowan, id));
  expect(visitor.status()).toBe(200);
  const html = await visitor.text();
  for (const words of ['Mara’s late words', 'Open on request']) expect(html).toContain(words);
  await lookAt(rowan);
  await expect(rowan.getByRole('dialog', { name: 'The page was taken over' })).toContainText(
    'What you made until then is saved',
  );
  await elsewhere.close();
});

test('typing goes on while the network is gone for a minute, and when the session has ended @desktop-only', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await becomeOwner(page);
  const id = await newDraft(page, 'Cut off', headings);
  await page.goto(`/config/pages/${id}`);
  await expect(blockOf(page, 'title')).toBeVisible();
  await context.setOffline(true);
  await write(page, 'title', 'Typed when it was cut');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await page.clock.runFor(60_000);
  await write(page, 'note', 'Typed a minute later');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect(await textsOf(page, id)).toEqual(['Typed when it was cut', 'Typed a minute later']);

  // The session ends while the page is edited: signing in again happens in front of it. Not while anything else is asked
  // for, which would say so before a word is typed.
  await page.waitForLoadState('networkidle');
  await context.clearCookies({ name: 'vitrine_owner' });
  await write(page, 'note', 'Typed signed out');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Signed out, kept on this device')).toBeAttached();
  await expectAccessible(page);
  await fillSignIn(page, owner.email);
  await expect(dialog).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await expect(blockOf(page, 'note')).toHaveText('Typed signed out');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see this page as it is now.')).toBeVisible();
  const html = await (await page.request.get(await pathOf(page, id))).text();
  for (const words of ['Typed when it was cut', 'Typed signed out']) expect(html).toContain(words);
});

test('a server that is killed between two saves takes nothing with it @desktop-only', async ({ browser }) => {
  test.setTimeout(300_000);
  const product = await openOwnProduct(shopPort + 8);
  const context = await browser.newContext({ baseURL: product.origin });
  try {
    const page = await context.newPage();
    await page.goto(product.welcome);
    await page.getByLabel('Name').fill(owner.name);
    await fillSignIn(page, owner.email);
    await keepFirstSite(page);
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    const id = await newDraft(page, 'Killed', headings);
    await page.goto(`/config/pages/${id}`);
    await write(page, 'title', 'Saved before');
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();

    await write(page, 'note', 'Typed when it was killed');
    await product.kill();
    await expect(page.getByText('Offline, kept on this device')).toBeVisible();
    await write(page, 'title', 'Typed while it was gone');
    await page.keyboard.press('Enter');
    await product.start();
    await expect(saved(page)).toBeVisible();
    expect(await textsOf(page, id)).toEqual(['Typed while it was gone', 'Typed when it was killed']);

    // Killed again, and the tab is closed before the server is back: the browser offers what it kept.
    await write(page, 'note', 'Typed before the tab was closed');
    await product.kill();
    await expect(page.getByText('Offline, kept on this device')).toBeVisible();
    await page.close();
    await product.start();
    const again = await context.newPage();
    await again.goto(`/config/pages/${id}`);
    // The tab that went away could not give the page back.
    await again.getByRole('button', { name: 'Edit here' }).click();
    await again.getByRole('button', { name: 'Bring them back' }).click();
    await expect(saved(again)).toBeVisible();
    await again.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(again.getByText('Published. Visitors see this page as it is now.')).toBeVisible();
    const html = await (await again.request.get(await pathOf(again, id))).text();
    for (const words of ['Typed while it was gone', 'Typed before the tab was closed'])
      expect(html).toContain(words);
  } finally {
    await context.close();
    await product.remove();
  }
});
