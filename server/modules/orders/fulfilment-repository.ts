import type { LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import type { Tracking } from '@vitrine/domain/order/tracking.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { fulfilmentLines, fulfilments } from './tables.ts';

export interface FulfilmentRecord extends Tracking {
  readonly id: string;
  /** 1, 2, … within the order. */
  readonly number: number;
  /** Null when the buyer gets none. */
  readonly mailId: string | null;
  /** The last mail about a later change of the tracking, and the tracking before it; null when there was none. */
  readonly trackingMailId: string | null;
  readonly trackingBefore: Tracking | null;
  readonly createdOn: Date;
  readonly canceledOn: Date | null;
  readonly lines: readonly LineUnits[];
}

type StoredFulfilment = Omit<FulfilmentRecord, 'createdOn' | 'canceledOn'> & {
  readonly createdOn: string;
  readonly canceledOn: string | null;
  readonly [column: string]: unknown;
};

/** Oldest first, canceled ones too. */
export async function fulfilmentsOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly FulfilmentRecord[]> {
  const rows = await runNamed<StoredFulfilment>(
    db,
    {
      name: 'orders-fulfilments',
      text: `select f.id, f.number, f.carrier, f.carrier_name as "carrierName", f.tracking_number as "trackingNumber",
          f.tracking_url as "trackingUrl", f.mail_id as "mailId",
          f.tracking_mail_id as "trackingMailId", f.tracking_before as "trackingBefore", f.created_on as "createdOn", f.canceled_on as "canceledOn",
          (select coalesce(json_agg(json_build_object('lineId', u.line_id, 'quantity', u.quantity) order by l.position), '[]')
            from fulfilment_lines u
            join order_lines l on l.website_id = u.website_id and l.order_id = f.order_id and l.id = u.line_id
            where u.website_id = f.website_id and u.fulfilment_id = f.id) as lines
        from fulfilments f where f.website_id = $1 and f.order_id = $2 order by f.number`,
    },
    [websiteId, orderId],
  );
  return rows.map((row) => ({
    ...row,
    createdOn: new Date(row.createdOn),
    canceledOn: row.canceledOn === null ? null : new Date(row.canceledOn),
  }));
}

/** Inserts a fulfilment; the caller holds the order's row lock. */
export async function insertFulfilment(
  tx: Queryable,
  websiteId: string,
  orderId: string,
  fulfilment: FulfilmentRecord,
): Promise<void> {
  const { lines, ...columns } = fulfilment;
  await tx.insert(fulfilments).values({ ...columns, websiteId, orderId });
  await tx
    .insert(fulfilmentLines)
    .values(lines.map((units) => ({ ...units, websiteId, fulfilmentId: fulfilment.id })));
}

export async function updateFulfilment(
  tx: Queryable,
  websiteId: string,
  id: string,
  change: Partial<
    Tracking & Pick<FulfilmentRecord, 'mailId' | 'trackingMailId' | 'trackingBefore' | 'canceledOn'>
  >,
): Promise<void> {
  await tx
    .update(fulfilments)
    .set(change)
    .where(and(eq(fulfilments.websiteId, websiteId), eq(fulfilments.id, id)));
}

export async function deleteFulfilment(tx: Queryable, websiteId: string, id: string): Promise<void> {
  await tx
    .delete(fulfilmentLines)
    .where(and(eq(fulfilmentLines.websiteId, websiteId), eq(fulfilmentLines.fulfilmentId, id)));
  await tx.delete(fulfilments).where(and(eq(fulfilments.websiteId, websiteId), eq(fulfilments.id, id)));
}
