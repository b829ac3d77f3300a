import type { Locale } from '../text/locale.ts';
import { numbersText } from '../text/numbers.ts';

/** A number with the locale's decimal sign: '4.7' is '4,7' in German. */
export function decimalText(decimal: string | number, locale: Locale): string {
  return String(decimal).replace('.', numbersText(locale).decimalSign);
}
