import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { tabTo } from '../buyer-steps.ts';

test('suspected spam is held for the owner, who approves it, undoes that, reads it in full and removes it, all by keyboard @desktop-only', async ({
  page,
  request,
  baseURL,
}) => {
  const stamp = String(Date.now());
  // With a third link it would be spam: two signs are enough.
  const words = `See https://a.example and https://b.example ${stamp}`;
  const journal = (await (await request.get('/journal?format=json')).json()) as {
    items: { id: string; fullUrl: string }[];
  };
  const post = journal.items[0];
  const sent = await request.post('/comments', {
    form: { itemId: post?.id ?? '', name: 'June Alder', email: 'june@example.com', body: words },
    headers: { origin: new URL(baseURL ?? '').origin },
  });
  expect(sent.url()).toContain('notice=COMMENT_HELD');
  const isOnPage = async (): Promise<boolean> =>
    (await (await request.get(post?.fullUrl ?? '')).text()).includes(stamp);
  expect(await isOnPage()).toBe(false);

  await signInAsOwner(page);
  const rail = page.getByRole('navigation', { name: 'Main menu' });
  await tabTo(page, rail.getByRole('link', { name: /^Comments.* to review$/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/comments\?status=held$/);
  const comment = page.locator('[data-row]').filter({ hasText: words });
  const link = comment.getByRole('link');
  await expect(comment).toContainText('Held for review: sent without JavaScript, so not checked for spam');
  await expectAccessible(page);

  await page.keyboard.press('j');
  await expect(link).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByText('June Alder’s comment was published.')).toBeVisible();
  await expect(comment).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect.poll(isOnPage).toBe(true);

  await page.keyboard.press('z');
  await expect(page.getByText('Undone: June Alder’s comment is as it was.')).toBeVisible();
  await expect(comment).toBeVisible();
  await expect.poll(isOnPage).toBe(false);

  // Its page has all of it.
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'June Alder’s comment' })).toBeFocused();
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: 'june@example.com' })).toBeVisible();
  await expect(article).toContainText(words);
  await expectAccessible(page);
  await article.getByRole('button', { name: 'Mark as spam: June Alder’s comment' }).press('Enter');
  await expect(article).toContainText('Spam: sent without JavaScript');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');

  // All spam of these words at once, and back again.
  await page.goto(`/config/comments?status=spam&search=${stamp}`);
  await expect(comment).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  const change = page.getByRole('region', { name: 'Change of many rows' });
  await expect(change).toContainText('1 comment removed.');
  await expect(comment).toHaveCount(0);
  await change.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(change).toContainText('Taken back.');
  await expect(comment).toBeVisible();

  await comment.getByRole('button', { name: 'Remove: June Alder’s comment' }).press('Enter');
  await expect(comment).toHaveCount(0);
  await page.goto(`/config/comments?search=${stamp}`);
  await expect(comment.getByRole('button', { name: 'Publish again: June Alder’s comment' })).toBeVisible();
  await expect(comment).toContainText('Removed');

  // Which comments are held is a setting; what cannot be read is refused beside its field.
  await page.goto('/config/comments/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Comment settings' })).toBeVisible();
  const days = page.getByLabel('Days until comments close');
  await days.fill('soon');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-summary]')).toBeFocused();
  await expectAccessible(page);
  await days.fill('3000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await days.fill('');
  // By keyboard: which comments wait.
  await page.getByLabel('Only comments that look like spam').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('The first comment of each person')).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Only comments that look like spam')).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
