import type { InvoiceData, InvoiceSeries } from '@vitrine/domain/invoice/invoice.ts';
import type { PostalAddress } from '@vitrine/domain/order/checkout-details.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { invoiceBuyers, invoiceCounters, invoices } from './tables.ts';

/** The document of an order or of a refund; null until it is issued. */
export async function findInvoice(
  db: Queryable,
  websiteId: string,
  subjectId: string,
): Promise<InvoiceData | null> {
  const [row] = await db
    .select({ data: invoices.data })
    .from(invoices)
    .where(and(eq(invoices.websiteId, websiteId), eq(invoices.subjectId, subjectId)));
  return row?.data ?? null;
}

/** Whom the invoice of an order names, where the person was erased before it was issued; null otherwise. */
export async function findKeptBuyer(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<PostalAddress | null> {
  const [row] = await db
    .select({ buyer: invoiceBuyers.buyer })
    .from(invoiceBuyers)
    .where(and(eq(invoiceBuyers.websiteId, websiteId), eq(invoiceBuyers.orderId, orderId)));
  return row?.buyer ?? null;
}

/** Credit notes of an order, and what was taken back of them, oldest first. */
export async function creditsOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly { readonly subjectId: string; readonly data: InvoiceData }[]> {
  return db
    .select({ subjectId: invoices.subjectId, data: invoices.data })
    .from(invoices)
    .where(
      and(
        eq(invoices.websiteId, websiteId),
        eq(invoices.orderId, orderId),
        sql`${invoices.data} ->> 'kind' <> 'invoice'`,
      ),
    )
    .orderBy(invoices.number);
}

/** Numbers of the documents of an order, by what each is about. */
export async function invoiceLabels(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ subjectId: invoices.subjectId, label: sql<string>`${invoices.data} ->> 'label'` })
    .from(invoices)
    .where(and(eq(invoices.websiteId, websiteId), eq(invoices.orderId, orderId)));
  return new Map(rows.map(({ subjectId, label }) => [subjectId, label]));
}

/**
 * Allocates the next number of a series. The counter stays locked until the caller's transaction ends: numbers are
 * committed in their order, and a transaction that fails gives its number back.
 */
export async function allocateNumber(
  tx: Queryable,
  websiteId: string,
  series: InvoiceSeries,
): Promise<number> {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ websiteId, series, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.websiteId, invoiceCounters.series],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last });
  if (row === undefined) throw new Error('a counter returns its number');
  return row.last;
}

export async function insertInvoice(
  tx: Queryable,
  invoice: {
    readonly websiteId: string;
    readonly id: string;
    readonly series: InvoiceSeries;
    readonly number: number;
    readonly orderId: string;
    readonly subjectId: string;
    readonly data: InvoiceData;
    readonly issuedOn: Date;
  },
): Promise<void> {
  await tx.insert(invoices).values(invoice);
}
