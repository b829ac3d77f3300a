import type { ItemLocation, ItemVideo, PromotedBlock, SearchMeta } from '@vitrine/domain/content/content.ts';
import type { Episode, Podcast } from '@vitrine/domain/content/podcast.ts';
import type { PageCode } from '@vitrine/domain/code/page-code.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { CollectionView } from './collection-view.ts';
import { readDocument } from './read-document.ts';
import {
  type CollectionKind,
  collections,
  type ItemStatus,
  items,
  itemStatusChanges,
  type PublishProblem,
} from './tables.ts';

/** The stored fields of a collection, without counters and the revision. */
export interface CollectionInput extends Omit<
  CollectionView,
  'itemCount' | 'hasDocument' | 'hasCode' | 'updatedOn' | 'revision'
> {
  readonly document: PageDocument | null;
  readonly podcast?: Podcast;
  readonly headerCode?: string;
  readonly footerCode?: string;
  readonly updatedOn: Date;
}

export interface ItemInput {
  readonly id: string;
  readonly collectionId: string;
  readonly urlId: string;
  /** 1 text, 11 store item, 12 event. */
  readonly recordType: number;
  readonly title: string;
  /** HTML, sanitised by the service. */
  readonly excerpt: string;
  /** HTML, sanitised by the service. */
  readonly body: string;
  readonly mainImageId: string | null;
  readonly imageIds: readonly string[];
  readonly status: ItemStatus;
  readonly displayIndex: number;
  readonly tags: readonly string[];
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly location: ItemLocation | null;
  /** Services that are the tickets of an event. */
  readonly ticketIds?: readonly string[];
  readonly categories: readonly string[];
  readonly authorId: string | null;
  readonly sourceUrl: string;
  readonly passthrough: boolean;
  readonly featured: boolean;
  readonly promotedBlock: PromotedBlock | null;
  readonly video: ItemVideo | null;
  readonly episode?: Episode;
  readonly document: PageDocument | null;
  readonly customContent: Readonly<Record<string, unknown>>;
  readonly commentState: number;
  readonly seo: Partial<SearchMeta>;
  readonly publishedOn: Date;
  readonly updatedOn: Date;
}

const collectionColumns = {
  id: collections.id,
  kind: collections.kind,
  urlId: collections.urlId,
  title: collections.title,
  description: collections.description,
  listing: collections.listing,
  typeName: collections.typeName,
  parentId: collections.parentId,
  position: collections.position,
  folderBehavior: collections.folderBehavior,
  ordering: collections.ordering,
  layout: collections.layout,
  mainImageId: collections.mainImageId,
  seo: collections.seo,
  hasCode: sql<boolean>`${collections.headerCode} <> '' or ${collections.footerCode} <> ''`,
  enabled: collections.enabled,
  // With the table's name: in the inner query a bare "id" would be the item's.
  itemCount: sql<number>`(
    select count(*)::int from items i
    where i.website_id = collections.website_id and i.collection_id = collections.id and i.status = 'published'
  )`,
  hasDocument: sql<boolean>`${collections.document} is not null`,
  updatedOn: sql<number>`(extract(epoch from ${collections.updatedOn}) * 1000)::float8`,
  revision: collections.revision,
};

export async function insertCollection(
  db: Queryable,
  websiteId: string,
  row: CollectionInput,
): Promise<void> {
  const { enabled, ...rest } = row;
  await db.insert(collections).values({ websiteId, ...rest, ...statusColumns(shownStatus(enabled)) });
}

/** A page's new status, and what is planned with it. */
export interface NewStatus {
  readonly status: ItemStatus;
  /** When its draft is published by the clock, and who planned it; without it nothing is planned. */
  readonly planned?: { readonly publishOn: Date; readonly scheduledBy: string };
  /** Why the publication that was planned did not take place, and when. */
  readonly failed?: { readonly problem: PublishProblem; readonly on: Date };
}

const shownStatus = (isShown: boolean): NewStatus => ({ status: isShown ? 'published' : 'draft' });

/** What is stored of a status. All that changes whether visitors see a page goes through it. */
const statusColumns = ({ status, planned, failed }: NewStatus) => ({
  status,
  publishOn: planned?.publishOn ?? null,
  scheduledBy: planned?.scheduledBy ?? null,
  publishProblem: failed?.problem ?? null,
  publishFailedOn: failed?.on ?? null,
});

/**
 * False when the collection does not exist, is in the bin or has been changed since `revision`. `status` for more than
 * whether it is enabled.
 */
