import type { ReturnedUnits } from '@vitrine/domain/order/returns.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { orderReturnLines, orderReturns } from './tables.ts';

export interface ReturnRecord {
  readonly id: string;
  /** 1, 2, … within the order. */
  readonly number: number;
  readonly note: string;
  readonly returnedToStock: boolean;
  readonly isRefundDue: boolean;
  readonly createdOn: Date;
  readonly lines: readonly Required<ReturnedUnits>[];
}

type StoredReturn = Omit<ReturnRecord, 'createdOn'> & {
  readonly createdOn: string;
  readonly [column: string]: unknown;
};

/** Oldest first. */
export async function returnsOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly ReturnRecord[]> {
  const rows = await runNamed<StoredReturn>(
    db,
    {
      name: 'orders-returns',
      text: `select r.id, r.number, r.note, r.returned_to_stock as "returnedToStock",
          r.is_refund_due as "isRefundDue", r.created_on as "createdOn",
          (select coalesce(json_agg(json_build_object('lineId', u.line_id, 'quantity', u.quantity, 'refunded', u.refunded) order by l.position), '[]')
            from order_return_lines u
            join order_lines l on l.website_id = u.website_id and l.order_id = r.order_id and l.id = u.line_id
            where u.website_id = r.website_id and u.return_id = r.id) as lines
        from order_returns r where r.website_id = $1 and r.order_id = $2 order by r.number`,
    },
    [websiteId, orderId],
  );
  return rows.map((row) => ({ ...row, createdOn: new Date(row.createdOn) }));
}

export async function hasReturn(
  db: Queryable,
  websiteId: string,
  orderId: string,
  idempotencyKey: string,
): Promise<boolean> {
  const found = await db.$count(
    orderReturns,
    and(
      eq(orderReturns.websiteId, websiteId),
      eq(orderReturns.orderId, orderId),
      eq(orderReturns.idempotencyKey, idempotencyKey),
    ),
  );
  return found > 0;
}

/** Inserts a return; the caller holds the order's row lock. */
export async function insertReturn(
  tx: Queryable,
  websiteId: string,
  orderId: string,
  { lines, ...columns }: ReturnRecord & { readonly idempotencyKey: string },
): Promise<void> {
  await tx.insert(orderReturns).values({ ...columns, websiteId, orderId });
  await tx
    .insert(orderReturnLines)
    .values(lines.map((units) => ({ ...units, websiteId, returnId: columns.id })));
}

export async function deleteReturnRows(tx: Queryable, websiteId: string, id: string): Promise<void> {
  await tx
    .delete(orderReturnLines)
    .where(and(eq(orderReturnLines.websiteId, websiteId), eq(orderReturnLines.returnId, id)));
  await tx.delete(orderReturns).where(and(eq(orderReturns.websiteId, websiteId), eq(orderReturns.id, id)));
}

/** What was refunded of an order since a time, minor units, and whether what was due was settled in another way. */
export async function settledSince(
  tx: Queryable,
  websiteId: string,
  orderId: string,
  since: Date,
): Promise<{ readonly refundedMinor: number; readonly pendingMinor: number; readonly isSettled: boolean }> {
  const found = await tx.execute<{ refunded: string; pending: string; settled: boolean }>(sql`
    select coalesce(sum(r.amount_minor), 0) as refunded,
      coalesce(sum(r.amount_minor) filter (where r.status = 'pending'), 0) as pending,
      exists (
        select 1 from order_events e where e.website_id = ${websiteId} and e.order_id = ${orderId}
          and e.type = 'refund-settled' and e.happened_on >= ${since}
      ) as settled
    from refunds r
    where r.website_id = ${websiteId} and r.order_id = ${orderId} and r.status <> 'failed'
      and r.created_on >= ${since}`);
  const row = found.rows[0];
  return {
    refundedMinor: Number(row?.refunded ?? 0),
    pendingMinor: Number(row?.pending ?? 0),
    isSettled: row?.settled === true,
  };
}
