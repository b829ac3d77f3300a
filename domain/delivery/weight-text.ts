import { type Locale, perLocale } from '../text/locale.ts';

const kilograms = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }),
);

/** A weight in a language: '1.5 kg'. */
export function weightText(grams: number, locale: Locale): string {
  return kilograms(locale).format(grams / 1000);
}
