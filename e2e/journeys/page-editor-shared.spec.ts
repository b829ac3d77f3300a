import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { aBlock, canvasOf, draftOf, newDraft, saved } from '../page-editor-steps.ts';

/** Sections that stand on many pages, and sections that are saved to be added again. */

const heading = (id: string, text: string) =>
  aBlock(id, 'heading', { column: 1, columns: 24, row: 1, rows: 3 }, { text, level: 2 });

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/config/pages/${id}`);
  await expect(canvasOf(page).locator('[data-section-id]').first()).toBeVisible();
}

/** What somebody who is not signed in sees. */
async function seen(browser: Browser, path: string): Promise<string> {
  const visitor = await browser.newContext();
  try {
    const shop = await visitor.newPage();
    await shop.goto(path);
    return await shop.locator('main').innerText();
  } finally {
    await visitor.close();
  }
}

const publish = async (page: Page, name: string, said: string): Promise<void> => {
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(said)).toBeVisible();
};
const shownPage = 'Published. Visitors see this page as it is now.';
const outlineOf = (page: Page) => page.getByRole('tree', { name: 'Outline' });
const focusIsHeld = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

async function share(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Outline' }).click();
  await outlineOf(page).getByRole('treeitem', { name: 'Section 1' }).click();
  await page.getByRole('button', { name: 'Share with other pages…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this section' });
  await dialog.getByLabel('Name').fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(outlineOf(page).getByRole('treeitem', { name: `Shared: ${name}` })).toBeVisible();
}

test('a section is shared, added to a second page, changed once and published to both; detached, and all undone @desktop-only', async ({
  page,
  browser,
}) => {
  test.slow();
  await becomeOwner(page);
  const first = await newDraft(page, 'Hours one', [heading('a', 'Open from eight')], [heading('b', 'One')]);
  const second = await newDraft(page, 'Hours two', [heading('c', 'Two')]);
  await open(page, first);
  await share(page, 'Our hours');
  const shared = canvasOf(page).locator('[data-shared]');
  await expect(shared.getByRole('heading', { name: 'Open from eight' })).toBeVisible();
  await expect(canvasOf(page).locator('[data-block-id=a]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: Share section' }).click();
  await expect(canvasOf(page).locator('[data-block-id=a]')).toHaveText('Open from eight');
  await expect(shared).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo: Share section' }).click();
  await expect(shared.getByRole('heading', { name: 'Open from eight' })).toBeVisible();
  await publish(page, 'Publish', shownPage);

  await open(page, second);
  await page.getByRole('button', { name: 'Add a block' }).first().click();
  const panel = page.getByRole('region', { name: 'Add a block' });
  await panel.getByRole('tab', { name: 'Sections' }).click();
  const group = panel.getByRole('group', { name: 'Shared with other pages' });
  await expect(page.frameLocator('iframe[title="Our hours"]').getByText('Open from eight')).toBeVisible();
  await group.getByRole('button', { name: 'Our hours' }).click();
  await expect(shared.getByRole('heading', { name: 'Open from eight' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await publish(page, 'Publish', shownPage);
  for (const path of ['/hours-one', '/hours-two'])
    expect(await seen(browser, path)).toContain('Open from eight');

  // It is chosen as a whole, and edited by itself.
  await page.reload();
  await expect(page.getByText('Shared: Our hours')).toBeVisible();
  await shared.getByRole('heading', { name: 'Open from eight' }).click();
  const tools = page.getByRole('toolbar', { name: 'Tools for section 2' });
  await expect(tools).toContainText('Shared: Our hours');
  await expectAccessible(page);
  await tools.getByRole('button', { name: 'Edit shared section' }).click();
  await expect(page).toHaveURL(/\/config\/parts\//);
  await expect(page.getByText('On 2 pages')).toBeVisible();
  const block = canvasOf(page).locator('[data-block-id]');
  await block.click();
  await focusIsHeld(page);
  await page.keyboard.press('Enter');
  await expect(canvasOf(page).locator('[contenteditable]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Open from nine');
  await page.keyboard.press('Escape');
  await expect(saved(page)).toBeVisible();
  expect(await seen(browser, '/hours-one')).toContain('Open from eight');
  await expectAccessible(page);
  await publish(page, 'Publish to 2 pages', 'Published. Visitors see it on 2 pages now.');
  for (const path of ['/hours-one', '/hours-two'])
    expect(await seen(browser, path)).toContain('Open from nine');

  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL(new RegExp(`/config/pages/${second}`));
  await shared.getByRole('heading', { name: 'Open from nine' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Detach' }).click();
  await expect(canvasOf(page).locator('[data-block-id]')).toHaveCount(2);
  await expect(shared).toHaveCount(0);
  await focusIsHeld(page);
  await expect(saved(page)).toBeVisible();
  expect((await draftOf(page, second)).sections[1]?.blocks[0]?.props).toMatchObject({
    text: 'Open from nine',
  });
  await page.getByRole('button', { name: 'Undo: Detach section' }).click();
  await expect(shared.getByRole('heading', { name: 'Open from nine' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect((await draftOf(page, second)).sections[1]?.blocks).toEqual([]);
});

test('a section is saved and added again by keyboard, renamed, and deleted with Undo @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await newDraft(page, 'Saved by keyboard', [heading('a', 'Come and see')]);
  await open(page, id);
  await expect(page.locator('[data-canvas-focus]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-canvas-focus]')).toHaveAttribute('aria-label', 'Section 1');
  const save = page.getByRole('button', { name: 'Save section…' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Save this section' }).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Give the section a name.')).toBeVisible();
  await page.keyboard.type('Invitation');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Invitation” is saved in the list of sections.').first()).toBeVisible();
  await focusIsHeld(page);

  await page.locator('[data-canvas-focus]').focus();
  await page.keyboard.press('/');
  const panel = page.getByRole('region', { name: 'Add a block' });
  await panel.getByRole('tab', { name: 'Blocks' }).focus();
  await page.keyboard.press('ArrowRight');
  const search = panel.getByRole('textbox', { name: 'Search sections' });
  await search.focus();
  await page.keyboard.type('invit');
  await expect(panel.getByRole('group').first()).toHaveAccessibleName('Saved');
  await page.keyboard.press('Enter');
  await expect(canvasOf(page).locator('[data-section-id]')).toHaveCount(2);
  await focusIsHeld(page);
  await expect(saved(page)).toBeVisible();
  const { sections } = await draftOf(page, id);
  expect(sections.map(({ blocks }) => blocks[0]?.props['text'])).toEqual(['Come and see', 'Come and see']);
  const ids = sections.flatMap((section) => [section.id, ...section.blocks.map((block) => block.id)]);
  expect(new Set(ids).size).toBe(4);

  const group = panel.getByRole('group', { name: 'Saved' });
  await group.getByRole('button', { name: 'Actions for “Invitation”' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rename section' });
  await dialog.getByLabel('Name').fill('Invitation to visit');
  await page.keyboard.press('Enter');
  await expect(group.getByRole('button', { name: 'Invitation to visit', exact: true })).toBeVisible();
  await expectAccessible(page);
  await group.getByRole('button', { name: 'Actions for “Invitation to visit”' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(group).toHaveCount(0);
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter');
  await expect(group.getByRole('button', { name: 'Invitation to visit', exact: true })).toBeVisible();
});

test('shared sections are listed with where they stand, renamed, deleted and restored, on a phone too @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  const first = await newDraft(page, 'Phone hours', [heading('a', 'Closed on Mondays')]);
  await open(page, first);
  await share(page, 'Closing days');
  await publish(page, 'Publish', shownPage);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/config/pages/shared');
  const row = page.getByRole('listitem', { name: 'Closing days' });
  await expect(row.getByRole('link', { name: 'Phone hours' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await row.getByRole('button', { name: 'Actions for “Closing days”' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Days we are closed');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('listitem', { name: 'Days we are closed' });
  await renamed.getByRole('button', { name: 'Actions for “Days we are closed”' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Days we are closed”?' });
  await expect(dialog).toContainText('It disappears at once from: Phone hours.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(renamed).toHaveCount(0);
  await focusIsHeld(page);
  expect(await seen(browser, '/phone-hours')).not.toContain('Closed on Mondays');

  // The page's editor says that it is gone.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(renamed).toBeVisible();
  expect(await seen(browser, '/phone-hours')).toContain('Closed on Mondays');
  await renamed.getByRole('link', { name: 'Days we are closed' }).click();
  await expect(page.getByRole('link', { name: 'Back to shared sections' })).toBeVisible();
  await expect(canvasOf(page).locator('[data-block-id]')).toHaveText('Closed on Mondays');
  await expectAccessible(page);
});
