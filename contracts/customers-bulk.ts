import { MAX_CUSTOMER_TAG } from '@vitrine/domain/customer/customer.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';

const tag = z
  .string('Enter a tag.')
  .trim()
  .min(1, 'Enter a tag.')
  .max(MAX_CUSTOMER_TAG, `A tag has at most ${MAX_CUSTOMER_TAG} characters.`);

/** What can be done with many customers at once. */
export const customersChange = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('add-tag'), tag }),
    z.strictObject({ action: z.literal('remove-tag'), tag }),
  ],
  'Choose what to do with them.',
);
export type CustomersChange = z.output<typeof customersChange>;

export const changeCustomers = defineBulk({
  name: 'customers',
  noun: 'customers',
  change: customersChange,
  example: { action: 'add-tag', tag: 'Wholesale' },
});
