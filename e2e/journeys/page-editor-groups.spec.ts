import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import {
  aBlock,
  addBlock,
  canvasFocus,
  canvasOf,
  draftOf,
  newDraft,
  openPage,
  panelOf,
  saved,
} from '../page-editor-steps.ts';

/** Blocks of several sections moved together, piles of blocks, shared sections by keys, and touch. */

const heading = (id: string, column: number, row: number, text: string, columns = 6) =>
  aBlock(id, 'heading', { column, columns, row, rows: 3 }, { text, level: 2 });
const block = (page: Page, id: string) => canvasOf(page).locator(`[data-block-id="${id}"]`);

/** Blocks as "section/id: column,row". */
async function places(page: Page, id: string): Promise<readonly string[]> {
  await expect(saved(page)).toBeVisible();
  const { sections } = await draftOf(page, id);
  return sections
    .flatMap((section) =>
      section.blocks.map((one) => `${section.id}/${one.id}: ${one.place.column},${one.place.row}`),
    )
    .toSorted();
}
async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}
const chosen = (page: Page, label: RegExp | string) =>
  expect(canvasFocus(page)).toHaveAttribute('aria-label', label);

test('blocks of two sections are moved together by mouse and by keys, go to one of them together, and are spaced evenly @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(
    page,
    'Groups',
    [heading('a', 1, 1, 'First'), heading('b', 9, 5, 'Second')],
    [heading('c', 3, 2, 'Third'), heading('d', 19, 2, 'Fourth')],
  );
  await openPage(page, id);
  const start = ['s1/a: 1,1', 's1/b: 9,5', 's2/c: 3,2', 's2/d: 19,2'];
  await block(page, 'b').click();
  await block(page, 'c').click({ modifiers: ['Shift'] });
  await chosen(page, '2 blocks selected');
  const [before, other] = [await boxOf(block(page, 'b')), await boxOf(block(page, 'c'))];
  const unit = before.width / 6;
  const [x, y] = [before.x + before.width - 12, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2 * unit, y, { steps: 6 });
  // Both follow the pointer.
  await expect.poll(async () => (await boxOf(block(page, 'c'))).x).toBeGreaterThan(other.x + unit);
  await page.mouse.up();
  await expect(page.getByText(/^2 blocks moved, the first to row 5, columns 11 to 16/)).toBeAttached();
  expect(await places(page, id)).toEqual(['s1/a: 1,1', 's1/b: 11,5', 's2/c: 5,2', 's2/d: 19,2']);
  await page.getByRole('button', { name: 'Undo: Move 2 blocks' }).click();
  expect(await places(page, id)).toEqual(start);

  await canvasFocus(page).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Moved to row 6, columns 8 to 13')).toBeAttached();
  await page.keyboard.press('Enter');
  expect(await places(page, id)).toEqual(['s1/a: 1,1', 's1/b: 8,6', 's2/c: 2,3', 's2/d: 19,2']);
  await page.keyboard.press('Control+z');
  expect(await places(page, id)).toEqual(start);

  // Dropped in the other section, both are there, as they stand to each other.
  await block(page, 'b').click();
  await block(page, 'c').click({ modifiers: ['Shift'] });
  const target = await boxOf(canvasOf(page).locator('[data-section-id="s2"]'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, target.y + target.height * 0.6, { steps: 10 });
  await page.mouse.up();
  await expect
    .poll(async () => (await places(page, id)).filter((one) => one.startsWith('s2/')).length)
    .toBe(3);
  await page.getByRole('button', { name: 'Undo: Move 2 blocks' }).click();
  expect(await places(page, id)).toEqual(start);

  await block(page, 'a').click();
  await block(page, 'b').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Shift+H');
  await expect(page.getByText('Select three blocks or more to space them evenly.')).toBeAttached();
  await block(page, 'd').click({ modifiers: ['Shift'] });
  await expectAccessible(page);
  await page
    .getByRole('toolbar', { name: 'Tools for the selected blocks' })
    .getByRole('button', { name: 'Space evenly across' })
    .click();
  await expect(page.getByText('Spaced evenly across', { exact: true })).toBeAttached();
  expect(await places(page, id)).toEqual(['s1/a: 1,1', 's1/b: 10,5', 's2/c: 3,2', 's2/d: 19,2']);
});

