import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyCodes } from './currencies.ts';
import { formatMoney, toDecimal } from './format-money.ts';
import { parseDecimal } from './parse-money.ts';

describe('formatting money', () => {
  it.each([
    [2800, 'USD', '$28.00'],
    [0, 'USD', '$0.00'],
    [5, 'USD', '$0.05'],
    [123_456_789, 'USD', '$1,234,567.89'],
    [-500, 'USD', '-$5.00'],
    [100_000, 'AUD', 'A$1,000.00'],
    [100, 'CAD', 'CA$1.00'],
    [100, 'EUR', '€1.00'],
    [100, 'GBP', '£1.00'],
    [100, 'HKD', 'HK$1.00'],
    [1234, 'JPY', '¥1,234'],
    [100, 'CHF', 'CHF\u00a01.00'],
  ] as const)('writes %i minor units of %s as %s', (minor, currency, text) => {
    expect(formatMoney({ minor, currency }, 'en')).toBe(text);
  });

  it('trims only a fraction of zeros, on request', () => {
    expect(formatMoney({ minor: 2800, currency: 'USD' }, 'en', { trimZeroFraction: true })).toBe('$28');
    expect(formatMoney({ minor: 2850, currency: 'USD' }, 'en', { trimZeroFraction: true })).toBe('$28.50');
  });

  it('leaves out grouping on request', () => {
    expect(formatMoney({ minor: 123_456, currency: 'USD' }, 'en', { group: false })).toBe('$1234.56');
  });

  it('refuses fractions of minor units and more than 15 digits', () => {
    expect(() => formatMoney({ minor: 0.5, currency: 'USD' }, 'en')).toThrow(RangeError);
    expect(() => formatMoney({ minor: Number.NaN, currency: 'USD' }, 'en')).toThrow(RangeError);
    expect(() => formatMoney({ minor: Number.MAX_SAFE_INTEGER, currency: 'JPY' }, 'en')).toThrow(RangeError);
    expect(formatMoney({ minor: 999_999_999_999_999, currency: 'JPY' }, 'en')).toBe('¥999,999,999,999,999');
  });

  it('round-trips through parsing', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencyCodes), (minor, currency) => {
        fc.pre(Math.abs(minor) < 1e15);
        const read = parseDecimal(toDecimal({ minor, currency }), currency);
        expect(read).toEqual({ ok: true, value: { minor: minor === 0 ? 0 : minor, currency } });
      }),
    );
  });
});

describe('the currency table', () => {
  it('has 26 currencies, each under its own code, and three-digit numbers that differ', () => {
    expect(currencyCodes).toHaveLength(26);
    for (const code of currencyCodes) {
      expect(currencies[code].code).toBe(code);
      expect(currencies[code].numericCode).toMatch(/^\d{3}$/);
    }
    expect(new Set(Object.values(currencies).map((currency) => currency.numericCode)).size).toBe(26);
  });

  it('gives yen no fraction digits and all others two', () => {
    expect(currencyCodes.filter((code) => currencies[code].digits === 0)).toEqual(['JPY']);
  });

  it('has the same symbols as the platform’s en-US data', () => {
    for (const code of currencyCodes) {
      const intl = new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency: code,
        minimumFractionDigits: currencies[code].digits,
        maximumFractionDigits: currencies[code].digits,
      });
      const minor = 123_456;
      expect(formatMoney({ minor, currency: code }, 'en')).toBe(
        intl.format(minor / 10 ** currencies[code].digits),
      );
    }
  });
});
