import type { Browser, Locator, Page } from '@playwright/test';
import { TestMailServer } from '../../testing/test-mail-server.ts';
import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { keepFirstSite, owner } from '../owner.ts';
import { shopPort } from '../shop-address.ts';
import { callAsOwner } from '../shop-calls.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { expectTouchTargets } from '../touch-targets.ts';

/**
 * A letter is written, previewed, tested and sent to a list; a real mail server takes it, and whoever gets it reads it
 * on the site and unsubscribes. In a shop of its own, since the mail server would take the mails of other journeys too.
 */

const port = shopPort + 4;
const origin = `http://localhost:${port}`;
test.use({ baseURL: origin });

let shop: ShopProcess;
let hasOwner = false;
const mailServer = new TestMailServer();

test.beforeAll(async () => {
  await mailServer.start();
  shop = await startShop(port, { SMTP_URL: mailServer.url });
});
test.afterAll(async () => {
  await shop.stop();
  await mailServer.stop();
});

/** The first time by the one-time link. */
async function signIn(page: Page): Promise<void> {
  await page.goto(hasOwner ? '/config/sign-in' : shop.welcome);
  if (!hasOwner) await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  if (!hasOwner) await keepFirstSite(page);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  hasOwner = true;
}

/** A list with somebody on it. */
async function aListWith(page: Page, name: string, email: string): Promise<void> {
  const { id } = await callAsOwner<{ id: string }>(page, 'POST', '/api/admin/audience/lists', {
    name,
    doubleOptIn: true,
    takesWaiting: false,
    checkoutConsentId: null,
  });
  await callAsOwner(page, 'POST', '/api/admin/audience/subscribers', {
    email,
    listIds: [id],
    words: 'Signed the list at the market.',
  });
}

