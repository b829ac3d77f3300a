import type { TaxRule } from '../cart/cart.ts';
import { ratedRegions } from './standard-rates.ts';

/** Categories of products that taxes can be limited to; products of category 'none' are not taxed. */
export const taxCategories = ['standard', 'reduced'] as const;
export type TaxCategory = (typeof taxCategories)[number];

/**
 * What an owner should know about taxes that work, but not as they may think.
 *
 * - `no-tax`: goods are delivered to these countries and not taxed there.
 * - `some-regions`: only these regions of a country have a tax; `region-gap`: only these have none, though there are
 *   rates for them; `category-gap`: products of a category have none.
 * - `twice`: two equal taxes, both charged; `high`: the taxes of a place come to more than half of the price.
 */
export type TaxFinding =
  | { readonly kind: 'no-tax'; readonly countries: readonly string[] }
  | { readonly kind: 'some-regions'; readonly country: string; readonly regions: readonly string[] }
  | { readonly kind: 'region-gap'; readonly country: string; readonly regions: readonly string[] }
  | { readonly kind: 'category-gap'; readonly country: string; readonly category: TaxCategory }
  | {
      readonly kind: 'twice';
      readonly country: string;
      readonly region: string;
      readonly name: string;
    }
  | { readonly kind: 'high'; readonly country: string; readonly region: string; readonly rate: number };

/** A total of taxes above this is rather a slip: 190 instead of 19. */
const HIGH = 0.5;

const categoriesOf = ({ taxClasses = [] }: TaxRule): readonly TaxCategory[] =>
  taxClasses.length === 0 ? taxCategories : taxCategories.filter((category) => taxClasses.includes(category));

/** Gaps of a list of taxes, by the countries that goods are delivered to, and what looks like a slip. */
export function taxFindings(
  rules: readonly TaxRule[],
  deliveryCountries: readonly string[],
): readonly TaxFinding[] {
  const untaxed = deliveryCountries.filter((code) => !rules.some(({ country }) => country === code));
  const taxed = [...new Set(rules.map(({ country }) => country))];
  return [
    ...(untaxed.length > 0 ? [{ kind: 'no-tax' as const, countries: untaxed }] : []),
    ...taxed.flatMap((country) =>
      findingsOf(
        country,
        rules.filter((rule) => rule.country === country),
      ),
    ),
  ];
}

function findingsOf(country: string, rules: readonly TaxRule[]): readonly TaxFinding[] {
  const found: TaxFinding[] = [];
  const regions = [...new Set(rules.map(({ region }) => region))].filter((region) => region !== '');
  if (rules.every(({ region }) => region !== '')) found.push({ kind: 'some-regions', country, regions });
  else {
    const untaxed = ratedRegions(country).filter((region) => !rules.some((rule) => isIn(rule, region)));
    if (untaxed.length > 0) found.push({ kind: 'region-gap', country, regions: untaxed });
  }
  const covered = new Set(rules.flatMap(categoriesOf));
  for (const category of taxCategories) {
    if (!covered.has(category)) found.push({ kind: 'category-gap', country, category });
  }
  for (const [at, rule] of rules.entries()) {
    const isAgain = rules
      .slice(0, at)
      .some(
        (other) =>
          other.region === rule.region &&
          other.name === rule.name &&
          categoriesOf(other).some((category) => categoriesOf(rule).includes(category)),
      );
    if (isAgain) found.push({ kind: 'twice', country, region: rule.region, name: rule.name });
  }
  for (const region of ['', ...regions]) {
    const rate = Math.max(
      ...taxCategories.map((category) =>
        rules
          .filter((rule) => isIn(rule, region) && categoriesOf(rule).includes(category))
          .reduce((sum, rule) => sum + rule.rate, 0),
      ),
    );
    if (rate > HIGH) found.push({ kind: 'high', country, region, rate });
  }
  return found;
}

const isIn = (rule: TaxRule, region: string): boolean =>
  rule.region === region || (rule.region === '' && !(rule.exceptRegions ?? []).includes(region));
