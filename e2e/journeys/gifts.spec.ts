import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addButton, expectAdded, expectAlert } from '../product-form.ts';
import { signInAsOwner } from '../owner.ts';
import { card, fillAddress, fillCard, payButton, tabTo, typeAt, typeCheckout } from '../buyer-steps.ts';
import { expectPageBasics, watchConsole } from '../page-basics.ts';

/** Gift cards, downloads and donations: products bought on their own pages. */

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function giftMessage(page: Page, message: string): Promise<void> {
  await page.getByLabel('Their name').fill('Robin Vale');
  await page.getByLabel('Their email').fill('robin@example.com');
  await page.getByLabel('Your name').fill('June <b>Alder</b>');
  await page.getByLabel('Message').fill(message);
}

async function pay(page: Page, total: string): Promise<void> {
  await fillAddress(page);
  await fillCard(page, card.pays);
  await expect(payButton(page)).toHaveText(`Pay ${total}`);
  await payButton(page).click();
}

async function payByKeyboard(page: Page, total: string): Promise<void> {
  await expect(heading(page, 'Checkout')).toBeVisible();
  await typeCheckout(page);
  await tabTo(page, payButton(page));
  await expect(payButton(page)).toHaveText(`Pay ${total}`);
  await page.keyboard.press('Enter');
}

/** On the product's page; a shop shows its options as radio buttons or as a select. */
async function chooseAmount(page: Page, label: string): Promise<void> {
  const list = page.getByRole('combobox', { name: 'Amount' });
  if ((await list.count()) > 0) await list.selectOption({ label });
  else await page.getByRole('radio', { name: label }).check();
}

/** The gift card's page once its island is hydrated: the characters are counted. */
async function giftCardPageAwake(page: Page): Promise<void> {
  await expect(heading(page, 'Gift Card')).toBeVisible();
  await expect(page.getByText('0 / 500', { exact: true })).toBeVisible();
}

/** The newest gift card mail as plain text, from the owner's outbox; '' while there is none. */
async function newestCardMail(page: Page): Promise<string> {
  const list = (await (await page.request.get('/api/admin/mails')).json()) as {
    rows: { id: string; kind: string }[];
  };
  const id = list.rows.find(({ kind }) => kind === 'gift-card')?.id;
  if (id === undefined) return '';
  const mail = (await (await page.request.get(`/api/admin/mails/${id}`)).json()) as { bodyText: string };
  return mail.bodyText;
}

/** The code in the gift card mail that contains this text. */
async function codeMailedWith(page: Page, words: string): Promise<string> {
  await signInAsOwner(page);
  let mail = '';
  await expect
    .poll(async () => {
      mail = await newestCardMail(page);
      return mail;
    })
    .toContain(words);
  return /^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){3}$/m.exec(mail)?.[0] ?? '';
}

