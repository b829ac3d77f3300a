import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { holdRequests } from '../hold-requests.ts';
import { watchConsole } from '../page-basics.ts';

const formOf = (page: Page) => page.locator('form.site-form');

/** Fills in what the form needs, each time with other words. */
async function fillIn(page: Page, email = 'june@example.com'): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('First name').fill('June');
  await form.getByLabel('Last name').fill('Alder');
  await form.getByLabel('Your email address').fill(email);
  await form.getByLabel('What is it?').selectOption('A bowl');
  await form.getByLabel('Tell us more').fill(`A wide one, please. ${Date.now()}`);
}

test('a visitor corrects a form and sends it', async ({ page }) => {
  const noise = watchConsole(page);
  await page.goto('/contact?from=letter');
  const form = formOf(page);
  await form.scrollIntoViewIfNeeded();
  await fillIn(page, 'june@');
  await form.getByRole('button', { name: 'Ask us' }).click();
  await expect(
    form.getByText('Your form has encountered a problem. Please scroll down to review.'),
  ).toBeVisible();
  await expect(
    form.getByText('Your form has encountered a problem. Please scroll up to review.'),
  ).toBeVisible();
  await expect(form.getByText('One or more fields is invalid, please check your entries.')).toBeVisible();
  const email = form.getByLabel('Your email address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(
    'Email is not valid. Email addresses should follow the format you@example.com.',
  );
  await expectAccessible(page);

  await email.fill('june@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('.captcha-badge')).toBeVisible();
  await form.getByLabel('Tell us more').fill('x'.repeat(501));
  await expect(form.getByText('501 / 500')).toBeVisible();
  await form.getByLabel('Tell us more').fill(`A wide one, please. ${Date.now()}`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/form/SaveFormSubmission')) sent.push(request.url());
  });
  const release = await holdRequests(page, '**/api/form/SaveFormSubmission');
  await form.getByRole('button', { name: 'Ask us' }).click();
  const busy = form.getByRole('button', { name: 'Submitting…' });
  await expect(busy).toBeVisible();
  // A second submit is ignored.
  await busy.click({ force: true });
  release();
  const words = page.getByText('Thank you! We answer on opening days, mostly within one.');
  await expect(words).toBeVisible();
  await expect(words).toBeInViewport();
  await expect(form).toBeHidden();
  expect(sent).toHaveLength(1);
  await expect(page.locator('.captcha-badge')).toBeHidden();
  expect(noise()).toEqual([]);
});

test('a reload loses nothing that was entered', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await formOf(page).getByLabel('Oat').check();
  await page.reload();
  await formOf(page).getByLabel('First name').focus();
  await expect(formOf(page).getByLabel('Last name')).toHaveValue('Alder');
  await expect(formOf(page).getByLabel('Oat')).toBeChecked();
});

test('a form works without JavaScript, and nothing entered is lost @without-javascript', async ({ page }) => {
  await page.goto('/contact?from=letter');
  await fillIn(page, 'june@example');
  await formOf(page).getByRole('button', { name: 'Ask us' }).click();
  await expect(page.getByText('One or more fields is invalid, please check your entries.')).toBeVisible();
  await expect(formOf(page).getByLabel('Last name')).toHaveValue('Alder');
  await formOf(page).getByLabel('Your email address').fill('june@example.com');
  await formOf(page).getByRole('button', { name: 'Ask us' }).click();
  await expect(page.getByText('Thank you! We answer on opening days, mostly within one.')).toBeVisible();
  await expect(page).toHaveURL(/\/site-forms\/[\da-f-]+\/sent/);
});

test('the pages of a form that was posted by the browser are accessible', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page, 'june@example');
  // As without a script: nothing of the page's own takes part.
  const post = () => formOf(page).evaluate((form: HTMLFormElement) => form.submit());
  await post();
  await expect(page).toHaveURL(/\/site-forms\/[\da-f-]+/);
  await expect(formOf(page).getByLabel('Your email address')).toHaveAccessibleDescription(/is not valid/);
  await expectAccessible(page);
  await formOf(page).getByLabel('Your email address').fill('june@example.com');
  await post();
  await expect(page).toHaveURL(/\/sent/);
  await expect(page.getByText('Thank you! We answer on opening days')).toBeVisible();
  await expectAccessible(page);
});
