import { expectAccessible } from '../axe.ts';
import { pictureFile } from '../drop-files.ts';
import { keyboardOn } from '../hands.ts';
import { aPicture, begin, finished, makeForm, onPage } from '../long-forms.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { removeForms } from '../remove-forms.ts';
import { shopOrigin } from '../shop-address.ts';
import { countScriptBytes } from '../script-bytes.ts';

/** A form with files, a condition and steps: by keyboard, and without JavaScript, where it is one long form. */

test.afterEach(({ page }) => removeForms(page, begin, ['repairs-without', 'repairs-by-keys']));

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
  const scriptBytes = countScriptBytes(visitor);
  await visitor.goto(`${shopOrigin}/repairs-by-keys`, { waitUntil: 'networkidle' });
  const bytes = await scriptBytes();
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
  await hands.press(form.getByRole('button', { name: 'Remove film-vase.jpg' }));
  await expect(form.getByLabel('Photos of it')).toBeFocused();
  await hands.press(next);
  await expect(form.getByText('Photos of it is required.')).toBeVisible();
  await expect(form.getByLabel('Photos of it')).toBeFocused();
  await expect(form.getByText('Step 2 of 3')).toBeVisible();
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
  // axe is a script: it looks at the same page in a browser that runs some.
  const scripted = await browser.newContext({ storageState: await context.storageState() });
  const seen = await scripted.newPage();
  await seen.goto(visitor.url());
  await expect(seen.getByLabel('Send my teapot.png')).toBeChecked();
  await expectAccessible(seen);
  await scripted.close();
  await form.getByLabel('Your email address').fill('june@example.com');
  await form.getByRole('button', { name: 'Ask' }).click();
  await expect(visitor.getByText('Thank you, we look at it.')).toBeVisible();
  await context.close();
});
