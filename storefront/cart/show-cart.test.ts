import { afterEach, expect, test, vi } from 'vitest';
import { CART_CHANGED } from './cart-marks.ts';
import { followCart, showCart } from './show-cart.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with one cart link, and a server whose responses the test controls. */
function openPage() {
  const count = { dataset: {} as Record<string, string> };
  const link = {
    querySelector: () => count,
    setAttribute: () => undefined,
    classList: { toggle: () => undefined },
  };
  const answers: ((totalQuantity: number) => void)[] = [];
  const page = Object.assign(new EventTarget(), {
    cookie: 'hasCart=true',
    querySelectorAll: () => [link],
    querySelector: () => null,
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/cart' });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push((totalQuantity) => resolve(Response.json({ totalQuantity })));
      }),
  );
  return {
    answers,
    shown: () => count.dataset['count'],
    announce: (totalQuantity: number) =>
      page.dispatchEvent(new CustomEvent(CART_CHANGED, { detail: { totalQuantity } })),
  };
}

test('a cart’s size that was requested before an add does not overwrite the size the add returned', async () => {
  const { answers, shown, announce } = openPage();
  followCart();
  const asked = showCart();
  announce(2);
  answers[0]?.(1);
  await asked;
  expect(shown()).toBe('2');
});

test('of two requests the later one’s response counts, whichever arrives first', async () => {
  const { answers, shown } = openPage();
  const first = showCart();
  const second = showCart();
  answers[1]?.(3);
  await second;
  answers[0]?.(1);
  await first;
  expect(shown()).toBe('3');
});
