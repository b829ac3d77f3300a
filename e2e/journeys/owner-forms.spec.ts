import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { removeForms } from '../remove-forms.ts';
import { shopOrigin } from '../shop-address.ts';
import { callAsOwner } from '../shop-calls.ts';
import { openShopDatabase, writePage } from '../test-pages.ts';

/**
 * A form, by mouse and by keyboard: made from a ready one, with a question added and moved, put on a page, answered by a
 * visitor; the answer is read, assigned, marked as spam and back, and exported; the form is restored from the bin.
 */

const begin = 'Quotes';
const formsPath = '/api/admin/forms';

/** Who makes a form, and words that nothing else has, also when this is repeated. */
interface Maker {
  readonly page: Page;
  readonly hands: Hands;
  readonly byKeyboard: boolean;
  /** The form's name. */
  readonly name: string;
  /** What is asked by the question that is added. */
  readonly question: string;
  /** Of the page. */
  readonly urlId: string;
  /** Of the visitor. */
  readonly email: string;
}

// Whatever happened: other journeys visit every page, and the list of forms is theirs too.
test.afterEach(async ({ page }) => {
  await removeForms(page, begin, ['quotes-by-mouse', 'quotes-by-keyboard']);
});

const questionsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Questions', exact: true }).locator('[data-row]');

