import { describe, expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

describe('an amount as a person types it', () => {
  it.each([
    ['28', 2800],
    ['28.5', 2850],
    ['28.50', 2850],
    [' $28.50 ', 2850],
    ['28,50', 2850],
    ['1,234.50', 123450],
    ['1 234.50', 123450],
    ['1,234', 123400],
    ['28.', 2800],
    ['28.500', 2850],
    ['0', 0],
    ['USD 12', 1200],
  ])('reads %s as %i cents', (typed, minor) => {
    expect(readAmount(typed, 'USD')).toBe(minor);
  });

  it.each(['', 'abc', '-5', '28.505', '1.234,50', '2 x 5', '5e3', '1,23,4', '9999999999999'])(
    'does not guess at %s',
    (typed) => {
      expect(readAmount(typed, 'USD')).toBeNull();
    },
  );

  it('knows currencies without a minor unit', () => {
    expect(readAmount('¥1,250', 'JPY')).toBe(1250);
    expect(readAmount('1250.50', 'JPY')).toBeNull();
    expect(readAmount('1250.00', 'JPY')).toBe(1250);
  });
});
