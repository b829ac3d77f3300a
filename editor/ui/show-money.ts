import { currencies } from '@vitrine/domain/money/currencies.ts';
import { formatMoney, toDecimal } from '@vitrine/domain/money/format-money.ts';
import type { Money } from '@vitrine/domain/money/money.ts';
import { useMe } from '../app/session.ts';

/**
 * Writes amounts with the signs of a locale, a BCP 47 tag. In English as the shop's pages do; elsewhere by the
 * browser's knowledge of the locale.
 */
export function moneyIn(locale: string): (money: Money) => string {
  if (/^en\b/i.test(locale)) return (money) => formatMoney(money, 'en');
  const numbers = new Map<number, Intl.NumberFormat>();
  return (money) => {
    const { digits, symbol } = currencies[money.currency];
    const format =
      numbers.get(digits) ??
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: money.currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    numbers.set(digits, format);
    // Of the parts only the sign of the currency is ours, so that it is the one the shop's pages show.
    return format
      .formatToParts(toDecimal(money) as Intl.StringNumericLiteral)
      .map(({ type, value }) => (type === 'currency' ? symbol.trim() : value))
      .join('');
  };
}

/** Writes amounts as the owner has chosen for the admin. */
export function useShowMoney(): (money: Money) => string {
  return moneyIn(useMe().displayLocale);
}

const numberFormats = new Map<string, (value: number) => string>();

/**
 * Writes numbers with the signs of a locale, a BCP 47 tag, and three decimals at most. The same function each time, so
 * that rows that are drawn only when something changes can be given it.
 */
export function numbersIn(locale: string): (value: number) => string {
  const known = numberFormats.get(locale);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale);
  const show = (value: number): string => format.format(value);
  numberFormats.set(locale, show);
  return show;
}

/** Writes numbers as the owner has chosen for the admin, like `numbersIn`. */
export function useShowNumber(): (value: number) => string {
  return numbersIn(useMe().displayLocale);
}
