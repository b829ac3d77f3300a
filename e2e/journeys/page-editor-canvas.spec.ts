import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner, signInAsOwner } from '../owner.ts';
import {
  aBlock,
  canvasOf,
  draftOf,
  newDraft,
  newPage,
  saved,
  canvasFocus,
  openPage,
} from '../page-editor-steps.ts';

/** The canvas itself: dragging onto it, its zoom, a phone's screen, sections on the clipboard, and leaving it. */

const heading = (id: string, row: number, text: string) =>
  aBlock(id, 'heading', { column: 1, columns: 8, row, rows: 3 }, { text });

async function openList(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add a block' }).first().click();
  return page.getByRole('region', { name: 'Add a block' });
}

/** Presses on a control and moves the mouse to a point of the window; the button stays down. */
async function dragTo(page: Page, control: Locator, x: number, y: number): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('what is dragged is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 8 });
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
};
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

test('blocks and ready sections are dragged from the list to where they stand, one step each, and Escape puts them back @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await newDraft(page, 'Dragged in', [heading('a', 1, 'First')], [heading('b', 1, 'Second')]);
  await openPage(page, id);
  const list = await openList(page);
  const first = await boxOf(canvasOf(page).locator('[data-block-id=a]'));
  const frame = await boxOf(page.locator('iframe[data-canvas-frame]'));

  // Escape, and a drop beside the page, add nothing.
  const quote = list.getByRole('button', { name: 'Quote', exact: true });
  await dragTo(page, quote, frame.x + frame.width * 0.7, first.y + 30);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText('Quote was not added')).toBeAttached();
  await expect(list, 'Escape ends the drag only').toBeVisible();
  await dragTo(page, quote, 40, 700);
  await page.mouse.up();
  await expect(undo(page)).toHaveAttribute('data-disabled', 'true');

  // In the right half of the first section.
  await dragTo(page, quote, frame.x + frame.width * 0.72, first.y + 4);
  await page.mouse.up();
  await expect(page.getByText(/^Quote added in row \d+, columns \d+ to \d+/)).toBeAttached();
  await expect(canvasFocus(page)).toBeFocused();
  await expect(saved(page)).toBeVisible();
  const added = (await draftOf(page, id)).sections[0]?.blocks.find(({ type }) => type === 'quote');
  expect(added?.place.column).toBeGreaterThan(6);
  expect(added?.place.row).toBeLessThanOrEqual(2);
  await undo(page).click();
  await expect(canvasOf(page).locator('[data-block=quote]')).toHaveCount(0);
  await expect(undo(page), 'one step').toHaveAttribute('data-disabled', 'true');

  // A section lands between two.
  await list.getByRole('tab', { name: 'Sections' }).click();
  const second = await boxOf(canvasOf(page).locator('[data-section-id=s2]'));
  await dragTo(page, list.getByRole('button', { name: 'Large title' }), frame.x + 200, second.y + 8);
  await page.mouse.up();
  await expect(page.getByText('Large title added')).toBeAttached();
  await expect
    .poll(async () => (await draftOf(page, id)).sections.map((one) => one.id).join())
    .toMatch(/^s1,[0-9a-f-]{36},s2$/);
  await expectAccessible(page);

  // A press without a drag adds as ever.
  await list.getByRole('button', { name: 'Call on color' }).click();
  await expect(canvasOf(page).locator('[data-section-id]')).toHaveCount(4);
});

