import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import type { CollectionView } from './collection-view.ts';
import {
  changeCollection,
  changeItem,
  type CollectionInput,
  insertCollection,
  insertItem,
  type ItemInput,
  selectCollections,
  selectDocument,
  selectDocuments,
} from './repository.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** What must be said of a new collection; the rest has defaults. */
export type NewCollection = Pick<CollectionInput, 'kind' | 'urlId' | 'title'> &
  Partial<Omit<CollectionInput, 'kind' | 'urlId' | 'title' | 'updatedOn'>>;
/** What must be said of a new item; the rest has defaults. */
export type NewItem = Pick<ItemInput, 'collectionId' | 'urlId' | 'recordType' | 'title'> &
  Partial<Omit<ItemInput, 'collectionId' | 'urlId' | 'recordType' | 'title' | 'updatedOn'>>;

/** Makes a page or a list. Returns its id. */
export async function createCollection(
  platform: Platform,
  websiteId: string,
  input: NewCollection,
): Promise<string> {
  const id = input.id ?? newId(platform.clock.now());
  await platform.db.transaction(async (tx) => {
    await insertCollection(tx, websiteId, {
      description: '',
      document: null,
      listing: {},
      enabled: true,
      typeName: '',
      parentId: null,
      position: 0,
      folderBehavior: null,
      ordering: 'user-orderable',
      layout: '',
      mainImageId: null,
      seo: {},
      ...input,
      id,
      updatedOn: new Date(platform.clock.now()),
    });
    await bumpRevision(tx, websiteId);
  });
  return id;
}

/** Changes what is given. With `revision`, refuses when someone else has changed the collection since. */
export async function updateCollection(
  platform: Platform,
  websiteId: string,
  id: string,
  change: Partial<Omit<CollectionInput, 'id' | 'updatedOn'>>,
  revision: number | null = null,
): Promise<Result<void, 'STALE_REVISION'>> {
  return platform.db.transaction(async (tx) => {
    const updatedOn = new Date(platform.clock.now());
    if (!(await changeCollection(tx, websiteId, id, { ...change, updatedOn }, revision)))
      return fail('STALE_REVISION');
    await bumpRevision(tx, websiteId);
    return ok(undefined);
  });
}

/** All collections of a website, by title, without documents. */
export function listCollections(platform: Platform, websiteId: string): Promise<CollectionView[]> {
  return selectCollections(platform.db, websiteId);
}

export async function getCollection(
  platform: Platform,
  websiteId: string,
  id: string,
): Promise<CollectionView | null> {
  return (await selectCollections(platform.db, websiteId)).find((collection) => collection.id === id) ?? null;
}

/** The document of a page, or the sections above a list; null when there is none. */
export function getDocument(platform: Platform, websiteId: string, id: string): Promise<PageDocument | null> {
  return selectDocument(platform.db, websiteId, id);
}

/** The documents of several pages in one query, by id; those without one are left out. */
export function getDocuments(
  platform: Platform,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PageDocument>> {
  return selectDocuments(platform.db, websiteId, ids);
}

/** Makes an item inside the caller's transaction, which also calls `bumpRevision`. Returns its id. */
export async function putItem(
  db: Queryable,
  platform: Platform,
  websiteId: string,
  input: NewItem,
): Promise<string> {
  const now = new Date(platform.clock.now());
  const id = input.id ?? newId(now.getTime());
  await insertItem(db, websiteId, {
    mainImageId: null,
    imageIds: [],
    status: 'published',
    displayIndex: 0,
    tags: [],
    startDate: null,
    endDate: null,
    location: null,
    categories: [],
    authorId: null,
    sourceUrl: '',
    passthrough: false,
    featured: false,
    promotedBlock: null,
    video: null,
    document: null,
    customContent: {},
    commentState: 1,
    seo: {},
    publishedOn: now,
    ...input,
    excerpt: sanitiseHtml(input.excerpt ?? ''),
    body: sanitiseHtml(input.body ?? ''),
    id,
    updatedOn: now,
  });
  return id;
}

/** Makes an entry of a list; HTML is sanitised. Returns its id. */
export async function createItem(platform: Platform, websiteId: string, input: NewItem): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const id = await putItem(tx, platform, websiteId, input);
    await bumpRevision(tx, websiteId);
    return id;
  });
}

/**
 * Changes what is given inside the caller's transaction, which also calls `bumpRevision`; HTML is sanitised. False
 * when the item does not exist or, with `revision`, has been changed since.
 */
export function reviseItem(
  db: Queryable,
  platform: Platform,
  websiteId: string,
  id: string,
  change: Partial<Omit<ItemInput, 'id' | 'collectionId' | 'updatedOn'>>,
  revision: number | null = null,
): Promise<boolean> {
  const safe = {
    ...change,
    ...(change.excerpt === undefined ? {} : { excerpt: sanitiseHtml(change.excerpt) }),
    ...(change.body === undefined ? {} : { body: sanitiseHtml(change.body) }),
    updatedOn: new Date(platform.clock.now()),
  };
  return changeItem(db, websiteId, id, safe, revision);
}

/** Changes what is given; HTML is sanitised. With `revision`, refuses when someone else has changed the item since. */
export async function updateItem(
  platform: Platform,
  websiteId: string,
  id: string,
  change: Partial<Omit<ItemInput, 'id' | 'collectionId' | 'updatedOn'>>,
  revision: number | null = null,
): Promise<Result<void, 'STALE_REVISION'>> {
  return platform.db.transaction(async (tx) => {
    if (!(await reviseItem(tx, platform, websiteId, id, change, revision))) return fail('STALE_REVISION');
    await bumpRevision(tx, websiteId);
    return ok(undefined);
  });
}
