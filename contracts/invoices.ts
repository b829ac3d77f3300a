import {
  MAX_INVOICE_FOOTER,
  MAX_NUMBER_PREFIX,
  MAX_SELLER_ADDRESS,
  MAX_SELLER_NAME,
  MAX_TAX_NUMBER,
} from '@vitrine/domain/invoice/invoice-settings.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { orderParams } from './order-detail.ts';
import { count, id, minor } from './primitives.ts';

const atMost = (characters: number) =>
  z.string().trim().max(characters, `Use at most ${characters} characters.`);
const prefix = atMost(MAX_NUMBER_PREFIX).regex(
  /^[\p{L}\p{N}/_-]*$/u,
  'Use letters, digits, hyphens, slashes and underscores.',
);

/** Who issues the invoices; see `InvoiceSettings`. */
export const invoiceSettings = z.strictObject({
  sellerName: atMost(MAX_SELLER_NAME),
  address: atMost(MAX_SELLER_ADDRESS),
  country: z.string().regex(/^(?:[A-Z]{2})?$/, 'Choose a country of the list.'),
  taxNumber: atMost(MAX_TAX_NUMBER),
  footer: atMost(MAX_INVOICE_FOOTER),
  prefix,
  creditNotePrefix: prefix,
});

const storedSettings = z.strictObject({ settings: invoiceSettings, revision: count });
export type StoredInvoiceSettings = AnswerOf<typeof storedSettings>;

const someSettings = {
  sellerName: 'Fern & Kiln',
  address: '12 Kiln Lane\nAsheville, NC 28801',
  country: 'US',
  taxNumber: '',
  footer: '',
  prefix: 'INV-',
  creditNotePrefix: 'CN-',
};

export const getInvoiceSettings = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-settings',
  auth: 'owner',
  summary: 'Returns who issues the invoices.',
  answer: storedSettings,
  example: { answer: { settings: someSettings, revision: 1 } },
});

export const putInvoiceSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/invoice-settings',
  auth: 'owner',
  summary: 'Changes who issues the invoices. Issued invoices stay as they are.',
  body: z.object({ settings: invoiceSettings, seen: invoiceSettings }),
  answer: storedSettings,
  errors: ['STALE_REVISION'],
  example: {
    body: { settings: someSettings, seen: { ...someSettings, sellerName: '' } },
    answer: { settings: someSettings, revision: 2 },
  },
});

const orderDocuments = z.strictObject({
  /** 'needs-settings': the seller's name and address are missing. 'not-paid': there is nothing to invoice. */
  state: z.enum(['ready', 'needs-settings', 'not-paid']),
  /** The number of the invoice; null until it is first downloaded. */
  invoice: z.string().nullable(),
  /** One for each refund that was made, oldest first; after it what took it back, if the bank returned the refund. */
  creditNotes: z.array(
    z.strictObject({
      /** The `refund` to download it by. */
      refundId: id,
      amountMinor: minor,
      label: z.string().nullable(),
      /** Whether this takes back the credit note before it. */
      isTakenBack: z.boolean(),
    }),
  ),
  /** Whether the order has a packing slip: something of it is to be sent, or was sent and did not come back. */
  hasPackingSlip: z.boolean(),
  /** The fulfillments that have one of their own. */
  packedFulfilments: z.array(z.strictObject({ id, number: count })),
  /** Texts of the order with letters that documents print as empty boxes; a few of them. */
  unprintable: z.array(z.string()),
});
export type OrderDocuments = AnswerOf<typeof orderDocuments>;

export const getOrderDocuments = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/documents',
  auth: 'owner',
  summary: 'Returns which documents of an order can be downloaded, with their numbers.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  answer: orderDocuments,
});

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/invoice.pdf',
  auth: 'owner',
  summary:
    'Downloads the invoice of an order, or with `refund` a credit note. It gets its number the first time.',
  params: orderParams,
  query: z.object({ refund: z.uuid().optional() }),
  notFound: 'ORDER_NOT_FOUND',
  answer: { contentTypes: ['application/pdf'] },
  errors: ['INVOICE_SETTINGS_MISSING', 'INVOICE_NOT_PAID', 'REFUND_NOT_FOUND'],
});

export const downloadPackingSlip = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/packing-slip.pdf',
  auth: 'owner',
  summary: 'Downloads a packing slip: what is still to be sent, or what a fulfillment contains.',
  params: orderParams,
  query: z.object({ fulfilment: z.uuid().optional() }),
  notFound: 'ORDER_NOT_FOUND',
  answer: { contentTypes: ['application/pdf'] },
  errors: ['FULFILMENT_NOT_FOUND', 'NOTHING_TO_PACK'],
});
