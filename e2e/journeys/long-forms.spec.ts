import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { aPicture, begin, finished, formsPath, makeForm, onPage, questions } from '../long-forms.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { removeForms } from '../remove-forms.ts';
import { shopOrigin } from '../shop-address.ts';
import { callAsOwner } from '../shop-calls.ts';

/** A form with files, a condition and steps: set in the builder, filled in step by step with a file, which its owner saves. */

test.afterEach(({ page }) => removeForms(page, begin, ['repairs-in-steps']));

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
