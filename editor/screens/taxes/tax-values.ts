import { taxChange, type TaxScreen } from '@vitrine/contracts/tax-settings.ts';
import type { TaxRule } from '@vitrine/domain/cart/cart.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';

const tax = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  region: z.string(),
  /** Percent. */
  rate: z.string(),
  products: z.enum(['all', 'standard', 'reduced']),
  appliesToDelivery: z.boolean(),
  /** `ES-GC`. */
  exceptRegions: z.array(z.string()).readonly(),
});
export type TaxValues = z.output<typeof tax>;

/** Taxes as they are typed. */
export const taxesValues = z.object({
  pricing: z.enum(['included', 'added']),
  taxRules: z.array(tax).readonly(),
});
export type TaxesValues = z.output<typeof taxesValues>;

/** A tax as it is typed. */
export function taxValuesOf(rule: TaxRule, id: string): TaxValues {
  const { name, country, region, rate, appliesToDelivery, taxClasses = [], exceptRegions = [] } = rule;
  const [only, second] = taxClasses;
  return {
    id,
    name,
    country,
    region,
    rate: String(Math.round(rate * 1_000_000) / 10_000),
    products: second === undefined && (only === 'standard' || only === 'reduced') ? only : 'all',
    appliesToDelivery,
    exceptRegions: exceptRegions.map((code) => `${country}-${code}`),
  };
}

export const taxesValuesOf = ({ pricesIncludeTax, taxRules }: TaxScreen): TaxesValues => ({
  pricing: pricesIncludeTax ? 'included' : 'added',
  taxRules: taxRules.map((rule, at) => taxValuesOf(rule, `tax-${at}`)),
});

type Change = z.input<typeof taxChange>;

/** The request that stores what was typed. */
export function readTaxes({ pricing, taxRules }: TaxesValues, { version }: TaxScreen): Reading<Change> {
  const reader = new FieldReader();
  const body: Change = {
    version,
    pricesIncludeTax: pricing === 'included',
    taxRules: taxRules.map(
      ({ id, name, country, region, rate, products, appliesToDelivery, exceptRegions }) => {
        const except = exceptRegions
          .filter((code) => region === '' && code.startsWith(`${country}-`))
          .map((code) => code.slice(3));
        return {
          name,
          country,
          region,
          rate: reader.percent(`taxRules.${id}.rate`, rate),
          appliesToDelivery,
          ...(products === 'all' ? {} : { taxClasses: [products] }),
          ...(except.length === 0 ? {} : { exceptRegions: except }),
        };
      },
    ),
  };
  return reader.done(taxChange, body, { taxRules });
}

/** The taxes in what was typed, as far as they can be read. */
export const rulesIn = (body: Change): readonly TaxRule[] => body.taxRules;
