import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { addBlock, canvasOf, newPage, saved } from '../page-editor-steps.ts';

/** The page editor: an owner makes and changes a page by hand, on the page itself, and publishes it. */

test('a page is made by mouse: blocks are added, written in, moved, undone and published @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  await page.goto(`/config/pages/${await newPage(page, 'Our studio')}`);
  const canvas = canvasOf(page);
  await expect(page.getByRole('heading', { name: 'An empty page' })).toBeVisible();
  await expectAccessible(page);

  await addBlock(page, 'Heading');
  const heading = canvas.locator('[data-block=heading] :is(h1, h2)');
  await expect(heading).toBeVisible();
  await heading.dblclick();
  await page.keyboard.type('Clay, fire and patience');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Clay, fire and patience' })).toBeVisible();
  await expect(saved(page)).toBeVisible();

  await addBlock(page, 'Text');
  await expectAccessible(page);

  // A drag moves it, Undo puts it back.
  const wrapper = canvas.locator('[data-block-id]').first();
  const before = await wrapper.boundingBox();
  if (before === null) throw new Error('the heading is not shown');
  // Beside the tools of the text below it.
  const [x, y] = [before.x + before.width - 30, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 140, y + 30, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await wrapper.boundingBox())?.x).toBeGreaterThan(before.x + 60);
  await page.getByRole('button', { name: /^Undo: Move/ }).click();
  await expect.poll(async () => (await wrapper.boundingBox())?.x).toBeCloseTo(before.x, 0);
  await page.getByRole('button', { name: /^Redo: Move/ }).click();
  await expect.poll(async () => (await wrapper.boundingBox())?.x).toBeGreaterThan(before.x + 60);

  // Visitors see nothing of it before it is published.
  const visitor = await browser.newContext();
  const shop = await visitor.newPage();
  expect((await shop.goto('/our-studio'))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see this page as it is now.')).toBeVisible();
  expect((await shop.goto('/our-studio'))?.status()).toBe(200);
  await expect(shop.getByRole('heading', { name: 'Clay, fire and patience' })).toBeVisible();
  await expectAccessible(shop);
  await visitor.close();
});

test('a half-made block is not published: a list names it and leads to it @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto(`/config/pages/${await newPage(page, 'Half made')}`);
  await addBlock(page, 'Picture');
  await expect(canvasOf(page).getByText('Choose a picture')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Not ready to publish' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Picture: Choose a picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('toolbar', { name: 'Tools for Picture' })).toBeVisible();
});

test('a page is changed by keyboard alone, and every move is spoken @desktop-only', async ({ page }) => {
  await becomeOwner(page);
  await page.goto(`/config/pages/${await newPage(page, 'By keyboard')}`);
  await expect(page.getByRole('heading', { name: 'An empty page' })).toBeVisible();
  const canvas = page.locator('[data-canvas-focus]');
  await canvas.press('/');
  const search = page.getByRole('textbox', { name: 'Search blocks' });
  await expect(search).toBeFocused();
  await page.keyboard.type('heading');
  await page.keyboard.press('Enter');
  await expect(canvas).toBeFocused();
  await expect(canvas).toHaveAttribute('aria-label', /^Heading, A line that says what you do, row 1/);

  await expect(canvasOf(page).getByRole('heading', { name: 'A line that says what you do' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Made by keys');
  await page.keyboard.press('Escape');
  await expect(canvas).toBeFocused();
  await expect(canvas).toHaveAttribute('aria-label', /^Heading, Made by keys, row 1/);

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Moved to row 2, columns 2 to/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(canvas).toHaveAttribute('aria-label', /row 2, columns 2 to/);
  await page.keyboard.press('Control+z');
  await expect(canvas).toHaveAttribute('aria-label', /row 1, columns 1 to/);

  await page.keyboard.press('Control+d');
  await page.keyboard.press('Delete');
  await expect(canvas).toHaveAttribute('aria-label', /^Heading, Made by keys, row 1/);
  // The toolbar is one Tab after the block.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('toolbar', { name: 'Tools for Heading' }).getByRole('button').first(),
  ).toBeFocused();
  await expect(saved(page)).toBeVisible();
});

test('a page that is edited elsewhere is looked at or taken over, and the old tab writes no more @desktop-only', async ({
  page,
  context,
}) => {
  await becomeOwner(page);
  const address = `/config/pages/${await newPage(page, 'Two tabs')}`;
  await page.goto(address);
  await addBlock(page, 'Heading');
  await expect(saved(page)).toBeVisible();

  const second = await context.newPage();
  await second.goto(address);
  const locked = second.getByRole('dialog', { name: 'This page is locked' });
  await expect(locked).toContainText('You are editing it in another tab or browser.');
  await expectAccessible(second);
  await locked.getByRole('button', { name: 'Edit here' }).click();
  await expect(locked).toBeHidden();
  await addBlock(second, 'Quote');
  await expect(saved(second)).toBeVisible();

  // The old tab wakes up and writes: it says so, and what it wrote does not reach the page.
  await page.bringToFront();
  await canvasOf(page).locator('[data-block=heading] :is(h1, h2)').dblclick();
  await page.keyboard.type('Stale');
  await expect(page.getByRole('dialog', { name: 'The page was taken over' })).toBeVisible();
  await second.reload();
  await expect(canvasOf(second).getByRole('heading', { name: 'A line that says what you do' })).toBeVisible();
  await expect(canvasOf(second).getByRole('heading', { name: 'Stale' })).toHaveCount(0);
});

test('what is typed while the connection is lost is kept and saved when it is back @desktop-only', async ({
  page,
  context,
}) => {
  await becomeOwner(page);
  const address = `/config/pages/${await newPage(page, 'Offline')}`;
  await page.goto(address);
  await addBlock(page, 'Heading');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await canvasOf(page).locator('[data-block=heading] :is(h1, h2)').dblclick();
  await page.keyboard.type('Written offline');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(canvasOf(page).getByRole('heading', { name: 'Written offline' })).toBeVisible();
});