test('arrow keys choose a shared section, Enter opens its panel, and blocks that are dragged onto it are refused in words @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(
    page,
    'Over a shared one',
    [heading('a', 1, 1, 'Shared')],
    [heading('b', 1, 1, 'Own')],
  );
  await openPage(page, id);
  await block(page, 'a').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share with other pages…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this section' });
  await dialog.getByLabel('Name').fill('A shared one');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = canvasOf(page).locator('[data-shared]');
  await expect(shared.getByRole('heading', { name: 'Shared' })).toBeVisible();

  await block(page, 'b').click();
  await page.keyboard.press('ArrowUp');
  await chosen(page, /A shared one/);
  await expect(page.getByText(/A shared one, section 1 of 2/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(panelOf(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(canvasFocus(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await chosen(page, /^Heading, Own/);

  const before = await places(page, id);
  const [own, over] = [await boxOf(block(page, 'b')), await boxOf(shared)];
  await page.mouse.move(own.x + own.width - 12, own.y + own.height / 2);
  await page.mouse.down();
  await page.mouse.move(over.x + 200, over.y + over.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(
    page
      .getByText('A shared section takes blocks only where it is edited itself. Nothing was moved.')
      .first(),
  ).toBeVisible();
  expect(await places(page, id)).toEqual(before);
  await expect(canvasFocus(page)).toBeFocused();
});

test('a block under another one is chosen with Alt, by mouse and by keys, and its depth is changed and spoken @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'A pile', [
    heading('low', 1, 1, 'Low', 12),
    heading('mid', 2, 1, 'Mid', 12),
    heading('top', 3, 1, 'Top', 12),
  ]);
  await openPage(page, id);
  const { x, y, width, height } = await boxOf(block(page, 'mid'));
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await chosen(page, /^Heading, Top/);
  await page.keyboard.down('Alt');
  await press();
  await chosen(page, /^Heading, Mid/);
  await press();
  await chosen(page, /^Heading, Low/);
  await press();
  await chosen(page, /^Heading, Top/);
  await page.keyboard.up('Alt');

  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await chosen(page, /^Heading, Low/);
  await expect(page.getByText(/^Heading, Low, .*, 3 of 3 from the top$/)).toBeAttached();
  await page.keyboard.press(']');
  await expect(page.getByText('1 of 3 from the top', { exact: true })).toBeAttached();
  await page.keyboard.press(']');
  await expect(page.getByText('Nothing lies over it.')).toBeAttached();
  await expect(saved(page)).toBeVisible();
  expect((await draftOf(page, id)).sections[0]?.blocks[0]).toMatchObject({ id: 'low', depth: 1 });
  await expect(canvasFocus(page)).toBeFocused();
});

test('what is added, duplicated or pasted is scrolled into view, whole, selected and with the focus on the canvas @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'Long page', [
    ...Array.from({ length: 8 }, (_, at) => heading(`h${at}`, 1, 1 + at * 9, `Heading ${at}`)),
    aBlock('q', 'quote', { column: 1, columns: 24, row: 80, rows: 12 }, { text: 'At the very end' }),
  ]);
  await openPage(page, id);
  const pane = await boxOf(page.locator('[data-canvas-pane]'));
  const isWhole = async (name: string): Promise<boolean> => {
    const box = await boxOf(canvasOf(page).locator(name).last());
    return box.y >= pane.y && box.y + box.height <= pane.y + pane.height + 1;
  };
  await addBlock(page, 'Button');
  await expect.poll(() => isWhole('[data-block="button"]')).toBe(true);
  await chosen(page, /^Button/);
  await expect(canvasFocus(page)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await canvasOf(page)
    .locator('html')
    .evaluate((html) => html.ownerDocument.defaultView?.scrollTo(0, 0));
  await page.keyboard.press('Control+d');
  await expect(page.getByText('Button added').first()).toBeAttached();
  await expect.poll(() => isWhole('[data-block="button"]')).toBe(true);
  await expect(canvasFocus(page)).toBeFocused();
});

test('on a phone two fingers zoom the canvas, a finger that rests drags a block, and one that moves scrolls @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'By finger', [
    heading('a', 1, 1, 'First', 24),
    heading('b', 1, 6, 'Second', 24),
    aBlock('q', 'quote', { column: 1, columns: 24, row: 10, rows: 60 }, { text: 'Far below' }),
  ]);
  const phone = await browser.newContext({
    ...(await page
      .context()
      .storageState()
      .then((storageState) => ({ storageState }))),
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const small = await phone.newPage();
  await openPage(small, id);
  const touch = await phone.newCDPSession(small);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: readonly (readonly [number, number])[]
  ) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], at) => ({ x, y, id: at + 1 })),
    });
  const frame = small.locator('iframe[data-canvas-frame]');
  const before = await boxOf(frame);
  const pane = await boxOf(small.locator('[data-canvas-pane]'));
  const middle = pane.y + pane.height / 2;
  await send('touchStart', [150, middle], [240, middle]);
  for (const by of [10, 30, 60]) await send('touchMove', [150 - by, middle], [240 + by, middle]);
  await send('touchEnd');
  await expect.poll(async () => (await boxOf(frame)).width).toBeGreaterThan(before.width * 1.5);
  // The editor around it stays as large as it was.
  expect(await small.evaluate(() => visualViewport?.scale)).toBe(1);
  await send('touchStart', [60, middle], [330, middle]);
  for (const by of [10, 40, 70, 100]) await send('touchMove', [60 + by, middle], [330 - by, middle]);
  await send('touchEnd');
  await expect.poll(async () => (await boxOf(frame)).width).toBeLessThan(before.width * 1.2);

  const scrolled = () =>
    canvasOf(small)
      .locator('html')
      .evaluate((html) => html.ownerDocument.defaultView?.scrollY ?? 0);
  const top = await scrolled();
  const second = await boxOf(block(small, 'b'));
  const [x, y] = [second.x + second.width / 2, second.y + second.height / 2];
  await send('touchStart', [x, y]);
  await chosen(small, /^Heading, Second/);
  for (const by of [10, 40, 80]) await send('touchMove', [x, y - by]);
  await send('touchEnd');
  await expect(
    small.getByRole('button', { name: /^Undo: Move Heading/ }).or(small.getByText(/^Moved to row/)),
  ).not.toHaveCount(0);
  expect(await scrolled()).toBeLessThanOrEqual(top + 1);

  // Above the place where it rests nothing is dragged: the page scrolls.
  const far = await boxOf(block(small, 'q'));
  await send('touchStart', [far.x + 60, far.y + 80]);
  for (const by of [20, 60, 120, 180]) await send('touchMove', [far.x + 60, far.y + 80 - by]);
  await send('touchEnd');
  await expect.poll(scrolled).toBeGreaterThan(top);
  await expect(saved(small).or(small.getByText('Saved'))).not.toHaveCount(0);
  await phone.close();
});
