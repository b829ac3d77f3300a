import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { becomeOwner } from '../owner.ts';
import { publishNewsletterPage } from '../newsletter-page.ts';
import { readAsVisitor } from '../owner-product.ts';
import { callAsOwner } from '../shop-calls.ts';

/** The newsletter block, as visitors use it: with and without JavaScript. spec: site-platform 3, 4, 8 */

/** A published page with a newsletter block for a list of its own; the address of the page. */
async function aPageWithForm(page: Page, of: string): Promise<string> {
  await becomeOwner(page);
  await page.goto('/config');
  return publishNewsletterPage(page, of, { doubleOptIn: true });
}

/** What is stored about somebody who signed up. */
async function storedOf(page: Page, email: string) {
  const { rows } = await callAsOwner<{ rows: readonly { id: string; state: string }[] }>(
    page,
    'GET',
    `/api/admin/audience?search=${email}`,
  );
  const { consents } = await callAsOwner<{ consents: readonly { words: string; page: string }[] }>(
    page,
    'GET',
    `/api/admin/audience/subscribers/${rows[0]?.id ?? ''}`,
  );
  return { state: rows[0]?.state, consents };
}

/** A name that no other run of these journeys has. */
const named = (name: string): string => `${name}-${Date.now().toString(36)}`;

async function withScripts(
  browser: Browser,
  handsOn: (page: Page) => Hands,
  address: string,
  email: string,
): Promise<void> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const hands = handsOn(visitor);
  await visitor.goto(address);
  const field = visitor.getByLabel('Email');
  const join = visitor.getByRole('button', { name: 'Join' });
  await hands.press(join);
  await expect(visitor.getByRole('alert').filter({ hasText: 'Email cannot be blank' })).toBeVisible();
  await expect(field).toBeFocused();
  await hands.write(field, 'june@');
  await hands.press(join);
  await expect(visitor.getByRole('alert').filter({ hasText: 'Email is invalid' })).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(visitor);
  await hands.write(field, email);
  const event = visitor.waitForRequest(
    (request) =>
      request.url().endsWith('/api/census/RecordHit') &&
      (request.postData() ?? '').includes('newsletter_subscribe'),
  );
  await hands.press(join);
  await expect(visitor.getByText('Almost done: we have sent you an email.')).toBeVisible();
  await expect(field).toHaveCount(0);
  await event;
  await expectAccessible(visitor);
  await context.close();
}

for (const [by, handsOn] of [
  ['mouse', mouseOn],
  ['keyboard', keyboardOn],
] as const)
  test(`by ${by}: a visitor signs up, first with mistakes, and the words that were read are kept @desktop-only`, async ({
    page,
    browser,
  }) => {
    const of = named(by);
    const email = `kim.${of}@example.com`;
    const address = await aPageWithForm(page, of);
    await withScripts(browser, handsOn, address, email);
    expect(await storedOf(page, email)).toMatchObject({
      state: 'pending',
      consents: [{ words: 'Kiln letter\nJoin\nFour letters a year.', page: new URL(address).pathname }],
    });
  });

test('the same without JavaScript', async ({ page, browser }) => {
  const of = named('plain');
  const email = `kim.${of}@example.com`;
  const address = await aPageWithForm(page, of);
  await readAsVisitor(browser, address, async (visitor) => {
    await visitor.getByLabel('Email').fill('june@');
    await visitor.getByRole('button', { name: 'Join' }).click();
    await expect(visitor.getByText('Email is invalid')).toBeVisible();
    await expect(visitor.getByLabel('Email')).toHaveValue('june@');
    await visitor.getByLabel('Email').fill(email);
    await visitor.getByRole('button', { name: 'Sign up' }).click();
    await expect(visitor.getByText('Almost done: we have sent you an email.')).toBeVisible();
  });
  expect(await storedOf(page, email)).toMatchObject({ state: 'pending', consents: [{}] });
});
