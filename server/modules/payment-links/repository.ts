import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { paymentLinks } from './tables.ts';

export type PaymentLinkRecord = typeof paymentLinks.$inferSelect;

const linkOf = (websiteId: string, id: string) =>
  and(eq(paymentLinks.websiteId, websiteId), eq(paymentLinks.id, id));

/** Newest first, at most `limit`. */
export function listLinks(
  db: Queryable,
  websiteId: string,
  limit: number,
): Promise<readonly PaymentLinkRecord[]> {
  return db
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.websiteId, websiteId))
    .orderBy(desc(paymentLinks.createdOn), desc(paymentLinks.id))
    .limit(limit);
}

export async function findLink(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<PaymentLinkRecord | null> {
  const [row] = await db.select().from(paymentLinks).where(linkOf(websiteId, id));
  return row ?? null;
}

export async function findLinkByToken(
  db: Queryable,
  websiteId: string,
  token: string,
): Promise<PaymentLinkRecord | null> {
  const [row] = await db
    .select()
    .from(paymentLinks)
    .where(and(eq(paymentLinks.websiteId, websiteId), eq(paymentLinks.token, token)));
  return row ?? null;
}

const countsStatement: NamedStatement = {
  name: 'payment-links-orders',
  // By the partial index `carts_bought_by_link`.
  text: `select k.payment_link_id as id, count(*)::int as count from carts k
    where k.website_id = $1 and k.payment_link_id = any($2::uuid[]) and k.is_purchased
    group by k.payment_link_id`,
};

/** How many orders came through links, by id; those without any are left out. */
export async function countOrders(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await runNamed<{ id: string; count: number }>(db, countsStatement, [websiteId, ids]);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Adds a link unless there are `most` of the website already; false then. */
export async function insertLink(db: Queryable, link: PaymentLinkRecord, most: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    // One at a time, so that the count is exact.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('vitrine payment links'), hashtext(${link.websiteId}))`,
    );
    const [row] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(paymentLinks)
      .where(eq(paymentLinks.websiteId, link.websiteId));
    if ((row?.count ?? 0) >= most) return false;
    await tx.insert(paymentLinks).values(link);
    return true;
  });
}

/** False when there is no such link. */
export async function updateLink(
  db: Queryable,
  websiteId: string,
  id: string,
  change: { readonly name?: string; readonly isEnabled?: boolean },
): Promise<boolean> {
  if (Object.keys(change).length === 0) return (await findLink(db, websiteId, id)) !== null;
  const changed = await db.update(paymentLinks).set(change).where(linkOf(websiteId, id));
  return changed.rowCount === 1;
}

/** False when there is no such link. */
export async function deleteLink(db: Queryable, websiteId: string, id: string): Promise<boolean> {
  const gone = await db.delete(paymentLinks).where(linkOf(websiteId, id));
  return gone.rowCount === 1;
}
