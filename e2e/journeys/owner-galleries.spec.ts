import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import { dropMadeFiles } from '../drop-files.ts';
import { holdRequests } from '../hold-requests.ts';
import { readAsVisitor } from '../owner-product.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { crumbOf } from '../shop-calls.ts';
import { expectTouchTargets } from '../touch-targets.ts';

/** A gallery: thirty pictures dropped with a broken one among them, ordered, described, and seen by visitors. */

interface Row {
  readonly id: string;
  readonly assetId: string | null;
}

// Whatever happened: other journeys visit every page and count the files of the library.
test.afterEach(async ({ page }) => {
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const read = async <T>(path: string): Promise<T> =>
    (await (await page.request.get(`/api/admin/${path}`)).json()) as T;
  const post = (path: string, data: object) => page.request.post(`/api/admin/${path}`, { data, headers });
  const { galleries } = await read<{ galleries: readonly { id: string; path: string }[] }>('galleries');
  for (const { id } of galleries.filter(({ path }) => path.startsWith('/kiln-shelf'))) {
    const { pictures } = await read<{ pictures: readonly Row[] }>(`galleries/${id}/pictures`);
    const gone = await read<{ pictures: readonly Row[] }>(`galleries/${id}/pictures?removed=only`);
    if (pictures.length > 0)
      await post(`galleries/${id}/pictures/remove`, { ids: pictures.map((one) => one.id) });
    const files = [...pictures, ...gone.pictures].flatMap(({ assetId }) => assetId ?? []);
    if (files.length > 0) await post('assets/delete', { ids: files });
    const { revision } = await read<{ revision: number }>(`pages/${id}`);
    await page.request.delete(`/api/admin/pages/${id}?revision=${revision}`, { headers });
  }
});

const pictures = (page: Page) =>
  page.getByRole('listbox', { name: 'Pictures of the gallery' }).getByRole('option');
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
/** The first titles in the order shown. */
const titles = async (page: Page, count: number): Promise<readonly string[]> =>
  (await pictures(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '')))
    .slice(0, count)
    .map((label) => label.replace(/, \d+ of .*$/, ''));
const expectTitles = (page: Page, ...expected: readonly string[]): Promise<void> =>
  expect.poll(() => titles(page, expected.length)).toEqual(expected);

