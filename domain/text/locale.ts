/** The languages that visitors' texts are written in. A website in any other language speaks English. */
export const locales = ['en', 'de', 'fr', 'es'] as const;
export type Locale = (typeof locales)[number];

/** The locale of a language tag: `de-CH` is `de`, and what we have no texts for is `en`. */
export function localeOf(language: string): Locale {
  const [primary = ''] = language.toLowerCase().split(/[-_]/);
  return locales.find((locale) => locale === primary) ?? 'en';
}

/** A sentence by plural category. A language without the category that a number calls for uses `other`. */
export interface PluralForms {
  readonly other: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly zero?: string;
}

/** Making the rules of a language takes twenty times as long as asking them. */
const pluralRules = new Map<Locale, Intl.PluralRules>();

/** The form for `n`: `plural('fr', 0, { one: '{n} avis', other: '{n} avis' })`. `{n}` is left to be filled in. */
export function plural(locale: Locale, n: number, forms: PluralForms): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return forms[rules.select(n)] ?? forms.other;
}
