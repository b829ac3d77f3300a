import { deleteDrafts } from '../drafts/repository.ts';
import { MAX_PAGES } from '@vitrine/contracts/pages.ts';
import type { FolderBehavior, ItemStatus, Ordering, SearchMeta } from '@vitrine/domain/content/content.ts';
import type { PageNode } from '@vitrine/domain/content/page-places.ts';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { deleteCodeOfLists } from '../site-code/repository.ts';
import { collections, type ListSettings, type PublishProblem } from '../tables.ts';

/** A page as the owner's tree needs it. */
export interface StoredPage extends PageNode {
  readonly title: string;
  readonly urlId: string;
  readonly position: number;
  readonly enabled: boolean;
  readonly status: ItemStatus;
  /** When its draft is published by the clock; null: not planned. */
  readonly publishOn: Date | null;
  readonly publishProblem: PublishProblem | null;
  readonly updatedOn: Date;
  readonly revision: number;
}

/** With what its settings say of it. */
export interface DescribedPage extends StoredPage {
  readonly description: string;
  readonly seo: Partial<SearchMeta>;
  readonly listing: ListSettings;
  readonly ordering: Ordering;
  readonly folderBehavior: FolderBehavior | null;
  readonly layout: string;
  readonly headerCode: string;
  readonly footerCode: string;
}

/** In the bin. */
export interface DeletedPage {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
  readonly deletedOn: Date;
}

/** Pages in the bin that are listed. */
const LISTED_DELETED = 1_000;

const columns = {
  id: collections.id,
  kind: collections.kind,
  title: collections.title,
  urlId: collections.urlId,
  parentId: collections.parentId,
  position: collections.position,
  enabled: collections.enabled,
  status: collections.status,
  publishOn: collections.publishOn,
  publishProblem: collections.publishProblem,
  updatedOn: collections.updatedOn,
  revision: collections.revision,
};

const ofWebsite = (websiteId: string) =>
  and(eq(collections.websiteId, websiteId), isNull(collections.deletedOn));

/** The pages of a website by position, then title, without those in the bin. */
export function selectPages(db: Queryable, websiteId: string): Promise<readonly StoredPage[]> {
  return db
    .select(columns)
    .from(collections)
    .where(ofWebsite(websiteId))
    .orderBy(asc(collections.position), asc(collections.title), asc(collections.id))
    .limit(MAX_PAGES);
}