test('at 50% a block is dragged to the cells under the pointer, and zoom goes by menu, keys and wheel @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await newDraft(page, 'Zoomed', [heading('a', 1, 'First'), heading('b', 6, 'Second')]);
  await openPage(page, id);
  const frame = page.locator('iframe[data-canvas-frame]');
  const scale = async () =>
    (await boxOf(frame)).width / (await frame.evaluate((element: HTMLElement) => element.offsetWidth));
  await page.getByRole('button', { name: 'Zoom: Fit' }).click();
  await page.getByRole('menuitemradio', { name: '50%' }).click();
  await expect.poll(scale).toBeCloseTo(0.5, 2);
  await expectAccessible(page);

  const block = canvasOf(page).locator('[data-block-id=b]');
  await block.click();
  const grip = page.getByRole('toolbar', { name: 'Tools for Heading' }).getByText('Heading', { exact: true });
  const from = await boxOf(block);
  const handle = await boxOf(grip);
  const grid = await canvasOf(page)
    .locator('.section-grid')
    .first()
    .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').map(Number.parseFloat));
  expect(grid).toHaveLength(24);
  const gap = await canvasOf(page)
    .locator('.section-grid')
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).columnGap));
  const threeColumns = ((grid[0] ?? 0) + gap) * 3 * 0.5;
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10 + threeColumns, handle.y + 10, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(block)).x - from.x).toBeCloseTo(threeColumns, 0);
  await expect(saved(page)).toBeVisible();
  const moved = (await draftOf(page, id)).sections[0]?.blocks.find((one) => one.id === 'b');
  expect(moved?.place.column).toBe(4);
  // What is drawn above the page lies on the block.
  const outline = await boxOf(page.locator('[data-moving]').first());
  expect(Math.abs(outline.x - (await boxOf(block)).x)).toBeLessThan(2);

  await canvasFocus(page).focus();
  await page.keyboard.press('Control+=');
  await expect.poll(scale).toBeCloseTo(0.75, 2);
  await expect(page.getByText('Zoom 75%')).toBeAttached();
  await page.keyboard.press('Control+-');
  await expect.poll(scale).toBeCloseTo(0.5, 2);
  await page.keyboard.press('Control+0');
  await expect(page.getByRole('button', { name: 'Zoom: Fit' })).toBeVisible();
  const fit = await scale();
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 60);
  await page.keyboard.up('Control');
  await expect.poll(scale).toBeLessThan(fit * 0.9);
});

test('what is typed at once after a text was added is in it from the first letter @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await newPage(page, 'Typed at once');
  // The code of the text editor comes late.
  await page.route(/rich-text-in-place/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1_500);
    });
    await route.continue();
  });
  await page.goto(`/config/pages/${id}`);
  await expect(page.getByRole('heading', { name: 'An empty page' })).toBeVisible();
  await expect(canvasFocus(page)).toHaveAttribute('aria-label', 'The page “Typed at once”');
  const list = await openList(page);
  await list.getByRole('button', { name: 'Text', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Made in mud, ');
  await expect(canvasOf(page).locator('[contenteditable]')).toHaveText(/Made in mud, $/);
  await page.keyboard.type('fired at dawn');
  await page.keyboard.press('Escape');
  await expect(canvasOf(page).locator('[data-block=text]')).toHaveText(/Made in mud, fired at dawn$/);
  await expect(saved(page)).toBeVisible();
  expect(JSON.stringify(await draftOf(page, id))).toContain('Made in mud, fired at dawn');
});

test('on a phone the page has the screen: a sheet for the selected block, one row of tools, a block dragged by finger @desktop-only', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'By phone', [heading('a', 1, 'First'), heading('b', 8, 'Second')]);
  const phone = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await phone.addCookies(await context.cookies());
  const small = await phone.newPage();
  await openPage(small, id);
  const pane = small.locator('[data-canvas-pane]');
  expect((await boxOf(pane)).height).toBeGreaterThan(770);
  for (const button of await small.getByRole('banner').getByRole('button').all()) {
    const box = await boxOf(button);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(box.y, 'one row').toBeLessThan(12);
  }

  const block = canvasOf(small).locator('[data-block-id=b]');
  await block.tap();
  const name = small.getByRole('button', { name: 'Settings: Heading' });
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await expect(canvasFocus(small)).toBeFocused();
  await expectAccessible(small);
  await name.tap();
  const field = small.getByRole('complementary', { name: 'Settings' }).getByLabel('Text');
  await expect(field).toBeVisible();
  const sheet = await boxOf(name);
  await expect.poll(async () => (await boxOf(block)).y).toBeLessThan(sheet.y);
  await small.getByRole('button', { name: 'Enlarge settings' }).tap();
  await expect.poll(async () => (await boxOf(name)).y).toBeLessThan(90);
  await expectAccessible(small);
  await field.fill('From a phone');
  await small.getByRole('button', { name: 'Shrink settings' }).tap();
  await name.tap();
  await expect(field).toBeHidden();
  await expect(block).toHaveText('From a phone');

  // A second tap edits the text, which then has the screen.
  await block.tap();
  await expect(canvasOf(small).locator('[contenteditable]')).toBeFocused();
  await expect(name).toBeHidden();
  await small.keyboard.press('Escape');
  await expect(canvasFocus(small)).toBeFocused();

  // A finger that rests drags; the list makes way.
  await small.getByRole('button', { name: 'Add a block' }).first().tap();
  const quote = await boxOf(
    small.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: 'Quote', exact: true }),
  );
  const touch = await phone.newCDPSession(small);
  const at = (x: number, y: number) => [{ x: quote.x + x, y: quote.y + y, id: 1 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(30, 30) });
  await expect(small.locator('body > [aria-hidden=true]').filter({ hasText: 'Quote' })).toBeVisible();
  for (const by of [10, 40, 70])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(30 + by, 30 + by) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(small.getByText(/^Quote added in row/)).toBeAttached();
  await expect(canvasOf(small).locator('[data-block=quote]')).toBeVisible();
  await expect(small.getByRole('region', { name: 'Add a block' })).toBeHidden();
  await expect(canvasFocus(small)).toBeFocused();
  await expect(saved(small)).toBeVisible();
  const { sections } = await draftOf(page, id);
  expect(sections[0]?.blocks.find(({ type }) => type === 'quote')?.phone).toMatchObject({ columns: 8 });
  await phone.close();
});

