import { MAX_PERCENT_HUNDREDTHS, MIN_PERCENT_HUNDREDTHS } from '@vitrine/domain/product/change-price.ts';
import { MAX_UNITS } from '@vitrine/domain/product/change-units.ts';
import { MAX_PRICE_MINOR } from '@vitrine/domain/product/product-rules.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';

/** Characters of a product's tag. */
export const MAX_PRODUCT_TAG = 100;
/** Most tags of a product. */
export const MAX_PRODUCT_TAGS = 50;

const tag = z
  .string('Enter a tag.')
  .trim()
  .min(1, 'Enter a tag.')
  .max(MAX_PRODUCT_TAG, `A tag has at most ${MAX_PRODUCT_TAG} characters.`);

const hundredths = z
  .int('Enter a percentage with at most two decimals.')
  .min(MIN_PERCENT_HUNDREDTHS, 'Prices can fall by at most 100 %.')
  .max(MAX_PERCENT_HUNDREDTHS, 'Prices can rise by at most 1,000 %.')
  .refine((value) => value !== 0, 'Enter by how much prices change.');
const amount = z
  .int('Enter an amount.')
  .min(-MAX_PRICE_MINOR, 'That amount is too high.')
  .max(MAX_PRICE_MINOR, 'That amount is too high.')
  .refine((value) => value !== 0, 'Enter by how much prices change.');
const quantity = z
  .int('Stock is a whole number.')
  .min(0, 'Stock cannot be negative.')
  .max(MAX_UNITS, 'That is more than one variant can have.');
const delta = z
  .int('Enter a whole number.')
  .min(-MAX_UNITS, 'That is more than one variant can have.')
  .max(MAX_UNITS, 'That is more than one variant can have.')
  .refine((value) => value !== 0, 'Enter how many units to add or take out.');

/** What can be done with many products at once. */
export const productsChange = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('publish') }),
    /** Makes drafts of them. */
    z.strictObject({ action: z.literal('hide') }),
    z.strictObject({ action: z.literal('archive') }),
    /** Moves them to the bin. */
    z.strictObject({ action: z.literal('delete') }),
    z.strictObject({ action: z.literal('restore') }),
    /** Erases those that are in the bin, for good. */
    z.strictObject({ action: z.literal('erase') }),
    z.strictObject({ action: z.literal('add-tag'), tag }),
    z.strictObject({ action: z.literal('remove-tag'), tag }),
    /** Hundredths of a percent: 1000 is 10 % more. */
    z.strictObject({ action: z.literal('price-percent'), hundredths }),
    /** Minor units that are added to every price. */
    z.strictObject({ action: z.literal('price-amount'), minor: amount }),
    /** Units of every variant that counts them. */
    z.strictObject({ action: z.literal('set-stock'), quantity }),
    z.strictObject({ action: z.literal('add-stock'), delta }),
    /** Moves them to another store page; old addresses lead to the new ones. */
    z.strictObject({ action: z.literal('move-page'), page: z.uuid('Choose a store page.') }),
  ],
  'Choose what to do with them.',
);
export type ProductsChange = z.output<typeof productsChange>;

export const changeProducts = defineBulk({
  name: 'products',
  noun: 'products',
  change: productsChange,
  example: { action: 'add-tag', tag: 'Spring' },
});
