import { describe, expect, it } from 'vitest';
import { aLine, terms } from '../cart/cart-fixtures.ts';
import type { TaxRule } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { findCountry } from '../region/countries.ts';
import { isRegion } from '../region/country.ts';
import {
  RATES_AS_OF,
  ratedCountries,
  ratedRegions,
  standardRates,
  wholeCountryRates,
} from './standard-rates.ts';
import { taxFindings } from './tax-findings.ts';
import { taxProblems } from './tax-problems.ts';

const rule = (change: Partial<TaxRule> = {}): TaxRule => ({
  name: 'VAT',
  country: 'DE',
  region: '',
  rate: 0.19,
  appliesToDelivery: true,
  ...change,
});
const taxAt = (rules: readonly TaxRule[], country: string, region: string, taxClass = 'standard') =>
  priceCart(
    [aLine({ quantity: 1, unitPriceMinor: 10_000, taxClass })],
    { ...terms, taxRules: rules },
    { destination: { country, region, postalCode: '' }, deliveryOptionId: null },
  ).taxMinor;

describe('the table of rates', () => {
  it('names a day, and only places that addresses have', () => {
    expect(RATES_AS_OF).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const country of ratedCountries) {
      const known = findCountry(country, 'en');
      expect([country, known === null]).toEqual([country, false]);
      for (const region of ratedRegions(country)) {
        expect([region, known !== null && isRegion(known, region)]).toEqual([region, true]);
        expect(standardRates(country, region)).toHaveLength(1);
      }
      const rules = standardRates(country, '');
      expect(taxProblems(rules)).toEqual([]);
      for (const { rate } of rules) expect(rate > 0.01 && rate < 0.3).toBe(true);
      expect(taxFindings(wholeCountryRates(country), [])).toEqual([]);
    }
    expect(ratedRegions('US')).toHaveLength(46);
    expect(standardRates('US', 'OR')).toEqual([]);
    expect(standardRates('XX', '')).toEqual([]);
  });

  it('has every country of the European Union', () => {
    const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
      ' ',
    );
    expect(union.filter((country) => !ratedCountries.includes(country))).toEqual([]);
  });

  it('charges by category, and leaves out regions with taxes of their own', () => {
    expect(taxAt(standardRates('DE', ''), 'DE', '')).toBe(1900);
    expect(taxAt(standardRates('DE', ''), 'DE', '', 'reduced')).toBe(700);
    expect(taxAt(standardRates('DE', ''), 'DE', '', 'none')).toBe(0);
    expect(taxAt(standardRates('ES', ''), 'ES', 'M')).toBe(2100);
    expect(taxAt(standardRates('ES', ''), 'ES', 'GC')).toBe(0);
    const canada = ['', 'ON', 'QC'].flatMap((region) => standardRates('CA', region));
    expect(taxAt(canada, 'CA', 'ON')).toBe(1300);
    expect(taxAt(canada, 'CA', 'QC')).toBe(500 + 998);
    expect(taxAt(canada, 'CA', 'AB')).toBe(500);
  });
});

const gapsInCanada = (rules: readonly TaxRule[]) => taxFindings(rules, ['CA']);

describe('gaps of taxes', () => {
  it('are countries that are delivered to without a tax', () => {
    expect(taxFindings([rule()], ['DE', 'AT', 'FR'])).toEqual([{ kind: 'no-tax', countries: ['AT', 'FR'] }]);
    expect(taxFindings([rule()], ['DE'])).toEqual([]);
  });

  it('are countries of which only some regions have one', () => {
    expect(taxFindings([rule({ country: 'US', region: 'NC', rate: 0.0475 })], [])).toEqual([
      { kind: 'some-regions', country: 'US', regions: ['NC'] },
    ]);
  });

  it('are provinces of Canada that have their own tax instead of the federal one, until it is added', () => {
    const hst = standardRates('CA', 'ON');
    expect(gapsInCanada(hst)).toEqual([{ kind: 'some-regions', country: 'CA', regions: ['ON'] }]);
    const federal = standardRates('CA', '');
    expect(gapsInCanada([...federal, ...hst])).toEqual([
      { kind: 'region-gap', country: 'CA', regions: ['NB', 'NL', 'NS', 'PE'] },
    ]);
    expect(gapsInCanada(wholeCountryRates('CA'))).toEqual([]);
    expect(taxAt(wholeCountryRates('CA'), 'CA', 'ON')).toBe(1300);
    // The Canary Islands have taxes that a shop elsewhere in Spain does not charge.
    expect(taxFindings(standardRates('ES', ''), ['ES'])).toEqual([]);
  });

  it('are categories of products without one', () => {
    expect(taxFindings([rule({ taxClasses: ['reduced'] })], [])).toEqual([
      { kind: 'category-gap', country: 'DE', category: 'standard' },
    ]);
  });

  it('a tax that is there twice, or that comes to more than half of the price, is reported', () => {
    expect(taxFindings([rule(), rule()], [])).toEqual([
      { kind: 'twice', country: 'DE', region: '', name: 'VAT' },
    ]);
    expect(taxFindings([rule({ rate: 0.9 })], [])).toMatchObject([
      { kind: 'high', country: 'DE', rate: 0.9 },
    ]);
    expect(taxFindings([rule({ taxClasses: ['standard'] }), rule({ taxClasses: ['reduced'] })], [])).toEqual(
      [],
    );
  });
});

const problem = (change: Partial<TaxRule>) => taxProblems([rule(change)]).map(({ path }) => path[2]);

it('a tax names a country, its regions, and leaves out regions of a whole country only', () => {
  expect(problem({ country: 'XX' })).toEqual(['country']);
  expect(problem({ region: 'NC' })).toEqual(['region']);
  expect(problem({ country: 'US', region: 'NC' })).toEqual([]);
  expect(problem({ country: 'ES', exceptRegions: ['GC', 'NC'] })).toEqual(['exceptRegions']);
  expect(problem({ country: 'ES', region: 'M', exceptRegions: ['GC'] })).toEqual(['exceptRegions']);
  expect(problem({ country: 'ES', exceptRegions: ['GC'] })).toEqual([]);
});
