import { taxCategories } from '@vitrine/domain/tax/tax-findings.ts';
import { taxProblems } from '@vitrine/domain/tax/tax-problems.ts';
import { taxProblemTexts as text } from '@vitrine/domain/text/en/tax-settings.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count } from './primitives.ts';

const shown = {
  name: z.string(),
  country: z.string(),
  region: z.string(),
  rate: z.number(),
  appliesToDelivery: z.boolean(),
  taxClasses: z.exactOptional(z.array(z.string())),
  exceptRegions: z.exactOptional(z.array(z.string())),
};

const taxRule = z.strictObject({
  /** As buyers read it: 'VAT'. */
  name: z.string().trim().min(1, text.nameMissing).max(60, text.nameTooLong),
  country: z.string().max(2),
  /** ISO 3166-2 after the country; '' for the whole country. */
  region: z.string().max(10),
  /** A fraction: 0.19. */
  rate: z.number().min(0).max(1, text.rateTooHigh),
  appliesToDelivery: z.boolean(),
  /** Categories of products it is charged on; without any, on all that are taxed. */
  taxClasses: z.exactOptional(z.array(z.enum(taxCategories)).max(2)),
  /** Regions it is not charged in. */
  exceptRegions: z.exactOptional(z.array(z.string().max(10)).max(120)),
});

/** Taxes as an owner changes them, with every rule about them. */
export const taxChange = z
  .strictObject({
    pricesIncludeTax: z.boolean(),
    taxRules: z.array(taxRule).max(500, text.tooMany),
    /** Of the taxes the owner saw; others since then refuse the change. */
    version: z.string().max(40),
  })
  .superRefine(({ taxRules }, context) => {
    for (const { path, sentence } of taxProblems(taxRules)) {
      context.addIssue({ code: 'custom', path: [...path], message: sentence });
    }
  });

const taxSettings = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with the taxes only. */
  version: z.string(),
  pricesIncludeTax: z.boolean(),
  taxRules: z.array(z.strictObject(shown)),
  /** Whether taxes were ever saved, if only to say that none are charged. */
  isDecided: z.boolean(),
  /** Countries with rates of delivery, named one by one. */
  deliveryCountries: z.array(z.string()),
});
export type TaxScreen = AnswerOf<typeof taxSettings>;

const someTaxes = {
  pricesIncludeTax: true,
  taxRules: [{ name: 'MwSt.', country: 'DE', region: '', rate: 0.19, appliesToDelivery: true }],
};
const someAnswer = {
  revision: 12,
  version: 'k3J9',
  ...someTaxes,
  isDecided: true,
  deliveryCountries: ['DE'],
};

export const getTaxes = endpoint({
  method: 'GET',
  path: '/api/admin/taxes',
  auth: 'owner',
  summary: 'Returns the taxes the store charges, by country and region.',
  answer: taxSettings,
  example: { answer: someAnswer },
});

export const putTaxes = endpoint({
  method: 'PUT',
  path: '/api/admin/taxes',
  auth: 'owner',
  summary: 'Changes the taxes the store charges; carts and checkouts follow at once.',
  body: taxChange,
  answer: taxSettings,
  errors: ['STALE_REVISION'],
  example: { body: { version: 'k3J9', ...someTaxes }, answer: someAnswer },
});
