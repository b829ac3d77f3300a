import { LEASE_SECONDS } from '@vitrine/contracts/page-drafts.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import { pageLeases } from '../tables.ts';
import type { PageEditor, PageOf } from './page-of.ts';

/** Who holds a page. */
export interface Lease {
  readonly tab: string;
  readonly accountId: string;
  /** The account's name, or its e-mail where it has none; '' for one that is no longer there. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/**
 * Takes or keeps a page for a tab, inside the caller's transaction; one that another tab holds is left to it unless
 * `takeOver` is set. Returns who holds it then. `now` in milliseconds since 1970.
 */
export async function takeLease(
  tx: Queryable,
  { websiteId, pageId }: PageOf,
  { accountId, tab }: PageEditor,
  { now, takeOver }: { readonly now: number; readonly takeOver: boolean },
): Promise<Lease> {
  const until = new Date(now + LEASE_SECONDS * 1000);
  // The row is locked also where its holder stays, so the holder that is read next is the one that was decided on.
  await runNamed(
    tx,
    {
      name: 'page-leases-take',
      text: `insert into page_leases (website_id, page_id, tab, account_id, since, until)
        values ($1, $2, $3, $4, $5, $6)
        on conflict (website_id, page_id) do update set tab = excluded.tab, account_id = excluded.account_id,
          since = case when page_leases.tab = excluded.tab then page_leases.since else excluded.since end,
          until = excluded.until
        where page_leases.tab = excluded.tab or page_leases.until <= $5 or $7::boolean`,
    },
    [websiteId, pageId, tab, accountId, new Date(now), until, takeOver],
  );
  const [lease] = await runNamed<Lease>(
    tx,
    {
      name: 'page-leases-holder',
      text: `select l.tab, l.account_id as "accountId", coalesce(nullif(a.name, ''), a.email, '') as name,
          (extract(epoch from l.since) * 1000)::float8 as since
        from page_leases l left join accounts a on a.id = l.account_id
        where l.website_id = $1 and l.page_id = $2`,
    },
    [websiteId, pageId],
  );
  if (lease === undefined) throw new Error('a lease that was just locked is gone');
  return lease;
}

/** Gives a page back; false when the tab did not hold it. */
export async function deleteLease(
  db: Queryable,
  { websiteId, pageId }: PageOf,
  tab: string,
): Promise<boolean> {
  const deleted = await db
    .delete(pageLeases)
    .where(and(eq(pageLeases.websiteId, websiteId), eq(pageLeases.pageId, pageId), eq(pageLeases.tab, tab)));
  return deleted.rowCount === 1;
}

/** Removes the leases of a website's other pages that are over. Rows in use are left to whoever comes next. */
export async function deleteLeasesOver(
  tx: Queryable,
  { websiteId, pageId }: PageOf,
  now: number,
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'page-leases-over',
      text: `delete from page_leases where website_id = $1 and page_id in (
          select page_id from page_leases where website_id = $1 and until <= $3 and page_id <> $2
          for update skip locked)`,
    },
    [websiteId, pageId, new Date(now)],
  );
}
