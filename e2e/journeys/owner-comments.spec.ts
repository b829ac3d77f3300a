import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { tabTo } from '../buyer-steps.ts';

test('suspected spam is held for the owner, who approves it, undoes that and removes it, all by keyboard @desktop-only', async ({
  page,
  request,
  baseURL,
}) => {
  const stamp = String(Date.now());
  const words = `See https://a.example, https://b.example and https://c.example ${stamp}`;
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
  const comment = page.getByRole('article', { name: 'June Alder' }).filter({ hasText: words });
  await expect(comment).toContainText(
    'Held for review: sent without JavaScript, so not checked for spam · more than 2 links',
  );
  await expect(comment).toContainText('june@example.com');
  await expectAccessible(page);

  await tabTo(page, comment.getByRole('checkbox'));
  await page.keyboard.press('a');
  await expect(comment).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('June Alder’s comment was published.');
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect.poll(isOnPage).toBe(true);

  await page.keyboard.press('z');
  await expect(comment).toBeFocused();
  await expect.poll(isOnPage).toBe(false);

  // The response to the undone action may still be in flight.
  const sentOff = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/admin/comments/treat') &&
      (response.request().postDataJSON() as { action: string }).action === 'remove',
  );
  await page.keyboard.press('r');
  await expect(page.getByText('June Alder’s comment was removed.').last()).toBeVisible();
  await sentOff;
  await page.getByRole('navigation', { name: 'Comments by status' }).getByText('Removed').press('Enter');
  await expect(comment.getByRole('button', { name: 'Publish again: June Alder’s comment' })).toBeVisible();
});
