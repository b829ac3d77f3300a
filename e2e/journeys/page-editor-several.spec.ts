import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import {
  aBlock,
  canvasOf,
  draftOf,
  newDraft,
  newPage,
  paste,
  saved,
  canvasFocus,
  openPage,
} from '../page-editor-steps.ts';

/** Several blocks at once: selected, moved, aligned, copied and undone, by mouse and by keyboard. */

const three = () => [
  aBlock('a', 'heading', { column: 1, columns: 8, row: 1, rows: 3 }, { text: 'First' }),
  aBlock('b', 'heading', { column: 10, columns: 8, row: 3, rows: 3 }, { text: 'Second' }),
  aBlock('c', 'heading', { column: 4, columns: 8, row: 8, rows: 3 }, { text: 'Third' }),
];

/** The blocks of a draft as "id: column,row", after it was saved. */
async function places(page: Page, id: string): Promise<readonly string[]> {
  await expect(saved(page)).toBeVisible();
  const { sections } = await draftOf(page, id);
  return sections.flatMap(({ blocks }) =>
    blocks.map((one) => `${one.id}: ${one.place.column},${one.place.row}`),
  );
}

const chosen = (page: Page, count: number) =>
  expect(canvasFocus(page)).toHaveAttribute('aria-label', `${count} blocks selected`);

test('several blocks are selected, moved, aligned, duplicated and deleted by mouse @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await newDraft(page, 'Several by mouse', three());
  await openPage(page, id);
  const block = (name: string) => canvasOf(page).locator(`[data-block-id="${name}"]`);

  await block('a').click();
  await block('b').click({ modifiers: ['Shift'] });
  await chosen(page, 2);
  await block('c').click({ modifiers: ['Control'] });
  await chosen(page, 3);
  await block('c').click({ modifiers: ['Control'] });
  await chosen(page, 2);
  await expectAccessible(page);

  // A drag of one of them moves both.
  const box = await block('b').boundingBox();
  if (box === null) throw new Error('the block is not shown');
  const [x, y] = [box.x + box.width - 12, box.y + box.height / 2];
  const a = await block('a').boundingBox();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 10, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await block('a').boundingBox())?.x).toBeGreaterThan((a?.x ?? 0) + 60);
  await chosen(page, 2);
  await page.getByRole('button', { name: 'Undo: Move 2 blocks' }).click();
  await expect.poll(async () => (await block('a').boundingBox())?.x).toBeCloseTo(a?.x ?? 0, 0);
  expect(await places(page, id)).toEqual(['a: 1,1', 'b: 10,3', 'c: 4,8']);

  // A band on empty ground selects what it touches.
  const frame = await page.locator('iframe[data-canvas-frame]').boundingBox();
  const last = await block('c').boundingBox();
  const first = await block('a').boundingBox();
  if (frame === null || last === null || first === null) throw new Error('the page is not shown');
  await page.mouse.move(frame.x + 6, last.y + last.height + 20);
  await page.mouse.down();
  await page.mouse.move(last.x + 40, first.y + 10, { steps: 8 });
  await page.mouse.up();
  await chosen(page, 2);
  const tools = page.getByRole('toolbar', { name: 'Tools for the selected blocks' });
  await tools.getByRole('button', { name: 'Align left' }).click();
  await expect.poll(() => places(page, id)).toEqual(['a: 1,1', 'b: 10,3', 'c: 1,8']);
  await tools.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText('2 blocks added')).toBeAttached();
  await chosen(page, 2);
  await tools.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 blocks deleted')).toBeAttached();
  await expect(canvasFocus(page)).toBeFocused();
  await expect.poll(() => places(page, id)).toEqual(['a: 1,1', 'b: 10,3', 'c: 1,8']);
});

test('several blocks are selected, moved and aligned by keyboard, spoken, one step each @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await newDraft(page, 'Several by keys', three());
  await openPage(page, id);
  await canvasFocus(page).press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(/^Heading, Second, .*, 2 blocks selected$/)).toBeAttached();
  await page.keyboard.press('Shift+ArrowDown');
  await chosen(page, 3);
  await page.keyboard.press('Shift+ArrowUp');
  await chosen(page, 2);
  await page.keyboard.press('Control+a');
  await chosen(page, 3);

  for (const [key, said, after] of [
    ['Shift+L', 'Aligned left', ['a: 1,1', 'b: 1,3', 'c: 1,8']],
    ['Shift+R', 'Aligned right', ['a: 10,1', 'b: 10,3', 'c: 10,8']],
    ['Shift+C', 'Aligned at their centers', ['a: 5,1', 'b: 5,3', 'c: 5,8']],
    ['Shift+T', 'Aligned at the top', ['a: 1,1', 'c: 4,1', 'b: 10,1']],
    ['Shift+M', 'Aligned at their middles', ['a: 1,4', 'c: 4,4', 'b: 10,4']],
    ['Shift+B', 'Aligned at the bottom', ['a: 1,8', 'c: 4,8', 'b: 10,8']],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(said, { exact: true })).toBeAttached();
    await expect.poll(() => places(page, id), key).toEqual(after);
    await page.keyboard.press('Control+z');
    await expect.poll(() => places(page, id), key).toEqual(['a: 1,1', 'b: 10,3', 'c: 4,8']);
    await page.keyboard.press('Control+a');
  }
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAttribute('data-disabled', 'true');

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => places(page, id)).toEqual(['a: 2,2', 'b: 11,4', 'c: 5,9']);
  await chosen(page, 3);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  const tools = page.getByRole('toolbar', { name: 'Tools for the selected blocks' });
  await expect(tools.getByRole('button').first()).toBeFocused();
});

