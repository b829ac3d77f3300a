import { ASK_SECONDS, LEASE_SECONDS } from '@vitrine/contracts/page-drafts.ts';
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
  /** Who asked for it and when, in milliseconds since 1970; null for nobody, and once that is over. */
  readonly ask: {
    readonly tab: string;
    readonly accountId: string;
    readonly name: string;
    readonly on: number;
    readonly isDeclined: boolean;
  } | null;
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
          until = excluded.until,
          asking_tab = case when page_leases.tab = excluded.tab then page_leases.asking_tab end,
          asking_account_id = case when page_leases.tab = excluded.tab then page_leases.asking_account_id end,
          asked_on = case when page_leases.tab = excluded.tab then page_leases.asked_on end,
          is_ask_declined = page_leases.tab = excluded.tab and page_leases.is_ask_declined
        where page_leases.tab = excluded.tab or page_leases.until <= $5 or $7::boolean`,
    },
    [websiteId, pageId, tab, accountId, new Date(now), until, takeOver],
  );
  return readLease(tx, { websiteId, pageId }, now);
}

/** The lease of a page whose row the caller has locked. */
async function readLease(tx: Queryable, { websiteId, pageId }: PageOf, now: number): Promise<Lease> {
  const [lease] = await runNamed<Lease>(
    tx,
    {
      name: 'page-leases-holder',
      text: `select l.tab, l.account_id as "accountId", coalesce(nullif(a.name, ''), a.email, '') as name,
          (extract(epoch from l.since) * 1000)::float8 as since,
          case when l.asked_on > $3 then json_build_object('tab', l.asking_tab, 'accountId', l.asking_account_id,
            'name', coalesce(nullif(b.name, ''), b.email, ''), 'isDeclined', l.is_ask_declined,
            'on', (extract(epoch from l.asked_on) * 1000)::float8) end as ask
        from page_leases l left join accounts a on a.id = l.account_id
          left join accounts b on b.id = l.asking_account_id
        where l.website_id = $1 and l.page_id = $2`,
    },
    [websiteId, pageId, askedAfter(now)],
  );
  if (lease === undefined) throw new Error('a lease that was just locked is gone');
  return lease;
}

/** The time after which a request was made that still stands. */
const askedAfter = (now: number): Date => new Date(now - ASK_SECONDS * 1000);

/**
 * Notes that a tab would like to have a page that another one holds, inside the caller's transaction. A request that
 * stands is left as it is, and a declined one is not made again by the same tab.
 */
export async function askForLease(
  tx: Queryable,
  { websiteId, pageId }: PageOf,
  { accountId, tab }: PageEditor,
  now: number,
): Promise<Lease> {
  await runNamed(
    tx,
    {
      name: 'page-leases-ask',
      text: `update page_leases set asking_tab = $3, asking_account_id = $4, asked_on = $5, is_ask_declined = false
        where website_id = $1 and page_id = $2 and tab <> $3
          and (asked_on is null or asked_on <= $6 or (is_ask_declined and asking_tab <> $3))`,
    },
    [websiteId, pageId, tab, accountId, new Date(now), askedAfter(now)],
  );
  return readLease(tx, { websiteId, pageId }, now);
}

/**
 * Hands a page over to the tab whose request was made at `on`, or declines that, inside the caller's transaction;
 * nothing where the request is over, another one, or answered. Times in milliseconds since 1970.
 */
export async function answerAskForLease(
  tx: Queryable,
  { websiteId, pageId }: PageOf,
  tab: string,
  { on, now, handOver }: { readonly on: number; readonly now: number; readonly handOver: boolean },
): Promise<void> {
  const over = {
    name: 'page-leases-hand-over',
    text: `update page_leases set tab = asking_tab, account_id = asking_account_id, since = $6, until = $7,
        asking_tab = null, asking_account_id = null, asked_on = null
      where website_id = $1 and page_id = $2 and tab = $3 and asked_on = $4 and asked_on > $5 and not is_ask_declined`,
  };
  const declined = {
    name: 'page-leases-decline',
    text: `update page_leases set is_ask_declined = true
      where website_id = $1 and page_id = $2 and tab = $3 and asked_on = $4 and asked_on > $5`,
  };
  const values = [websiteId, pageId, tab, new Date(on), askedAfter(now)];
  await (handOver
    ? runNamed(tx, over, [...values, new Date(now), new Date(now + LEASE_SECONDS * 1000)])
    : runNamed(tx, declined, values));
}

/** Takes back the request of a tab that is left. */
export async function deleteAsk(db: Queryable, { websiteId, pageId }: PageOf, tab: string): Promise<void> {
  await db
    .update(pageLeases)
    .set({ askingTab: null, askingAccountId: null, askedOn: null, isAskDeclined: false })
    .where(
      and(
        eq(pageLeases.websiteId, websiteId),
        eq(pageLeases.pageId, pageId),
        eq(pageLeases.askingTab, tab),
        // A declined one stays, or a tab could ask at once by being loaded again.
        eq(pageLeases.isAskDeclined, false),
      ),
    );
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
