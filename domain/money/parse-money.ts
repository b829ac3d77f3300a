import { fail, ok, type Result } from '../result.ts';
import { currencies, type CurrencyCode } from './currencies.ts';
import { toDecimal } from './format-money.ts';
import type { Money } from './money.ts';

/** Serialised money, in major units: `{ decimalValue: '28.00', currencyCode: 'USD' }`. */
export interface DecimalMoneyShape {
  readonly decimalValue: string;
  readonly currencyCode: CurrencyCode;
}

export function toDecimalShape(money: Money): DecimalMoneyShape {
  return { decimalValue: toDecimal(money), currencyCode: money.currency };
}

/**
 * Parses major units such as `28`, `28.5`, `1,234.50` or `-3.00`. Rejects a fraction finer than the currency's minor
 * unit, and anything beyond a safe integer.
 */
export function parseDecimal(value: unknown, currency: CurrencyCode): Result<Money, 'MONEY_INVALID'> {
  const minor = scaled(value, currencies[currency].digits);
  return minor === null ? fail('MONEY_INVALID') : ok({ minor, currency });
}

// As text, not by multiplying: 1.005 * 100 is not an integer in floating point.
function scaled(value: unknown, digits: number): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const match = /^(-?)(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{0,20}))?$/.exec(String(value).trim());
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const minor = Number(whole.replaceAll(',', '') + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return null;
  return sign === '-' && minor !== 0 ? -minor : minor;
}
