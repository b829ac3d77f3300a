import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { paymentLinks } from './tables.ts';

export type PaymentLinkRecord = typeof paymentLinks.$inferSelect;

const linkOf = (websiteId: string, id: string) =>
  and(eq(paymentLinks.websiteId, websiteId), eq(paymentLinks.id, id));
const linksOf = (websiteId: string, ids: readonly string[]) =>
  and(eq(paymentLinks.websiteId, websiteId), inArray(paymentLinks.id, [...ids]));

/** The links with these ids, in that order. */
export async function linksByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly PaymentLinkRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(paymentLinks).where(linksOf(websiteId, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
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

/** How many links there are; until the transaction ends no other one adds any. */
async function countLocked(db: Queryable, websiteId: string): Promise<number> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext('vitrine payment links'), hashtext(${websiteId}))`,
  );
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(paymentLinks)
    .where(eq(paymentLinks.websiteId, websiteId));
  return row?.count ?? 0;
}

/** Adds a link unless there are `most` of the website already; false then. */
export async function insertLink(db: Queryable, link: PaymentLinkRecord, most: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await countLocked(tx, link.websiteId)) >= most) return false;
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

/** Switches links on or off; returns the ids of those that were not so already, `known` of all that are there. */
export async function switchLinks(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
  isEnabled: boolean,
): Promise<{ readonly known: ReadonlySet<string>; readonly switched: ReadonlySet<string> }> {
  const locked = await lockLinks(db, websiteId, ids);
  const switched = locked.filter((link) => link.isEnabled !== isEnabled).map(({ id }) => id);
  if (switched.length > 0)
    await db.update(paymentLinks).set({ isEnabled }).where(linksOf(websiteId, switched));
  return { known: new Set(locked.map(({ id }) => id)), switched: new Set(switched) };
}

const lockLinks = (db: Queryable, websiteId: string, ids: readonly string[]) =>
  db.select().from(paymentLinks).where(linksOf(websiteId, ids)).orderBy(paymentLinks.id).for('update');

/** Deletes links and returns what they were. */
export async function deleteLinks(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly PaymentLinkRecord[]> {
  const locked = await lockLinks(db, websiteId, ids);
  if (locked.length > 0) await db.delete(paymentLinks).where(linksOf(websiteId, ids));
  return locked;
}

/** Puts deleted links back, at most as many as there may be; returns the ids of those that are back. */
export async function restoreLinks(
  db: Queryable,
  websiteId: string,
  links: readonly PaymentLinkRecord[],
  most: number,
): Promise<ReadonlySet<string>> {
  const space = most - (await countLocked(db, websiteId));
  const fitting = links.slice(0, Math.max(0, space));
  if (fitting.length === 0) return new Set();
  const back = await db
    .insert(paymentLinks)
    .values([...fitting])
    .onConflictDoNothing()
    .returning({ id: paymentLinks.id });
  return new Set(back.map(({ id }) => id));
}

/** False when there is no such link. */
export async function deleteLink(db: Queryable, websiteId: string, id: string): Promise<boolean> {
  const gone = await db.delete(paymentLinks).where(linkOf(websiteId, id));
  return gone.rowCount === 1;
}
