import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { ownerAccounts, ownerSessions, passwordResets } from './tables.ts';

/** Whom a reset link belongs to. */
export interface ResetAccount {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'admin';
}

/** Writes a link and removes those of the website that have expired by its `createdOn`. */
export async function insertReset(db: Queryable, row: typeof passwordResets.$inferInsert): Promise<void> {
  await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.websiteId, row.websiteId), lt(passwordResets.expiresOn, row.createdOn)));
  await db.insert(passwordResets).values(row);
}

/** The owner of a link that is unused and has not expired by `now`. */
export async function findReset(
  db: Queryable,
  websiteId: string,
  tokenHash: string,
  now: Date,
): Promise<ResetAccount | null> {
  const [row] = await db
    .select({
      accountId: ownerAccounts.id,
      name: ownerAccounts.name,
      email: ownerAccounts.email,
      role: ownerAccounts.role,
    })
    .from(passwordResets)
    .innerJoin(
      ownerAccounts,
      and(
        eq(ownerAccounts.websiteId, passwordResets.websiteId),
        eq(ownerAccounts.id, passwordResets.accountId),
      ),
    )
    .where(
      and(
        eq(passwordResets.websiteId, websiteId),
        eq(passwordResets.tokenHash, tokenHash),
        gt(passwordResets.expiresOn, now),
      ),
    );
  return row ?? null;
}

/** Uses a link up, and with it every other of its account. False when it was used meanwhile. */
export async function takeReset(
  db: Queryable,
  websiteId: string,
  tokenHash: string,
  accountId: string,
): Promise<boolean> {
  const taken = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.websiteId, websiteId), eq(passwordResets.tokenHash, tokenHash)))
    .returning({ tokenHash: passwordResets.tokenHash });
  if (taken.length === 0) return false;
  await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.websiteId, websiteId), eq(passwordResets.accountId, accountId)));
  return true;
}

export async function setPasswordHash(
  db: Queryable,
  websiteId: string,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .update(ownerAccounts)
    .set({ passwordHash })
    .where(and(eq(ownerAccounts.websiteId, websiteId), eq(ownerAccounts.id, accountId)));
}

export async function endSessions(db: Queryable, websiteId: string, accountId: string): Promise<void> {
  await db
    .delete(ownerSessions)
    .where(and(eq(ownerSessions.websiteId, websiteId), eq(ownerSessions.accountId, accountId)));
}

/** The owners of a website, the first who came first. */
export async function listOwners(db: Queryable, websiteId: string): Promise<readonly ResetAccount[]> {
  return db
    .select({
      accountId: ownerAccounts.id,
      name: ownerAccounts.name,
      email: ownerAccounts.email,
      role: ownerAccounts.role,
    })
    .from(ownerAccounts)
    .where(eq(ownerAccounts.websiteId, websiteId))
    .orderBy(ownerAccounts.createdOn, desc(ownerAccounts.id))
    .limit(100);
}