/** The lines of the only mail that somebody has got with a subject. */
async function mailTo(email: string, subject: string): Promise<string> {
  const found = () =>
    mailServer.received.filter(({ to, message }) => to.includes(email) && message.includes(subject));
  await expect.poll(() => found().length).toBe(1);
  return (found()[0]?.message ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

async function writeLetter(
  page: Page,
  hands: Hands,
  { list, subject }: { readonly list: string; readonly subject: string },
): Promise<void> {
  await hands.write(page.getByLabel('Subject', { exact: true }), subject);
  await hands.write(page.getByRole('textbox', { name: 'Text', exact: true }), 'Twelve new mugs.');
  await hands.press(page.getByRole('button', { name: 'Add a part' }));
  await hands.press(page.getByRole('menuitem', { name: 'Line' }));
  await hands.press(page.getByRole('button', { name: 'Move up: Line 2' }));
  await expect(
    page.getByRole('list', { name: 'The letter' }).getByRole('listitem').first(),
  ).toHaveAccessibleName('Line 1');
  await moveParts(page, hands);
  await hands.choose(page.getByLabel('List', { exact: true }), list);
  await expect(page.getByText('1 person would get it now.')).toBeVisible();
  await hands.tick(page.getByLabel('Show this letter on the site'));
  const preview = page.frameLocator('iframe[title="The letter as it is read"]');
  await expect(preview.getByText('Twelve new mugs.').last()).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  await expectAccessible(page);
}

/** The address of the letter on the site. */
const linkIn = (message: string): string =>
  /http:\/\/[^\s"<>()]+\/site-letters\/[\w-]+/.exec(message)?.[0] ?? '';

/** Takes a letter that was sent off the site, and shows it there again. */
async function takeOffSite(page: Page, hands: Hands, link: string): Promise<void> {
  const actions = page.getByRole('button', { name: 'More actions' });
  await hands.press(actions);
  await hands.press(page.getByRole('menuitem', { name: 'Take off the site' }));
  await expect(page.getByText('The letter is off the site.')).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
  await hands.press(actions);
  await hands.press(page.getByRole('menuitem', { name: 'Show on the site' }));
  await expect(page.getByText('Visitors can read the letter now.')).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(200);
}

/** Alt and the arrow keys move the part in which somebody writes; in a list of choices they open it. */
async function moveParts(page: Page, hands: Hands): Promise<void> {
  const first = page.getByRole('list', { name: 'The letter' }).getByRole('listitem').first();
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(first).toHaveAccessibleName('Text 1');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await hands.press(page.getByRole('button', { name: 'Add a part' }));
  await hands.press(page.getByRole('menuitem', { name: 'Space' }));
  const size = page.getByRole('listitem', { name: 'Space 3' }).getByRole('combobox');
  await size.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem', { name: 'Space 3' })).toBeVisible();
}

/** A time that cannot be is said at its field, which gets the focus, and forgotten when another one is chosen. */
async function refuseTime(dialog: Locator, hands: Hands): Promise<void> {
  await hands.pick(dialog.getByLabel('At a time'));
  const time = dialog.getByLabel('Day and time', { exact: true });
  await hands.press(dialog.getByRole('button', { name: 'Schedule' }));
  await expect(time).toBeFocused();
  await expect(time).toHaveAccessibleDescription('Enter a day and a time.');
  await time.fill('2001-01-01T10:00');
  await expect(time).toHaveAccessibleDescription('');
  await hands.press(dialog.getByRole('button', { name: 'Schedule' }));
  await expect(time).toHaveAccessibleDescription('Choose a time that is still to come.');
  await expect(time).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await time.fill('2001-01-02T10:00');
  await expect(time).toHaveAccessibleDescription('');
  await hands.pick(dialog.getByLabel('Now'));
  await expect(dialog.getByRole('alert')).toHaveCount(0);
}

/** What somebody does who gets the letter, on a phone. */
async function readAndLeave(browser: Browser, message: string, subject: string): Promise<void> {
  const linkOf = (pattern: RegExp): string => pattern.exec(message)?.[0] ?? '';
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  const reader = await context.newPage();
  await reader.goto(linkIn(message));
  await expect(reader.getByText('Twelve new mugs.').last()).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('link', { name: 'All letters' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();
  await expectAccessible(reader);
  await expectTouchTargets(reader, 'the list of letters', '.found');
  await expect(reader.getByRole('link', { name: subject })).toBeVisible();
  await reader.goto(linkOf(/http:\/\/[^\s"<>()]+unsubscribe\?token=[\w-]+/));
  await reader.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
  await expectAccessible(reader);
  await context.close();
}

async function sendLetter(page: Page, browser: Browser, hands: Hands, by: string): Promise<void> {
  const of = `${by}-${Date.now().toString(36)}`;
  const list = `Letters by ${of}`;
  const subject = `The kiln opens for ${of}`;
  const email = `letters.${of}@example.com`;
  await signIn(page);
  await aListWith(page, list, email);
  await hands.go('Letters');
  await expectAccessible(page);
  await hands.press(page.getByRole('button', { name: 'Write a letter' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'No subject yet' })).toBeVisible();
  await writeLetter(page, hands, { list, subject });

  await hands.press(page.getByRole('button', { name: 'Send a test to myself' }));
  await expect(page.getByText(`On its way to ${owner.email}.`)).toBeVisible();
  await mailTo(owner.email, `Test: ${subject}`);
  await hands.press(page.getByRole('button', { name: 'Send…' }));
  const dialog = page.getByRole('dialog', { name: 'Send this letter?' });
  await expect(dialog.getByLabel('Now')).toBeChecked();
  await expectAccessible(page);
  await refuseTime(dialog, hands);
  await hands.press(dialog.getByRole('button', { name: 'Send now' }));
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  const message = await mailTo(email, subject);
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await readAndLeave(browser, message, subject);
  await takeOffSite(page, hands, linkIn(message));
  await hands.go('Letters');
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await page.goto(`/config/audience?search=${email}`);
  await expect(page.getByRole('row', { name: email })).toContainText('Unsubscribed');
}

test('by mouse: a letter is written, tested, sent, read on the site and left @desktop-only', async ({
  page,
  browser,
}) => {
  await sendLetter(page, browser, mouseOn(page), 'mouse');
});

test('by keyboard: a letter is written, tested, sent, read on the site and left @desktop-only', async ({
  page,
  browser,
}) => {
  await sendLetter(page, browser, keyboardOn(page), 'keys');
});
