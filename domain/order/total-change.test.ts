import { expect, test } from 'vitest';
import { describeTotalChange, type PricedCart } from './total-change.ts';

const mug = {
  id: 'a',
  title: 'Stoneware Mug',
  attributes: { Glaze: 'Oat', Size: 'Small' },
  quantity: 2,
  lineTotalMinor: 5600,
};
const cart: PricedCart = {
  currency: 'USD',
  lines: [mug, { id: 'b', title: 'Bowl', attributes: {}, quantity: 1, lineTotalMinor: 2000 }],
  deliveryOptions: [
    { id: 'standard', name: 'Standard delivery', priceMinor: 600 },
    { id: 'express', name: 'Express', priceMinor: 1400 },
  ],
  selectedDeliveryOptionId: 'standard',
  codes: [{ name: 'SPRING', label: 'SPRING', problem: null }],
};

const total = ' The total is now $82.00 instead of $76.00. Please check it before you pay.';
const changeText = (before: PricedCart, now: PricedCart): string =>
  describeTotalChange({ ...before, dueMinor: 7600 }, now, 8200, 'en');

test('a changed price is reported with its line and unit price', () => {
  const now = { ...cart, lines: [{ ...mug, lineTotalMinor: 7000 }, ...cart.lines.slice(1)] };
  expect(changeText(cart, now)).toBe('Stoneware Mug (Oat, Small) is now $35.00 instead of $28.00.' + total);
  expect(changeText(cart, cart)).toBe('');
});

test('another delivery option or another code is the choice of the buyer and is not reported', () => {
  expect(changeText(cart, { ...cart, selectedDeliveryOptionId: 'express' })).toBe('');
  expect(changeText(cart, { ...cart, codes: [] })).toBe('');
});

test('a delivery option with another price is reported', () => {
  const [standard, express] = cart.deliveryOptions;
  if (standard === undefined || express === undefined) throw new Error('no options');
  const now = { ...cart, deliveryOptions: [{ ...standard, priceMinor: 800 }, express] };
  expect(changeText(cart, now)).toBe('Standard delivery is now $8.00 instead of $6.00.' + total);
});

test('an expired code and a removed product are reported', () => {
  const codes = [{ name: 'SPRING', label: 'SPRING', problem: 'The code SPRING has expired.' }];
  expect(changeText(cart, { ...cart, codes })).toBe('The code SPRING no longer applies.' + total);
  const gone = { ...cart, lines: [{ ...mug, lineTotalMinor: 0 }, ...cart.lines.slice(1)] };
  expect(changeText(cart, gone)).toBe(
    'Stoneware Mug (Oat, Small) is no longer sold. Please remove it to check out.' + total,
  );
});

test('a change made in another window is reported once', () => {
  const changed = `Your cart has changed since you opened this page.${total}`;
  expect(changeText(cart, { ...cart, lines: [] })).toBe(changed);
  expect(changeText({ ...cart, lines: [] }, cart)).toBe(changed);
  const more = { ...cart, lines: [{ ...mug, quantity: 3, lineTotalMinor: 8400 }, ...cart.lines.slice(1)] };
  expect(changeText(cart, more)).toBe(changed);
});
