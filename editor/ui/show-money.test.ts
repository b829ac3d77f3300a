import { expect, it } from 'vitest';
import { moneyIn } from './show-money.ts';

it('writes amounts with the signs of the chosen locale and the currency’s own symbol and digits', () => {
  expect(moneyIn('en-US')({ minor: 123_450, currency: 'USD' })).toBe('$1,234.50');
  expect(moneyIn('de-DE')({ minor: 123_450, currency: 'EUR' })).toBe('1.234,50\u00a0€');
  expect(moneyIn('ja-JP')({ minor: 500, currency: 'JPY' })).toBe('¥500');
});
