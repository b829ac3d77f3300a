import type { Locale } from './locale.ts';

/** Made once for each language. */
const formats = new Map<Locale, Intl.ListFormat>();

/** A list inside a sentence: 'SPRING and FIVE'. Values that are no sentence are joined by ', ' in every language. */
export function listText(parts: readonly string[], locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale);
  formats.set(locale, format);
  return format.format(parts);
}
