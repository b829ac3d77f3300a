import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { canvasFocus, canvasOf, saved } from '../page-editor-steps.ts';
import { removePosts } from '../remove-posts.ts';
import { crumbOf } from '../shop-calls.ts';

/** A post, by mouse and by keyboard: written with a picture, planned, published by the clock; its tag renamed and merged. */

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
test.afterEach(({ page }) => removePosts(page, begin));

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

/** A person who writes a post, and the parts of its name that nothing else has, also when this is repeated. */
interface Writer {
  readonly page: Page;
  readonly hands: Hands;
  readonly byKeyboard: boolean;
  readonly title: string;
  readonly altText: string;
}

/** Sets a field of a date and a time: `digits` are those of month, day and year, then the time. */
async function setTime(
  { page, byKeyboard }: Writer,
  field: Locator,
  time: string,
  digits: readonly [string, string],
): Promise<void> {
  if (!byKeyboard) return field.fill(time);
  await field.blur();
  await field.focus();
  await page.keyboard.type(digits[0]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(digits[1]);
}

/** From the list to the page editor, with its text written. Returns the id of the post. */
async function write(writer: Writer): Promise<string> {
  const { page, hands, byKeyboard, title } = writer;
  await hands.go('Posts');
  await hands.press(page.getByRole('button', { name: 'New post' }));
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await hands.press(dialog.getByRole('button', { name: 'Start writing' }));
  await expect(dialog.getByText('Enter a title.')).toBeVisible();
  await expectAccessible(page);
  await hands.write(dialog.getByLabel('Title'), title);
  await hands.press(dialog.getByRole('button', { name: 'Start writing' }));

  const text = canvasOf(page).locator('[data-block-id="text"]');
  await expect(text).toBeVisible();
  if (byKeyboard) {
    await canvasFocus(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(canvasFocus(page)).toHaveAttribute('aria-label', /^Text/);
    await page.keyboard.press('Enter');
  } else await text.dblclick();
  await page.keyboard.type('Wet wood burns slowly.');
  await page.keyboard.press('Escape');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/config\/posts\/[\da-f-]{36}$/);
  await expectAccessible(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Its picture and tags; a wrong address is refused. */
async function describe(writer: Writer, tags: readonly string[]): Promise<void> {
  const { page, hands, title, altText } = writer;
  await hands.press(page.getByRole('link', { name: 'Post settings' }).first());
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await hands.press(page.getByRole('button', { name: /^Choose picture: / }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: altText, exact: true }));
  for (const tag of tags) {
    await hands.write(page.getByRole('combobox', { name: 'Tags' }), tag);
    await page.keyboard.press('Enter');
  }
  await hands.write(page.getByLabel('Address it leads to'), 'javascript:alert(1)');
  await hands.save();
  await expect(page.locator('[data-summary]')).toBeFocused();
  await hands.write(page.getByLabel('Address it leads to'), '');
  await hands.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
}

/** It is planned, but not into the past; then the clock publishes it. */
async function publishByClock(writer: Writer, id: string, address: string): Promise<void> {
  const { page, hands, altText } = writer;
  await hands.press(page.getByRole('button', { name: 'Schedule…' }));
  const plan = page.getByRole('dialog', { name: 'Schedule this post' });
  const time = plan.getByLabel('Date and time');
  await setTime(writer, time, '2001-05-12T09:00', ['05122001', '0900AM']);
  await page.keyboard.press('Enter');
  await expect(plan.getByText('Choose a day in the future for it to be published.')).toBeVisible();
  await setTime(writer, time, '2045-05-12T09:00', ['05122045', '0900AM']);
  await page.keyboard.press('Enter');
  await expect(plan).toBeHidden();
  await expect(page.getByText(/^Goes live on May 12, 2045, 9:00 AM/)).toBeVisible();

  await planIn(page, id, 2);
  await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 20_000 }).toBe(200);
  const seen = await (await page.request.get(address)).text();
  expect(seen).toContain('Wet wood burns slowly.');
  expect(seen).toContain(`alt="${altText}"`);
}

/** Its published day is changed, but not into the future. */
async function changeDay(writer: Writer, id: string): Promise<void> {
  const { page, hands } = writer;
  await page.goto(`/config/posts/${id}/settings`);
  const day = page.getByLabel('Published on');
  await setTime(writer, day, '2045-05-12T09:00', ['05122045', '0900AM']);
  await hands.save();
  await expect(page.getByText(/^Choose a time that has passed/).first()).toBeVisible();
  await setTime(writer, day, '2020-05-12T09:00', ['05122020', '0900AM']);
  await hands.save();
  await expect(page.getByText('Published May 12, 2020.')).toBeVisible();
  await expectAccessible(page);
}

/** One name is edited at a time; those that exist are refused; a tag is merged into another, and that taken back. */
async function nameTags(writer: Writer, id: string, tags: readonly [string, string, string]): Promise<void> {
  const { page, hands, byKeyboard } = writer;
  const [rain, weather, rainy] = tags;
  await page.goto('/config/posts/labels');
  await hands.press(page.getByRole('button', { name: `Rename “${rain}”` }));
  const name = page.getByRole('textbox', { name: `Rename “${rain}”` });
  await expect(name).toBeFocused();
  await hands.press(page.getByRole('button', { name: `Rename “${weather}”` }));
  await expect(page.getByRole('alert')).toHaveText('You may only edit one tag at a time');
  await expect(name).toBeFocused();
  await hands.write(name, weather.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('This tag already exists')).toBeVisible();
  await expectAccessible(page);
  await hands.write(name, rainy);
  await page.keyboard.press('Enter');
  await expect(page.getByText(rainy, { exact: true })).toBeVisible();

  await hands.press(page.getByRole('button', { name: `Merge “${rainy}” into another` }));
  const merge = page.getByRole('dialog', { name: `Merge “${rainy}”` });
  await hands.write(merge.getByRole('combobox', { name: 'Into' }), weather);
  const option = page.getByRole('option', { name: weather, exact: true });
  await expect(option).toBeVisible();
  if (byKeyboard) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else await option.click();
  await hands.press(merge.getByRole('button', { name: 'Merge', exact: true }));
  await expect(page.getByText(`“${rainy}” is merged into “${weather}”.`)).toBeVisible();
  const tagsOf = async () =>
    ((await (await page.request.get(`${postsPath}/${id}`)).json()) as { tags: readonly string[] }).tags;
  await expect.poll(tagsOf).toEqual([weather]);
  await hands.press(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(tagsOf).toEqual([weather, rainy]);
}

for (const [hand, handsOn] of [
  ['mouse', mouseOn],
  ['keyboard', keyboardOn],
] as const) {
  test(`by ${hand}, a post is written, planned and published by the clock; its tag is renamed and merged @desktop-only`, async ({
    page,
  }) => {
    const stamp = `${hand} ${Date.now().toString(36)}`;
    const writer: Writer = {
      page,
      hands: handsOn(page),
      byKeyboard: hand === 'keyboard',
      title: `${begin} ${stamp}`,
      altText: `Kiln ${stamp}`,
    };
    const tags = [`Rain ${stamp}`, `Weather ${stamp}`, `Rainy days ${stamp}`] as const;
    await becomeOwner(page);
    await upload(page, writer.altText);
    await page.goto('/config');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const id = await write(writer);
    await describe(writer, tags.slice(0, 2));
    await publishByClock(writer, id, `/journal/firing-in-the-rain-${stamp.replaceAll(' ', '-')}`);
    await changeDay(writer, id);
    await nameTags(writer, id, tags);
  });
}
