import { describe, expect, it } from 'vitest';
import { isInPostalArea, postalAreaProblem, postalAreaWords } from './postal-areas.ts';

/** Codes of areas as owners enter them. spec: site-platform 3 "Regional data", 5 "Postal codes" */

describe('the codes of an area', () => {
  it.each([
    ['US', 'ZIP codes', '', '28801'],
    ['FR', 'Postal codes', '', '75001'],
    ['ES', 'Postal codes', '', '28001'],
    ['NO', 'Postal codes', '', '0150'],
    ['AU', 'Postcodes', '', '2000'],
    ['NZ', 'Postcodes', '', '1234'],
    ['CA', 'FSA codes', 'Enter only the first three characters of the postal code', 'M5V'],
    ['GB', 'Outcodes', 'Enter only the 1-4 character outcode portion of postcodes.', 'SW1A'],
    ['IE', 'Eircode routing keys', 'Enter only the first three characters of the Eircode', 'D02'],
    ['SE', 'Postcodes', 'Enter up to 3 digits of the postcode', '111'],
    ['', 'Postal codes', '', ''],
  ])('are called, explained and shown in %j', (country, label, hint, example) => {
    expect(postalAreaWords(country)).toEqual({ label, hint, example });
    expect(postalAreaProblem(country, example)).toBeNull();
  });

  it.each([
    ['CA', 'M5', 'An FSA code is invalid.'],
    ['CA', 'M5V 3L9', null],
    ['GB', 'sw1a', null],
    ['GB', '12345', 'Invalid postal code.'],
    ['IE', 'D6W', null],
    ['SE', '1112', 'Invalid postal code.'],
    ['US', '2880', 'ZIP Codes need to be 5 digits.'],
    ['NO', '015', 'Postal Codes need to be 4 digits'],
    ['DE', '101', 'Postal Codes need to be 5 digits'],
    ['AU', '20', 'Postcodes need to be 4 digits'],
    ['ZZ', 'anything', null],
  ])('of %s: %j is answered by %j', (country, code, problem) => {
    expect(postalAreaProblem(country, code)).toBe(problem);
  });

  it.each([
    ['GB', 'SW1A', 'SW1A1AA', true],
    ['GB', 'SW1', 'SW1A1AA', false],
    ['CA', 'M5V', 'M5V3L9', true],
    ['IE', 'D02', 'D02AF30', true],
    ['SE', '11', '11120', true],
    ['SE', '12', '11120', false],
    ['DE', '101', '10115', false],
  ])('of %s: %s has %s in it: %s', (country, area, code, found) => {
    expect(isInPostalArea(country, area, code)).toBe(found);
  });
});