test('blocks are copied between two pages in two tabs, and a picture of another site arrives half made @desktop-only', async ({
  page,
  context,
}) => {
  await becomeOwner(page);
  const from = await newDraft(page, 'Copied from', three());
  const to = await newPage(page, 'Copied to');
  await openPage(page, from);
  await canvasFocus(page).press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  const second = await context.newPage();
  await second.goto(`/config/pages/${to}`);
  await expect(second.getByRole('heading', { name: 'An empty page' })).toBeVisible();
  await expect(canvasFocus(second)).toBeFocused();
  await second.keyboard.press('Control+v');
  await expect(second.getByText('2 blocks added')).toBeAttached();
  await expect(canvasOf(second).getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect(saved(second)).toBeVisible();
  const { sections } = await draftOf(second, to);
  expect(sections[0]?.blocks.map(({ props }) => props['text'])).toEqual(['First', 'Second']);

  const picture = aBlock(
    'p',
    'image',
    { column: 1, columns: 8, row: 1, rows: 8 },
    { assetId: '0190a000-0000-7000-8000-000000000000' },
  );
  await canvasFocus(second).focus();
  await paste(second, { 'application/x-vitrine-blocks': JSON.stringify([picture]) });
  await expect(canvasOf(second).locator('.canvas-placeholder')).toHaveText(
    'This picture is not in your library. Choose another one.',
  );
  await expect(saved(second)).toBeVisible();
});

test('text, panel and canvas are undone to the very start and done again to the very end @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const id = await newDraft(page, 'Mixed undo', [
    ...three(),
    aBlock('t', 'text', { column: 1, columns: 12, row: 14, rows: 4 }, { html: '<p>Words</p>' }),
  ]);
  await openPage(page, id);
  const state = async (): Promise<string> => {
    await expect(saved(page)).toBeVisible();
    return JSON.stringify((await draftOf(page, id)).sections);
  };
  const states = [await state()];
  const block = (name: string) => canvasOf(page).locator(`[data-block-id="${name}"]`);
  const undo = page.getByRole('button', { name: /^Undo/ });
  const redo = page.getByRole('button', { name: /^Redo/ });
  // What is typed within a second is one step: the clock moves on instead of the journey waiting for it.
  const pause = () =>
    page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 1_100;
    });

  await block('a').locator('h2').dblclick();
  await page.keyboard.type('Typed');
  await pause();
  await page.keyboard.type(' more');
  // Undo in the text takes back its last typing and leaves it open.
  await page.keyboard.press('Control+z');
  await expect(block('a')).toHaveText('Typed');
  await page.keyboard.press('Control+Shift+z');
  await expect(block('a')).toHaveText('Typed more');
  await page.keyboard.press('Enter');
  states.push(await state());

  const panel = page.getByRole('complementary', { name: 'Settings' });
  await panel.getByLabel('Small line above it').fill('Since 2011');
  states.push(await state());
  await block('b').click();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  states.push(await state());
  await block('t').locator('.text').dblclick();
  await expect(page.getByRole('combobox', { name: 'Text style' })).toBeVisible();
  await page.keyboard.type(' and more');
  await pause();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Escape');
  states.push(await state());
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+L');
  states.push(await state());

  expect(new Set(states).size).toBe(states.length);
  const seen = [states.at(-1) ?? ''];
  while ((await undo.getAttribute('data-disabled')) !== 'true') {
    await undo.click();
    const now = await state();
    expect(now, `step ${seen.length} changes something`).not.toBe(seen.at(-1));
    seen.push(now);
  }
  expect(seen.at(-1)).toBe(states[0]);
  for (const kept of states) expect(seen).toContain(kept);
  const back = [seen.at(-1) ?? ''];
  while ((await redo.getAttribute('data-disabled')) !== 'true') {
    await redo.click();
    back.push(await state());
  }
  expect(back.toReversed()).toEqual(seen);
});
