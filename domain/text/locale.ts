/** The languages of visitors' texts. A website in any other language uses English. */
export const locales = ['en', 'de', 'fr', 'es'] as const;
export type Locale = (typeof locales)[number];

/** The locale of a language tag: `de-CH` is `de`, a language without texts is `en`. */
export function localeOf(language: string): Locale {
  const [primary = ''] = language.toLowerCase().split(/[-_]/);
  return locales.find((locale) => locale === primary) ?? 'en';
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

/** Creating the rules of a language takes twenty times as long as using them. */
const pluralRules = new Map<Locale, Intl.PluralRules>();

/** The form for `n`: `plural('fr', 0, { one: '{n} avis', other: '{n} avis' })`. `{n}` is filled in by the caller. */
export function plural(locale: Locale, n: number, forms: PluralForms): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return forms[rules.select(n)] ?? forms.other;
}
