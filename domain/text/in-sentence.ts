import type { Locale } from './locale.ts';

/** A field's label inside a sentence: in English 'State' is 'state', while 'ZIP code' stays; German keeps its capitals. */
export function inSentence(label: string, locale: Locale): string {
  if (locale !== 'en' || /^[A-Z]{2}/.test(label)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
