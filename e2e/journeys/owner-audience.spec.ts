import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { readAsVisitor } from '../owner-product.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { callAsOwner } from '../shop-calls.ts';
import { openShopDatabase } from '../test-pages.ts';
import type { Browser, Page } from '@playwright/test';

/** The audience: a list with double opt-in, a visitor who signs up, confirms and leaves, and what the owner sees. */

/** The link of the mail that asks an address to confirm; owners see the mail without it. */
async function confirmLink(email: string): Promise<string> {
  const db = openShopDatabase();
  const { rows } = await db.$client.query<{ text: string }>(
    `select body_text as text from outbox_mails where kind = 'newsletter-confirmation' and recipient = $1
      order by id desc limit 1`,
    [email],
  );
  await db.$client.end();
  return /https?:\S+\/newsletter\/confirm\?token=[\w-]+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

/** Signs an address up as the form without JavaScript does, and confirms it by the link of the mail. */
async function joinAndConfirm(
  page: Page,
  browser: Browser,
  {
    list,
    email,
    look,
  }: { readonly list: string; readonly email: string; readonly look: () => Promise<void> },
): Promise<void> {
  const { lists } = await callAsOwner<{ lists: readonly { id: string; name: string }[] }>(
    page,
    'GET',
    '/api/admin/audience/lists',
  );
  const listId = lists.find(({ name }) => name === list)?.id ?? '';
  const { origin } = new URL(page.url());
  await readAsVisitor(browser, `${origin}/`, async (visitor) => {
    const answer = await visitor.request.post(`${origin}/site-users/account/newsletter`, {
      form: { listId, email, words: 'Sign up. Four letters a year.' },
      headers: { origin },
    });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('Almost done: we have sent you an email.');
  });
  const link = await confirmLink(email);
  await page.goto(link);
  await look();
  await readAsVisitor(browser, link, async (visitor) => {
    await visitor.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(visitor.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  });
}

async function keepAudience(hands: Hands, page: Page, browser: Browser, by: string): Promise<void> {
  // A name that no other run of this journey has.
  const of = `${by}-${Date.now().toString(36)}`;
  const list = `Letter by ${of}`;
  const email = `june.${of}@example.com`;
  // The screens are the same for both hands.
  const look = async (): Promise<void> => {
    if (by === 'mouse') await expectAccessible(page);
  };
  await becomeOwner(page);
  await page.goto('/config');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await hands.go('Audience');
  await page.goto('/config/audience/lists');
  await hands.press(page.getByRole('button', { name: 'Add list' }).first());
  const dialog = page.getByRole('dialog', { name: 'Add a list' });
  await hands.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toContainText('Give the list a name.');
  await hands.write(dialog.getByLabel('Name', { exact: true }), list);
  await expect(dialog.getByLabel('Require double opt-in')).toBeChecked();
  await look();
  await hands.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('link', { name: list })).toBeVisible();
  await look();

  await joinAndConfirm(page, browser, { list, email, look });
  await page.goto(`/config/audience?search=${email}`);
  await look();
  await hands.press(page.getByRole('link', { name: email }));
  await expect(page.getByText('Sign up. Four letters a year.')).toBeVisible();
  await expect(page.getByText(`Confirmed the address: ${list}`)).toBeVisible();
  await look();

  await hands.press(page.getByRole('button', { name: 'More actions' }));
  await hands.press(page.getByRole('menuitem', { name: 'Unsubscribe…' }));
  const asked = page.getByRole('dialog', { name: `Unsubscribe ${email}?` });
  await hands.press(asked.getByRole('button', { name: 'Unsubscribe' }));
  await expect(page.getByText('On no list.')).toBeVisible();
}

test('by mouse: a list is made, somebody signs up and confirms, and the owner sees the words they agreed to @desktop-only', async ({
  page,
  browser,
}) => {
  await keepAudience(mouseOn(page), page, browser, 'mouse');
});

test('by keyboard: a list is made, somebody signs up and confirms, and the owner sees the words they agreed to @desktop-only', async ({
  page,
  browser,
}) => {
  await keepAudience(keyboardOn(page), page, browser, 'keys');
});
