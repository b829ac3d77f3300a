import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { ownerAccounts, ownerSessions, welcomeLinks } from './tables.ts';

/** One transaction at a time makes or spends welcome links of a website, so there is one first owner. */
export async function lockOwnersOf(queryable: Queryable, websiteId: string): Promise<void> {
  await queryable.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`owners:${websiteId}`}, 0))`);
}

export async function hasOwner(queryable: Queryable, websiteId: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: ownerAccounts.id })
    .from(ownerAccounts)
    .where(eq(ownerAccounts.websiteId, websiteId))
    .limit(1);
  return rows.length > 0;
}

/** `email` lower-cased. */
export async function findAccountByEmail(
  queryable: Queryable,
  websiteId: string,
  email: string,
): Promise<(OwnerView & { passwordHash: string }) | null> {
  const [row] = await queryable
    .select({
      accountId: ownerAccounts.id,
      name: ownerAccounts.name,
      email: ownerAccounts.email,
      role: ownerAccounts.role,
      passwordHash: ownerAccounts.passwordHash,
    })
    .from(ownerAccounts)
    .where(and(eq(ownerAccounts.websiteId, websiteId), eq(ownerAccounts.email, email)));
  return row ?? null;
}

export async function insertAccount(
  queryable: Queryable,
  row: typeof ownerAccounts.$inferInsert,
): Promise<void> {
  await queryable.insert(ownerAccounts).values(row);
}

export async function insertSession(
  queryable: Queryable,
  row: typeof ownerSessions.$inferInsert,
): Promise<void> {
  await queryable.insert(ownerSessions).values(row);
}

/** The owner behind a session that has not expired by `now`. */
export async function findSession(
  queryable: Queryable,
  websiteId: string,
  tokenHash: string,
  now: Date,
): Promise<{ owner: OwnerView; createdOn: Date; expiresOn: Date } | null> {
  const [row] = await queryable
    .select({
      accountId: ownerAccounts.id,
      name: ownerAccounts.name,
      email: ownerAccounts.email,
      role: ownerAccounts.role,
      createdOn: ownerSessions.createdOn,
      expiresOn: ownerSessions.expiresOn,
    })
    .from(ownerSessions)
    .innerJoin(
      ownerAccounts,
      and(
        eq(ownerAccounts.websiteId, ownerSessions.websiteId),
        eq(ownerAccounts.id, ownerSessions.accountId),
      ),
    )
    .where(
      and(
        eq(ownerSessions.websiteId, websiteId),
        eq(ownerSessions.tokenHash, tokenHash),
        gt(ownerSessions.expiresOn, now),
      ),
    );
  if (row === undefined) return null;
  const { createdOn, expiresOn, ...owner } = row;
  return { owner, createdOn, expiresOn };
}

export async function extendSession(
  queryable: Queryable,
  websiteId: string,
  tokenHash: string,
  expiresOn: Date,
): Promise<void> {
  await queryable
    .update(ownerSessions)
    .set({ expiresOn })
    .where(and(eq(ownerSessions.websiteId, websiteId), eq(ownerSessions.tokenHash, tokenHash)));
}

export async function deleteSession(
  queryable: Queryable,
  websiteId: string,
  tokenHash: string,
): Promise<void> {
  await queryable
    .delete(ownerSessions)
    .where(and(eq(ownerSessions.websiteId, websiteId), eq(ownerSessions.tokenHash, tokenHash)));
}

export async function deleteExpiredSessions(
  queryable: Queryable,
  websiteId: string,
  now: Date,
): Promise<void> {
  await queryable
    .delete(ownerSessions)
    .where(and(eq(ownerSessions.websiteId, websiteId), lt(ownerSessions.expiresOn, now)));
}

/** Writes a link and removes those that have expired by its `createdOn`. */
export async function insertWelcomeLink(
  queryable: Queryable,
  row: typeof welcomeLinks.$inferInsert,
): Promise<void> {
  await queryable
    .delete(welcomeLinks)
    .where(and(eq(welcomeLinks.websiteId, row.websiteId), lt(welcomeLinks.expiresOn, row.createdOn)));
  await queryable.insert(welcomeLinks).values(row);
}

/** Whether a link is unused and has not expired by `now`. */
export async function isWelcomeLinkOpen(
  queryable: Queryable,
  websiteId: string,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await queryable
    .select({ tokenHash: welcomeLinks.tokenHash })
    .from(welcomeLinks)
    .where(
      and(
        eq(welcomeLinks.websiteId, websiteId),
        eq(welcomeLinks.tokenHash, tokenHash),
        isNull(welcomeLinks.usedOn),
        gt(welcomeLinks.expiresOn, now),
      ),
    );
  return rows.length > 0;
}

export async function markWelcomeLinkUsed(
  queryable: Queryable,
  websiteId: string,
  tokenHash: string,
  usedOn: Date,
): Promise<void> {
  await queryable
    .update(welcomeLinks)
    .set({ usedOn })
    .where(and(eq(welcomeLinks.websiteId, websiteId), eq(welcomeLinks.tokenHash, tokenHash)));
}
