import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { dropFiles, pictureFile } from '../drop-files.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import {
  aBlock,
  canvasFocus,
  canvasOf,
  draftOf,
  newDraft,
  openPage,
  panelOf,
  saved,
} from '../page-editor-steps.ts';

/** Several pictures at once: uploaded to a gallery, chosen in the library, dropped from the desktop on the page. */

const gallery = () => [
  aBlock('g', 'gallery', { column: 1, columns: 24, row: 1, rows: 12 }, { pictures: [] }),
];

async function assetsOf(page: Page, id: string): Promise<readonly unknown[]> {
  await expect(saved(page)).toBeVisible();
  const { sections } = await draftOf(page, id);
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ props }) =>
      Array.isArray(props['pictures'])
        ? props['pictures'].map((one: { assetId: string }) => one.assetId)
        : (props['assetId'] ?? []),
    ),
  );
}

/** Drags files of the desktop over a block or section of the page, to a point as a share of it, and drops them. */
async function dropOnPage(
  target: Locator,
  names: readonly string[],
  at: { readonly x: number; readonly y: number },
): Promise<void> {
  const files = await Promise.all(
    names.map(async (name) => ({
      name: `${name}.jpg`,
      data: (await readFile(pictureFile(name))).toString('base64'),
    })),
  );
  await target.evaluate(
    (element, given) => {
      const view = element.ownerDocument.defaultView ?? globalThis;
      const dataTransfer = new view.DataTransfer();
      for (const { name, data } of given.files) {
        const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0) ?? 0);
        dataTransfer.items.add(new view.File([bytes], name, { type: 'image/jpeg' }));
      }
      const box = element.getBoundingClientRect();
      const place = {
        clientX: box.left + box.width * given.at.x,
        clientY: box.top + box.height * given.at.y,
      };
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(
          new view.DragEvent(type, { ...place, dataTransfer, bubbles: true, cancelable: true }),
        );
    },
    { files, at },
  );
}

test('several pictures are uploaded to a gallery by the picker and by dropping them, a broken one is explained, and each lot is one step @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'Many uploaded', gallery());
  await openPage(page, id);
  await canvasOf(page).locator('[data-block-id="g"]').click();
  const panel = panelOf(page);
  await expect(panel.getByText('Or drop pictures here.')).toBeVisible();
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Upload pictures' }).click();
  await (
    await chooser
  ).setFiles([
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await readFile(pictureFile('serving-bowl-1')) },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await readFile(pictureFile('serving-bowl-2')) },
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(page.getByText('2 pictures uploaded')).toBeVisible();
  await expect(uploads.getByRole('alert')).toHaveCount(1);
  await expect(uploads.getByRole('alert')).toContainText('broken.png');
  await expectAccessible(page);
  await expect(canvasOf(page).locator('[data-block-id="g"] img')).toHaveCount(2);
  const two = await assetsOf(page, id);
  expect(two).toHaveLength(2);
  await uploads.getByRole('button', { name: 'Dismiss' }).click();
  await expect(uploads).toHaveCount(0);
  await expect(canvasFocus(page)).toBeFocused();

  await dropFiles(page, panel.getByText('Or drop pictures here.'), ['kiln-shelf', 'stoneware-mug-oat']);
  await expect(canvasOf(page).locator('[data-block-id="g"] img')).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo: Add 2 pictures' }).click();
  await expect.poll(() => assetsOf(page, id)).toEqual(two);
  await page.getByRole('button', { name: 'Undo: Add 2 pictures' }).click();
  await expect.poll(() => assetsOf(page, id)).toEqual([]);
});

test('several pictures are chosen in the library, by mouse with Shift and by keyboard @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'Many chosen', gallery());
  await openPage(page, id);
  await canvasOf(page).locator('[data-block-id="g"]').click();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Choose pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const tiles = dialog.getByRole('list', { name: 'Pictures' }).locator('[data-file]');
  await tiles.nth(0).click();
  await tiles.nth(2).click({ modifiers: ['Shift'] });
  await expect(dialog.getByText('3 chosen')).toBeVisible();
  await expect(tiles.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 3 pictures' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => assetsOf(page, id)).toHaveLength(3);

  await panel.getByRole('button', { name: 'Choose pictures' }).focus();
  await page.keyboard.press('Enter');
  await tiles.nth(0).focus();
  await page.keyboard.press('Space');
  await tiles.nth(1).focus();
  await page.keyboard.press('Shift+Space');
  await expect(dialog.getByText('2 chosen')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('1 chosen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 1 picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Choose pictures' })).toBeFocused();
  await expect.poll(() => assetsOf(page, id)).toHaveLength(4);
});

test('pictures dropped from the desktop become blocks where they are dropped, or replace the picture of a block @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'Dropped on the page', [
    aBlock('h', 'heading', { column: 1, columns: 24, row: 1, rows: 3 }, { text: 'Dropped' }),
  ]);
  await openPage(page, id);
  const section = canvasOf(page).locator('[data-section-id="s1"]');
  await dropOnPage(section, ['serving-bowl-1', 'serving-bowl-2'], { x: 0.2, y: 0.95 });
  await expect(page.getByText('2 pictures uploaded')).toBeVisible();
  await expect(canvasOf(page).locator('[data-section-id="s1"] img')).toHaveCount(2);
  await expect(canvasFocus(page)).toHaveAttribute('aria-label', '2 blocks selected');
  const first = await assetsOf(page, id);
  expect(first).toHaveLength(2);
  const [, left, right] = (await draftOf(page, id)).sections[0]?.blocks ?? [];
  expect(left?.place.column).toBeLessThan(3);
  expect(right?.place).toMatchObject({ row: left?.place.row, column: 12 + (left?.place.column ?? 0) });

  await dropOnPage(canvasOf(page).locator(`[data-block-id="${left?.id}"]`), ['stoneware-mug-oat'], {
    x: 0.5,
    y: 0.5,
  });
  await expect.poll(async () => (await assetsOf(page, id))[0]).not.toBe(first[0]);
  expect((await assetsOf(page, id))[1]).toBe(first[1]);
  await page.getByRole('button', { name: 'Undo: Replace picture' }).click();
  await expect.poll(() => assetsOf(page, id)).toEqual(first);
  await page.getByRole('button', { name: 'Redo: Replace picture' }).click();
  await expect.poll(async () => (await assetsOf(page, id))[0]).not.toBe(first[0]);
  // The upload's own Undo deletes the file as well.
  const replaced = (await assetsOf(page, id))[0];
  await page.getByRole('button', { name: 'Undo upload' }).last().click();
  await expect(page.getByText('1 picture deleted from your library')).toBeVisible();
  await expect.poll(() => assetsOf(page, id)).toEqual(first);
  const kept = await page.request.get(`/api/admin/assets?ids=${String(replaced)}`);
  expect(((await kept.json()) as { assets: unknown[] }).assets).toEqual([]);
  await expectAccessible(page);
});
