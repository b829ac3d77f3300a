import { currencies } from './currencies.ts';
import type { Locale } from '../text/locale.ts';
import { numbersText } from '../text/numbers.ts';
import type { Money } from './money.ts';

export interface FormatMoneyOptions {
  /** Writes `$28` for `$28.00`; other fractions stay. */
  readonly trimZeroFraction?: boolean;
  /** False writes `$1234.00`. Default true. */
  readonly group?: boolean;
}

/**
 * An amount in the format of a locale. In English, as in en-US: `$1,234.50`, `A$5.00`, `CHF 5.00` (no-break space),
 * `¥500`, `-$5.00`. spec: storefront-commerce 9. In other locales the symbol follows: `1.234,50 $`. Throws a
 * RangeError when `minor` is not a safe integer or has over 15 integer digits.
 */
export function formatMoney(money: Money, locale: Locale, options: FormatMoneyOptions = {}): string {
  const { symbol } = currencies[money.currency];
  const [whole = '0', fraction = ''] = toDecimal({ ...money, minor: Math.abs(money.minor) }).split('.');
  if (whole.length > 15) throw new RangeError('an amount has at most 15 integer digits');
  const signs = numbersText(locale);
  const isGrouped = options.group !== false && whole.length >= signs.leastGrouped;
  const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, signs.thousandsSign) : whole;
  const tail =
    fraction === '' || (options.trimZeroFraction && /^0+$/.test(fraction))
      ? ''
      : signs.decimalSign + fraction;
  const sign = money.minor < 0 ? '-' : '';
  if (!signs.symbolFirst) return `${sign}${grouped}${tail}\u00a0${symbol}`;
  return `${sign}${symbol}${/[A-Z]$/.test(symbol) ? '\u00a0' : ''}${grouped}${tail}`;
}

/** Major units with the currency's fraction digits, no grouping and no symbol: `68.00`, `500` for yen. */
export function toDecimal(money: Money): string {
  if (!Number.isSafeInteger(money.minor)) throw new RangeError('an amount is a safe integer of minor units');
  const { digits } = currencies[money.currency];
  const sign = money.minor < 0 ? '-' : '';
  const text = String(Math.abs(money.minor)).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
