import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { saved } from '../page-editor-steps.ts';
import { crumbOf } from '../shop-calls.ts';

/**
 * An event: made, repeated weekly over the change of the clocks (March 13, 2044, in the studio), one date moved, those
 * that follow deleted and brought back.
 */

const title = 'Clay in the dark';
const postsPath = '/api/admin/posts';

// Whatever happened: other journeys see the events of the studio.
test.afterEach(async ({ page }) => {
  const found = await page.request.get(`${postsPath}?kind=events&search=${encodeURIComponent(title)}`);
  const { rows } = (await found.json()) as { rows: readonly { id: string }[] };
  if (rows.length > 0)
    await page.request.post(`${postsPath}/bulk`, {
      data: { selection: { ids: rows.map(({ id }) => id) }, change: { action: 'delete' } },
      headers: { 'X-CSRF-Token': await crumbOf(page) },
    });
});

/** The page of a date as visitors see it, and its entry in a calendar. */
async function seenOn(page: Page, path: string): Promise<{ status: number; words: string; start: string }> {
  const answer = await page.request.get(path);
  const calendar = await (await page.request.get(`${path}?format=ical`)).text();
  return {
    status: answer.status(),
    words: (await answer.text()).replaceAll(/\s+/g, ' '),
    start: /DTSTART:(\w+)/.exec(calendar)?.[1] ?? '',
  };
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('an event is repeated over the change of the clocks, one date is moved, those that follow are deleted @desktop-only', async ({
  page,
}) => {
  await becomeOwner(page);
  await page.goto('/config/events');
  await page.getByRole('button', { name: 'New event' }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Title').fill(title);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a date and a time.')).toBeVisible();
  await expect(dialog.getByLabel('Starts')).toBeFocused();
  await dialog.getByLabel('Starts').fill('2044-03-02T18:00');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/events\/[\da-f-]{36}$/);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Event settings' }).first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  // Refused beside the field, then set.
  await page.getByLabel('Ends', { exact: true }).fill('2044-03-02T17:00');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-summary]')).toBeFocused();
  await expect(page.getByText('It ends before it begins. Choose a later end.').first()).toBeVisible();
  await page.getByLabel('Ends', { exact: true }).fill('2044-03-02T20:00');
  await page.getByLabel('Name of the place').fill('The cellar');
  await save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Status: Published.')).toBeVisible();
  await expectAccessible(page);

  // By mouse: weekly, four times.
  await page.getByRole('button', { name: 'Repeat…' }).click();
  const repeat = page.getByRole('dialog', { name: 'Repeat this event' });
  await expect(repeat.getByLabel('Every')).toBeFocused();
  await expect(repeat.getByLabel('Wednesday')).toBeChecked();
  await repeat.getByLabel('Number of events').fill('999');
  await expect(repeat.getByText('A series has at most 200 events. Choose an earlier end.')).toBeVisible();
  await repeat.getByLabel('Number of events').fill('4');
  await expect(repeat.getByRole('list', { name: 'Dates' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await repeat.getByRole('button', { name: 'Make 4 events' }).click();
  await expect(repeat).toBeHidden();
  await expect(page.getByText('Event 1 of 4.')).toBeVisible();

  const first = await seenOn(page, '/events/clay-in-the-dark');
  expect(first.words).toContain('Wednesday, March 2, 2044');
  expect(first.start).toBe('20440302T230000Z');
  const after = await seenOn(page, '/events/clay-in-the-dark-2044-03-16');
  expect(after.words).toContain('Wednesday, March 16, 2044');
  expect(after.words).toContain('6:00 PM');
  expect(after.words).toContain('The cellar');
  expect(after.start).toBe('20440316T220000Z');

  // By keyboard: the second date is moved to the day after it.
  await page.getByRole('list', { name: 'Dates of the series' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event 2 of 4.')).toBeVisible();
  await page.getByLabel('Starts').fill('2044-03-10T18:30');
  await page.getByLabel('Ends', { exact: true }).fill('2044-03-10T20:30');
  await save(page);
  const moved = await seenOn(page, '/events/clay-in-the-dark-2044-03-09');
  expect(moved.words).toContain('Thursday, March 10, 2044');
  expect((await seenOn(page, '/events/clay-in-the-dark-2044-03-23')).start).toBe('20440323T220000Z');

  // Those that follow are deleted, and brought back.
  await page.getByRole('button', { name: 'Delete this and the 2 that follow' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 events are in the bin.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect((await seenOn(page, '/events/clay-in-the-dark-2044-03-16')).status).toBe(404);
  expect((await seenOn(page, '/events/clay-in-the-dark')).status).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await seenOn(page, '/events/clay-in-the-dark-2044-03-16')).status).toBe(200);
});
