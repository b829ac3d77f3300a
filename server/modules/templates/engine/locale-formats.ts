import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CLDR, CLDRFramework } from '@phensley/cldr';
import type { Locale } from '@vitrine/domain/text/locale.ts';

const packs = createRequire(import.meta.url);
const framework = new CLDRFramework({
  loader: (language: string): unknown =>
    JSON.parse(readFileSync(packs.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8')),
});

const tags: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' };
const loaded = new Map<Locale, CLDR>();

/** Formats of dates, numbers and messages for the template language. A locale's are loaded once, on first use. */
export function formatsOf(locale: Locale): CLDR {
  const formats = loaded.get(locale) ?? framework.get(tags[locale]);
  loaded.set(locale, formats);
  return formats;
}
