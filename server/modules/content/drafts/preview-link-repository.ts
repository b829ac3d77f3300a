import { and, eq, lte } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import { pagePreviews } from '../tables.ts';
import type { PageOf } from './page-of.ts';

/** A link as it is listed; times in milliseconds since 1970. */
export interface ListedPreview {
  readonly id: string;
  readonly madeOn: number;
  readonly endsOn: number;
  /** The author's name, or the e-mail of one without; '' when nobody is known. */
  readonly author: string;
}

/** The links of a page that have not ended, the latest first. `now` in milliseconds since 1970. */
export function selectPreviews(
  db: Queryable,
  { websiteId, pageId }: PageOf,
  now: number,
): Promise<readonly ListedPreview[]> {
  return runNamed<ListedPreview>(
    db,
    {
      name: 'page-previews-list',
      text: `select p.id, (extract(epoch from p.made_on) * 1000)::float8 as "madeOn",
          (extract(epoch from p.ends_on) * 1000)::float8 as "endsOn",
          coalesce(nullif(a.name, ''), a.email, '') as author
        from page_previews p left join accounts a on a.id = p.author_id
        where p.website_id = $1 and p.page_id = $2 and p.ends_on > $3 order by p.made_on desc, p.id desc`,
    },
    [websiteId, pageId, new Date(now)],
  );
}

export async function insertPreview(
  tx: Queryable,
  of: PageOf,
  preview: Omit<typeof pagePreviews.$inferInsert, 'websiteId' | 'pageId'>,
): Promise<void> {
  await tx.insert(pagePreviews).values({ ...of, ...preview });
}

/**
 * Ends the links of a page, or the one of `id`, that have not ended. Ended ones stay for a while, so that whoever opens
 * one learns that it was ended. Returns whether the page has such a link, ended or not.
 */
export async function endPreviews(
  db: Queryable,
  { websiteId, pageId }: PageOf,
  { id, now }: { readonly id: string | null; readonly now: number },
): Promise<boolean> {
  const rows = await runNamed(
    db,
    {
      name: 'page-previews-end',
      text: `update page_previews set ends_on = least(ends_on, $4)
        where website_id = $1 and page_id = $2 and ($3::uuid is null or id = $3) returning id`,
    },
    [websiteId, pageId, id, new Date(now)],
  );
  return rows.length > 0;
}

/** Removes the links of a page that have ended. */
export async function deleteEndedOf(tx: Queryable, { websiteId, pageId }: PageOf, now: number) {
  await tx
    .delete(pagePreviews)
    .where(
      and(
        eq(pagePreviews.websiteId, websiteId),
        eq(pagePreviews.pageId, pageId),
        lte(pagePreviews.endsOn, new Date(now)),
      ),
    );
}

/** Removes the links of all websites that ended before a time. Returns how many. */
export async function deleteEnded(db: Queryable, endedBefore: Date): Promise<number> {
  const deleted = await db.delete(pagePreviews).where(lte(pagePreviews.endsOn, endedBefore));
  return deleted.rowCount ?? 0;
}

/** A link by the hash of its secret; `isGone` when its page is in the bin. */
export async function selectPreview(
  db: Queryable,
  websiteId: string,
  tokenHash: string,
): Promise<{ readonly pageId: string; readonly endsOn: number; readonly isGone: boolean } | null> {
  const [row] = await runNamed<{ pageId: string; endsOn: number; isGone: boolean }>(
    db,
    {
      name: 'page-previews-find',
      text: `select p.page_id as "pageId", (extract(epoch from p.ends_on) * 1000)::float8 as "endsOn",
          (c.id is null or c.deleted_on is not null) as "isGone"
        from page_previews p left join collections c on c.website_id = p.website_id and c.id = p.page_id
        where p.website_id = $1 and p.token_hash = $2`,
    },
    [websiteId, tokenHash],
  );
  return row ?? null;
}
