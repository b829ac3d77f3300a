import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';

/**
 * Minor units from what a person types as an amount: `28`, `28.5`, `$28.50`, `1,234.50`, `28,50`.
 * A lone comma before one or two last digits is a decimal comma; other commas and spaces group digits.
 * Null when it is no amount, is negative, or is finer than the currency's minor unit.
 */
export function readAmount(typed: string, currency: CurrencyCode): number | null {
  const { symbol, digits } = currencies[currency];
  let plain = typed.trim().replace(symbol.trim(), '').replace(currency, '');
  plain = plain.replace(/[\s\u00a0]/g, '');
  plain = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replace(/,(?=\d{3}(?:\D|$))/g, '');
  const match = /^(\d{1,12})(?:\.(\d*))?$/.exec(plain);
  if (match === null) return null;
  const fraction = match[2] ?? '';
  if (fraction.length > digits && /[1-9]/.test(fraction.slice(digits))) return null;
  return Number(`${match[1] ?? '0'}${fraction.slice(0, digits).padEnd(digits, '0')}`);
}
