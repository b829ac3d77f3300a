import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { aBlock, canvasOf, draftOf, newDraft, saved } from '../page-editor-steps.ts';
import { crumbOf } from '../shop-calls.ts';

/** Pictures of a page: cropped by mouse and by keyboard, described, and deleted while they are in use. */

/** An uploaded picture of 1200 x 800 pixels without words: the left half red, the right half blue. */
async function upload(page: Page, name: string): Promise<string> {
  const half = { create: { width: 600, height: 800, channels: 3 as const, background: '#1d4ed8' } };
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b91c1c' } })
    .composite([{ input: half, left: 600, top: 0 }])
    .png()
    .toBuffer();
  const sent = await page.request.post('/api/admin/assets', {
    multipart: { altText: '', file: { name, mimeType: 'image/png', buffer } },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  return ((await sent.json()) as { id: string }).id;
}

const picture = (assetId: string) =>
  aBlock('pot', 'image', { column: 1, columns: 12, row: 1, rows: 12 }, { assetId });
const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop picture' });
const shown = (page: Page) => canvasOf(page).locator('[data-block-id="pot"] img');

async function openPicture(page: Page, id: string): Promise<void> {
  await page.goto(`/config/pages/${id}`);
  await canvasOf(page).locator('[data-block-id="pot"]').click();
  await expect(page.getByRole('heading', { name: 'Picture', level: 2 })).toBeVisible();
}

test('a picture is cropped by mouse, and visitors get the cropped file only @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const asset = await upload(page, 'halves.png');
  const id = await newDraft(page, 'Cropped by mouse', [picture(asset)]);
  await openPicture(page, id);
  await page.getByRole('button', { name: 'Crop picture' }).click();
  const dialog = cropDialog(page);
  await expect(dialog.getByText('1,200 × 800 pixels')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByText('1:1', { exact: true }).click();
  await expect(dialog.getByText('800 × 800 pixels')).toBeVisible();
  // To the right edge, further than the picture reaches.
  const area = dialog.getByRole('button', { name: /^Crop: / });
  const box = await area.boundingBox();
  if (box === null) throw new Error('the area is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 3, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(area).toHaveAccessibleName(
    'Crop: 67 % wide, 100 % high, 33 % from the left, 0 % from the top',
  );
  // Smaller, from its upper left corner: the shape stays.
  const corner = await dialog.getByRole('button', { name: 'Top left corner' }).boundingBox();
  if (corner === null) throw new Error('the corner is not shown');
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 1.5 - box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  const words = (await dialog.getByText(/ pixels$/).textContent()) ?? '';
  const [width, height] = words.split(' × ').map((part) => Number.parseInt(part, 10));
  expect(Math.abs((width ?? 0) - (height ?? 9))).toBeLessThan(3);
  expect(width).toBeLessThan(600);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Cropped to ${words}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change crop' })).toBeFocused();
  // The canvas shows the cropped file at once.
  await expect(shown(page)).toHaveAttribute('width', String(width));
  const source = (await shown(page).getAttribute('src')) ?? '';
  expect(source).toMatch(new RegExp(`^/media/${asset}/\\d+-\\d+-\\d+-\\d+/halves\\.webp`));

  // One step of undo, and back.
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(shown(page)).toHaveAttribute('width', '1200');
  await page.getByRole('button', { name: /^Redo: / }).click();
  await expect(shown(page)).toHaveAttribute('width', String(width));

  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see this page as it is now.')).toBeVisible();
  await page.goto('/cropped-by-mouse');
  const img = page.locator('figure.image img');
  await expect(img).toHaveAttribute('width', String(width));
  const { addresses, current } = await img.evaluate((one: HTMLImageElement) => ({
    current: one.currentSrc,
    addresses: [
      one.getAttribute('src') ?? '',
      ...one.srcset.split(', ').map((part) => part.split(' ')[0] ?? ''),
    ],
  }));
  expect(current).toContain(`/media/${asset}/`);
  for (const address of addresses.filter((one) => one !== '')) {
    const served = sharp(await (await page.request.get(address)).body());
    const facts = await served.metadata();
    expect(Math.abs(facts.width - facts.height), address).toBeLessThan(3);
    // Nothing of the left half.
    expect((await served.stats()).channels[0]?.max, address).toBeLessThan(80);
  }
});

test('a picture is cropped and described by keyboard alone @desktop-only', async ({ page }) => {
  await becomeOwner(page);
  const asset = await upload(page, 'by-keys.png');
  const id = await newDraft(page, 'Cropped by keys', [picture(asset)]);
  await openPicture(page, id);
  const opener = page.getByRole('button', { name: 'Crop picture' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = cropDialog(page);
  const area = dialog.getByRole('button', { name: /^Crop: / });
  await expect(area).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Top left corner' })).toBeFocused();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(area).toHaveAccessibleName(
    'Crop: 50 % wide, 90 % high, 50 % from the left, 10 % from the top',
  );
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(area).toHaveAccessibleName(
    'Crop: 50 % wide, 90 % high, 49 % from the left, 10 % from the top',
  );
  await dialog.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change crop' })).toBeFocused();
  await expect(saved(page)).toBeVisible();
  const props = async () => (await draftOf(page, id)).sections[0]?.blocks[0]?.props;
  expect(await props()).toMatchObject({ crop: { assetId: asset, x: 0.49, y: 0.1, width: 0.5, height: 0.9 } });

  // Nobody said what it shows: said calmly, and mended for every place that shows it.
  await expect(page.getByText('The picture has no description yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Describe this picture' }).press('Enter');
  const describe = page.getByRole('dialog', { name: 'What the picture shows' });
  await expect(describe.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('A wall in red and blue');
  await describe.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(describe).toBeHidden();
  await expect(page.getByText('“A wall in red and blue”')).toBeVisible();
  await expect(shown(page)).toHaveAttribute('alt', 'A wall in red and blue');
  await expectAccessible(page);

  // The whole picture again.
  await page.getByRole('button', { name: 'Show all of it' }).press('Enter');
  await expect(shown(page)).toHaveAttribute('width', '1200');
});

test('the library describes its pictures, and Publish names one that was deleted @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  const asset = await upload(page, 'soon-gone.png');
  const id = await newDraft(page, 'Deleted picture', [picture(asset)]);
  await openPicture(page, id);
  await page.getByRole('button', { name: 'Replace: Picture' }).click();
  const library = page.getByRole('dialog', { name: 'Pictures' });
  await library.getByRole('button', { name: 'Edit description: soon-gone.webp' }).click();
  await library.getByRole('textbox', { name: 'What the picture shows' }).fill('Soon gone');
  await expectAccessible(page);
  await library.getByRole('button', { name: 'Save' }).click();
  await expect(library.getByRole('button', { name: 'Edit description: Soon gone' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(library).toBeHidden();

  await page.request.delete(`/api/admin/assets/${asset}`, {
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const refused = page.getByRole('dialog', { name: 'Not ready to publish' });
  const way = refused.getByRole('button', { name: 'Picture: Choose a picture: this one was deleted.' });
  await expect(way).toBeVisible();
  await expectAccessible(page);
  await way.click();
  await page.reload();
  await expect(
    canvasOf(page).getByText('This picture is not in your library. Choose another one.'),
  ).toBeVisible();
  expect((await page.request.get('/deleted-picture')).status()).toBe(404);
});
