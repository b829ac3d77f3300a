import type { InvoiceData, InvoiceSeries } from '@vitrine/domain/invoice/invoice.ts';
import type { PostalAddress } from '@vitrine/domain/order/checkout-details.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Invoices and credit notes as they were issued; never changed and never deleted. */
export const invoices = pgTable(
  'invoices',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    series: text('series').$type<InvoiceSeries>().notNull(),
    /** 1, 2, 3, … within the series, without gaps. */
    number: integer('number').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The order of an invoice, the refund of a credit note: each has one document. */
    subjectId: uuid('subject_id').notNull(),
    data: jsonb('data').$type<InvoiceData>().notNull(),
    issuedOn: at('issued_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('invoices_number').on(t.websiteId, t.series, t.number),
    uniqueIndex('invoices_subject').on(t.websiteId, t.subjectId),
    index('invoices_of_order').on(t.websiteId, t.orderId),
  ],
);

/** The last number of each series. Locked by the transaction that issues, so that none is lost when it fails. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    websiteId: websiteId(),
    series: text('series').$type<InvoiceSeries>().notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.series] })],
);

/** Whom the invoice of an order names, where the person was erased before it was issued. Never changed. */
export const invoiceBuyers = pgTable(
  'invoice_buyers',
  {
    websiteId: websiteId(),
    orderId: uuid('order_id').notNull(),
    buyer: jsonb('buyer').$type<PostalAddress>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.orderId] })],
);
