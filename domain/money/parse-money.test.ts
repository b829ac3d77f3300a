import { describe, expect, it } from 'vitest';
import { parseDecimal, toDecimalShape } from './parse-money.ts';

const usd = (minor: number) => ({ ok: true, value: { minor, currency: 'USD' } });

describe('parsing money', () => {
  it('reads decimal texts and numbers as major units', () => {
    expect(parseDecimal('28.00', 'USD')).toEqual(usd(2800));
    expect(parseDecimal(28, 'USD')).toEqual(usd(2800));
    expect(parseDecimal('1,234.5', 'USD')).toEqual(usd(123_450));
    expect(parseDecimal('-0.00', 'USD')).toEqual(usd(0));
    expect(parseDecimal('500', 'JPY')).toEqual({ ok: true, value: { minor: 500, currency: 'JPY' } });
  });

  it('never rounds a price away: 1.15 is 115 cents', () => {
    expect(parseDecimal('1.15', 'USD')).toEqual(usd(115));
    expect(parseDecimal('8.2', 'USD')).toEqual(usd(820));
  });

  it.each([
    [null, 'USD'],
    [undefined, 'USD'],
    [{ minor: 1 }, 'USD'],
    ['', 'USD'],
    ['1e3', 'USD'],
    ['12,34', 'USD'],
    ['28.001', 'USD'],
    ['90071992547409.93', 'USD'],
    [Number.NaN, 'USD'],
    ['0.5', 'JPY'],
  ] as const)('refuses %j %s', (value, currency) => {
    expect(parseDecimal(value, currency)).toMatchObject({ ok: false, error: { code: 'MONEY_INVALID' } });
  });

  it('writes a decimal text with its currency', () => {
    expect(toDecimalShape({ minor: 2800, currency: 'USD' })).toEqual({
      decimalValue: '28.00',
      currencyCode: 'USD',
    });
  });
});
