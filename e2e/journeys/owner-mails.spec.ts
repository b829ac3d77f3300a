import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectFocus, type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';

/** An owner decides whom emails come from, how they look, what they say, and who of the team gets which. */

const frameOf = (page: Page) => page.frameLocator('iframe[title="The email as it is read"]').locator('body');

async function writeMails(page: Page, hands: Hands, words: string): Promise<void> {
  await becomeOwner(page);
  await page.goto('/config/settings/mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(frameOf(page)).toContainText('Thank you for your order, June.');
  await expectAccessible(page);

  // Problems are said at their field; what is typed is shown in the email at once.
  await hands.write(page.getByLabel('Reply-to address'), 'nobody');
  await hands.save();
  await expect(
    page.getByText('Enter an email address, like name@example.com, or nothing.').first(),
  ).toBeVisible();
  await hands.write(page.getByLabel('Reply-to address'), 'answers@fernandkiln.example');
  await hands.write(page.getByLabel('Sender name'), `Fern ${words}`);
  await expect(preview).toContainText(`Fern ${words} <`);
  await hands.write(page.getByLabel('Words at the end'), `Kiln Lane, ${words}`);
  await expect(frameOf(page)).toContainText(`Kiln Lane, ${words}`);
  await hands.write(page.getByRole('textbox', { name: 'Color of buttons and links' }), '#ffee88');
  await expect(page.getByText(/^Links are hard to read in this color on white/)).toBeVisible();
  await hands.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // The team: each press is saved.
  const own = page.getByRole('group', { name: /rowan@|You/ }).first();
  const lowStock = own.getByRole('checkbox').nth(1);
  if (!(await lowStock.isChecked())) await hands.tick(lowStock);
  await expect(lowStock).toBeChecked();

  // The words of an email.
  const kinds = page.getByRole('region', { name: 'What they say' });
  await hands.press(kinds.getByRole('link', { name: 'Back in stock', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Back in stock' })).toBeVisible();
  await expectFocus(page);
  const subject = page.getByLabel('Subject');
  await hands.write(subject, 'Fresh from the kiln: {prodcut}');
  await hands.save();
  const problem = page.getByText(
    '{prodcut} is not a placeholder of this email. It knows {product}, {shop}, {email}.',
  );
  await expect(problem.first()).toBeVisible();
  await hands.write(subject, `${words}: `);
  await hands.press(page.getByRole('button', { name: 'Insert {product} Product' }));
  await expect(subject).toBeFocused();
  await expect(subject).toHaveValue(`${words}: {product}`);
  await expect(preview).toContainText(`${words}: Stoneware Mug`);
  await hands.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // On a phone, in dark mode, as plain text.
  await hands.pick(preview.getByRole('radio', { name: 'Phone' }));
  await hands.pick(preview.getByRole('radio', { name: 'Dark' }));
  await expect(frameOf(page)).toContainText('Stoneware Mug is back');
  await hands.pick(preview.getByRole('radio', { name: 'Plain text' }));
  await expect(preview.locator('pre')).toContainText(`Kiln Lane, ${words}`);

  await hands.press(page.getByRole('button', { name: 'Send a test to myself' }));
  await expect(page.getByText(/(?:On its way|Written) to rowan@fernandkiln\.example/)).toBeVisible();

  // Another language has its own words.
  await hands.choose(page.getByLabel('Language'), 'German');
  await expect(subject).toHaveValue('');
  await expect(preview).toContainText('Stoneware Mug ist wieder lieferbar');
  await expectAccessible(page);
  await hands.choose(page.getByLabel('Language'), 'English (language of the site)');
  await expect(subject).toHaveValue(`${words}: {product}`);

  // Back to our words, and that taken back, and then for good.
  await hands.press(page.getByRole('button', { name: 'Back to our words' }));
  await expect(subject).toHaveValue('');
  await hands.press(page.getByRole('button', { name: 'Undo' }));
  await expect(subject).toHaveValue(`${words}: {product}`);
  await hands.press(page.getByRole('button', { name: 'Back to our words' }));
  await expect(subject).toHaveValue('');
  await expectFocus(page);
}

test('an owner changes how emails look, what they say and who gets them, by mouse', async ({ page }) => {
  await writeMails(page, mouseOn(page), 'Mouse');
});

test('an owner changes how emails look, what they say and who gets them, by keyboard alone @desktop-only', async ({
  page,
}) => {
  await writeMails(page, keyboardOn(page), 'Keys');
});
