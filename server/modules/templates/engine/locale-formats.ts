import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CLDRFramework } from '@phensley/cldr';
import { type Locale, perLocale } from '@vitrine/domain/text/locale.ts';

const packs = createRequire(import.meta.url);
const framework = new CLDRFramework({
  loader: (language: string): unknown =>
    JSON.parse(readFileSync(packs.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8')),
});

const tags: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' };

/** Formats of dates, numbers and messages for the template language. */
export const formatsOf = perLocale((locale) => framework.get(tags[locale]));
