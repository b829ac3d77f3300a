import { expectAccessible } from '../axe.ts';
import {
  addressOf,
  binAfterFailure,
  moveToBin,
  publish,
  readAsVisitor,
  saved,
  startDraft,
} from '../owner-product.ts';
import { tabTo } from '../buyer-steps.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';

/** How a product is sold: its tax, buttons, scarcity, waiting list, installments and related products. */

binAfterFailure(['Slow Jar', 'Gone Jar', 'Pattern Set', 'Clay Post', 'Kiln Card', 'Roof Fund', 'Sale Jar']);

const aFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});

test('tax, buttons, scarcity and related products are set by mouse, and visitors see them @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await startDraft(page, 'Slow Jar');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('40');
  await page.getByRole('textbox', { name: 'In stock' }).fill('3');
  const buying = page.getByRole('region', { name: 'Buying' });
  await buying.getByRole('combobox', { name: 'Tax' }).selectOption('Reduced rate');
  await buying.getByRole('textbox', { name: 'Text of the button' }).fill('x'.repeat(10_000));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(buying.getByText('Enter at most 60 characters.')).toBeVisible();
  await buying.getByRole('textbox', { name: 'Text of the button' }).fill('Take it home');
  await buying.getByRole('switch', { name: 'Show “Buy now”' }).click();
  await buying.getByRole('switch', { name: 'Offer installments' }).click();
  const low = page.getByRole('region', { name: 'Running low and sold out' });
  await low.getByRole('textbox', { name: 'Its text' }).fill('Just {n} on the shelf');

  // Found by search, ordered by a button.
  const related = page.getByRole('region', { name: 'Related products' });
  const picker = related.getByRole('combobox', { name: 'Add a product' });
  for (const name of ['Stoneware Mug', 'Serving Bowl']) {
    await picker.click();
    await picker.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
    await expect(related.getByRole('listitem', { name, exact: true })).toBeVisible();
  }
  await related.getByRole('button', { name: 'Move up: Serving Bowl' }).click();
  await expect(related.getByRole('listitem').first()).toHaveAccessibleName('Serving Bowl');
  await expect(page.locator(':focus')).toHaveCount(1);

  // A tag that other products have is offered while typing.
  const organize = page.getByRole('region', { name: 'Organize' });
  await organize.getByRole('combobox', { name: 'Tags' }).fill('table');
  await page.getByRole('option', { name: 'tableware', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await page.reload();
  await expect(buying.getByRole('combobox', { name: 'Tax' })).toHaveValue('reduced');
  await expect(related.getByRole('listitem').first()).toHaveAccessibleName('Serving Bowl');
  await expect(organize.getByText('tableware', { exact: true })).toBeVisible();
  await publish(page);
  await readAsVisitor(browser, await addressOf(page), async (shop) => {
    await expect(shop.getByRole('button', { name: 'Take it home' })).toBeVisible();
    await expect(shop.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
    await expect(shop.getByText('Just 3 on the shelf')).toBeVisible();
    await expect(shop.getByText(/interest-free payments/)).toHaveCount(0);
    const strip = await shop.getByText('You may also like').locator('..').textContent();
    expect(strip?.indexOf('Serving Bowl')).toBeGreaterThan(-1);
    expect(strip?.indexOf('Serving Bowl')).toBeLessThan(strip?.indexOf('Stoneware Mug') ?? -1);
  });
  await moveToBin(page);
});

test('the waiting list is turned off and related products are ordered by keyboard alone @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await startDraft(page, 'Gone Jar');
  await tabTo(page, page.getByRole('textbox', { name: 'Price', exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('40');
  await tabTo(page, page.getByRole('switch', { name: 'Waiting list when sold out' }));
  await page.keyboard.press('Space');
  const picker = page.getByRole('combobox', { name: 'Add a product' });
  const related = page.getByRole('region', { name: 'Related products' });
  await tabTo(page, picker);
  await page.keyboard.press('ArrowDown');
  // What was found before the last word was typed cannot be picked instead of it.
  await expect(page.getByRole('option', { name: 'Kiln Fund', exact: true })).toBeVisible();
  const answer = await holdRequests(page, /\/api\/admin\/products\?search=Stoneware.Mug/);
  await page.keyboard.type('Stoneware Mug');
  await expect(page.getByText('Searching…')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByRole('option', { name: 'Stoneware Mug', exact: true })).toBeVisible();
  await expect(related.getByRole('listitem')).toHaveCount(0);
  await picker.fill('');
  for (const name of ['Stoneware Mug', 'Serving Bowl']) {
    await page.keyboard.type(name);
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(related.getByRole('listitem', { name, exact: true })).toBeVisible();
    await expect(picker).toBeFocused();
  }
  await page.getByRole('button', { name: 'Move up: Serving Bowl' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(related.getByRole('listitem').first()).toHaveAccessibleName('Serving Bowl');
  for (const name of ['Serving Bowl', 'Stoneware Mug']) {
    await page.getByRole('button', { name: `Remove: ${name}` }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(related.getByRole('listitem')).toHaveCount(0);
  await expect(picker).toBeFocused();
  await page.keyboard.press('Control+s');
  await saved(page);
  await publish(page);
  await readAsVisitor(browser, await addressOf(page), async (shop) => {
    await expect(shop.getByRole('button', { name: 'Sold Out' })).toBeVisible();
    await expect(shop.locator('.back-in-stock')).toHaveCount(0);
  });
  await moveToBin(page);
});

test('a download gets files by drop and by choice, replaced, ordered and with limits of its own @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  await startDraft(page, 'Pattern Set', 'Download');
  await expect(page.getByText('It has no file to deliver.')).toBeVisible();
  const files = page.getByRole('region', { name: 'Files' });
  const chosen = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Add files' }).click();
  await (await chosen).setFiles([aFile('Bowls.zip', 'bowls'), aFile('Empty.zip', '')]);
  await expect(files.getByRole('listitem', { name: 'bowls.zip' })).toBeVisible();
  await expect(files.getByText('The file Empty.zip is empty. Choose another one.')).toBeVisible();
  await files.getByRole('button', { name: 'Dismiss' }).click();
  await expect(files.getByRole('button', { name: 'Add files' })).toBeFocused();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['cups'], 'Cups.pdf'));
    return data;
  });
  for (const event of ['dragover', 'drop'])
    await files.dispatchEvent(event, { dataTransfer: transfer, bubbles: true });
  await expect(files.getByRole('listitem', { name: 'cups.pdf' })).toBeVisible();
  await files.getByRole('button', { name: 'Move up: cups.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(files.getByRole('listitem').first()).toHaveAccessibleName('cups.pdf');
  const other = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Replace bowls.zip' }).click();
  await (await other).setFiles([aFile('Bowls 2.zip', 'more bowls')]);
  await expect(files.getByRole('listitem', { name: 'bowls-2.zip' })).toBeVisible();
  await files.getByRole('textbox', { name: 'Downloads per file' }).fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(files.getByText('Enter at least 1.')).toBeVisible();
  await files.getByRole('textbox', { name: 'Downloads per file' }).fill('3');
  await files.getByRole('textbox', { name: 'Days the links work' }).fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expectAccessible(page);
  await page.reload();
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect(files.getByRole('listitem').first()).toHaveAccessibleName('cups.pdf');
  await expect(files.getByRole('textbox', { name: 'Downloads per file' })).toHaveValue('3');
  await expect(page.getByText('It has no file to deliver.')).toHaveCount(0);
  await moveToBin(page);
});

test('a subscription gets ways to subscribe, and a product asks its buyers questions @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await startDraft(page, 'Clay Post', 'Subscription');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('20');
  await page.getByRole('textbox', { name: 'In stock' }).fill('50');
  const plans = page.getByRole('region', { name: 'Ways to subscribe' });
  const first = plans.getByRole('listitem').first();
  await first.getByRole('textbox', { name: 'Paid every' }).fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(plans.getByText('Enter a whole number from 1 to 24.')).toBeVisible();
  await first.getByRole('textbox', { name: 'Paid every' }).fill('2');
  await first.getByRole('combobox', { name: 'Period' }).selectOption('Weeks');
  await plans.getByRole('button', { name: 'Add a way to subscribe' }).click();
  const second = plans.getByRole('listitem').nth(1);
  await expect(second.getByRole('textbox', { name: 'Paid every' })).toBeFocused();
  await second.getByRole('combobox', { name: 'Period' }).selectOption('Years');
  await second.getByRole('textbox', { name: 'Price per payment' }).fill('400');

  // The questions, by keyboard: an answer that must be given, and choices.
  const questions = page.getByRole('region', { name: 'Questions to the buyer' });
  await tabTo(page, questions.getByRole('button', { name: 'Add a question' }));
  await page.keyboard.press('Enter');
  await expect(questions.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
  await page.keyboard.type('Stamp on the back');
  await tabTo(page, questions.getByRole('switch', { name: 'An answer is required' }));
  await page.keyboard.press('Space');
  await tabTo(page, questions.getByRole('button', { name: 'Add a question' }));
  await page.keyboard.press('Enter');
  const glaze = questions.getByRole('listitem').nth(1);
  await expect(glaze.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
  await page.keyboard.type('Glaze');
  await glaze.getByRole('combobox', { name: 'Kind of answer' }).selectOption('One of a drop-down list');
  await page.keyboard.press('Control+s');
  await expect(glaze.getByText('Enter at least one choice, each on a line of its own.')).toBeVisible();
  await glaze.getByRole('textbox', { name: 'Choices' }).fill('Oat\nMoss');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(questions.getByRole('listitem').first()).toHaveAccessibleName('Glaze');
  await questions.getByRole('textbox', { name: 'Heading of the form' }).fill('Make it yours');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expectAccessible(page);
  await page.reload();
  await expect(plans.getByRole('listitem').nth(1)).toHaveAccessibleName('Every year');
  await expect(questions.getByRole('listitem').first()).toHaveAccessibleName('Glaze');
  await publish(page);
  await readAsVisitor(browser, await addressOf(page), async (shop) => {
    const form = await shop.locator('form.product-purchase').textContent();
    expect(form).toContain('every 2 weeks');
    expect(form).toContain('400');
  });
  await moveToBin(page);
});

test('a gift card gets amounts to choose from, and cannot lose all of them @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await startDraft(page, 'Kiln Card', 'Gift card');
  const amounts = page.getByRole('region', { name: 'Amounts' });
  const field = amounts.getByRole('combobox');
  await field.fill('30');
  await page.keyboard.press('Enter');
  await field.fill('much');
  await page.keyboard.press('Enter');
  await expect(amounts.getByText('Enter an amount like 25.')).toBeVisible();
  await field.fill('120');
  await page.keyboard.press('Enter');
  await field.fill('60');
  await page.keyboard.press('Enter');
  const price = page.getByRole('gridcell', { name: 'Price of $120: 120.00', exact: true });
  await expect(price).toBeVisible();
  await field.focus();
  await page.keyboard.press('Backspace');
  await expect(amounts.getByText('120.00', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await saved(page);
  await expectAccessible(page);
  await publish(page);
  await readAsVisitor(browser, await addressOf(page), async (shop) => {
    const form = await shop.locator('form.product-purchase').textContent();
    expect(form).toContain('$30');
    expect(form).toContain('$60');
    expect(form).not.toContain('$120');
  });
  await moveToBin(page);
});

test('a donation gets amounts to choose from and limits, and a visitor gives one of them @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await startDraft(page, 'Roof Fund', 'Donation');
  const terms = page.getByRole('region', { name: 'What can be given' });
  await expect(page.getByRole('region', { name: 'Price and stock' })).toHaveCount(0);
  const amounts = terms.getByRole('combobox');
  await amounts.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Backspace');
  await amounts.fill('3');
  await page.keyboard.press('Enter');
  await amounts.fill('40');
  await page.keyboard.press('Enter');
  await terms.getByRole('textbox', { name: 'Lowest amount' }).fill('5');
  await terms.getByRole('textbox', { name: 'Highest amount' }).fill('200');
  await page.keyboard.press('Control+s');
  await expect(terms.getByText('Suggest amounts from the lowest to the highest.')).toBeVisible();
  await terms.getByRole('textbox', { name: 'Lowest amount' }).fill('2');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expectAccessible(page);
  await publish(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const shop = await context.newPage();
  await shop.goto(await addressOf(page));
  await shop.getByRole('button', { name: 'Give' }).click();
  await expect(shop.getByRole('heading', { level: 1, name: 'Roof Fund' })).toBeVisible();
  await expect(shop.getByText('Between $2 and $200.')).toBeVisible();
  await expect(shop.getByRole('radio', { name: '$3', exact: true })).toBeVisible();
  await shop.getByRole('radio', { name: '$40' }).check();
  await shop.getByRole('button', { name: 'Go to payment' }).click();
  await expect(shop.getByRole('button', { name: 'Pay $40.00' })).toBeVisible();
  await context.close();
  await moveToBin(page);
});

test('a sale has an end by the clock, the search result is previewed as it is typed, and an archived product leaves the shop @desktop-only', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await startDraft(page, 'Sale Jar');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('40');
  await expect(page.getByRole('region', { name: 'Sale dates' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Sale price' }).fill('30');
  const sale = page.getByRole('region', { name: 'Sale dates' });
  await sale.getByLabel('Sale ends').fill('2020-01-01T10:00');
  const preview = page.getByRole('figure', { name: 'Preview of the search result' });
  await expect(preview).toContainText('Sale Jar — Fern & Kiln');
  await page.getByRole('textbox', { name: 'Title in search results' }).fill('A jar with a lid');
  await page.getByRole('textbox', { name: 'Description in search results' }).fill('Holds a week of oats.');
  await expect(preview).toContainText('A jar with a lid');
  await expect(preview).toContainText('Holds a week of oats.');
  await page.getByRole('textbox', { name: 'Web address' }).fill('lidded-jar');
  await expect(preview).toContainText('lidded-jar');
  await page.keyboard.press('Control+s');
  await expect(sale.getByText('Choose a time in the future for the sale to end.')).toBeVisible();
  await sale.getByLabel('Sale ends').fill('2099-01-01T10:00');
  await page.getByRole('checkbox', { name: 'Unlimited stock' }).check();
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(sale.getByText('Sale prices apply now.')).toBeVisible();
  await publish(page);
  const address = await addressOf(page);
  await readAsVisitor(browser, address, async (shop) => {
    await expect(shop).toHaveTitle(/^A jar with a lid/);
    await expect(shop.locator('.product-price').first()).toContainText('$30');
  });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('Out of your shop and kept for your records.')).toBeVisible();
  await readAsVisitor(browser, address, async (shop) => {
    await expect(shop.getByRole('heading', { level: 1, name: 'Sale Jar' })).toHaveCount(0);
  });
  await moveToBin(page);
});
