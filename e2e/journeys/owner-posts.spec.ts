import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { canvasOf, saved } from '../page-editor-steps.ts';
import { crumbOf } from '../shop-calls.ts';

/** A post: written with a picture, planned, published by the clock; its tag renamed by keyboard and merged by mouse. */

const begin = 'Firing in the rain';
const postsPath = '/api/admin/posts';

async function upload(page: Page, altText: string): Promise<void> {
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#b45309' } })
    .png()
    .toBuffer();
  const sent = await page.request.post('/api/admin/assets', {
    multipart: {
      altText,
      file: { name: 'rainy-kiln.png', mimeType: 'image/png', buffer },
    },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(sent.status(), await sent.text()).toBe(201);
}

// Whatever happened: other journeys count the posts of the journal.
test.afterEach(async ({ page }) => {
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const found = await page.request.get(`${postsPath}?search=${encodeURIComponent(begin)}`);
  const { rows } = (await found.json()) as { rows: readonly { id: string }[] };
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await page.request.post(`${postsPath}/bulk`, {
      data: { selection: { ids }, change: { action: 'delete' } },
      headers,
    });
});

/** Plans the post through the API for a moment, which the field of minutes cannot. */
async function planIn(page: Page, id: string, seconds: number): Promise<void> {
  const { revision } = (await (await page.request.get(`${postsPath}/${id}`)).json()) as {
    revision: number;
  };
  const publishOn = new Date(Date.now() + seconds * 1000).toISOString();
  const planned = await page.request.post(`${postsPath}/${id}/status`, {
    data: { revision, status: 'scheduled', publishOn },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(planned.status(), await planned.text()).toBe(200);
}

test('a post is written, planned and published by the clock; its tag is renamed and merged @desktop-only', async ({
  page,
}) => {
  // Names nothing else has, also when this is repeated in the same shop.
  const stamp = Date.now().toString(36);
  const title = `${begin} ${stamp}`;
  const altText = `Kiln ${stamp}`;
  const address = `/journal/firing-in-the-rain-${stamp}`;
  const [rain, weather, rainy] = [`Rain ${stamp}`, `Weather ${stamp}`, `Rainy days ${stamp}`];
  await becomeOwner(page);
  await upload(page, altText);
  await page.goto('/config/posts');
  await page.getByRole('button', { name: 'New post' }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a title.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Title').fill(title);
  await page.keyboard.press('Enter');

  const text = canvasOf(page).locator('[data-block-id="text"]');
  await text.dblclick();
  await page.keyboard.type('Wet wood burns slowly.');
  await page.keyboard.press('Escape');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/config\/posts\/[\da-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Post settings' }).first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Choose picture: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: altText, exact: true }).click();
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill(rain);
  await tags.press('Enter');
  await tags.fill(weather);
  await tags.press('Enter');
  await page.getByLabel('Address it leads to').fill('javascript:alert(1)');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-summary]')).toBeFocused();
  await page.getByLabel('Address it leads to').fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Schedule…' }).click();
  const plan = page.getByRole('dialog', { name: 'Schedule this post' });
  await plan.getByLabel('Date and time').fill('2001-05-12T09:00');
  await page.keyboard.press('Enter');
  await expect(plan.getByText('Choose a day in the future for it to be published.')).toBeVisible();
  await plan.getByLabel('Date and time').fill('2045-05-12T09:00');
  await page.keyboard.press('Enter');
  await expect(plan).toBeHidden();
  await expect(page.getByText(/^Goes live on May 12, 2045, 9:00 AM/)).toBeVisible();

  await planIn(page, id, 2);
  await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 20_000 }).toBe(200);
  const seen = await (await page.request.get(address)).text();
  expect(seen).toContain('Wet wood burns slowly.');
  expect(seen).toContain(`alt="${altText}"`);

  // Its published day is changed, but not into the future.
  await page.goto(`/config/posts/${id}/settings`);
  const day = page.getByLabel('Published on');
  await day.fill('2045-05-12T09:00');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Choose a time that has passed/).first()).toBeVisible();
  await day.fill('2020-05-12T09:00');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Published May 12, 2020.')).toBeVisible();
  await expectAccessible(page);

  // By keyboard: one name is edited at a time.
  await page.goto('/config/posts/labels');
  await page.getByRole('button', { name: `Rename “${rain}”` }).focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: `Rename “${rain}”` });
  await expect(name).toBeFocused();
  await page.getByRole('button', { name: `Rename “${weather}”` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('You may only edit one tag at a time');
  await expect(name).toBeFocused();
  await name.fill(weather.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('This tag already exists')).toBeVisible();
  await expectAccessible(page);
  await name.fill(rainy);
  await page.keyboard.press('Enter');
  await expect(page.getByText(rainy, { exact: true })).toBeVisible();

  // By mouse: merged, and taken back.
  await page.getByRole('button', { name: `Merge “${rainy}” into another` }).click();
  const merge = page.getByRole('dialog', { name: `Merge “${rainy}”` });
  await merge.getByRole('combobox', { name: 'Into' }).fill(weather);
  await page.getByRole('option', { name: weather, exact: true }).click();
  await merge.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText(`“${rainy}” is merged into “${weather}”.`)).toBeVisible();
  const tagsOf = async () =>
    ((await (await page.request.get(`${postsPath}/${id}`)).json()) as { tags: readonly string[] }).tags;
  await expect.poll(tagsOf).toEqual([weather]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(tagsOf).toEqual([weather, rainy]);
});