test('a gift card by mouse: chosen, addressed, paid, mailed, and spent on a notebook', async ({
  page,
  browser,
}) => {
  const noise = watchConsole(page);
  await page.goto('/shop/p/gift-card');
  await chooseAmount(page, '$50');
  await addButton(page).click();
  await giftCardPageAwake(page);
  await expect(page.getByRole('radio', { name: '$50' })).toBeChecked();
  await expectPageBasics(page);
  await expectAccessible(page);

  // Errors are shown beside their fields, and the first of them has the focus.
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.getByLabel('Their name')).toBeFocused();
  await expect(page.getByText('Enter the email address the card goes to.')).toBeVisible();
  await expectAccessible(page);
  await giftMessage(page, 'x'.repeat(501));
  await expect(page.getByText('501 / 500', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.getByText('Please use at most 500 characters.')).toBeVisible();
  await expect(page.getByLabel('Message')).toBeFocused();
  // Only this one of the cards mailed in these journeys contains it.
  const words = String(Date.now());
  await giftMessage(page, `For <i>your</i> shelf ${words}`);
  await expect(page.getByText(`${String(22 + words.length)} / 500`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to payment' }).click();

  await expect(heading(page, 'Checkout')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
    `For <i>your</i> shelf ${words}`,
  );
  await expectAccessible(page);
  await pay(page, '$50.00');
  await expect(heading(page, /Thank you/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your gift card' })).toBeVisible();
  await expect(page.getByText('Sent to robin@example.com')).toBeVisible();
  await expectPageBasics(page);
  await expectAccessible(page);
  expect(noise()).toEqual([]);

  const ownersPage = await (await browser.newContext()).newPage();
  const code = await codeMailedWith(ownersPage, words);
  await ownersPage.context().close();
  await page.goto('/shop/p/glaze-notebook');
  await addButton(page).click();
  await expectAdded(page);
  await page.goto('/cart');
  await page.getByLabel(/gift card/i).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(code.slice(-4)).first()).toBeVisible();
  await page.goto('/checkout');
  await fillAddress(page);
  await page.getByRole('button', { name: /^(Pay|Place)/ }).click();
  await expect(heading(page, /Thank you/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your downloads' })).toBeVisible();
  await expectAccessible(page);
});

test('a gift card without a denomination opens a dialog that asks for one and returns the focus', async ({
  page,
}) => {
  await page.goto('/shop/p/gift-card');
  const [websiteId, itemId] = await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form.product-purchase');
    const data = form === null ? null : new FormData(form);
    return [String(data?.get('websiteId')), String(data?.get('giftCardProductId'))];
  });
  const query = { websiteId, giftCardProductId: itemId };
  await page.goto(`/checkout/giftcard?${new URLSearchParams(query).toString()}`);
  await giftCardPageAwake(page);
  const button = page.getByRole('button', { name: 'Go to payment' });
  await button.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await expectAlert(page, 'Unable to purchase Gift Card', 'Select a denomination for the Gift Card');
  await expect(button).toBeFocused();

  // A product that is not sold here gets an explanation and a link.
  const wrong = { ...query, websiteId: itemId };
  const answer = await page.goto(`/checkout/giftcard?${new URLSearchParams(wrong).toString()}`);
  expect(answer?.status()).toBe(404);
  await expect(heading(page, 'Unable to purchase Gift Card')).toBeVisible();
  await expect(page.getByText('This gift card is sold by another shop.')).toBeVisible();
  await expectPageBasics(page);
  await expectAccessible(page);
});

test('a gift card by keyboard alone, sent on a later day @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/gift-card');
  const html = await page.content();
  const field = (name: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
  await page.goto(
    `/checkout/giftcard?websiteId=${field('websiteId')}&giftCardProductId=${field('giftCardProductId')}&sku=GIFT-25`,
  );
  await giftCardPageAwake(page);
  await tabTo(page, page.getByRole('radio', { name: '$25' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '$50' })).toBeChecked();
  await typeAt(page, 'Their name', 'Robin');
  await typeAt(page, 'Their email', 'robin@example.com');
  await typeAt(page, 'Your name', 'June');
  await typeAt(page, 'Message', 'Soon');
  await tabTo(page, page.getByLabel('Send on'));
  // The date field has three parts; the year is raised by one and the day lowered by one, which is within a year.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  const today = await page.getByLabel('Send on').getAttribute('min');
  await expect(page.getByLabel('Send on')).toHaveValue(
    `${Number(today?.slice(0, 4)) + 1}${today?.slice(4) ?? ''}`,
  );
  await tabTo(page, page.getByRole('button', { name: 'Go to payment' }));
  await page.keyboard.press('Enter');
  await payByKeyboard(page, '$50.00');
  await expect(heading(page, /Thank you/)).toBeVisible();
  await expect(page.getByText(/^Goes to robin@example.com on /)).toBeVisible();
});

test('a gift card without JavaScript @without-javascript', async ({ page }) => {
  await page.goto('/shop/p/gift-card');
  await chooseAmount(page, '$25');
  await addButton(page).click();
  await expect(heading(page, 'Gift Card')).toBeVisible();
  await expect(page.getByRole('radio', { name: '$25' })).toBeChecked();
  await giftMessage(page, 'Without scripts');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(heading(page, 'Checkout')).toBeVisible();
  await pay(page, '$25.00');
  await expect(heading(page, /Thank you/)).toBeVisible();
  await expect(page.getByText('Sent to robin@example.com')).toBeVisible();
});

/** From the confirmation to the downloaded file. */
async function fetchNotebook(page: Page, press: (name: 'link' | 'button') => Promise<void>): Promise<void> {
  await expect(page.getByText(/^5 downloads left, until /)).toBeVisible();
  await press('link');
  await expect(heading(page, 'Glaze Notebook')).toBeVisible();
  await expect(page.getByText('fern-and-kiln-glaze-notebook.pdf')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), press('button')]);
  expect(download.suggestedFilename()).toBe('fern-and-kiln-glaze-notebook.pdf');
  await download.path();
  await page.reload();
  await expect(page.getByText(/4 downloads left\./)).toBeVisible();
}

