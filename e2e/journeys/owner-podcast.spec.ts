import type { Page } from '@playwright/test';
import { anMp3 } from '@vitrine/testing/media-fixtures.ts';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { removePosts } from '../remove-posts.ts';
import { callAsOwner, crumbOf } from '../shop-calls.ts';

/**
 * A blog becomes a podcast, by keyboard, and its feed is read as a directory reads it; a post becomes an episode, and what
 * is changed of it is published by the clock.
 */

const begin = 'Smoke in the kiln';
const postsPath = '/api/admin/posts';

const read = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(path)).json()) as T;

interface Post {
  readonly id: string;
  readonly revision: number;
  readonly path: string;
}
interface Blog {
  readonly id: string;
  readonly title: string;
}

const blogOf = async (page: Page): Promise<Blog> => {
  const { blogs } = await read<{ blogs: readonly Blog[] }>(page, '/api/admin/blogs');
  const [blog] = blogs;
  if (blog === undefined) throw new Error('the shop has no blog');
  return blog;
};

/** The feed that directories read. */
const feedOf = async (page: Page, url: string): Promise<string> =>
  (await page.request.get(new URL(url).pathname + new URL(url).search)).text();

// Whatever happened: other journeys count the posts of the journal and read its feed.
test.afterEach(async ({ page }) => {
  await removePosts(page, begin);
  const path = `/api/admin/blogs/${(await blogOf(page)).id}/podcast`;
  const {
    collection: _collection,
    feedUrl: _feedUrl,
    ...podcast
  } = await read<Record<string, unknown>>(page, path);
  await callAsOwner(page, 'PUT', path, {
    ...podcast,
    isOn: false,
    author: '',
    category: '',
    imageId: null,
  });
});

async function upload(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const sent = await page.request.post('/api/admin/assets', {
    multipart: { altText: name, file: { name, mimeType, buffer } },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(sent.status(), await sent.text()).toBe(201);
}

/** Writes the text of a post as a tab does that is closed then. */
async function write(page: Page, id: string, html: string): Promise<void> {
  const tab = 'journey0journey0';
  const draft = `/api/admin/page-drafts/${id}`;
  await callAsOwner(page, 'POST', `${draft}/lease`, { tab });
  const { revision } = await read<{ revision: number }>(page, draft);
  await callAsOwner(page, 'POST', `${draft}/operations`, {
    tab,
    revision,
    key: crypto.randomUUID(),
    operations: [{ kind: 'change-props', id: 'text', props: { html } }],
  });
  await callAsOwner(page, 'DELETE', `${draft}/lease?tab=${tab}`);
}

/** A published post with something written that visitors do not see yet. */
async function aChangedPost(page: Page, title: string): Promise<Post> {
  const { id: collectionId } = await blogOf(page);
  const made = await callAsOwner<Post>(page, 'POST', postsPath, { collectionId, title });
  await write(page, made.id, '<p>Before the fire.</p>');
  await callAsOwner(page, 'POST', `${postsPath}/${made.id}/status`, {
    revision: made.revision,
    status: 'published',
  });
  await write(page, made.id, '<p>After the fire.</p>');
  return made;
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('a blog is made a podcast, a post its episode, and its changes are planned and published by the clock @desktop-only', async ({
  page,
}) => {
  const stamp = Date.now().toString(36);
  const title = `${begin} ${stamp}`;
  await becomeOwner(page);
  const square = sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#7c2d12' } });
  await upload(page, `cover-${stamp}.png`, 'image/png', await square.png().toBuffer());
  await upload(page, `kiln-${stamp}.mp3`, 'audio/mpeg', anMp3());
  const { id, path } = await aChangedPost(page, title);

  // By keyboard: refused beside each field, then set.
  await page.goto('/config/posts/podcast');
  await page.getByLabel('This blog is a podcast').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-summary]')).toBeFocused();
  await expect(page.getByText('Enter who the podcast is by.').first()).toBeVisible();
  await expect(page.getByText('Choose a category. Directories list podcasts by it.').first()).toBeVisible();
  await page.getByLabel('Author').focus();
  await page.keyboard.type('June Alder');
  await page.getByLabel('Category').selectOption({ label: 'Leisure › Crafts' });
  await page.getByRole('button', { name: 'Choose picture: Picture of the podcast' }).focus();
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog');
  await library.getByRole('button', { name: `cover-${stamp}.png`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(library).toBeHidden();
  await save(page);
  const address = await page.getByLabel('Address of the feed').inputValue();
  await expectAccessible(page);
  const feed = await feedOf(page, address);
  expect(feed).toContain('<itunes:author>June Alder</itunes:author>');
  expect(feed).toContain('<itunes:category text="Leisure"><itunes:category text="Crafts"/>');
  const artwork = new URL(/<itunes:image href="([^"]+)"/.exec(feed)?.[1] ?? '');
  const drawn = await page.request.get(artwork.pathname + artwork.search);
  expect(drawn.headers()['content-type']).toBe('image/jpeg');
  expect(await sharp(await drawn.body()).metadata()).toMatchObject({ width: 1400, height: 1400 });

  // By mouse: an episode.
  await page.goto(`/config/posts/${id}/settings`);
  await page.getByRole('button', { name: /^Choose audio: / }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^kiln-${stamp}`) })
    .click();
  const duration = page.getByLabel('Duration');
  await duration.fill('soon');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-summary]')).toBeFocused();
  await duration.fill('0:42:10');
  await page.getByLabel('Episode number').fill('7');
  await save(page);
  const episode = (await feedOf(page, address)).split('<item>').find((item) => item.includes(title)) ?? '';
  expect(episode).toContain('<itunes:duration>2530</itunes:duration>');
  expect(episode).toContain('<itunes:episode>7</itunes:episode>');
  expect(episode).toContain(`kiln-${stamp}.mp3" length="4096" type="audio/mpeg"/>`);

  // Its changes are planned by keyboard, given up, and planned again with Undo.
  await expect(page.getByText('What you wrote since then is not published yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Schedule changes…' }).focus();
  await page.keyboard.press('Enter');
  const plan = page.getByRole('dialog', { name: 'Schedule your changes' });
  await expect(plan.getByLabel('Date and time')).toBeFocused();
  await plan.getByLabel('Date and time').fill('2001-05-12T09:00');
  await page.keyboard.press('Enter');
  await expect(plan.getByText('That time has passed already. Choose a later one.')).toBeVisible();
  await plan.getByLabel('Date and time').fill('2045-05-12T09:00');
  await page.keyboard.press('Enter');
  await expect(plan).toBeHidden();
  const planned = page.getByText('Your changes go live on May 12, 2045, 9:00 AM', { exact: false });
  await expect(planned.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the schedule' }).click();
  await expect(page.getByRole('button', { name: 'Schedule changes…' })).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'Your changes are not scheduled any more.' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Cancel the schedule' })).toBeVisible();

  // In a moment, which the field of minutes cannot; until then visitors see what they saw.
  const { revision } = await read<Post>(page, `${postsPath}/${id}`);
  const publishOn = new Date(Date.now() + 2000).toISOString();
  const text = async () => (await page.request.get(path)).text();
  expect(await text()).toContain('Before the fire.');
  await callAsOwner(page, 'PUT', `${postsPath}/${id}/planned-changes`, { revision, publishOn });
  await expect.poll(text, { timeout: 20_000 }).toContain('After the fire.');
});
