import { type Locale, perLocale } from './locale.ts';

const formatOf = perLocale((locale) => new Intl.ListFormat(locale));

/** A list inside a sentence: 'SPRING and FIVE'. Values that are no sentence are joined by ', ' in every language. */
export function listText(parts: readonly string[], locale: Locale): string {
  return formatOf(locale).format(parts);
}
