import type { TaxRule } from '../cart/cart.ts';

/**
 * Taxes on goods by country and region, as a starting point: standard rates, and the reduced rate that most goods with
 * one have. Written down by hand from the sources below, for the day of RATES_AS_OF; rates change, and many goods have
 * exceptions, so an owner checks them.
 *
 * Sources: European Union: European Commission, Taxes in Europe Database. United Kingdom: gov.uk, VAT rates.
 * Switzerland and Liechtenstein: Federal Tax Administration. Norway: Skatteetaten. Iceland: Skatturinn. Canada: Canada
 * Revenue Agency, and the provinces' revenue agencies. United States: Federation of Tax Administrators, state sales tax
 * rates (without the rates of cities and counties). Australia: ATO. New Zealand: Inland Revenue. Japan: National Tax
 * Agency. Singapore: IRAS. South Korea: National Tax Service. South Africa: SARS. Mexico: SAT.
 */
export const RATES_AS_OF = '2026-01-01';

interface CountryRates {
  readonly name: string;
  /** Percent. */
  readonly standard: number;
  readonly reduced?: number;
  /** Regions with taxes of their own, or none. */
  readonly except?: readonly string[];
}

const vat = (name: string, standard: number, reduced?: number, except?: readonly string[]): CountryRates => ({
  name,
  standard,
  ...(reduced === undefined ? {} : { reduced }),
  ...(except === undefined ? {} : { except }),
});

const countries: Readonly<Record<string, CountryRates>> = {
  AT: vat('USt', 20, 10),
  AU: vat('GST', 10),
  BE: vat('BTW/TVA', 21, 6),
  BG: vat('ДДС', 20, 9),
  CA: vat('GST', 5, undefined, ['NB', 'NL', 'NS', 'ON', 'PE']),
  CH: vat('MWST', 8.1, 2.6),
  CY: vat('ΦΠΑ', 19, 9),
  CZ: vat('DPH', 21, 12),
  DE: vat('MwSt.', 19, 7),
  DK: vat('Moms', 25),
  EE: vat('KM', 24, 9),
  ES: vat('IVA', 21, 10, ['CE', 'GC', 'ML', 'TF']),
  FI: vat('ALV', 25.5, 13.5),
  FR: vat('TVA', 20, 5.5),
  GB: vat('VAT', 20, 5),
  GR: vat('ΦΠΑ', 24, 13),
  HR: vat('PDV', 25, 13),
  HU: vat('ÁFA', 27, 18),
  IE: vat('VAT', 23, 13.5),
  IS: vat('VSK', 24, 11),
  IT: vat('IVA', 22, 10),
  JP: vat('消費税', 10, 8),
  KR: vat('VAT', 10),
  LI: vat('MWST', 8.1, 2.6),
  LT: vat('PVM', 21, 5),
  LU: vat('TVA', 17, 8),
  LV: vat('PVN', 21, 12),
  MT: vat('VAT', 18, 7),
  MX: vat('IVA', 16),
  NL: vat('Btw', 21, 9),
  NO: vat('MVA', 25, 15),
  NZ: vat('GST', 15),
  PL: vat('VAT', 23, 8),
  PT: vat('IVA', 23, 13),
  RO: vat('TVA', 21, 11),
  SE: vat('Moms', 25, 12),
  SG: vat('GST', 9),
  SI: vat('DDV', 22, 9.5),
  SK: vat('DPH', 23, 19),
  ZA: vat('VAT', 15),
};

/** Percent; states without a sales tax of their own are left out. */
const states = `AL 4, AZ 5.6, AR 6.5, CA 7.25, CO 2.9, CT 6.35, DC 6, FL 6, GA 4, HI 4, ID 6, IL 6.25, IN 7, IA 6, KS 6.5,
KY 6, LA 5, ME 5.5, MD 6, MA 6.25, MI 6, MN 6.875, MS 7, MO 4.225, NE 5.5, NV 6.85, NJ 6.625, NM 4.875, NY 4, NC 4.75,
ND 5, OH 5.75, OK 4.5, PA 6, RI 7, SC 6, SD 4.2, TN 7, TX 6.25, UT 4.85, VT 6, VA 5.3, WA 6.5, WV 6, WI 5, WY 4`;

const regions: Readonly<
  Record<string, Readonly<Record<string, { readonly name: string; readonly percent: number }>>>
> = {
  CA: {
    BC: { name: 'PST', percent: 7 },
    MB: { name: 'RST', percent: 7 },
    NB: { name: 'HST', percent: 15 },
    NL: { name: 'HST', percent: 15 },
    NS: { name: 'HST', percent: 14 },
    ON: { name: 'HST', percent: 13 },
    PE: { name: 'HST', percent: 15 },
    QC: { name: 'QST', percent: 9.975 },
    SK: { name: 'PST', percent: 6 },
  },
  US: Object.fromEntries(
    states.split(/,\s*/).map((entry) => {
      const [code = '', percent = ''] = entry.split(' ');
      return [code, { name: 'Sales tax', percent: Number(percent) }];
    }),
  ),
};

const fraction = (percent: number): number => Math.round(percent * 10_000) / 1_000_000;

/** Countries of the table, ISO 3166-1 alpha-2. */
export const ratedCountries: readonly string[] = [
  ...new Set([...Object.keys(countries), ...Object.keys(regions)]),
];

/** Regions of a country with a rate of their own in the table. */
export const ratedRegions = (country: string): readonly string[] => Object.keys(regions[country] ?? {});

/** The table's taxes of a country, with those of the regions that have others instead: HST in Ontario. */
export function wholeCountryRates(country: string): readonly TaxRule[] {
  const rules = standardRates(country, '');
  const others = new Set(rules.flatMap(({ exceptRegions = [] }) => exceptRegions));
  return [...rules, ...[...others].flatMap((region) => standardRates(country, region))];
}

/**
 * The table's taxes of a country, or of one of its regions. VAT is charged on delivery too; sales taxes of states
 * differ in that, and are not.
 */
export function standardRates(country: string, region: string): readonly TaxRule[] {
  if (region !== '') {
    const own = regions[country]?.[region];
    if (own === undefined) return [];
    const rate = fraction(own.percent);
    return [{ name: own.name, country, region, rate, appliesToDelivery: country !== 'US' }];
  }
  const found = countries[country];
  if (found === undefined) return [];
  const { name, standard, reduced, except } = found;
  const rule = { name, country, region: '', ...(except === undefined ? {} : { exceptRegions: except }) };
  if (reduced === undefined) return [{ ...rule, rate: fraction(standard), appliesToDelivery: true }];
  return [
    { ...rule, rate: fraction(standard), appliesToDelivery: true, taxClasses: ['standard'] },
    { ...rule, rate: fraction(reduced), appliesToDelivery: false, taxClasses: ['reduced'] },
  ];
}
