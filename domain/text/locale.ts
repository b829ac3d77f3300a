/** The languages of visitors' texts. A website in any other language uses English. */
export const locales = ['en', 'de', 'fr', 'es'] as const;
export type Locale = (typeof locales)[number];

/** The locale of a language tag: `de-CH` is `de`, a language without texts is `en`. */
export function localeOf(language: string): Locale {
  const [primary = ''] = language.toLowerCase().split(/[-_]/);
  return locales.find((locale) => locale === primary) ?? 'en';
}

/** What `make` returns for a locale, made on first use: formats of a language are slow to create and quick to use. */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const value = made.get(locale) ?? make(locale);
    made.set(locale, value);
    return value;
  };
}

/** A text by plural category. A language without the category of a number uses `other`. */
export interface PluralForms {
  readonly other: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly zero?: string;
}

const pluralRulesOf = perLocale((locale) => new Intl.PluralRules(locale));

/** The form for `n`: `plural('fr', 0, { one: '{n} avis', other: '{n} avis' })`. `{n}` is filled in by the caller. */
export function plural(locale: Locale, n: number, forms: PluralForms): string {
  return forms[pluralRulesOf(locale).select(n)] ?? forms.other;
}