/** Drags as a hand does, in steps: over all that is between. Both are in view first, since nothing scrolls then. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('what is dragged is not shown');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}

/** Makes the form of a ready one, and returns its id. */
async function make({ page, hands, name }: Maker): Promise<string> {
  await hands.go('Forms');
  await hands.press(page.getByRole('link', { name: 'New form' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'New form' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Forms to begin with' }).getByRole('button')).toHaveCount(10);
  await expectAccessible(page);
  await hands.press(page.getByRole('button', { name: 'Quote request', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Quote request' })).toBeVisible();
  await expect(page).toHaveURL(/\/config\/forms\/[\da-f-]{36}$/);
  await hands.write(page.getByLabel('Name', { exact: true }), name);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Adds a question with choices, and moves it to the top. */
async function ask({ page, hands, byKeyboard, question }: Maker): Promise<void> {
  await expect(questionsOf(page)).toHaveCount(7);
  await hands.press(page.getByRole('button', { name: 'Add a question' }));
  await expect(questionsOf(page)).toHaveCount(8);
  const added = questionsOf(page).last();
  await expect(added.getByLabel('Question', { exact: true })).toBeFocused();
  await hands.write(added.getByLabel('Question', { exact: true }), question);
  const kind = added.getByLabel('Kind of answer');
  await hands.choose(kind, 'One of several buttons');
  // Opens the list of kinds, and moves nothing.
  await kind.dispatchEvent('keydown', { key: 'ArrowUp', code: 'ArrowUp', altKey: true, bubbles: true });
  await expect(questionsOf(page).last()).toHaveAttribute('aria-label', question);
  // Closed, it opens with what is wrong with it, and stays open while that is corrected.
  await hands.press(added.getByRole('button', { expanded: true }));
  await expect(added.getByLabel('Choices')).toBeHidden();
  await hands.save();
  await expect(page.locator('[data-summary]')).toBeFocused();
  await expect(page.locator('[data-summary]')).toContainText('Enter at least one choice');
  await hands.write(added.getByLabel('Choices'), 'Oat\nMoss');
  await expect(added.getByLabel('Choices')).toBeVisible();

  if (byKeyboard) {
    // From inside of one of its fields.
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('Alt+ArrowUp');
  } else {
    await hands.press(added.getByRole('button', { expanded: true }));
    await drag(page, added.locator('[draggable]'), questionsOf(page).first().locator('[draggable]'));
  }
  await expect(questionsOf(page).first()).toHaveAttribute('aria-label', question);
  await expect(questionsOf(page)).toHaveCount(8);
}

/** Saves, once the subject of the mail is there; the preview shows what was typed. */
async function save({ page, hands, name, question }: Maker): Promise<void> {
  const preview = page.frameLocator('iframe[title^="Preview of the form"]');
  await expect(preview.getByText(question)).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name);
  const subject = page.getByLabel('Subject', { exact: true });
  await hands.write(subject, '');
  await hands.save();
  await expect(page.locator('[data-summary]')).toContainText('Add an email subject');
  await expectAccessible(page);
  await hands.press(page.getByRole('button', { name: 'Insert an answer' }));
  const entry = page.getByRole('menuitem', { name: 'Name of the form' });
  await expect(entry).toBeVisible();
  if (await entry.evaluate((element) => element !== document.activeElement)) await entry.focus();
  await page.keyboard.press('Enter');
  await expect(subject).toHaveValue('{form}');
  await expect(subject).toBeFocused();
  await hands.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** A visitor finds the form on a page, and sends it. */
async function answer(browser: Browser, maker: Maker, formId: string): Promise<void> {
  const db = openShopDatabase();
  await writePage(db, maker.urlId, 'Quotes', [
    { id: 'ask', type: 'form', props: { formId, name: maker.name } },
  ]);
  await db.$client.end();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${shopOrigin}/${maker.urlId}`);
  const form = visitor.locator('form.site-form');
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Moss').check();
  await form.getByLabel('First name').fill('June');
  await form.getByLabel('Last name').fill('Alder');
  await form.getByLabel('Your email address').fill(maker.email);
  await form.getByLabel('What do you need?').fill(`Twelve bowls for ${maker.email}`);
  await form.getByRole('button', { name: 'Request a quote' }).click();
  await expect(visitor.getByText('Thank you! We will work out a price')).toBeVisible();
  await context.close();
}

/** The answer is found unread, read by its questions, assigned, and marked as spam and back. */
async function readIt({ page, hands, name, question, email }: Maker, formId: string): Promise<void> {
  await page.goto(`/config/form-submissions?form=${formId}`);
  const row = page.locator('[data-row]').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Unread');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hands.press(page.getByRole('link', { name: 'Export CSV' })),
  ]);
  expect(download.suggestedFilename()).toBe('form-submissions.csv');
  const csv = await (await page.request.get(`/api/admin/form-submissions/export.csv?form=${formId}`)).text();
  expect(csv).toContain(question);
  expect(csv).toContain('Moss');

  await hands.press(row.getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1, name: 'Submission of June Alder' })).toBeFocused();
  const article = page.getByRole('article');
  await expect(article.getByRole('definition').first()).toHaveText('Moss');
  await expect(article.getByRole('link', { name })).toBeVisible();
  await expect(article.getByRole('button', { name: 'Reply by email' })).toBeVisible();
  await expect(article.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await expectAccessible(page);

  const { colleagues } = await callAsOwner<{ colleagues: readonly { name: string }[] }>(
    page,
    'GET',
    '/api/admin/form-submissions/colleagues',
  );
  const colleague = colleagues[0]?.name ?? '';
  await hands.choose(article.getByLabel('Assigned to'), colleague);
  await expect(page.getByText(`Assigned to ${colleague}.`)).toBeVisible();

  await hands.press(article.getByRole('button', { name: 'Mark as spam' }));
  await expect(article.getByRole('button', { name: 'Not spam' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // By its key.
  await page.keyboard.press('s');
  await expect(article.getByRole('button', { name: 'Mark as spam' })).toBeVisible();
  await hands.press(article.getByRole('button', { name: 'Delete' }));
  await expect(article.getByText('Bin', { exact: true })).toBeVisible();
  await hands.press(article.getByRole('button', { name: 'Restore' }));
  await expect(article.getByRole('button', { name: 'Delete' })).toBeVisible();
}

/** The form is moved to the bin, and comes back. */
async function bin({ page, hands, name }: Maker, formId: string): Promise<void> {
  await callAsOwner(page, 'POST', `${formsPath}/${formId}/delete`);
  await page.goto('/config/forms/bin');
  await hands.press(page.getByRole('button', { name: `Restore ${name}` }));
  await expect(page.getByText(`“${name}” is back. Pages show it again.`)).toBeVisible();
  await page.goto('/config/forms');
  await expect(
    page.getByRole('list', { name: 'Your forms' }).getByRole('link', { name, exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
}

for (const [hand, handsOn] of [
  ['mouse', mouseOn],
  ['keyboard', keyboardOn],
] as const) {
  test(`by ${hand}, a form is made, put on a page and answered; the answer is read, assigned, judged and exported @desktop-only`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000);
    const stamp = `${hand} ${Date.now().toString(36)}`;
    const maker: Maker = {
      page,
      hands: handsOn(page),
      byKeyboard: hand === 'keyboard',
      name: `${begin} ${stamp}`,
      question: `Which glaze, ${stamp}?`,
      urlId: `quotes-by-${hand}`,
      email: `${stamp.replace(' ', '-')}@example.com`,
    };
    await becomeOwner(page);
    await page.goto('/config');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const id = await make(maker);
    await ask(maker);
    await save(maker);
    await answer(browser, maker, id);
    await readIt(maker, id);
    await bin(maker, id);
  });
}
