import type { Locale, PluralForms } from './locale.ts';

/** The type of a translation of a text, or of all texts of an area: exactly the English keys. */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T extends { readonly one: string; readonly other: string }
      ? PluralForms & { readonly one: string }
      : { readonly [Key in keyof T]: Translation<T[Key]> };

/** Forbids texts that English does not have. */
type Only<Mine, English> = { readonly [Key in Exclude<keyof Mine, keyof English>]: never };

/**
 * The texts of one area in every language, as a function of the locale. The English file defines the keys; a missing
 * or additional one in a translation fails the type check here. In browser bundles, the build replaces a call of the
 * function by the texts of the page's locale (storefront/one-locale.mjs).
 */
export function localized<
  English extends object,
  German extends Translation<English>,
  French extends Translation<English>,
  Spanish extends Translation<English>,
>(texts: {
  readonly en: English;
  readonly de: German & Only<German, English>;
  readonly fr: French & Only<French, English>;
  readonly es: Spanish & Only<Spanish, English>;
}): (locale: Locale) => Translation<English> {
  // Plain objects: in a built server a module's namespace has a getter for each text.
  const { en, de, fr, es } = texts as unknown as Readonly<Record<Locale, Translation<English>>>;
  const all = { en: { ...en }, de: { ...de }, fr: { ...fr }, es: { ...es } };
  return (locale) => all[locale];
}
