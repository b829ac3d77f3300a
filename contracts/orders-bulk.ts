import { MAX_ORDER_TAG } from '@vitrine/domain/order/order-notes.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';

/** Milliseconds in which many fulfilments can be undone; the buyers' mails wait for their end. */
export const FULFIL_MANY_UNDO_MS = 5 * 60_000;

const tag = z
  .string('Enter a tag.')
  .trim()
  .min(1, 'Enter a tag.')
  .max(MAX_ORDER_TAG, `A tag has at most ${MAX_ORDER_TAG} characters.`);

/** What can be done with many orders at once. */
export const ordersChange = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('add-tag'), tag }),
    z.strictObject({ action: z.literal('remove-tag'), tag }),
    /** Marks all that is left of them as sent. `notify`: whether the buyers get mails, which wait five minutes. */
    z.strictObject({ action: z.literal('fulfil'), notify: z.boolean() }),
  ],
  'Choose what to do with them.',
);
export type OrdersChange = z.output<typeof ordersChange>;

export const changeOrders = defineBulk({
  name: 'orders',
  noun: 'orders',
  change: ordersChange,
  example: { action: 'fulfil', notify: true },
});