const downloadLink = (page: Page) => page.getByRole('link', { name: /^Download/ });
const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download' });

test('the notebook by mouse: bought, and its file downloaded from the link', async ({ page }) => {
  await page.goto('/shop/p/glaze-notebook');
  await addButton(page).click();
  await expectAdded(page);
  await page.goto('/checkout');
  await pay(page, '$12.00');
  await fetchNotebook(page, async (name) => {
    await (name === 'link' ? downloadLink(page) : downloadButton(page)).click();
    if (name === 'link') {
      await expectPageBasics(page);
      await expectAccessible(page);
    }
  });
});

test('the notebook by keyboard alone @desktop-only', async ({ page }) => {
  await page.goto('/shop/p/glaze-notebook');
  await tabTo(page, addButton(page));
  await page.keyboard.press('Space');
  await expectAdded(page);
  await page.goto('/checkout');
  await payByKeyboard(page, '$12.00');
  await fetchNotebook(page, async (name) => {
    await tabTo(page, name === 'link' ? downloadLink(page) : downloadButton(page));
    await page.keyboard.press('Enter');
  });
});

test('the notebook without JavaScript @without-javascript', async ({ page }) => {
  await page.goto('/shop/p/glaze-notebook');
  await addButton(page).click();
  await expect(heading(page, 'Your cart')).toBeVisible();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await pay(page, '$12.00');
  await fetchNotebook(page, (name) => (name === 'link' ? downloadLink(page) : downloadButton(page)).click());
});

test('a donation by mouse: a custom amount, and a thank-you page', async ({ page }) => {
  const noise = watchConsole(page);
  await page.goto('/support');
  await expect(heading(page, 'A kiln for Thursdays')).toBeVisible();
  await expectPageBasics(page);
  await expectAccessible(page);
  const own = page.getByLabel('Your amount');
  await own.click();
  await expect(page.locator('form.donation')).toHaveAttribute('novalidate', '');
  await own.fill('1');
  await expect(page.getByRole('radio', { name: 'Another amount' })).toBeChecked();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.getByText('Please give between $2 and $1,000.')).toBeVisible();
  await expect(own).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '$25' }).check();
  await expect(own).toHaveValue('');
  await own.fill('$17.50');
  await page.getByLabel('Your name').fill('June <b>Alder</b>');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(heading(page, 'Checkout')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('June <b>Alder</b>');
  await pay(page, '$17.50');
  await expect(page).toHaveURL(/\/checkout\/contribution-confirmed\//);
  await expect(page.getByText('$17.50').first()).toBeVisible();
  await expectPageBasics(page);
  await expectAccessible(page);
  expect(noise()).toEqual([]);
});

test('a donation by keyboard alone, from its product page @desktop-only', async ({ page }) => {
  await page.goto('/funds/p/kiln-fund');
  await tabTo(page, addButton(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/donate\?itemId=/);
  await expect(heading(page, 'Kiln Fund')).toBeVisible();
  await expectPageBasics(page);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('radio', { name: '$10' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '$25' })).toBeChecked();
  await typeAt(page, 'A few words', 'For Thursdays');
  await tabTo(page, page.getByRole('button', { name: 'Go to payment' }));
  await page.keyboard.press('Enter');
  await payByKeyboard(page, '$25.00');
  await expect(page).toHaveURL(/\/checkout\/contribution-confirmed\//);
});

test('a donation without JavaScript @without-javascript', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.getByText('Choose an amount, or type your own.').first()).toBeVisible();
  await page.getByRole('radio', { name: '$50' }).check();
  await page.getByLabel('Your name').fill('June');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await pay(page, '$50.00');
  await expect(page).toHaveURL(/\/checkout\/contribution-confirmed\//);
});
