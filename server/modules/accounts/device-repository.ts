import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { accountDevices, accounts } from './tables.ts';

/** Whether this browser has signed in to the account with this email before. `email` lower-cased. */
export async function isDeviceKnown(db: Queryable, tokenHash: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accountDevices)
    .innerJoin(accounts, eq(accounts.id, accountDevices.accountId))
    .where(and(eq(accountDevices.tokenHash, tokenHash), eq(accounts.email, email)));
  return rows.length > 0;
}

/** Stores a browser that has just signed in; keeps the `limit` most recently used browsers of an account. */
export async function saveDevice(
  db: Queryable,
  row: typeof accountDevices.$inferInsert,
  limit: number,
): Promise<void> {
  const { accountId, usedOn } = row;
  await db
    .insert(accountDevices)
    .values(row)
    .onConflictDoUpdate({ target: accountDevices.tokenHash, set: { accountId, usedOn } });
  await db.execute(sql`
    delete from account_devices where token_hash in (
      select token_hash from account_devices where account_id = ${accountId}
      order by used_on desc, token_hash offset ${limit}
    )`);
}

export async function deleteDevices(db: Queryable, accountId: string): Promise<void> {
  await db.delete(accountDevices).where(eq(accountDevices.accountId, accountId));
}
