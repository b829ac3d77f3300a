import type { DisplayLocale } from '@vitrine/domain/account/display-locales.ts';
import { type OwnerNotice, ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { accounts, accountSessions, contributors, emailChanges, ownerPreferences } from './tables.ts';

/** Sessions that are listed; an account with more has lost count of them. */
const MAX_SESSIONS = 100;

export interface AccountRow {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly displayLocale: DisplayLocale | null;
  readonly notices: readonly OwnerNotice[];
  readonly pendingEmail: string | null;
}

/** An account with its choices at a website; throws when there is none, since its owner is signed in. */
export async function readAccount(
  db: Queryable,
  websiteId: string,
  accountId: string,
  now: Date,
): Promise<AccountRow> {
  const [row] = await db
    .select({
      name: accounts.name,
      email: accounts.email,
      passwordHash: accounts.passwordHash,
      displayLocale: accounts.displayLocale,
      notices: ownerPreferences.notices,
      pendingEmail: emailChanges.email,
    })
    .from(accounts)
    .leftJoin(
      ownerPreferences,
      and(eq(ownerPreferences.accountId, accounts.id), eq(ownerPreferences.websiteId, websiteId)),
    )
    .leftJoin(emailChanges, and(eq(emailChanges.accountId, accounts.id), gt(emailChanges.expiresOn, now)))
    .where(eq(accounts.id, accountId));
  if (row === undefined) throw new Error(`no account ${accountId}`);
  return { ...row, notices: row.notices ?? ownerNotices };
}

export async function readDisplayLocale(db: Queryable, accountId: string): Promise<DisplayLocale | null> {
  const [row] = await db
    .select({ displayLocale: accounts.displayLocale })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.displayLocale ?? null;
}

export async function updateAccountRow(
  db: Queryable,
  accountId: string,
  change: { readonly name?: string; readonly displayLocale?: DisplayLocale | null },
): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(accounts).set(change).where(eq(accounts.id, accountId));
}

const preferencesOf = (websiteId: string, accountId: string) =>
  and(eq(ownerPreferences.websiteId, websiteId), eq(ownerPreferences.accountId, accountId));

/** The notices an owner is mailed, locked until the transaction ends: other changes of them wait. */
export async function lockNotices(
  tx: Queryable,
  websiteId: string,
  accountId: string,
): Promise<readonly OwnerNotice[]> {
  await tx.insert(ownerPreferences).values({ websiteId, accountId }).onConflictDoNothing();
  const [row] = await tx
    .select({ notices: ownerPreferences.notices })
    .from(ownerPreferences)
    .where(preferencesOf(websiteId, accountId))
    .for('update');
  return row?.notices ?? ownerNotices;
}

/** Stores the notices of `lockNotices`. */
export async function saveNotices(
  tx: Queryable,
  websiteId: string,
  accountId: string,
  notices: readonly OwnerNotice[],
): Promise<void> {
  await tx.update(ownerPreferences).set({ notices }).where(preferencesOf(websiteId, accountId));
}

/** The account's sessions that have not expired by `now`, the most recently used first. */
export async function listSessions(db: Queryable, accountId: string, now: Date) {
  return db
    .select({
      id: accountSessions.id,
      tokenHash: accountSessions.tokenHash,
      userAgent: accountSessions.userAgent,
      address: accountSessions.address,
      createdOn: accountSessions.createdOn,
      usedOn: accountSessions.usedOn,
    })
    .from(accountSessions)
    .where(and(eq(accountSessions.accountId, accountId), gt(accountSessions.expiresOn, now)))
    .orderBy(sql`coalesce(${accountSessions.usedOn}, ${accountSessions.createdOn}) desc`, accountSessions.id)
    .limit(MAX_SESSIONS);
}

/** Ends one session of an account. False when it has none of this id. */
export async function deleteSessionById(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(accountSessions)
    .where(and(eq(accountSessions.accountId, accountId), eq(accountSessions.id, id)))
    .returning({ id: accountSessions.id });
  return gone.length > 0;
}

/** Ends the sessions of an account, except for one. */
export async function deleteOtherSessions(db: Queryable, accountId: string, keptHash: string): Promise<void> {
  await db
    .delete(accountSessions)
    .where(and(eq(accountSessions.accountId, accountId), ne(accountSessions.tokenHash, keptHash)));
}

/** Stores the account's one link to a new address, in place of an earlier one; deletes those that have expired. */
export async function saveEmailChange(db: Queryable, row: typeof emailChanges.$inferInsert): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresOn, row.createdOn));
  const { tokenHash, email, createdOn, expiresOn } = row;
  await db.insert(emailChanges).values(row).onConflictDoUpdate({
    target: emailChanges.accountId,
    set: { tokenHash, email, createdOn, expiresOn },
  });
}

export async function deleteEmailChange(db: Queryable, accountId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
}

/** Uses up a link that has not expired by `now`, of an account with a role at the website. Null when there is none. */
export async function consumeEmailChange(
  db: Queryable,
  websiteId: string,
  tokenHash: string,
  now: Date,
): Promise<{ readonly accountId: string; readonly email: string } | null> {
  const [row] = await db
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.tokenHash, tokenHash),
        gt(emailChanges.expiresOn, now),
        sql`exists (select 1 from ${contributors} where ${contributors.accountId} = ${emailChanges.accountId}
          and ${contributors.websiteId} = ${websiteId})`,
      ),
    )
    .returning({ accountId: emailChanges.accountId, email: emailChanges.email });
  return row ?? null;
}

/** Changes an account's email address. False when another account has it. */
export async function setEmail(db: Queryable, accountId: string, email: string): Promise<boolean> {
  const changed = await db
    .update(accounts)
    .set({ email })
    .where(
      and(
        eq(accounts.id, accountId),
        sql`not exists (select 1 from accounts other where other.email = ${email} and other.id <> ${accountId})`,
      ),
    )
    .returning({ id: accounts.id });
  return changed.length > 0;
}