export async function changeCollection(
  db: Queryable,
  websiteId: string,
  id: string,
  {
    enabled,
    status = enabled === undefined ? undefined : shownStatus(enabled),
    ...change
  }: Partial<Omit<CollectionInput, 'id'>> & { readonly status?: NewStatus | undefined },
  revision: number | null,
): Promise<boolean> {
  const changed = await db
    .update(collections)
    .set({
      ...change,
      ...(status === undefined ? {} : statusColumns(status)),
      revision: sql`${collections.revision} + 1`,
    })
    .where(
      and(
        eq(collections.websiteId, websiteId),
        eq(collections.id, id),
        isNull(collections.deletedOn),
        revision === null ? undefined : eq(collections.revision, revision),
      ),
    );
  return changed.rowCount === 1;
}

/** The collections of a website by title, without those in the bin. */
export function selectCollections(db: Queryable, websiteId: string): Promise<CollectionView[]> {
  return db
    .select(collectionColumns)
    .from(collections)
    .where(and(eq(collections.websiteId, websiteId), isNull(collections.deletedOn)))
    .orderBy(asc(collections.title), asc(collections.id));
}

export async function selectDocument(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<PageDocument | null> {
  const rows = await db
    .select({ document: collections.document })
    .from(collections)
    .where(and(eq(collections.websiteId, websiteId), eq(collections.id, id), isNull(collections.deletedOn)));
  return readDocument(rows[0]?.document);
}

export async function selectDocuments(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PageDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: collections.id, document: collections.document })
    .from(collections)
    .where(
      and(
        eq(collections.websiteId, websiteId),
        inArray(collections.id, [...ids]),
        isNull(collections.deletedOn),
      ),
    );
  return new Map(
    rows.flatMap(({ id, document: stored }) => {
      const document = readDocument(stored);
      return document === null ? [] : [[id, document] as const];
    }),
  );
}

/** The code of a page's settings; null for a page that the website does not have, or that is in the bin. */
export async function selectCode(db: Queryable, websiteId: string, id: string): Promise<PageCode | null> {
  const [row] = await runNamed<PageCode>(
    db,
    {
      name: 'collections-code',
      text: `select header_code as header, footer_code as footer from collections
        where website_id = $1 and id = $2 and deleted_on is null`,
    },
    [websiteId, id],
  );
  return row ?? null;
}

/** Items of one website, at least one, in one statement: some hundred at most. */
export async function insertItems(
  db: Queryable,
  websiteId: string,
  rows: readonly ItemInput[],
): Promise<void> {
  await db.insert(items).values(
    rows.map((row) => ({
      websiteId,
      ...row,
      imageIds: [...row.imageIds],
      tags: [...row.tags],
      categories: [...row.categories],
      ticketIds: [...(row.ticketIds ?? [])],
    })),
  );
}

/** False when the item does not exist or has been changed since `revision`. */
export async function changeItem(
  db: Queryable,
  websiteId: string,
  id: string,
  change: Partial<Omit<ItemInput, 'id' | 'collectionId'>>,
  revision: number | null,
): Promise<boolean> {
  const { imageIds, tags, categories, ticketIds, ...rest } = change;
  const changed = await db
    .update(items)
    .set({
      ...rest,
      ...(imageIds === undefined ? {} : { imageIds: [...imageIds] }),
      ...(tags === undefined ? {} : { tags: [...tags] }),
      ...(categories === undefined ? {} : { categories: [...categories] }),
      ...(ticketIds === undefined ? {} : { ticketIds: [...ticketIds] }),
      // With another status, what was planned for its changes is given up.
      ...(rest.status === undefined ? {} : { changesOn: null, changesBy: null, changesFailed: false }),
      revision: sql`${items.revision} + 1`,
    })
    .where(
      and(
        eq(items.websiteId, websiteId),
        eq(items.id, id),
        revision === null ? undefined : eq(items.revision, revision),
      ),
    );
  return changed.rowCount === 1;
}

/** An item's place and status, with its row locked until the caller's transaction ends; null when it does not exist. */
export async function lockItemPlace(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<{
  readonly urlId: string;
  readonly status: ItemStatus;
  readonly kind: CollectionKind;
  readonly collectionUrlId: string;
} | null> {
  const rows = await db
    .select({
      urlId: items.urlId,
      status: items.status,
      kind: collections.kind,
      collectionUrlId: collections.urlId,
    })
    .from(items)
    .innerJoin(
      collections,
      and(eq(collections.websiteId, items.websiteId), eq(collections.id, items.collectionId)),
    )
    .where(and(eq(items.websiteId, websiteId), eq(items.id, id)))
    .for('update', { of: items });
  return rows[0] ?? null;
}

export async function insertStatusChange(
  db: Queryable,
  websiteId: string,
  row: Omit<typeof itemStatusChanges.$inferInsert, 'websiteId'>,
): Promise<void> {
  await db.insert(itemStatusChanges).values({ websiteId, ...row });
}
