import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { type ItemStatus, writtenKinds } from '@vitrine/domain/content/content.ts';
import { documentOfBody } from '@vitrine/domain/page/article.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import {
  collections,
  items,
  pageDrafts,
  pageLeases,
  pagePreviews,
  pageStatusChanges,
  pageVersions,
  siteParts,
} from '../tables.ts';
import { isWrittenSql } from '../written-kinds.ts';
import type { PageOf } from './page-of.ts';
import { understoodDocument } from './understood-document.ts';

/** What can have a draft: a page, a part of the website that stands on many, or an entry of a list that is written. */
export type DraftedKind = OpenedDraft['kind'];

/** A page with its draft, and what visitors see of it. */
export interface DraftedPage {
  readonly kind: DraftedKind;
  /** Of a block field its id. */
  readonly title: string;
  readonly urlId: string;
  readonly layout: string;
  readonly isHome: boolean;
  readonly isEnabled: boolean;
  /** Whether it is an event and has no date yet. */
  readonly isUndated: boolean;
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

const draftedPage = `with owner as (
    select 'page' as kind, c.title, c.url_id, c.layout, (c.url_id = '' or w.home_collection_id is not distinct from c.id) as is_home,
      c.enabled, c.status, c.publish_on, c.scheduled_by, c.revision, c.updated_on, c.document, '' as body, false as is_undated
    from collections c join websites w on w.website_id = c.website_id
    where c.website_id = $1 and c.id = $2 and c.deleted_on is null
    union all
    select case when p.field_id is null then 'shared-section' else 'block-field' end, coalesce(p.field_id, p.name), '', '', true,
      p.document is not null, case when p.document is null then 'draft' else 'published' end, null, null, p.revision,
      p.updated_on, p.document, '', false
    from site_parts p where p.website_id = $1 and p.id = $2 and p.deleted_on is null
    union all
    select 'post', i.title, c.url_id || '/' || i.url_id, '', false, i.status = 'published', i.status, i.changes_on, i.changes_by, i.revision,
      i.updated_on, i.document, i.body, c.kind = 'events' and i.start_date is null
    from items i join collections c on c.website_id = i.website_id and c.id = i.collection_id and ${isWrittenSql('c.kind')}
    where i.website_id = $1 and i.id = $2 and i.deleted_on is null
  )
  select o.kind, o.title, o.url_id as "urlId", o.layout, o.is_home as "isHome", o.enabled as "isEnabled", o.is_undated as "isUndated", o.status,
    (extract(epoch from o.publish_on) * 1000)::float8 as "publishOn", o.scheduled_by as "scheduledBy",
    o.revision as "pageRevision", (extract(epoch from o.updated_on) * 1000)::float8 as "pageUpdatedOn",
    o.document as live, o.body, d.document as draft,
    (d.document is not null and d.document is distinct from coalesce(o.document, '{"version": 2, "sections": []}'::jsonb)) as "hasChanges",
    coalesce(d.revision, 0) as revision, d.save_key as "saveKey", d.published_revision as "publishedRevision",
    (select (extract(epoch from max(v.published_on)) * 1000)::float8 from page_versions v
      where v.website_id = $1 and v.page_id = $2) as "publishedOn"
  from owner o left join page_drafts d on d.website_id = $1 and d.page_id = $2`;

/** All of a page but its documents. */
export type DraftedRow = Omit<DraftedPage, 'live' | 'draft'>;

/** A page as it is stored; `body` is the text of a post that has no blocks yet, '' for all else. */
interface StoredRow extends DraftedRow {
  readonly live: unknown;
  readonly draft: unknown;
  readonly body: string;
}

/** A page with what is stored of it, whichever server wrote that; null when the website has none such. */
export async function selectDraftedRow(
  db: Queryable,
  { websiteId, pageId }: PageOf,
): Promise<StoredRow | null> {
  const [row] = await runNamed<StoredRow & Record<string, unknown>>(
    db,
    { name: 'page-drafts-page', text: draftedPage },
    [websiteId, pageId],
  );
  return row ?? null;
}

/** A page that this server may edit, or why it may not. */
export type FoundDraft = Result<DraftedPage, 'CONTENT_NOT_FOUND' | 'PAGE_FROM_NEWER'>;

/**
 * Refused for a page or draft that a later server has written: it would be replaced by what is left when this one has
 * read it.
 */
export async function selectDraftedPage(db: Queryable, of: PageOf): Promise<FoundDraft> {
  const row = await selectDraftedRow(db, of);
  if (row === null) return fail('CONTENT_NOT_FOUND');
  const { body, ...page } = row;
  const live = understoodDocument(page.live);
  if (!live.ok) return live;
  const draft = understoodDocument(page.draft);
  if (!draft.ok) return draft;
  return ok({ ...page, live: live.value ?? documentOfBody(body), draft: draft.value });
}

const isPage = ({ websiteId, pageId }: PageOf) =>
  and(eq(collections.websiteId, websiteId), eq(collections.id, pageId), isNull(collections.deletedOn));
/** What else has the id; a post, an event and the like have a draft, which `selectDraftedPage` looks for. */
const isItem = ({ websiteId, pageId }: PageOf) =>
  and(eq(items.websiteId, websiteId), eq(items.id, pageId), isNull(items.deletedOn));
const isPart = ({ websiteId, pageId }: PageOf) =>
  and(eq(siteParts.websiteId, websiteId), eq(siteParts.id, pageId), isNull(siteParts.deletedOn));

export async function hasPage(db: Queryable, of: PageOf): Promise<boolean> {
  const rows = await db
    .select({ id: collections.id })
    .from(collections)
    .where(isPage(of))
    .unionAll(db.select({ id: siteParts.id }).from(siteParts).where(isPart(of)))
    .unionAll(
      db
        .select({ id: items.id })
        .from(items)
        .innerJoin(
          collections,
          and(
            eq(collections.websiteId, items.websiteId),
            eq(collections.id, items.collectionId),
            inArray(collections.kind, [...writtenKinds]),
          ),
        )
        .where(isItem(of)),
    );
  return rows.length > 0;
}

/** Locks a page until the caller's transaction ends, so that it is not erased and such calls run one by one. */
export async function lockPage(tx: Queryable, of: PageOf): Promise<boolean> {
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(isPage(of))
    .for('no key update');
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
): Promise<FoundDraft> {
  const strength = forChange ? 'no key update' : 'key share';
  const page = await tx.select({ id: collections.id }).from(collections).where(isPage(of)).for(strength);
  if (page.length === 0) {
    const part = await tx.select({ id: siteParts.id }).from(siteParts).where(isPart(of)).for(strength);
    const item =
      part.length > 0 ? part : await tx.select({ id: items.id }).from(items).where(isItem(of)).for(strength);
    if (item.length === 0 || !(await hasPage(tx, of))) return fail('CONTENT_NOT_FOUND');
  }
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
 * Erases the drafts, versions, leases, preview links and changes of status of pages, inside the transaction that has
 * erased the pages: so that none is
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
  await tx
    .delete(pagePreviews)
    .where(and(eq(pagePreviews.websiteId, websiteId), inArray(pagePreviews.pageId, ids)));
}
