import { describe, expect, it } from 'vitest';
import { parseMoney, toDecimalShape, toMinorShape } from './parse-money.ts';

const usd = (minor: number) => ({ ok: true, value: { minor, currency: 'USD' } });

describe('reading money from the wire', () => {
  it('reads value and currency as minor units', () => {
    expect(parseMoney({ value: '2800', currency: 'USD' })).toEqual(usd(2800));
    expect(parseMoney({ value: 2800, currency: 'USD' })).toEqual(usd(2800));
    expect(parseMoney({ value: '2800.00', currency: 'USD' })).toEqual(usd(2800));
  });

  it('reads decimalValue and currencyCode as major units', () => {
    expect(parseMoney({ decimalValue: '28.00', currencyCode: 'USD' })).toEqual(usd(2800));
    expect(parseMoney({ decimalValue: '1,234.5', currencyCode: 'USD' })).toEqual(usd(123_450));
    expect(parseMoney({ decimalValue: '-0.00', currencyCode: 'USD' })).toEqual(usd(0));
    expect(parseMoney({ decimalValue: '500', currencyCode: 'JPY' })).toEqual({
      ok: true,
      value: { minor: 500, currency: 'JPY' },
    });
  });

  it('never rounds a price away: 1.15 is 115 cents', () => {
    expect(parseMoney({ decimalValue: '1.15', currencyCode: 'USD' })).toEqual(usd(115));
    expect(parseMoney({ decimalValue: '8.2', currencyCode: 'USD' })).toEqual(usd(820));
  });

  it.each([
    null,
    undefined,
    28,
    {},
    { value: '28' },
    { value: '28', currency: 'XXX' },
    { value: '28', currency: 'toString' },
    { value: '28.5', currency: 'USD' },
    { value: '', currency: 'USD' },
    { value: '1e3', currency: 'USD' },
    { value: '12,34', currency: 'USD' },
    { value: '9007199254740993', currency: 'USD' },
    { value: Number.NaN, currency: 'USD' },
    { decimalValue: '28.001', currencyCode: 'USD' },
    { decimalValue: '0.5', currencyCode: 'JPY' },
    { decimalValue: { minor: 1 }, currencyCode: 'USD' },
  ])('refuses %j', (shape) => {
    expect(parseMoney(shape)).toMatchObject({ ok: false, error: { code: 'MONEY_INVALID' } });
  });

  it('writes both shapes', () => {
    expect(toMinorShape({ minor: 2800, currency: 'USD' })).toEqual({ value: '2800', currency: 'USD' });
    expect(toDecimalShape({ minor: 2800, currency: 'USD' })).toEqual({
      decimalValue: '28.00',
      currencyCode: 'USD',
    });
  });
});
