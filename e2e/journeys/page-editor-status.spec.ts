import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectFocus } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { aBlock, canvasOf, newDraft } from '../page-editor-steps.ts';
import { crumbOf } from '../shop-calls.ts';

/** The status of a page: planned, cancelled, sent to review, made private, and published by the clock. */

const heading = () =>
  aBlock('a', 'heading', { column: 1, columns: 12, row: 1, rows: 3 }, { text: 'Kiln days' });
const badge = (page: Page, text: string) =>
  page.getByRole('banner', { name: 'Page tools' }).getByText(text, { exact: true });
const menu = (page: Page) => page.getByRole('button', { name: 'More ways to publish' });

async function open(page: Page, title: string): Promise<string> {
  const id = await newDraft(page, title, [heading()]);
  await page.goto(`/config/pages/${id}`);
  await expect(canvasOf(page).locator('[data-block-id]').first()).toBeVisible();
  await expect(badge(page, 'Draft')).toBeVisible();
  return id;
}

/** Plans the page through the API for a moment, which the field of minutes cannot. */
async function planIn(page: Page, id: string, seconds: number): Promise<void> {
  const path = `/api/admin/pages/${id}`;
  const { revision } = (await (await page.request.get(`${path}/status`)).json()) as { revision: number };
  const publishOn = new Date(Date.now() + seconds * 1000).toISOString();
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const planned = await page.request.put(`${path}/schedule`, { data: { revision, publishOn }, headers });
  expect(planned.status(), await planned.text()).toBe(200);
}

test('a page is planned by keyboard, cancelled, reviewed and made private @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await open(page, 'Kiln days');

  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Schedule…',
    'Send to review',
    'Make private…',
    'Status history…',
  ]);
  await page.getByRole('menuitem', { name: 'Schedule…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedule this page' });
  const field = dialog.getByLabel('Date and time');
  await expect(field).toBeFocused();
  await expect(dialog.getByText(/Your site’s time zone: \w+/)).toBeVisible();
  await field.fill('2001-05-12T09:00');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That time has passed already. Choose a later one.')).toBeVisible();
  await expectAccessible(page);
  await field.fill('2045-05-12T09:00');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(badge(page, 'Scheduled')).toBeVisible();
  await expect(page.getByText('May 12, 2045, 9:00 AM', { exact: true })).toBeVisible();
  await expect(menu(page)).toBeFocused();
  await expectAccessible(page);

  await menu(page).press('Enter');
  await page.getByRole('menuitem', { name: 'Cancel the planned publication' }).click();
  await expect(badge(page, 'Draft')).toBeVisible();

  await menu(page).press('Enter');
  await page.getByRole('menuitem', { name: 'Send to review' }).click();
  await expect(badge(page, 'Needs Review')).toBeVisible();

  await page.goto('/config/pages');
  await page.getByLabel('Filter by status').selectOption('Needs Review');
  const row = page.getByRole('listitem', { name: 'Kiln days', exact: true });
  await expect(page.getByRole('list', { name: 'Pages that were found' }).getByRole('listitem')).toHaveText([
    /Kiln days.*Needs Review/,
  ]);
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Kiln days' }).click();

  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Make private…' }).click();
  const asked = page.getByRole('dialog', { name: 'Make this page private?' });
  await expect(asked.getByText('Nobody sees it at its address')).toBeVisible();
  await asked.getByRole('button', { name: 'Make private' }).click();
  await expect(badge(page, 'Private')).toBeVisible();

  // Who changed it, and when.
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Status history…' }).click();
  const history = page.getByRole('dialog', { name: 'Status history' });
  await expect(history.getByRole('listitem')).toHaveText([
    /^Needs Review.*became.*Private.*, by Rowan Hale$/,
    /^Draft.*became.*Needs Review.*, by Rowan Hale$/,
    /^Scheduled.*became.*Draft.*, by Rowan Hale$/,
    /^Draft.*became.*Scheduled.*, by Rowan Hale$/,
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();

  // The same from the tree, where the page leaves the list that was asked for.
  await page.goto('/config/pages?status=private');
  const actions = page.getByRole('button', { name: 'Actions for Kiln days', exact: true });
  await actions.click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule “Kiln days”' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Deprecate…' }).click();
  await page
    .getByRole('dialog', { name: 'Deprecate “Kiln days”?' })
    .getByRole('button', { name: 'Deprecate' })
    .click();
  await expect(page.getByText('No page has the status Private.')).toBeVisible();
  await expectFocus(page);
  await page.getByRole('button', { name: 'Show all pages' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(
    page.getByRole('listitem', { name: 'Kiln days', exact: true }).getByText('Deprecated', { exact: true }),
  ).toBeVisible();
});

test('a page is published by the clock while it is open, and says so when it could not be @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await open(page, 'Kiln nights');
  await planIn(page, id, 4);
  await page.reload();
  await expect(badge(page, 'Scheduled').or(badge(page, 'Published'))).toBeVisible();
  await expect(badge(page, 'Published')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  expect((await page.request.get('/kiln-nights')).status()).toBe(200);

  // What is added afterwards is saved on the published page; a picture that is not chosen is not published.
  await page.getByRole('button', { name: 'Add a block' }).first().click();
  await page
    .getByRole('region', { name: 'Add a block' })
    .getByRole('button', { name: 'Picture', exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await planIn(page, id, 1);
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: 'Not published as planned' });
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await expect(badge(page, 'Published')).toBeVisible();
});
