import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locales } from './locale.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** The areas that visitors read; the others are an owner's, in English only. */
const areas = readdirSync(`${folder}en`).filter((area) => existsSync(folder + area));
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\w+\}/g)].map(([name]) => name))].toSorted();

/** The texts of an area by path; the forms of a plural count as one, with the placeholders of `other`. */
function textsIn(value: unknown, path = ''): [string, string[]][] {
  if (typeof value === 'string') return [[path, placeholders(value)]];
  if (typeof value !== 'object' || value === null) return [];
  if ('one' in value && 'other' in value) return textsIn(value.other, path);
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const load = async (locale: string, area: string): Promise<Map<string, string[]>> =>
  new Map(textsIn(await import(`./${locale}/${area}`)));

it('has a file of every area in every language, and no others', () => {
  for (const locale of locales.filter((one) => one !== 'en'))
    expect(readdirSync(folder + locale).toSorted()).toEqual(areas.toSorted());
});

describe.each(locales.filter((locale) => locale !== 'en'))('%s', (locale) => {
  it.each(areas)('%s has the sentences and placeholders of English', async (area) => {
    const [english, own] = await Promise.all([load('en', area), load(locale, area)]);
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(english));
  });
});
