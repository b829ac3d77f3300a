import {
  MAX_CUSTOMER_NAME,
  MAX_CUSTOMER_NOTES,
  MAX_CUSTOMER_PHONE,
  MAX_CUSTOMER_TAG,
  MAX_CUSTOMER_TAGS,
} from '@vitrine/domain/customer/customer.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { day, defineList, exactText, oneOf } from './list.ts';
import { orderRow } from './order-detail.ts';
import { count, currency, id, minor, time } from './primitives.ts';
import { revision } from './revision.ts';
import { newTaxExemption, taxExemption } from './tax-exemption.ts';

/** Orders shown on a customer's page. */
export const CUSTOMER_ORDERS = 20;

/** A row of the owner's list. Sums are minor units of `currency`, the one of the last order. */
const customerRow = z.strictObject({
  id,
  /** '' after the person was erased. */
  email: z.string(),
  name: z.string(),
  /** City, region and country of the last order. */
  place: z.string(),
  tags: z.array(z.string()),
  orderCount: count,
  /** Placed minus refunded. */
  spentMinor: minor,
  currency,
  firstOrderOn: time,
  lastOrderOn: time,
  isErased: z.boolean(),
});
export type CustomerRow = AnswerOf<typeof customerRow>;

const customerDetail = customerRow.extend({
  phone: z.string(),
  /** Only for the owner. */
  notes: z.string(),
  /** Draft orders for this customer are made without tax; null: with it. */
  taxExemption: taxExemption.nullable(),
  /** Addresses of customers that were merged into this one. */
  otherEmails: z.array(z.string()),
  /** The newest ones, at most `CUSTOMER_ORDERS`. */
  orders: z.array(orderRow),
  /** Send it with every change; an older one is refused with STALE_REVISION. */
  revision: count,
});
export type CustomerDetail = AnswerOf<typeof customerDetail>;

const customerParams = z.object({ id: z.uuid() });

const editCustomerBody = z.object({
  name: z.string().trim().max(MAX_CUSTOMER_NAME, `Use at most ${MAX_CUSTOMER_NAME} characters.`).optional(),
  phone: z
    .string()
    .trim()
    .max(MAX_CUSTOMER_PHONE, `Use at most ${MAX_CUSTOMER_PHONE} characters.`)
    .optional(),
  notes: z
    .string()
    .trim()
    .max(MAX_CUSTOMER_NOTES, `Use at most ${MAX_CUSTOMER_NOTES} characters.`)
    .optional(),
  tags: z
    .array(
      z
        .string()
        .trim()
        .min(1, 'A tag needs at least one letter.')
        .max(MAX_CUSTOMER_TAG, `A tag has at most ${MAX_CUSTOMER_TAG} characters.`),
    )
    .max(MAX_CUSTOMER_TAGS, `A customer has at most ${MAX_CUSTOMER_TAGS} tags.`)
    .optional(),
  taxExemption: newTaxExemption.nullable().optional(),
  revision,
});

/** Customers by their last order. The search finds beginnings of words of name, email, phone and place. */
export const {
  list: listCustomers,
  counted: countCustomers,
  exported: exportCustomers,
  exportedSelection: exportSelectedCustomers,
} = defineList({
  name: 'customers',
  noun: 'customers',
  row: customerRow,
  filters: {
    tag: exactText,
    orders: oneOf(['one', 'several']),
    lastOrderFrom: day,
    /** Including that day. */
    lastOrderTo: day,
  },
  sorts: ['lastOrder', 'spent', 'orders'],
  defaultSort: '-lastOrder',
  example: { search: 'june', orders: 'several' },
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/api/admin/customers/:id',
  auth: 'owner',
  summary: 'Returns a customer; one that was merged returns the customer it was merged into.',
  params: customerParams,
  notFound: 'CUSTOMER_NOT_FOUND',
  answer: customerDetail,
});

export const editCustomer = endpoint({
  method: 'PUT',
  path: '/api/admin/customers/:id',
  auth: 'owner',
  summary: 'Changes name, phone, notes, tags or tax exemption of a customer.',
  params: customerParams,
  notFound: 'CUSTOMER_NOT_FOUND',
  body: editCustomerBody,
  answer: customerDetail,
  errors: ['STALE_REVISION', 'CUSTOMER_ERASED'],
  example: {
    body: {
      notes: 'Collects on Fridays.',
      tags: ['Wholesale'],
      taxExemption: { reason: 'reverse-charge', number: 'ATU12345678' },
      revision: 1,
    },
  },
});

export const exportCustomerData = endpoint({
  method: 'GET',
  path: '/api/admin/customers/:id/personal-data.json',
  auth: 'owner',
  summary: 'Exports everything that is stored about one person, as a JSON file.',
  params: customerParams,
  notFound: 'CUSTOMER_NOT_FOUND',
  answer: { contentTypes: ['application/json'] },
});

const mergePreview = z.strictObject({
  /** How the customer will look. */
  name: z.string(),
  phone: z.string(),
  notes: z.string(),
  tags: z.array(z.string()),
  taxExemption: taxExemption.nullable(),
  email: z.string(),
  otherEmails: z.array(z.string()),
  orderCount: count,
  spentMinor: minor,
  currency,
  /** Send them with the merge. */
  revision: count,
  otherRevision: count,
});
export type MergePreview = AnswerOf<typeof mergePreview>;

const mergeErrors = ['CUSTOMER_MERGE_SAME', 'CUSTOMER_ERASED'] as const;

export const previewMerge = endpoint({
  method: 'GET',
  path: '/api/admin/customers/:id/merge',
  auth: 'owner',
  summary: 'Shows what a customer will look like after another was merged into it.',
  params: customerParams,
  query: z.object({ other: z.uuid() }),
  notFound: 'CUSTOMER_NOT_FOUND',
  answer: mergePreview,
  errors: mergeErrors,
  example: { query: { other: '0193e0c2-0000-7000-8000-000000000002' } },
});

export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/merge',
  auth: 'owner',
  summary:
    'Merges another customer into this one: its orders, notes and tags. Later orders of both addresses count here.',
  params: customerParams,
  body: z.object({ otherId: z.uuid(), revision, otherRevision: revision }),
  notFound: 'CUSTOMER_NOT_FOUND',
  answer: customerDetail,
  errors: [...mergeErrors, 'STALE_REVISION'],
  example: { body: { otherId: '0193e0c2-0000-7000-8000-000000000002', revision: 1, otherRevision: 1 } },
});

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/erase',
  auth: 'owner',
  summary:
    'Removes everything that identifies a person. Orders keep their sums, and invoices their buyer: also those that are not issued yet.',
  params: customerParams,
  body: z.object({ revision }),
  notFound: 'CUSTOMER_NOT_FOUND',
  answer: customerDetail,
  errors: ['STALE_REVISION', 'CUSTOMER_ERASED', 'CUSTOMER_HAS_OPEN_ORDERS', 'CUSTOMER_HAS_SUBSCRIPTIONS'],
  example: { body: { revision: 1 } },
});