test('pictures are dropped by the dozen, ordered by keys and by drag, described, hidden and removed, and visitors see it @desktop-only', async ({
  page,
  browser,
}) => {
  test.slow();
  await becomeOwner(page);
  await page.goto('/config/galleries');
  await page.getByRole('button', { name: 'New gallery' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New gallery' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a title.')).toBeVisible();
  await dialog.getByLabel('Title').fill('Kiln shelf');
  await dialog.getByLabel('Web address').fill('/shop');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Another page has the address shop already.')).toBeVisible();
  await expect(dialog.getByLabel('Web address')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Web address').fill('kiln-shelf');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kiln shelf', level: 1 })).toBeVisible();

  // Thirty pictures of their own colors; the seventh ends half-way.
  const made = Array.from({ length: 30 }, async (_, at) => {
    const background = { r: 60 + at * 6, g: 110, b: 220 - at * 6 };
    const whole = await sharp({ create: { width: 120, height: 90, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const bytes = at === 6 ? whole.subarray(0, whole.length / 3) : whole;
    return { name: `shelf-${String(at + 1).padStart(2, '0')}.jpg`, type: 'image/jpeg', bytes };
  });
  const release = await holdRequests(page, '**/api/admin/assets');
  await dropMadeFiles(page, page.getByText('Drop your pictures here'), await Promise.all(made));
  await expect(tray(page)).toContainText('0 of 30');
  // Whoever leaves while they are on their way is asked first.
  await page.getByRole('link', { name: 'All galleries' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave while pictures are uploaded?' });
  await leave.getByRole('button', { name: 'Stay' }).click();
  await expect(leave).toBeHidden();
  release();
  await expect(tray(page).getByText('1 file was not uploaded')).toBeVisible({ timeout: 60_000 });
  await expect(tray(page)).toContainText('shelf-07.jpg');
  await expect(pictures(page)).toHaveCount(29);
  await expectTitles(
    page,
    'Shelf 01',
    'Shelf 02',
    'Shelf 03',
    'Shelf 04',
    'Shelf 05',
    'Shelf 06',
    'Shelf 08',
  );
  await expectAccessible(page);
  await tray(page).getByRole('button', { name: 'Try again: shelf-07.jpg' }).click();
  await expect(tray(page).getByText('1 file was not uploaded')).toBeVisible();
  await tray(page).getByRole('button', { name: 'Dismiss shelf-07.jpg' }).click();
  await tray(page).getByRole('button', { name: 'Close' }).click();
  await expect(tray(page)).toBeHidden();

  // By keys: a step, to the end and back to the front; two that are selected together.
  await pictures(page).first().focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expectTitles(page, 'Shelf 02', 'Shelf 01', 'Shelf 03');
  await expect(pictures(page).nth(1)).toBeFocused();
  await page.keyboard.press('Alt+End');
  await expect(pictures(page).last()).toHaveAccessibleName(/^Shelf 01, 29 of 29/);
  await expect(pictures(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  const bar = page.getByRole('region', { name: 'Actions for the selected pictures' });
  await expect(bar).toContainText('2 selected');
  await page.keyboard.press('Alt+ArrowRight');
  await expectTitles(page, 'Shelf 04', 'Shelf 02', 'Shelf 03', 'Shelf 05');
  await bar.getByRole('textbox', { name: 'Place' }).fill('1');
  await page.keyboard.press('Enter');
  await expectTitles(page, 'Shelf 02', 'Shelf 03', 'Shelf 04', 'Shelf 05');
  await expect(bar).toBeHidden();

  // By drag, and back.
  await pictures(page).nth(0).dragTo(pictures(page).nth(2));
  await expectTitles(page, 'Shelf 03', 'Shelf 04', 'Shelf 02');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expectTitles(page, 'Shelf 02', 'Shelf 03', 'Shelf 04');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // What is written is saved when its field is left; what is refused stays.
  await pictures(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: /^Picture / });
  await panel.getByLabel('Title').fill('Three ash bowls');
  await panel.getByLabel('Caption').fill('Fired twice.\nThe middle one is sold.');
  await panel.getByLabel('Alternative text').fill('Three bowls with an ash glaze');
  await panel.getByLabel('Link').fill('javascript:alert(1)');
  await page.keyboard.press('Tab');
  await expect(panel.getByText(/^Enter a web address that begins with https:/)).toBeVisible();
  await expect(panel.getByText('Saved', { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  await panel.getByLabel('Link').fill('');
  await panel.getByRole('button', { name: 'Next picture' }).click();
  await expect(panel.getByLabel('Title')).toHaveValue('Shelf 04');
  await panel.getByLabel('Link').fill('/shop');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();

  // What cannot be saved is kept, also while another picture is shown.
  const saves = '**/api/admin/galleries/*/pictures/*';
  await page.route(saves, (route) => route.abort());
  await panel.getByLabel('Caption').fill('For the long table.');
  await panel.getByRole('button', { name: 'Next picture' }).click();
  await expect(panel.getByLabel('Title')).toHaveValue('Shelf 05');
  await expect(page.getByText(/^Caption of “Shelf 04” was not saved/)).toBeVisible();
  await page.unroute(saves);
  await panel.getByRole('button', { name: 'Previous picture' }).click();
  await expect(panel.getByLabel('Caption')).toHaveValue('For the long table.');
  await panel.getByRole('button', { name: 'Save again' }).click();
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Save again' })).toBeHidden();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(pictures(page).nth(2)).toBeFocused();

  // Hidden, removed with Undo, and chosen again from the library, where it is once.
  await pictures(page).nth(3).focus();
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Hide' }).click();
  await expect(pictures(page).nth(3)).toHaveAccessibleName(/^Shelf 05, 4 of 29, Hidden/);
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await pictures(page).nth(4).focus();
  await page.keyboard.press('Delete');
  await expect(pictures(page)).toHaveCount(28);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).last().click();
  await expect(pictures(page)).toHaveCount(29);
  await pictures(page).nth(4).focus();
  await page.keyboard.press('Delete');
  await expect(pictures(page)).toHaveCount(28);
  await page.getByRole('button', { name: 'Choose from Files' }).click();
  const library = page.getByRole('dialog', { name: 'Pictures' });
  await library.getByRole('searchbox', { name: 'Search files' }).fill('shelf-06');
  await library.getByRole('button', { name: 'shelf-06.webp', exact: true }).click();
  await library.getByRole('button', { name: 'Add 1 picture' }).click();
  await expect(pictures(page).last()).toHaveAccessibleName(/^Shelf 06, 29 of 29/);

  await readAsVisitor(browser, new URL('/kiln-shelf', page.url()).href, async (site) => {
    const frames = site.getByRole('main').getByRole('figure');
    await expect(frames).toHaveCount(28);
    await expect(frames.nth(0)).toContainText('Shelf 02');
    await expect(frames.nth(1)).toContainText('Three ash bowls');
    await expect(frames.nth(2)).toContainText('Shelf 04');
    await expect(frames.nth(2).getByRole('link')).toHaveAttribute('href', '/shop');
    await expect(site.getByText('Shelf 05')).toHaveCount(0);
    await frames.nth(1).getByRole('link').click();
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Three ash bowls');
    await expect(site.getByRole('main')).toContainText('The middle one is sold.');
    await expect(site.getByRole('img', { name: 'Three bowls with an ash glaze' })).toBeVisible();
  });

  // On a phone the panel is a dialog, and the bin gives a picture back.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectTouchTargets(page, 'the page of a gallery');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await pictures(page).nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Picture Three ash bowls' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await page.getByRole('button', { name: 'Restore Shelf 06' }).click();
  await expect(page.getByText('1 picture restored')).toBeVisible();
});
