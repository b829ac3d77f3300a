import { expectAccessible } from '../axe.ts';
import { keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';

/** The outside provider of mailing lists: its screen is found, and what is no key is refused beside its field. */

for (const [way, handsOn] of [
  ['mouse', mouseOn],
  ['keyboard', keyboardOn],
] as const) {
  test(`An owner reads what a provider gets, and enters what is no key, by ${way}`, async ({ page }) => {
    await becomeOwner(page);
    const hands = handsOn(page);
    await page.goto('/config/audience/lists');
    await hands.press(page.getByRole('link', { name: 'Provider', exact: true }));
    await expect(page.getByRole('heading', { name: 'Outside provider' })).toBeVisible();
    await expectAccessible(page);
    await hands.press(page.getByRole('button', { name: 'Connect Mailchimp' }));
    const dialog = page.getByRole('dialog', { name: 'Connect Mailchimp' });
    const key = dialog.getByLabel('API key');
    await hands.press(dialog.getByRole('button', { name: 'Connect', exact: true }));
    await expect(dialog).toContainText('Enter the API key of your account.');
    await expect(key).toBeFocused();
    await hands.write(key, '0123456789abcdef0123456789abcdef-us6.example.com');
    await hands.press(dialog.getByRole('button', { name: 'Connect', exact: true }));
    await expect(dialog).toContainText('This is no API key of Mailchimp');
    await expectAccessible(page);
    await hands.press(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Connect Mailchimp' })).toBeVisible();
  });
}