/** Pages by their ids, those in the bin included. */
export function selectNamedPages(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly (StoredPage & { readonly isDeleted: boolean })[]> {
  return db
    .select({ ...columns, isDeleted: sql<boolean>`${collections.deletedOn} is not null` })
    .from(collections)
    .where(
      and(
        eq(collections.websiteId, websiteId),
        sql`${collections.id} = any(${sql.param([...ids])}::text[]::uuid[])`,
      ),
    );
}

export async function selectPage(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<DescribedPage | null> {
  const [row] = await db
    .select({
      ...columns,
      description: collections.description,
      seo: collections.seo,
      listing: collections.listing,
      ordering: collections.ordering,
      layout: collections.layout,
      folderBehavior: collections.folderBehavior,
      headerCode: collections.headerCode,
      footerCode: collections.footerCode,
    })
    .from(collections)
    .where(and(ofWebsite(websiteId), eq(collections.id, id)));
  return row ?? null;
}

/** A page that the caller's transaction has written. */
export async function storedPage(tx: Queryable, websiteId: string, id: string): Promise<StoredPage> {
  const page = await selectPage(tx, websiteId, id);
  if (page === null) throw new Error(`no page ${id}`);
  return page;
}

/** A page, locked until the caller's transaction ends: no item is moved into it meanwhile. */
export async function lockPage(db: Queryable, websiteId: string, id: string): Promise<StoredPage | null> {
  const [row] = await db
    .select(columns)
    .from(collections)
    .where(and(ofWebsite(websiteId), eq(collections.id, id)))
    .for('update');
  return row ?? null;
}

/** Copies all that is stored of a page, with other names and an id of its own. */
export async function insertCopy(
  db: Queryable,
  websiteId: string,
  id: string,
  copy: { readonly id: string; readonly title: string; readonly urlId: string; readonly updatedOn: Date },
): Promise<void> {
  const [row] = await db
    .select()
    .from(collections)
    .where(and(ofWebsite(websiteId), eq(collections.id, id)));
  if (row === undefined) throw new Error(`no page ${id}`);
  const { enabled: _, ...stored } = row;
  const asDraft = { status: 'draft', publishOn: null, scheduledBy: null } as const;
  const asNew = { publishProblem: null, publishFailedOn: null, revision: 1 };
  await db.insert(collections).values({ ...stored, ...copy, ...asDraft, ...asNew });
}

/** Puts pages into a level of the tree in this order; those that are there already keep their revision. */
export async function saveLevel(db: Queryable, websiteId: string, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update collections c set position = g.place::int - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as g(id, place)
    where c.website_id = ${websiteId}::uuid and c.id = g.id and c.position <> g.place - 1`);
}

/** Moves a page below another one, or to the top. */
export async function saveParent(
  db: Queryable,
  websiteId: string,
  id: string,
  parentId: string | null,
): Promise<void> {
  await db
    .update(collections)
    .set({ parentId, revision: sql`${collections.revision} + 1` })
    .where(and(ofWebsite(websiteId), eq(collections.id, id)));
}

/** Whether a page has items, with `orInBin` also such as are in the bin. */
export async function hasItems(
  db: Queryable,
  websiteId: string,
  id: string,
  { orInBin }: { readonly orInBin: boolean },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from items where website_id = ${websiteId}::uuid and collection_id = ${id}::uuid
      and (${orInBin}::boolean or deleted_on is null) limit 1`);
  return rows.length > 0;
}

export async function saveDeleted(db: Queryable, websiteId: string, id: string, now: Date): Promise<void> {
  await db
    .update(collections)
    .set({
      deletedOn: now,
      updatedOn: now,
      revision: sql`${collections.revision} + 1`,
    })
    .where(and(ofWebsite(websiteId), eq(collections.id, id)));
}

/** The pages in the bin, the latest first. */
export function selectDeleted(db: Queryable, websiteId: string): Promise<readonly DeletedPage[]> {
  return db
    .select({
      id: collections.id,
      title: collections.title,
      urlId: collections.urlId,
      deletedOn: sql<Date>`${collections.deletedOn}`.mapWith(collections.deletedOn),
    })
    .from(collections)
    .where(and(eq(collections.websiteId, websiteId), isNotNull(collections.deletedOn)))
    .orderBy(desc(collections.deletedOn), asc(collections.id))
    .limit(LISTED_DELETED);
}

/** A page in the bin, locked until the caller's transaction ends. */
export async function lockDeleted(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<Pick<StoredPage, 'kind' | 'urlId' | 'parentId'> | null> {
  const [row] = await db
    .select({ kind: collections.kind, urlId: collections.urlId, parentId: collections.parentId })
    .from(collections)
    .where(
      and(eq(collections.websiteId, websiteId), eq(collections.id, id), isNotNull(collections.deletedOn)),
    )
    .for('update');
  return row ?? null;
}

/** Takes a page out of the bin, with the status it had. What was to be published meanwhile waits for its owner again. */
export async function saveRestored(
  db: Queryable,
  websiteId: string,
  id: string,
  place: { readonly urlId: string; readonly parentId: string | null; readonly updatedOn: Date },
): Promise<void> {
  const isOver = sql`coalesce(${collections.publishOn} <= ${place.updatedOn}, false)`;
  await db
    .update(collections)
    .set({
      ...place,
      deletedOn: null,
      status: sql`case when ${collections.status} = 'scheduled' and ${isOver} then 'draft' else ${collections.status} end`,
      publishOn: sql`case when ${isOver} then null else ${collections.publishOn} end`,
      scheduledBy: sql`case when ${isOver} then null else ${collections.scheduledBy} end`,
      revision: sql`${collections.revision} + 1`,
    })
    .where(and(eq(collections.websiteId, websiteId), eq(collections.id, id)));
}

/** Erases at most `limit` pages that were deleted before a time, with their drafts and code. Returns how many. */
export async function eraseDeleted(db: Queryable, deletedBefore: Date, limit: number): Promise<number> {
  const { rows } = await db.execute<{ websiteId: string; id: string }>(sql`
    delete from collections c using (
      select website_id, id from collections d where d.deleted_on < ${deletedBefore}
        -- An item that was being added to it when it was deleted is kept with it.
        and not exists (select 1 from items i where i.website_id = d.website_id and i.collection_id = d.id)
      order by d.deleted_on, d.id limit ${limit} for update skip locked
    ) gone where c.website_id = gone.website_id and c.id = gone.id
    returning c.website_id as "websiteId", c.id`);
  for (const websiteId of new Set(rows.map((row) => row.websiteId))) {
    const ids = rows.filter((row) => row.websiteId === websiteId).map(({ id }) => id);
    await deleteDrafts(db, websiteId, ids);
    await deleteCodeOfLists(db, websiteId, ids);
  }
  return rows.length;
}
