import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { accounts, contributors, passwordResets } from './tables.ts';

/** Inserts a link and deletes those that have expired by its `createdOn`. */
export async function insertReset(db: Queryable, row: typeof passwordResets.$inferInsert): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresOn, row.createdOn));
  await db.insert(passwordResets).values(row);
}

/** The account of a link that is unused and has not expired by `now`, when it has a role at the website. */
export async function findReset(
  db: Queryable,
  websiteId: string,
  tokenHash: string,
  now: Date,
): Promise<OwnerView | null> {
  const [row] = await db
    .select({
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      role: contributors.role,
    })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .innerJoin(contributors, eq(contributors.accountId, accounts.id))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        gt(passwordResets.expiresOn, now),
        eq(contributors.websiteId, websiteId),
      ),
    );
  return row ?? null;
}

/** Uses up a link, and with it every other one of its account. False when it was used meanwhile. */
export async function consumeReset(db: Queryable, tokenHash: string, accountId: string): Promise<boolean> {
  const taken = await db
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash))
    .returning({ tokenHash: passwordResets.tokenHash });
  if (taken.length === 0) return false;
  await db.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
  return true;
}

export async function setPasswordHash(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
}
