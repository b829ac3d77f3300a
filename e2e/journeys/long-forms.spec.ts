import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { pictureFile } from '../drop-files.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { shopOrigin } from '../shop-address.ts';
import { callAsOwner } from '../shop-calls.ts';
import { openShopDatabase, removePages, writePage } from '../test-pages.ts';

/**
 * A form with files, a condition and steps: set in the builder, filled in step by step with a file, which its owner saves;
 * and the same form without JavaScript, as one long form.
 */

const begin = 'Repairs';
const formsPath = '/api/admin/forms';

const question = (id: string, type: string, label: string, more: object = {}): object => ({
  id,
  type,
  label,
  required: false,
  maxLength: 0,
  options: [],
  ...more,
});
const questions = [
  question('piece', 'radio', 'What is it?', { required: true, options: ['A bowl', 'Something else'] }),
  question('which', 'text', 'What else?', { required: true }),
  question('more', 'section', 'Its photos'),
  question('photos', 'file', 'Photos of it', {
    required: true,
    files: { most: 2, kinds: ['picture'], eachMb: 1, totalMb: 2 },
  }),
  question('you', 'section', 'About you', { startsStep: true }),
  question('email', 'email', 'Your email address', { required: true }),
];
const settings = {
  submitLabel: 'Ask',
  submissionMessage: 'Thank you, we look at it.',
  submissionHTML: '',
  successRedirect: '',
  disclaimerMessage: '',
  captchaEnabled: false,
  captchaTheme: 'light',
  captchaAlignment: 'left',
  mail: { isOn: false, to: [], cc: [], bcc: [], subject: '{form}' },
  receipt: { isOn: false, subject: '', message: '' },
  keepDays: 0,
};
/** The condition and the step that the builder sets. */
const finished = questions.map((one) => {
  const { id } = one as { id: string };
  if (id === 'which') return { ...one, shownIf: { field: 'piece', rule: 'is', value: 'Something else' } };
  return id === 'more' ? { ...one, startsStep: true } : one;
});

const aPicture = { name: 'my teapot.png', mimeType: 'image/png', buffer: pngOf(1) };

/** A picture of one pixel. */
function pngOf(seed: number): Buffer {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return Buffer.concat([Buffer.from(png, 'base64'), Buffer.from([seed])]);
}

test.afterEach(async ({ page }) => {
  const { forms } = await callAsOwner<{ forms: readonly { id: string; name: string }[] }>(
    page,
    'GET',
    formsPath,
  );
  for (const { id, name } of forms)
    if (name.startsWith(begin)) await callAsOwner(page, 'POST', `${formsPath}/${id}/delete`);
  const db = openShopDatabase();
  await removePages(db, [
    'repairs-by-mouse',
    'repairs-by-keyboard',
    'repairs-in-steps',
    'repairs-without',
    'repairs-by-keys',
  ]);
  await db.$client.end();
});

const makeForm = async (page: Page, name: string, fields: readonly object[]): Promise<string> =>
  (await callAsOwner<{ id: string }>(page, 'POST', formsPath, { name, fields, settings })).id;

async function onPage(urlId: string, formId: string): Promise<void> {
  const db = openShopDatabase();
  await writePage(db, urlId, 'Repairs', [{ id: 'ask', type: 'form', props: { formId, name: 'Repairs' } }]);
  await db.$client.end();
}

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Questions', exact: true }).getByRole('listitem', { name, exact: true });

/** Opens a question in the builder. */
async function open(page: Page, hands: Hands, name: string): Promise<Locator> {
  const row = rowOf(page, name);
  await hands.press(row.locator('[aria-expanded]'));
  return row;
}

for (const [hand, handsOn] of [
  ['mouse', mouseOn],
  ['keyboard', keyboardOn],
] as const) {
  test(`by ${hand}, a condition, a step and what a question for files takes are set @desktop-only`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const hands = handsOn(page);
    await becomeOwner(page);
    await page.goto('/config');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const id = await makeForm(page, `${begin} by ${hand} ${Date.now().toString(36)}`, questions);
    await page.goto(`/config/forms/${id}`);

    const which = await open(page, hands, 'What else?');
    await hands.choose(which.getByLabel('Shown', { exact: true }), 'While “What is it?” …');
    await hands.choose(which.getByLabel('Its answer'), 'is');
    await hands.save();
    await expect(page.locator('[data-summary]')).toContainText('Enter the answer that it is compared with.');
    await hands.choose(which.getByLabel('Answer', { exact: true }), 'Something else');
    const more = await open(page, hands, 'Its photos');
    await hands.tick(more.getByLabel('Begin a new step'));
    const photos = await open(page, hands, 'Photos of it');
    await hands.tick(photos.getByLabel('PDF'));
    await hands.write(photos.getByLabel('Most megabytes of each'), '11');
    await hands.save();
    await expect(page.locator('[data-summary]')).toContainText('Enter a whole number from 1 to 10.');
    await expectAccessible(page);
    await hands.write(photos.getByLabel('Most megabytes of each'), '2');
    await hands.save();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const { fields } = await callAsOwner<{ fields: readonly Record<string, unknown>[] }>(
      page,
      'GET',
      `${formsPath}/${id}`,
    );
    expect(fields[1]).toMatchObject({ shownIf: { field: 'piece', rule: 'is', value: 'Something else' } });
    expect(fields[2]).toMatchObject({ startsStep: true });
    expect(fields[3]).toMatchObject({ files: { most: 2, kinds: ['picture', 'pdf'], eachMb: 2, totalMb: 2 } });
  });
}

