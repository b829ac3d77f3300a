import { expectAccessible } from '../axe.ts';
import { fillAddress, updateTotals } from '../buyer-steps.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { addToCart } from '../shop-calls.ts';

/** Carts that were left: an email about one, and the way back to it. */

for (const [hand, handsOn, wait] of [
  ['mouse', mouseOn, '24'],
  ['keyboard', keyboardOn, '36'],
] as const) {
  test(`by ${hand}, an owner switches on emails about abandoned carts and off again @desktop-only`, async ({
    page,
    browser,
  }) => {
    const hands: Hands = handsOn(page);
    // A visitor enters an address and leaves.
    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto('/cart');
    await addToCart(visitor, 'studio-apron', 'APRON-CLAY', 1);
    await visitor.goto('/checkout');
    await fillAddress(visitor);
    await updateTotals(visitor);
    await context.close();

    await signInAsOwner(page);
    await hands.go('Abandoned carts');
    // It was left a moment ago: whoever is at the checkout has not left it.
    await expect(page.getByText('No cart was left behind')).toBeVisible();
    await expectAccessible(page);
    const toggle = page.getByRole('switch', { name: 'Send an email about abandoned carts automatically' });
    await hands.tick(toggle);
    await expect(toggle).toBeChecked();
    const hours = page.getByLabel('Hours after the last change');
    await hands.write(hours, '500');
    await hands.press(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Enter a whole number from 1 to 120.')).toBeVisible();
    await hands.write(hours, wait);
    await hands.press(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Saved.')).toBeVisible();
    await expectAccessible(page);
    await toggle.press('Space');
    await expect(toggle).not.toBeChecked();
  });
}
