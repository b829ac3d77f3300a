import { describe, expect, test } from 'vitest';
import { countriesIn, findCountry } from './countries.ts';
import { regionsOfPostalCode } from './regions-of-postal-code.ts';

const names = (country: string): readonly string[] =>
  (findCountry(country, 'en')?.regions ?? []).map(({ code }) => code);

describe('the regions of a postal code', () => {
  test.each([
    ['10001', 'NY'],
    ['28801', 'NC'],
    ['97205', 'OR'],
    ['02134', 'MA'],
    ['20500', 'DC'],
    ['20148', 'VA'],
    ['73301', 'TX'],
    ['73102', 'OK'],
    ['83001', 'WY'],
    ['83702', 'ID'],
    ['99501', 'AK'],
    ['96813', 'HI'],
    ['34002', 'AA'],
    ['33101', 'FL'],
    ['09012', 'AE'],
    ['96202', 'AP'],
    ['90210', 'CA'],
    ['90210-1234', 'CA'],
  ])('the ZIP code %s is one of %s', (zip, state) => {
    expect(regionsOfPostalCode('US', zip)).toEqual([state]);
  });

  test('a few ZIP codes are exceptions to their first digits, or belong to two states', () => {
    expect(regionsOfPostalCode('US', '06390')).toEqual(['NY']);
    expect(regionsOfPostalCode('US', '42223')).toEqual(['KY', 'TN']);
  });

  test.each([
    ['K1A 0B1', ['ON']],
    ['h2x1y4', ['QC']],
    ['V6B 4Y8', ['BC']],
    ['X0A 0H0', ['NT', 'NU']],
  ])('the Canadian postal code %s determines its province', (code, regions) => {
    expect(regionsOfPostalCode('CA', code)).toEqual(regions);
  });

  test.each([
    ['US', ''],
    ['US', '1000'],
    ['US', '100011'],
    ['US', '00901'],
    ['US', '99999-'],
    ['US', 'K1A 0B1'],
    ['CA', 'K1A'],
    ['CA', '10001'],
    ['DE', '10115'],
    ['GB', 'SW1A 1AA'],
    ['', '10001'],
  ])('in %s the region of "%s" is unknown', (country, code) => {
    expect(regionsOfPostalCode(country, code)).toEqual([]);
  });

  test('only valid regions are returned, and every region has a postal code', () => {
    const zips = Array.from({ length: 1000 }, (_, at) => `${String(at).padStart(3, '0')}01`);
    const found = new Set(zips.flatMap((zip) => regionsOfPostalCode('US', zip)));
    expect([...found].toSorted()).toEqual(names('US').toSorted());
    for (const zip of zips) expect(regionsOfPostalCode('US', zip).length).toBeLessThanOrEqual(1);
    const letters = [...'ABCEGHJKLMNPRSTVXY'].map((letter) => `${letter}1A 1A1`);
    const provinces = new Set(letters.flatMap((code) => regionsOfPostalCode('CA', code)));
    expect([...provinces].toSorted()).toEqual(names('CA').toSorted());
  });

  test('the example of every country belongs to one of its regions', () => {
    for (const { code, regions, postalCode } of countriesIn('en')) {
      for (const region of regionsOfPostalCode(code, postalCode.example)) {
        expect(regions.map((one) => one.code)).toContain(region);
      }
    }
  });
});