test('a section is copied by menu or keys, pasted on another page and duplicated @desktop-only', async ({
  page,
  context,
}) => {
  await becomeOwner(page);
  const from = await newDraft(page, 'Section from', [heading('a', 1, 'Clay'), heading('b', 6, 'Fire')]);
  const to = await newDraft(page, 'Section to', [heading('c', 1, 'Here')]);
  await openPage(page, from);
  await canvasFocus(page).press('ArrowDown');
  await page.keyboard.press('Escape');
  const tools = page.getByRole('toolbar', { name: 'Tools for section 1' });
  await tools.getByRole('button', { name: 'Copy section' }).click();
  await expect(page.getByText('Section copied')).toBeAttached();
  await expect(canvasFocus(page)).toBeFocused();

  const second = await context.newPage();
  await openPage(second, to);
  await canvasFocus(second).press('Control+v');
  await expect(second.getByText('Section pasted')).toBeAttached();
  await expect(canvasOf(second).getByRole('heading', { name: 'Fire' })).toBeVisible();
  await second.keyboard.press('Control+d');
  await second.keyboard.press('Control+x');
  await second.keyboard.press('Control+v');
  await expect(canvasOf(second).locator('[data-section-id]')).toHaveCount(3);
  await expect(saved(second)).toBeVisible();
  const { sections } = await draftOf(second, to);
  expect(sections.map(({ blocks }) => blocks.map(({ props }) => props['text']))).toEqual([
    ['Here'],
    ['Clay', 'Fire'],
    ['Clay', 'Fire'],
  ]);
  const ids = sections.flatMap((section) => [section.id, ...section.blocks.map((block) => block.id)]);
  expect(new Set(ids).size, 'copies have ids of their own').toBe(ids.length);
});

test('leaving asks only while something is not saved: to save, to discard, or to stay @desktop-only', async ({
  page,
  context,
}) => {
  await becomeOwner(page);
  const id = await newDraft(page, 'Left behind', [heading('a', 1, 'First')]);
  await openPage(page, id);
  const back = page.getByRole('link', { name: 'Back to pages' });
  const dialog = page.getByRole('dialog', { name: 'Save your changes before you leave?' });
  const pages = page.getByRole('heading', { name: 'Pages', level: 1 });
  const write = async (text: string) => {
    await canvasFocus(page).press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };

  // What waits for a pause in typing is saved first, without a question.
  await write('Saved on the way');
  await back.click();
  await expect(pages).toBeVisible();
  await expect.poll(async () => JSON.stringify(await draftOf(page, id))).toContain('Saved on the way');

  await openPage(page, id);
  await context.setOffline(true);
  await write('Never sent');
  await back.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  await expect(canvasOf(page).locator('[data-block-id=a]')).toHaveText('Never sent');
  // Closing the tab asks too, in the browser's own words.
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;

  await back.click();
  await dialog.getByRole('button', { name: 'Discard and leave' }).click();
  await context.setOffline(false);
  await expect(pages).toBeVisible();
  await openPage(page, id);
  await expect(canvasOf(page).locator('[data-block-id=a]')).toHaveText('Saved on the way');
  await expect(page.getByText('Unsaved work was found')).toHaveCount(0);
  expect(JSON.stringify(await draftOf(page, id))).not.toContain('Never sent');
});
