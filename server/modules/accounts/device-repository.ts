import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { ownerAccounts, ownerDevices } from './tables.ts';

/** Whether this browser has signed in to the account with this e-mail before. `email` lower-cased. */
export async function isDeviceKnown(
  db: Queryable,
  websiteId: string,
  tokenHash: string,
  email: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: ownerAccounts.id })
    .from(ownerDevices)
    .innerJoin(
      ownerAccounts,
      and(eq(ownerAccounts.websiteId, ownerDevices.websiteId), eq(ownerAccounts.id, ownerDevices.accountId)),
    )
    .where(
      and(
        eq(ownerDevices.websiteId, websiteId),
        eq(ownerDevices.tokenHash, tokenHash),
        eq(ownerAccounts.email, email),
      ),
    );
  return rows.length > 0;
}

/** Notes a browser that has signed in just now; of an account's browsers the `most` used last are kept. */
export async function keepDevice(
  db: Queryable,
  row: typeof ownerDevices.$inferInsert,
  most: number,
): Promise<void> {
  const { websiteId, accountId, usedOn } = row;
  await db
    .insert(ownerDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [ownerDevices.websiteId, ownerDevices.tokenHash],
      set: { accountId, usedOn },
    });
  await db.execute(sql`
    delete from owner_devices where website_id = ${websiteId} and token_hash in (
      select token_hash from owner_devices where website_id = ${websiteId} and account_id = ${accountId}
      order by used_on desc, token_hash offset ${most}
    )`);
}

export async function forgetDevices(db: Queryable, websiteId: string, accountId: string): Promise<void> {
  await db
    .delete(ownerDevices)
    .where(and(eq(ownerDevices.websiteId, websiteId), eq(ownerDevices.accountId, accountId)));
}
