import type { SiteFactsAnswer } from '@vitrine/contracts/sites.ts';
import type { FirstSiteKind } from '../websites/index.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { siteWorks } from './tables.ts';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';

/** Serialises making, readdressing and removing websites: there are few, and their rules look at all of them. */
export async function lockSites(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sites of the installation', 0))`);
}

export interface StoredSite {
  readonly id: string;
  readonly title: string;
  readonly identifier: string;
  readonly hosts: readonly string[];
  /** Milliseconds since 1970. */
  readonly archivedOn: number | null;
  readonly changedOn: number | null;
  readonly firstKind: FirstSiteKind | null;
}

const storedSite = `w.website_id as id, w.title, w.identifier,
  (extract(epoch from w.archived_on) * 1000)::float8 as "archivedOn",
  (extract(epoch from w.changed_on) * 1000)::float8 as "changedOn", f.kind as "firstKind",
  array(select h.host from website_hosts h where h.website_id = w.website_id order by h.host) as hosts`;

/** The websites an account administers, by title. */
export async function findSitesOf(db: Queryable, accountId: string): Promise<readonly StoredSite[]> {
  return runNamed(
    db,
    {
      name: 'sites-of-account',
      text: `select ${storedSite} from contributors c
        join websites w on w.website_id = c.website_id
        left join first_runs f on f.website_id = w.website_id
        where c.account_id = $1 and c.role = 'admin' order by w.title, w.website_id limit 200`,
    },
    [accountId],
  );
}

/** A website that the account administers; null for others, and for those that are gone. */
export async function findSiteOf(
  db: Queryable,
  websiteId: string,
  accountId: string,
): Promise<StoredSite | null> {
  const rows = await runNamed<StoredSite & Record<string, unknown>>(
    db,
    {
      name: 'site-of-account',
      text: `select ${storedSite} from contributors c
        join websites w on w.website_id = c.website_id
        left join first_runs f on f.website_id = w.website_id
        where c.account_id = $2 and c.role = 'admin' and w.website_id = $1`,
    },
    [websiteId, accountId],
  );
  return rows[0] ?? null;
}

export type WorkRow = typeof siteWorks.$inferSelect;

export async function findWorksOf(db: Queryable, accountId: string): Promise<readonly WorkRow[]> {
  return db
    .select()
    .from(siteWorks)
    .where(eq(siteWorks.accountId, accountId))
    .orderBy(asc(siteWorks.startedOn))
    .limit(100);
}

/** What is under way with a website: its own making or erasing, or a copy of it. */
export async function isSiteBusy(db: Queryable, websiteId: string): Promise<boolean> {
  const rows = await runNamed(
    db,
    {
      name: 'site-busy',
      text: `select 1 from site_works
        where failed_on is null and (website_id = $1 or copy_of = $1 or takes_over = $1) limit 1`,
    },
    [websiteId],
  );
  return rows.length > 0;
}

/** How many websites there are and will be; those that are erased do not count. */
export async function countSites(db: Queryable): Promise<number> {
  const [row] = await runNamed<{ sites: number }>(
    db,
    {
      name: 'count-sites',
      text: `select (
          (select count(*) from websites w
            where exists (select 1 from website_hosts h where h.website_id = w.website_id))
          + (select count(*) from site_works where kind <> 'erase' and failed_on is null)
        )::int as sites`,
    },
    [],
  );
  return row?.sites ?? 0;
}

/** Whether a website has the host, or one that is being made will have it. */
export async function isHostTaken(db: Queryable, host: string, exceptFor: string | null): Promise<boolean> {
  const rows = await runNamed(
    db,
    {
      name: 'host-taken',
      text: `select 1 from website_hosts where host = $1 and website_id is distinct from $2::uuid
        union all select 1 from site_works where (host = $1 or moves_to = $1) limit 1`,
    },
    [host, exceptFor],
  );
  return rows.length > 0;
}

/** Short names of all websites, and of those that are being made. */
export async function findIdentifiers(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await runNamed<{ identifier: string }>(
    db,
    {
      name: 'site-identifiers',
      text: `select identifier from websites union select identifier from site_works limit 10000`,
    },
    [],
  );
  return new Set(rows.map(({ identifier }) => identifier));
}

export async function countPages(db: Queryable, websiteId: string): Promise<number> {
  const [row] = await runNamed<{ pages: number }>(
    db,
    {
      name: 'count-pages-of-site',
      text: `select count(*)::int as pages from collections where website_id = $1 and deleted_on is null`,
    },
    [websiteId],
  );
  return row?.pages ?? 0;
}

/** What a website has. */
export async function readFacts(db: Queryable, websiteId: string): Promise<SiteFactsAnswer> {
  const [row] = await runNamed<SiteFactsAnswer & Record<string, unknown>>(
    db,
    {
      name: 'site-facts',
      text: `select
        (select count(*)::int from collections where website_id = $1 and deleted_on is null) as pages,
        (select count(*)::int from items where website_id = $1 and deleted_on is null) as entries,
        (select count(*)::int from assets where website_id = $1) as files,
        (select count(*)::int from orders where website_id = $1) as orders,
        (select count(*)::int from orders where website_id = $1 and status = 'paid') as "openOrders",
        (select count(*)::int from customers where website_id = $1) as customers,
        (select count(*)::int from subscriptions
          where website_id = $1 and status not in ('canceled', 'completed')) as subscriptions`,
    },
    [websiteId],
  );
  if (row === undefined) throw new Error('a query without tables has one row');
  return row;
}

export async function insertWork(tx: Queryable, row: typeof siteWorks.$inferInsert): Promise<void> {
  await tx.insert(siteWorks).values(row);
}

export async function deleteWork(tx: Queryable, websiteId: string): Promise<void> {
  await tx.delete(siteWorks).where(eq(siteWorks.websiteId, websiteId));
}

/** Takes the notice of failed work off the list. False when there is none, or it has not failed. */
export async function deleteFailedWork(
  db: Queryable,
  websiteId: string,
  accountId: string,
): Promise<boolean> {
  const gone = await db
    .delete(siteWorks)
    .where(
      and(
        eq(siteWorks.websiteId, websiteId),
        eq(siteWorks.accountId, accountId),
        isNotNull(siteWorks.failedOn),
      ),
    )
    .returning({ id: siteWorks.websiteId });
  return gone.length > 0;
}

/** Claims the oldest work that no server process works on; null when there is none. */
export async function claimWork(db: Queryable, now: Date, until: Date): Promise<WorkRow | null> {
  const rows = await db
    .update(siteWorks)
    .set({ claimedUntil: until })
    .where(
      sql`${siteWorks.websiteId} = (
        select website_id from site_works
        where failed_on is null and (claimed_until is null or claimed_until < ${now.toISOString()}::timestamptz)
        order by started_on, website_id limit 1 for update skip locked
      )`,
    )
    .returning();
  return rows[0] ?? null;
}

/** Changes work that is still claimed until `claimed`. False when another process has it by now. */
export async function changeClaimed(
  db: Queryable,
  { websiteId, claimedUntil }: Pick<WorkRow, 'websiteId' | 'claimedUntil'>,
  change: Partial<
    Pick<WorkRow, 'done' | 'total' | 'failures' | 'failedOn' | 'claimedUntil' | 'host' | 'movesTo'>
  >,
): Promise<boolean> {
  if (claimedUntil === null) return false;
  const changed = await db
    .update(siteWorks)
    .set(change)
    .where(and(eq(siteWorks.websiteId, websiteId), eq(siteWorks.claimedUntil, claimedUntil)))
    .returning({ id: siteWorks.websiteId });
  return changed.length > 0;
}
