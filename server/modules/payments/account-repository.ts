import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { paymentAccounts } from './tables.ts';

/** An account as it is stored, connected or not. */
export type AccountRow = typeof paymentAccounts.$inferSelect;

/** All accounts of a website, the oldest first. */
export async function findAccounts(db: Queryable, websiteId: string): Promise<readonly AccountRow[]> {
  return db
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.websiteId, websiteId))
    .orderBy(asc(paymentAccounts.connectedOn), asc(paymentAccounts.id));
}

/** Ends the connection of the website's connected account, if there is one. */
export async function endConnection(db: Queryable, websiteId: string, now: Date): Promise<void> {
  await db
    .update(paymentAccounts)
    .set({ disconnectedOn: now })
    .where(and(eq(paymentAccounts.websiteId, websiteId), isNull(paymentAccounts.disconnectedOn)));
}

/** Stores an account; one with the same id is replaced. */
export async function saveAccount(db: Queryable, row: AccountRow): Promise<void> {
  await db
    .insert(paymentAccounts)
    .values(row)
    .onConflictDoUpdate({ target: [paymentAccounts.websiteId, paymentAccounts.id], set: row });
}

/** Running subscriptions whose card is saved at the provider's account; without an account, at the environment's. */
export async function countSubscriptions(
  db: Queryable,
  taker: { readonly websiteId: string; readonly provider: string; readonly accountId: string | null },
): Promise<number> {
  const { websiteId, provider, accountId } = taker;
  const found = await db.execute<{ n: string }>(sql`
    select count(*) as n from subscriptions
    where website_id = ${websiteId} and ended_on is null and provider = ${provider}
      and (account_id is null or account_id = ${accountId}::uuid)`);
  return Number(found.rows[0]?.n ?? 0);
}
