import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { holdRequests } from '../hold-requests.ts';
import { expectPageBasics, watchConsole } from '../page-basics.ts';

/** The newest post of the journal. */
async function openPost(page: Page): Promise<void> {
  await page.goto('/journal');
  await page.locator('main h2 a').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Leave a comment' })).toBeVisible();
  // Pressed before the page's code has loaded, the like form posts and navigates.
  await page.waitForLoadState();
}

const words = (page: Page): string =>
  `How hot was the kiln? ${page.viewportSize()?.width ?? 0} ${Date.now()}`;

test('a reader likes a post, comments on it and answers', async ({ page }) => {
  const noise = watchConsole(page);
  await openPost(page);
  const heart = page.getByRole('button', { name: /^Like “/ });
  const before = Number(await heart.textContent());
  await heart.click();
  const liked = page.getByRole('button', { name: /^You like “/, pressed: true });
  await expect(liked).toHaveText(String(before + 1));
  await page.reload();
  await expect(liked).toHaveText(String(before + 1));

  const form = page.locator('form[data-comment-form]');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByText('0 / 5000')).toBeVisible();
  const text = words(page);
  await form.getByLabel('Comment').fill('x'.repeat(5001));
  await expect(form.getByText('You have exceeded the character limit.')).toBeVisible();
  await form.getByLabel('Comment').fill(text);
  await form.getByRole('button', { name: 'Post comment' }).click();
  await expect(form.getByText('Enter your name.')).toBeVisible();
  await expect(form.getByLabel('Comment')).toHaveValue(text);
  await form.getByLabel('Name').fill('June Alder');
  // The text at the moment "Post" was pressed is posted; what is typed afterwards stays for the next comment.
  const solve = await holdRequests(page, '**/api/captcha/challenge*');
  await form.getByRole('button', { name: 'Post comment' }).click();
  const later = `${text} And for how long?`;
  await form.getByLabel('Comment').fill(later);
  solve();
  const comment = page.getByRole('listitem').filter({ hasText: text });
  await expect(comment).toBeVisible();
  await expect(comment).not.toContainText(later);
  await expect(form.getByLabel('Comment')).toHaveValue(later);
  await expect(form.getByText('Thank you. Your comment is on the page.')).toBeVisible();

  await comment.getByRole('link', { name: 'Reply (June Alder)' }).click();
  await expect(form.getByRole('heading', { name: 'Reply to June Alder' })).toBeVisible();
  await expect(form.getByLabel('Comment')).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel reply' }).click();
  await expect(form.getByRole('heading', { name: 'Leave a comment' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  await expectPageBasics(page);
  await expectAccessible(page);
  expect(noise()).toEqual([]);
});

test('a like counts when the page is left before the response, or pressed before the script has loaded @desktop-only', async ({
  page,
}) => {
  const liked = page.getByRole('button', { name: /^You like “/, pressed: true });
  await page.goto('/journal');
  await page.locator('main h2 a').last().click();
  const heart = page.getByRole('button', { name: /^Like “/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const before = Number(await heart.textContent());
  const answer = await holdRequests(page, '**/api/likes');
  const asked = page.waitForRequest('**/api/likes');
  await heart.click();
  await asked;
  await page.reload();
  await expect(liked).toHaveText(String(before + 1));
  answer();

  const start = await holdRequests(page, /\/start-engagement-.*\.js/);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.reload();
  await heart.click();
  start();
  await expect(liked).toBeVisible();
});

test('a comment and a like work without JavaScript, and nothing typed is lost @without-javascript', async ({
  page,
}) => {
  await openPost(page);
  const text = words(page);
  const form = page.locator('form[data-comment-form]');
  await form.getByLabel('Comment').fill(text);
  await form.getByLabel('Name').fill('Ellen');
  await form.getByLabel('Email').fill('no address');
  await form.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText('One or more fields is invalid, please check your entries.')).toBeVisible();
  await expect(page.getByLabel('Comment')).toHaveValue(text);
  await page.getByLabel('Email').fill('ellen@example.com');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page).toHaveURL(/\?notice=COMMENT_(POSTED|HELD)#/);
  await expect(page.getByText(/^Thank you\. Your comment/)).toBeVisible();
  await page.getByRole('button', { name: /^Like “/ }).click();
  await expect(page.getByText('Thank you. Your like has been counted.')).toBeVisible();
  // The comment above is held for the owner; this post of the demo has a conversation.
  await page.goto('/journal/seconds');
  await page.getByRole('link', { name: 'Reply (Hanna Weiss)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your comment' })).toBeVisible();
});

test('a visitor finds a product by a prefix and despite a typo, filters, and gets help @without-javascript', async ({
  page,
}) => {
  await page.goto('/search');
  await page.getByLabel('Search this site').first().fill('stonew mug');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByText(/Nothing found for/)).toBeVisible();
  await page.goto('/search?q=mug+stonew');
  await expect(page.getByRole('link', { name: 'Stoneware Mug' })).toBeVisible();
  await page.goto('/search?q=stonwear');
  await expect(
    page.getByText('Nothing found for “stonwear”. Showing results for “stoneware”.'),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: 'Products' })
    .click();
  await expect(page.getByRole('link', { name: 'Stoneware Mug' })).toBeVisible();
  await page.goto('/search?q=qqqqqq');
  await expect(page.getByText(/Try fewer or other words/)).toBeVisible();
});

test('the header opens a search that suggests products first, corrects a typo and works by keyboard', async ({
  page,
}) => {
  await page.goto('/about');
  const entry = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await entry.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Search this site' });
  await expect(field).toBeFocused();
  await field.pressSequentially('mgu');
  const mug = dialog.getByRole('group', { name: 'Products' }).getByRole('option').first();
  await expect(mug).toHaveText('Stoneware Mugfrom $28.00');
  await expect(mug.locator('img')).toBeVisible();
  await expect(dialog.getByText('Showing results for “mug”.').first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  await expect(mug).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await mug.getAttribute('id')) ?? 'none');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.press('Escape');
  await expect(mug).toBeHidden();
  await field.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(entry).toBeFocused();

  await entry.click();
  await field.pressSequentially('stonew');
  await expect(mug).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=stonew');
  await entry.click();
  await field.pressSequentially('mug');
  await expect(mug).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/shop/p/stoneware-mug');
});

test('the header’s search is a link to a page that searches without JavaScript @without-javascript', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('mgu');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing found for “mgu”. Showing results for “mug”.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Stoneware Mug');
});

test('the search page works and is accessible @desktop-only', async ({ page }) => {
  await page.goto('/search?q=mug');
  await expectPageBasics(page);
  await expectAccessible(page);
});

test('an event can be added to a calendar with its times in UTC @desktop-only', async ({ page, request }) => {
  await page.goto('/events');
  await page.locator('main h2 a').first().click();
  const google = await page.getByRole('link', { name: /Google/ }).getAttribute('href');
  expect(new URL(google ?? '').searchParams.get('dates')).toMatch(/^\d{8}T\d{6}Z\/\d{8}T\d{6}Z$/);
  const file = await request.get(`${new URL(page.url()).pathname}?format=ical`);
  expect(file.headers()['content-type']).toContain('text/calendar');
  const text = await file.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain(`DTSTART:${(google ?? '').match(/dates=(\w+)/)?.[1] ?? 'none'}`);
});
