import { describe, expect, it } from 'vitest';
import type { Locale } from '../text/locale.ts';
import { countriesIn, findCountry } from './countries.ts';
import { isPostalCode, isRegion } from './country.ts';

const words = (locale: Locale) =>
  countriesIn(locale).map(({ name, regionLabel, postalCode }) => [name, regionLabel, postalCode.label]);
const names = (locale: Locale) => countriesIn(locale).map(({ name }) => name);

describe('countries delivered to', () => {
  it('lists every US state, the District of Columbia and the three Armed Forces, and Canada’s thirteen', () => {
    const codes = findCountry('US', 'en')?.regions.map((region) => region.code) ?? [];
    expect(codes).toHaveLength(54);
    expect(codes).toEqual(expect.arrayContaining(['DC', 'AA', 'AE', 'AP', 'NC', 'NY']));
    expect(findCountry('CA', 'en')?.regions).toHaveLength(13);
    expect(findCountry('FR', 'en')).toBeNull();
  });

  it('lists no region twice and accepts each country’s own example', () => {
    for (const country of countriesIn('en')) {
      const codes = country.regions.map((region) => region.code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(isPostalCode(country, country.postalCode.example)).toBe(true);
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
  ])('in %s validates %j as %s', (code, postalCode, valid) => {
    const country = findCountry(code, 'en');
    expect(country !== null && isPostalCode(country, postalCode)).toBe(valid);
  });

  it('requires a region exactly where addresses have one', () => {
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
    expect(names('en')).toEqual(['Canada', 'Germany', 'United Kingdom', 'United States']);
    expect(names('de')).toEqual(['Deutschland', 'Kanada', 'Vereinigte Staaten', 'Vereinigtes Königreich']);
    expect(names('fr')).toEqual(['Allemagne', 'Canada', 'États-Unis', 'Royaume-Uni']);
  });
});
