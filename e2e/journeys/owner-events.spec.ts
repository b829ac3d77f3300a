import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { saved } from '../page-editor-steps.ts';
import { removePosts } from '../remove-posts.ts';

/**
 * Events of the studio, repeated over the changes of its clocks in 2031: by mouse over March 9, with one date moved and
 * those that follow deleted and brought back; by keyboard over November 2.
 */

const postsPath = '/api/admin/posts';
const words = 'Clay in the dark';

interface Row {
  readonly id: string;
  readonly path: string;
  readonly startDate: string;
}

/** The events with these words, by when they begin. */
async function eventsOf(page: Page, search: string): Promise<readonly Row[]> {
  const found = await page.request.get(
    `${postsPath}?kind=events&sort=start&search=${encodeURIComponent(search)}`,
  );
  return ((await found.json()) as { rows: readonly Row[] }).rows;
}

// Whatever happened: other journeys see the events of the studio.
test.afterEach(({ page }) => removePosts(page, words, 'events'));

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

/** What is typed into the focused field of a date and time: its parts, then where the field ends. */
async function typeTime(page: Page, day: string, time: string): Promise<void> {
  await page.keyboard.type(day);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(time);
}

/** The dialog of a new event, with a title. */
async function begin(page: Page, title: string, open: (button: Locator) => Promise<void>): Promise<Locator> {
  await page.goto('/config/events');
  await open(page.getByRole('button', { name: 'New event' }));
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.type(title);
  return dialog;
}

test('an event is repeated over the change of the clocks, one date is moved, those that follow are deleted @desktop-only', async ({
  page,
}) => {
  const title = `${words} ${String(Date.now())}`;
  await becomeOwner(page);
  const dialog = await begin(page, title, (button) => button.click());
  await dialog.getByRole('button', { name: 'Start writing' }).click();
  await expect(dialog.getByText('Enter a date and a time.')).toBeVisible();
  await expect(dialog.getByLabel('Starts')).toBeFocused();
  // An hour that clocks skip is refused beside its field.
  await dialog.getByLabel('Starts').fill('2031-03-09T02:30');
  await dialog.getByRole('button', { name: 'Start writing' }).click();
  await expect(dialog.getByText('Clocks are put forward that day and skip this time.')).toBeVisible();
  await dialog.getByLabel('Starts').fill('2031-02-26T18:00');
  await dialog.getByRole('button', { name: 'Start writing' }).click();
  await expect(page).toHaveURL(/\/config\/events\/[\da-f-]{36}$/);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Event settings' }).first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  // So is an end before the beginning.
  await page.getByLabel('Ends', { exact: true }).fill('2031-02-26T17:00');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-summary]')).toBeFocused();
  await expect(page.getByText('It ends before it begins. Choose a later end.').first()).toBeVisible();
  await page.getByLabel('Ends', { exact: true }).fill('2031-02-26T20:00');
  await page.getByLabel('Name of the place').fill('The cellar');
  await save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Status: Published.')).toBeVisible();

  // Weekly, four times.
  await page.getByRole('button', { name: 'Repeat…' }).click();
  const repeat = page.getByRole('dialog', { name: 'Repeat this event' });
  await expect(repeat.getByLabel('Every')).toBeFocused();
  await expect(repeat.getByLabel('Wednesday')).toBeChecked();
  await repeat.getByLabel('Number of events').fill('999');
  await expect(repeat.getByText('A series has at most 200 events. Choose an earlier end.')).toBeVisible();
  await repeat.getByLabel('Number of events').fill('4');
  const dates = repeat.getByRole('list', { name: 'Dates' }).getByRole('listitem');
  await expect(dates).toHaveText([
    /Wednesday.*Feb.*26.*6:00\sPM/,
    /Wednesday.*Mar.*5.*6:00\sPM/,
    /Wednesday.*Mar.*12.*6:00\sPM/,
    /Wednesday.*Mar.*19.*6:00\sPM/,
  ]);
  await expectAccessible(page);
  await repeat.getByRole('button', { name: 'Make 4 events' }).click();
  await expect(repeat).toBeHidden();
  await expect(page.getByText('Event 1 of 4.')).toBeVisible();
  await expectAccessible(page);

  const [first, second, third, fourth] = (await eventsOf(page, title)).map(({ path }) => path);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('a date of the series is missing');
  expect(await seenOn(page, first)).toMatchObject({ status: 200, start: '20310226T230000Z' });
  const after = await seenOn(page, third);
  expect(after.words).toContain('Wednesday, March 12, 2031');
  expect(after.words).toContain('6:00 PM');
  expect(after.words).toContain('The cellar');
  expect(after.start).toBe('20310312T220000Z');

  // The second date is moved to the day after it.
  await page.getByRole('list', { name: 'Dates of the series' }).getByRole('link').first().click();
  await expect(page.getByText('Event 2 of 4.')).toBeVisible();
  await page.getByLabel('Starts').fill('2031-03-06T18:30');
  await page.getByLabel('Ends', { exact: true }).fill('2031-03-06T20:30');
  await save(page);
  expect((await seenOn(page, second)).words).toContain('Thursday, March 6, 2031');
  expect((await seenOn(page, fourth)).start).toBe('20310319T220000Z');

  // Those that follow are deleted, and brought back.
  await page.getByRole('button', { name: 'Delete this and the 2 that follow' }).click();
  const notice = page.getByRole('alert').filter({ hasText: '3 events are in the bin.' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect((await seenOn(page, third)).status).toBe(404);
  expect((await seenOn(page, first)).status).toBe(200);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await seenOn(page, third)).status).toBe(200);
});

test('an event is made and repeated over the change of the clocks by keyboard @desktop-only', async ({
  page,
}) => {
  const title = `${words} by night ${String(Date.now())}`;
  await becomeOwner(page);
  await begin(page, title, async (button) => {
    await button.focus();
    await page.keyboard.press('Enter');
  });
  await page.keyboard.press('Tab');
  await typeTime(page, '10282031', '0730PM');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/events\/[\da-f-]{36}$/);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Event settings' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Repeat…' }).focus();
  await page.keyboard.press('Enter');
  const repeat = page.getByRole('dialog', { name: 'Repeat this event' });
  await expect(repeat.getByLabel('Every')).toBeFocused();
  // Each second Tuesday and the Thursdays between, to a day.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await repeat.getByLabel('Thursday').focus();
  await page.keyboard.press('Space');
  await repeat.getByLabel('Ends').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(repeat.getByLabel('Last day')).toBeFocused();
  await page.keyboard.type('10012031');
  await page.keyboard.press('Enter');
  // Refused beside the field, which is where it goes on.
  await expect(repeat.getByText('Only the first date is left. Choose a later end.').first()).toBeVisible();
  await expect(repeat.getByLabel('Last day')).toBeFocused();
  // From the year back to the month.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('11132031');
  await expect(repeat.getByRole('button', { name: 'Make 4 events' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(repeat).toBeHidden();
  await expect(page.getByText('Event 1 of 4.')).toBeVisible();
  expect((await eventsOf(page, title)).map(({ startDate }) => startDate)).toEqual([
    '2031-10-28T23:30:00.000Z',
    '2031-10-30T23:30:00.000Z',
    '2031-11-12T00:30:00.000Z',
    '2031-11-14T00:30:00.000Z',
  ]);
});
