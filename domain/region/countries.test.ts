import { describe, expect, it } from 'vitest';
import type { Locale } from '../text/locale.ts';
import { regionPlurals } from '../text/en/region-plurals.ts';
import { addressCountry, countriesIn, divisionsOf, findCountry } from './countries.ts';
import { isPostalCode, isRegion } from './country.ts';

const words = (locale: Locale) =>
  countriesIn(locale).map(({ name, regionLabel, postalCode }) => [name, regionLabel, postalCode.label]);
const first = (locale: Locale) =>
  countriesIn(locale)
    .slice(0, 2)
    .map(({ name }) => name);
const codesOf = (country: string) => (findCountry(country, 'en')?.regions ?? []).map(({ code }) => code);

describe('countries', () => {
  it('are all those with addresses, each once and with a name', () => {
    const codes = countriesIn('en').map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(240);
    expect(countriesIn('en').filter(({ code, name }) => name === code)).toEqual([]);
    expect(findCountry('ZZ', 'en')).toBeNull();
  });

  it('have every US state, the District of Columbia and the three Armed Forces, and Canada’s thirteen', () => {
    expect(codesOf('US')).toHaveLength(54);
    expect(codesOf('US')).toEqual(expect.arrayContaining(['DC', 'AA', 'AE', 'AP', 'NC', 'NY']));
    expect(codesOf('CA')).toHaveLength(13);
  });

  it.each([
    ['AU', 8],
    ['BR', 27],
    ['ES', 52],
    ['IN', 36],
    ['IT', 107],
    ['JP', 47],
    ['MX', 32],
  ])('%s has its %d regions', (country, count) => {
    expect(codesOf(country)).toHaveLength(count);
  });

  it.each([
    ['DE', 16, 'State'],
    ['FR', 13, 'Region'],
    ['GB', 4, 'Nation'],
    ['IE', 26, 'County'],
    ['NL', 12, 'Province'],
    ['NO', 15, 'County'],
    ['NZ', 17, 'Region'],
    ['SE', 21, 'County'],
  ])('%s can be divided by its %d regions, and its addresses name none', (code, count, label) => {
    const country = findCountry(code, 'en');
    const divisions = divisionsOf(code);
    expect(divisions).toHaveLength(count);
    expect(new Set(divisions.map((region) => region.code)).size).toBe(count);
    expect(divisions.filter((region) => region.code === '' || region.name === '')).toEqual([]);
    expect(country).toMatchObject({ regions: [], regionLabel: label });
  });

  it('have a word for one region and for several wherever they have regions', () => {
    for (const { code, regionLabel } of countriesIn('en')) {
      const isDivided = divisionsOf(code).length > 0;
      expect([code, regionLabel !== '']).toEqual([code, isDivided]);
      if (isDivided) expect([code, regionPlurals[regionLabel]]).not.toEqual([code, undefined]);
    }
  });

  it('have the regions of a stored address that names one', () => {
    expect(addressCountry({ country: 'FR', region: 'IDF' }, false, 'en')?.regions).toHaveLength(13);
    expect(addressCountry({ country: 'FR', region: '' }, true, 'en')?.regions).toHaveLength(13);
    expect(addressCountry({ country: 'FR', region: '' }, false, 'en')?.regions).toEqual([]);
    expect(addressCountry({ country: 'US', region: '' }, false, 'en')?.regions).toHaveLength(54);
    expect(addressCountry({ country: 'ZZ', region: '' }, true, 'en')).toBeNull();
  });

  it('list no region twice and accept each country’s own example', () => {
    for (const country of countriesIn('en')) {
      const codes = country.regions.map((region) => region.code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(country.regions.filter(({ code, name }) => code === '' || name === '')).toEqual([]);
      expect([country.code, isPostalCode(country, country.postalCode.example)]).toEqual([country.code, true]);
    }
  });

  it.each([
    ['US', '28801', true],
    ['US', ' 28801-1234 ', true],
    ['US', '2880', false],
    ['US', '28801\n00000', false],
    ['CA', 'm5v3l9', true],
    ['CA', 'D5V 3L9', false],
    ['GB', 'SW1A 1AA', true],
    ['GB', 'm11ae', true],
    ['GB', '12345', false],
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['FR', '75001', true],
    ['NL', '1011AB', true],
    ['NL', '1011 AB', true],
    ['NL', '1011', false],
    ['PL', '00950', true],
    ['PT', '1000-001', true],
    ['JP', '1000001', true],
    ['SE', '11120', true],
    ['IE', 'D02 AF30', true],
    ['HK', '', true],
    ['HK', 'x'.repeat(21), false],
  ])('in %s validates %j as %s', (code, postalCode, valid) => {
    const country = findCountry(code, 'en');
    expect(country !== null && isPostalCode(country, postalCode)).toBe(valid);
  });

  it.each([
    ['AT', 'Postal Codes need to be 4 digits'],
    ['DE', 'Postal Codes need to be 5 digits'],
    ['AU', 'Postcodes need to be 4 digits'],
    ['US', 'ZIP Codes need to be 5 digits.'],
    ['GB', 'Invalid postal code.'],
  ])('%s says of a wrong code: %s', (code, sentence) => {
    expect(findCountry(code, 'en')?.postalCode.message).toBe(sentence);
  });

  it('require a region exactly where addresses have one', () => {
    for (const country of countriesIn('en')) {
      expect(isRegion(country, '')).toBe(country.regions.length === 0);
      expect(isRegion(country, 'ZZ')).toBe(false);
    }
  });

  it('have their texts in the language of the website', () => {
    expect(words('en')).toContainEqual(['United States', 'State', 'ZIP code']);
    expect(words('de')).toContainEqual(['Vereinigte Staaten', 'Bundesstaat', 'ZIP-Code']);
    expect(words('fr')).toContainEqual(['États-Unis', 'État', 'Code ZIP']);
    expect(words('es')).toContainEqual(['Estados Unidos', 'Estado', 'Código ZIP']);
  });

  it('are listed by their names, whatever the language', () => {
    expect(first('en')).toEqual(['Afghanistan', 'Åland Islands']);
    expect(first('de')).toEqual(['Afghanistan', 'Ägypten']);
    expect(first('fr')).toEqual(['Afghanistan', 'Afrique du Sud']);
  });
});
