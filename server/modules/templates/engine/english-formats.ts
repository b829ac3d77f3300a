import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CLDR, CLDRFramework } from '@phensley/cldr';

const packs = createRequire(import.meta.url);
let english: CLDR | null = null;

/** Formats of dates, numbers and messages in English for the template language. Loaded once, on first use. */
export function englishFormats(): CLDR {
  english ??= new CLDRFramework({
    loader: (language: string): unknown =>
      JSON.parse(readFileSync(packs.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8')),
  }).get('en-US');
  return english;
}
