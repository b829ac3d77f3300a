import type { AccountWebsite, OwnerView } from '@vitrine/contracts/accounts.ts';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { SessionOrigin } from './session-origin.ts';
import { accounts, accountSessions, contributors, welcomeLinks } from './tables.ts';

/** An account with its role at the website, as the queries below return it. */
const ownerView = {
  accountId: accounts.id,
  name: accounts.name,
  email: accounts.email,
  role: contributors.role,
};

/** Serialises creating and using welcome links of a website, so that there is one first owner. */
export async function lockOwnersOf(queryable: Queryable, websiteId: string): Promise<void> {
  await queryable.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`owners:${websiteId}`}, 0))`);
}

export async function hasOwner(queryable: Queryable, websiteId: string): Promise<boolean> {
  const rows = await queryable
    .select({ accountId: contributors.accountId })
    .from(contributors)
    .where(eq(contributors.websiteId, websiteId))
    .limit(1);
  return rows.length > 0;
}

/** The account with this email, regardless of its websites. `email` lower-cased. */
export async function findAccountByEmail(
  queryable: Queryable,
  email: string,
): Promise<{ accountId: string; name: string; email: string; passwordHash: string } | null> {
  const [row] = await queryable
    .select({
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      passwordHash: accounts.passwordHash,
    })
    .from(accounts)
    .where(eq(accounts.email, email));
  return row ?? null;
}

/** The account with this email, when it has a role at the website. `email` lower-cased. */
export async function findContributorByEmail(
  queryable: Queryable,
  websiteId: string,
  email: string,
): Promise<(OwnerView & { passwordHash: string }) | null> {
  const [row] = await queryable
    .select({ ...ownerView, passwordHash: accounts.passwordHash })
    .from(accounts)
    .innerJoin(contributors, eq(contributors.accountId, accounts.id))
    .where(and(eq(accounts.email, email), eq(contributors.websiteId, websiteId)));
  return row ?? null;
}

/** The role of an account at a website; null when it has none. */
export async function findRole(
  db: Queryable,
  websiteId: string,
  accountId: string,
): Promise<OwnerView['role'] | null> {
  const [row] = await db
    .select({ role: contributors.role })
    .from(contributors)
    .where(and(eq(contributors.websiteId, websiteId), eq(contributors.accountId, accountId)));
  return row?.role ?? null;
}

/** Takes all roles at a website away: nobody can sign in there, and nobody sees it. */
export async function deleteContributors(db: Queryable, websiteId: string): Promise<void> {
  await db.delete(contributors).where(eq(contributors.websiteId, websiteId));
}

/** The owners of a website, the earliest first. */
export async function listOwners(db: Queryable, websiteId: string): Promise<readonly OwnerView[]> {
  return db
    .select(ownerView)
    .from(contributors)
    .innerJoin(accounts, eq(accounts.id, contributors.accountId))
    .where(eq(contributors.websiteId, websiteId))
    .orderBy(contributors.createdOn, desc(contributors.accountId))
    .limit(100);
}

/** The websites an account has a role at, by title, each with its hosts. */
export async function findWebsitesOf(
  db: Queryable,
  accountId: string,
): Promise<readonly (Omit<AccountWebsite, 'address'> & { readonly hosts: readonly string[] })[]> {
  return runNamed(
    db,
    {
      name: 'websites-of-account',
      text: `select w.website_id as id, w.title, c.role,
          array(select h.host from website_hosts h where h.website_id = w.website_id order by h.host) as hosts
        from contributors c
        join websites w on w.website_id = c.website_id
        where c.account_id = $1
        order by w.title, w.website_id limit 100`,
    },
    [accountId],
  );
}

/** False when another account has this email. */
export async function insertAccount(
  queryable: Queryable,
  row: typeof accounts.$inferInsert,
): Promise<boolean> {
  const inserted = await queryable
    .insert(accounts)
    .values(row)
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  return inserted.length > 0;
}

/** Gives an account its role at a website. */
export async function insertContributor(
  queryable: Queryable,
  row: typeof contributors.$inferInsert,
): Promise<void> {
  await queryable.insert(contributors).values(row);
}

export async function insertSession(
  queryable: Queryable,
  row: typeof accountSessions.$inferInsert,
): Promise<void> {
  await queryable.insert(accountSessions).values(row);
}

/** The account behind a session that has not expired by `now`, when it has a role at the website. */
export async function findSession(
  queryable: Queryable,
  websiteId: string,
  tokenHash: string,
  now: Date,
): Promise<{ owner: OwnerView; createdOn: Date; expiresOn: Date; usedOn: Date | null } | null> {
  const [row] = await queryable
    .select({
      ...ownerView,
      createdOn: accountSessions.createdOn,
      expiresOn: accountSessions.expiresOn,
      usedOn: accountSessions.usedOn,
    })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
    .innerJoin(contributors, eq(contributors.accountId, accounts.id))
    .where(
      and(
        eq(accountSessions.tokenHash, tokenHash),
        gt(accountSessions.expiresOn, now),
        eq(contributors.websiteId, websiteId),
      ),
    );
  if (row === undefined) return null;
  const { createdOn, expiresOn, usedOn, ...owner } = row;
  return { owner, createdOn, expiresOn, usedOn };
}

export async function extendSession(queryable: Queryable, tokenHash: string, expiresOn: Date): Promise<void> {
  await queryable.update(accountSessions).set({ expiresOn }).where(eq(accountSessions.tokenHash, tokenHash));
}

/** Stores when and from where a session was used last. */
export async function recordVisit(
  queryable: Queryable,
  tokenHash: string,
  usedOn: Date,
  origin: SessionOrigin,
): Promise<void> {
  await queryable
    .update(accountSessions)
    .set({ usedOn, ...origin })
    .where(eq(accountSessions.tokenHash, tokenHash));
}

export async function deleteSession(queryable: Queryable, tokenHash: string): Promise<void> {
  await queryable.delete(accountSessions).where(eq(accountSessions.tokenHash, tokenHash));
}

/** Ends every session of an account, at every website. */
export async function deleteSessionsOf(queryable: Queryable, accountId: string): Promise<void> {
  await queryable.delete(accountSessions).where(eq(accountSessions.accountId, accountId));
}

export async function deleteExpiredSessions(queryable: Queryable, now: Date): Promise<void> {
  await queryable.delete(accountSessions).where(lt(accountSessions.expiresOn, now));
}

/** Inserts a link and deletes those that have expired by its `createdOn`. */
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