test('a visitor goes through the steps, sends a file, and the owner saves it', async ({ page, browser }) => {
  test.setTimeout(90_000);
  await becomeOwner(page);
  await page.goto('/config');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const formId = await makeForm(page, `${begin} in steps ${Date.now().toString(36)}`, finished);
  await onPage('repairs-in-steps', formId);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${shopOrigin}/repairs-in-steps`);
  const form = visitor.locator('form.site-form');
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Something else').check();
  await expect(form.getByText('Step 1 of 3')).toBeVisible();
  await expect(form.getByLabel('Photos of it')).toBeHidden();

  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('What else? is required.')).toBeVisible();
  await expect(form.getByLabel('What else?')).toBeFocused();
  await expectAccessible(visitor);
  await form.getByLabel('A bowl').check();
  await expect(form.getByLabel('What else?')).toBeHidden();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Step 2 of 3')).toBeFocused();

  const photos = form.getByLabel('Photos of it');
  await photos.setInputFiles([
    aPicture,
    { name: 'cv.png', mimeType: 'image/png', buffer: Buffer.from('PK\u0003\u0004\u0014\u0000') },
  ]);
  await expect(form.getByText('my teapot.png is uploaded.')).toBeVisible();
  await expect(form.getByText('The file cv cannot be sent here.')).toBeVisible();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Step 2 of 3')).toBeVisible();
  await form.getByRole('button', { name: 'Remove cv.png' }).click();
  await expectAccessible(visitor);

  // Nothing is lost by a reload.
  await visitor.reload();
  await form.getByLabel('A bowl').focus();
  await expect(form.getByLabel('A bowl')).toBeChecked();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('my teapot.png is uploaded.')).toBeVisible();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Step 3 of 3')).toBeFocused();
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByText('Step 2 of 3')).toBeFocused();
  await form.getByRole('button', { name: 'Next' }).click();
  const email = `june-${Date.now().toString(36)}@example.com`;
  await form.getByLabel('Your email address').fill(email);
  // Without a captcha, who is faster than people is taken for a program.
  await visitor.waitForTimeout(2_000);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Thank you, we look at it.')).toBeVisible();
  await context.close();

  await page.goto(`/config/form-submissions?form=${formId}`);
  await page.locator('[data-row]').filter({ hasText: email }).getByRole('link').first().click();
  const article = page.getByRole('article');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    article.getByRole('link', { name: 'my teapot.png' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my teapot.png');
  await expectAccessible(page);
});

test('by keyboard a form with a condition and steps is filled in, and is light until it is touched @desktop-only', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await becomeOwner(page);
  await page.goto('/config');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const formId = await makeForm(page, `${begin} by keys ${Date.now().toString(36)}`, finished);
  await onPage('repairs-by-keys', formId);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const scripts: Promise<number>[] = [];
  visitor.on('response', (response) => {
    if (response.url().endsWith('.js'))
      scripts.push(
        response
          .request()
          .sizes()
          .then((sizes) => sizes.responseBodySize),
      );
  });
  await visitor.goto(`${shopOrigin}/repairs-by-keys`, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes, 'JavaScript until the form is touched').toBeLessThanOrEqual(12_000);

  const hands = keyboardOn(visitor);
  const form = visitor.locator('form.site-form');
  const next = form.getByRole('button', { name: 'Next' });
  await hands.pick(form.getByLabel('Something else'));
  await expect(form.getByText('Step 1 of 3')).toBeVisible();
  await hands.press(next);
  await expect(form.getByLabel('What else?')).toBeFocused();
  await hands.write(form.getByLabel('What else?'), 'A teapot');
  await hands.press(next);
  await expect(form.getByText('Step 2 of 3')).toBeFocused();
  await hands.attach(form.getByLabel('Photos of it'), pictureFile('film-vase'));
  await expect(form.getByText('film-vase.jpg is uploaded.')).toBeVisible();
  await hands.press(next);
  await expect(form.getByText('Step 3 of 3')).toBeFocused();
  await hands.write(form.getByLabel('Your email address'), 'june@example.com');
  const [request] = await Promise.all([
    visitor.waitForRequest('**/api/form/SaveFormSubmission'),
    hands.press(form.getByRole('button', { name: 'Ask' })),
  ]);
  const { form: sent } = request.postDataJSON() as { readonly form: string };
  expect(JSON.parse(sent)).toEqual({
    piece: 'Something else',
    which: 'A teapot',
    photos: [expect.stringMatching(/^[\w-]{20,}$/)],
    email: 'june@example.com',
  });
  await expect(visitor.getByText('Thank you, we look at it.')).toBeVisible();
  await context.close();
});

test('without JavaScript it is one long form, and a file is chosen once @desktop-only', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000);
  await becomeOwner(page);
  await page.goto('/config');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const formId = await makeForm(page, `${begin} without ${Date.now().toString(36)}`, finished);
  await onPage('repairs-without', formId);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${shopOrigin}/repairs-without`);
  const form = visitor.locator('form.site-form');
  await expect(form.getByLabel('Photos of it')).toBeVisible();
  await expect(form.getByLabel('What else?')).toBeVisible();
  await form.getByLabel('A bowl').check();
  await form.getByLabel('Photos of it').setInputFiles(aPicture);
  await form.getByLabel('Your email address').fill('june@example');
  await form.getByRole('button', { name: 'Ask' }).click();
  await expect(visitor.getByText('One or more fields is invalid, please check your entries.')).toBeVisible();
  await expect(form.getByLabel('Send my teapot.png')).toBeChecked();
  await expect(form.getByLabel('Your email address')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Your email address').fill('june@example.com');
  await form.getByRole('button', { name: 'Ask' }).click();
  await expect(visitor.getByText('Thank you, we look at it.')).toBeVisible();
  await context.close();
});
