import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { becomeOwner } from '../owner.ts';
import { readAsVisitor } from '../owner-product.ts';
import { aBlock, draftOf, newDraft } from '../page-editor-steps.ts';
import { callAsOwner } from '../shop-calls.ts';

/** The newsletter block, as visitors use it: with and without JavaScript. spec: site-platform 3, 4, 8 */

const place = { column: 1, columns: 12, row: 3, rows: 10 };
const above = { column: 1, columns: 24, row: 1, rows: 2 };

/** A published page with a newsletter block for a list of its own; the address of the page. */
async function aPageWithForm(page: Page, of: string): Promise<string> {
  await becomeOwner(page);
  await page.goto('/config');
  const { id: listId } = await callAsOwner<{ id: string }>(page, 'POST', '/api/admin/audience/lists', {
    name: `Block ${of}`,
    doubleOptIn: true,
    takesWaiting: false,
    checkoutConsentId: null,
  });
  const title = `Letters ${of}`;
  const heading = aBlock('heading', 'heading', above, { text: title, level: 1 });
  const block = aBlock('letter', 'newsletter', place, {
    title: 'Kiln letter',
    listId,
    buttonLabel: 'Join',
    disclaimer: 'Four letters a year.',
  });
  const id = await newDraft(page, title, [heading, block]);
  expect((await draftOf(page, id)).sections).toHaveLength(1);
  const draft = `/api/admin/page-drafts/${id}`;
  const { revision } = await callAsOwner<{ revision: number }>(page, 'GET', draft);
  await callAsOwner(page, 'POST', `${draft}/publish`, { tab: 'journey1journey1', revision });
  const { pages } = await callAsOwner<{ pages: readonly { id: string; path: string }[] }>(
    page,
    'GET',
    '/api/admin/pages',
  );
  const path = pages.find((one) => one.id === id)?.path ?? '';
  return new URL(path, page.url()).href;
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
