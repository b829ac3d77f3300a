/**
 * How dates and numbers can be written in the admin, as BCP 47 tags; its words are English. One for each common order of
 * day, month and year, and for each decimal sign.
 */
export const displayLocales = [
  'en-US',
  'en-GB',
  'en-CA',
  'en-AU',
  'en-IN',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'fr-CA',
  'fr-CH',
  'es-ES',
  'es-MX',
  'it-IT',
  'nl-NL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'da-DK',
  'nb-NO',
  'fi-FI',
  'pl-PL',
  'cs-CZ',
  'ja-JP',
] as const;
export type DisplayLocale = (typeof displayLocales)[number];
