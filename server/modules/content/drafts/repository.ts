import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import { collections, pageDrafts, pageLeases, pageStatusChanges, pageVersions } from '../tables.ts';
import type { PageOf } from './page-of.ts';
import { understoodDocument } from './understood-document.ts';

/** A page with its draft, and what visitors see of it. */
export interface DraftedPage {
  readonly title: string;
  readonly urlId: string;
  readonly isHome: boolean;
  readonly isEnabled: boolean;
  readonly status: ItemStatus;
  /** When the draft is published by the clock, milliseconds since 1970, and the account that planned it; null: never. */
  readonly publishOn: number | null;
  readonly scheduledBy: string | null;
  /** Of the page. */
  readonly pageRevision: number;
  /** Milliseconds since 1970. */
  readonly pageUpdatedOn: number;
  /** What visitors see. */
  readonly live: PageDocument | null;
  /** Null while there is no draft. */
  readonly draft: PageDocument | null;
  readonly hasChanges: boolean;
  /** Of the draft; 0 for a page that never had one. */
  readonly revision: number;
  readonly saveKey: string | null;
  readonly publishedRevision: number | null;
  /** When it was last published, milliseconds since 1970; null: never. */
  readonly publishedOn: number | null;
}

const draftedPage = `select c.title, c.url_id as "urlId", (c.url_id = '' or w.home_collection_id is not distinct from c.id) as "isHome",
    c.enabled as "isEnabled", c.status, (extract(epoch from c.publish_on) * 1000)::float8 as "publishOn",
    c.scheduled_by as "scheduledBy", c.revision as "pageRevision",
    (extract(epoch from c.updated_on) * 1000)::float8 as "pageUpdatedOn", c.document as live, d.document as draft,
    (d.document is not null and d.document is distinct from coalesce(c.document, '{"version": 2, "sections": []}'::jsonb)) as "hasChanges",
    coalesce(d.revision, 0) as revision, d.save_key as "saveKey", d.published_revision as "publishedRevision",
    (select (extract(epoch from max(v.published_on)) * 1000)::float8 from page_versions v
      where v.website_id = $1 and v.page_id = $2) as "publishedOn"
  from collections c join websites w on w.website_id = c.website_id
  left join page_drafts d on d.website_id = c.website_id and d.page_id = c.id
  where c.website_id = $1 and c.id = $2 and c.deleted_on is null`;

/**
 * Null when the website has no such page, and for one that a later server has written: it would be replaced by what is
 * left when this one has read it.
 */
export async function selectDraftedPage(
  db: Queryable,
  { websiteId, pageId }: PageOf,
): Promise<DraftedPage | null> {
  const [row] = await runNamed<DraftedPage>(db, { name: 'page-drafts-page', text: draftedPage }, [
    websiteId,
    pageId,
  ]);
  if (row === undefined) return null;
  const isUnderstood = [row.live, row.draft].every(
    (stored) => stored === null || understoodDocument(stored) !== null,
  );
  return isUnderstood ? row : null;
}

const isPage = ({ websiteId, pageId }: PageOf) =>
  and(eq(collections.websiteId, websiteId), eq(collections.id, pageId), isNull(collections.deletedOn));

export async function hasPage(db: Queryable, of: PageOf): Promise<boolean> {
  const rows = await db.select({ id: collections.id }).from(collections).where(isPage(of));
  return rows.length > 0;
}

/**
 * The same, with the draft's row locked until the caller's transaction ends; the row is created when it is missing.
 * The page itself is locked so that it is not erased meanwhile, with `forChange` as one that is about to change. Locks
 * are taken in one order: website, page, draft, lease.
 */
export async function lockDraftedPage(
  tx: Queryable,
  of: PageOf,
  { forChange = false }: { readonly forChange?: boolean } = {},
): Promise<DraftedPage | null> {
  const page = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(isPage(of))
    .for(forChange ? 'no key update' : 'key share');
  if (page.length === 0) return null;
  await tx.insert(pageDrafts).values(of).onConflictDoNothing();
  await tx.select({ revision: pageDrafts.revision }).from(pageDrafts).where(ofPage(of)).for('update');
  return selectDraftedPage(tx, of);
}

const ofPage = ({ websiteId, pageId }: PageOf) =>
  and(eq(pageDrafts.websiteId, websiteId), eq(pageDrafts.pageId, pageId));

/** Counts the draft's revision up; `change` is what becomes of the rest of its row. */
export async function changeDraft(
  tx: Queryable,
  of: PageOf,
  change: Partial<Omit<typeof pageDrafts.$inferInsert, 'websiteId' | 'pageId' | 'revision'>>,
): Promise<void> {
  await tx
    .update(pageDrafts)
    .set({ ...change, revision: sql`${pageDrafts.revision} + 1` })
    .where(ofPage(of));
}

/** Gives a page the draft of another one, if that has one, inside the transaction that copies the page. */
export async function copyDraft(
  tx: Queryable,
  { websiteId, pageId }: PageOf,
  { copyId, copyRevision }: { readonly copyId: string; readonly copyRevision: number },
): Promise<void> {
  await tx.execute(sql`
    insert into page_drafts (website_id, page_id, document, revision, base_revision, saved_by, saved_on)
    select website_id, ${copyId}::uuid, document, 1, ${copyRevision}, saved_by, saved_on from page_drafts
    where website_id = ${websiteId}::uuid and page_id = ${pageId}::uuid and document is not null`);
}

/**
 * Erases the drafts, versions, leases and changes of status of pages, inside the transaction that has erased the pages: so that none is
 * saved in between.
 */
export async function deleteDrafts(
  tx: Queryable,
  websiteId: string,
  pageIds: readonly string[],
): Promise<void> {
  const ids = [...pageIds];
  await tx
    .delete(pageDrafts)
    .where(and(eq(pageDrafts.websiteId, websiteId), inArray(pageDrafts.pageId, ids)));
  await tx
    .delete(pageVersions)
    .where(and(eq(pageVersions.websiteId, websiteId), inArray(pageVersions.pageId, ids)));
  await tx
    .delete(pageStatusChanges)
    .where(and(eq(pageStatusChanges.websiteId, websiteId), inArray(pageStatusChanges.pageId, ids)));
  await tx
    .delete(pageLeases)
    .where(and(eq(pageLeases.websiteId, websiteId), inArray(pageLeases.pageId, ids)));
}
