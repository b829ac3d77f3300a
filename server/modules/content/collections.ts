import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import { noCode, type PageCode } from '@vitrine/domain/code/page-code.ts';
import {
  type CollectionKind,
  type Ordering,
  type WrittenKind,
  writtenKinds,
} from '@vitrine/domain/content/content.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision, lockWebsite } from '../websites/index.ts';
import { checkCollection } from './check-content.ts';
import { reservedNames } from './reserved-paths.ts';
import type { CollectionView } from './collection-view.ts';
import { placedIn } from './placed-in.ts';
import { recordAddressChange } from './redirects.ts';
import {
  changeCollection,
  type CollectionInput,
  insertCollection,
  selectCode,
  selectCollections,
  selectDocument,
  selectDocuments,
} from './repository.ts';
import { withAddressConflict } from './address-conflict.ts';
import { collections } from './tables.ts';

/** The required fields of a new collection; the rest has defaults. */
export type NewCollection = Pick<CollectionInput, 'kind' | 'urlId' | 'title'> &
  Partial<Omit<CollectionInput, 'kind' | 'urlId' | 'title' | 'updatedOn'>>;

type Refusal = Extract<ErrorCode, 'URL_ID_INVALID' | 'URL_ID_TAKEN' | 'CONTENT_FIELD_INVALID'>;

/** Posts by publication date, events by theirs, everything else in the owner's order. */
function orderingOfKind(kind: CollectionKind): Ordering {
  if (kind === 'events') return 'calendar';
  return kind === 'blog' ? 'chronological' : 'user-orderable';
}

/** Adds a page or a list. Returns its id. */
export function addCollection(
  platform: Platform,
  websiteId: string,
  input: NewCollection,
): Promise<Result<string, Refusal>> {
  return withAddressConflict(input.urlId, async () => {
    const checked = checkCollection(input, reservedNames(platform));
    if (!checked.ok) return checked;
    const id = input.id ?? newId(platform.clock.now());
    return platform.db.transaction(async (tx) => {
      // One writer at a time per website: the checks of the tree read all its other pages.
      await lockWebsite(tx, websiteId);
      const placed = await checkParent(tx, websiteId, id, input.parentId ?? null);
      if (!placed.ok) return placed;
      await insertCollection(tx, websiteId, {
        description: '',
        document: null,
        listing: {},
        enabled: true,
        typeName: '',
        parentId: null,
        position: 0,
        folderBehavior: null,
        ordering: orderingOfKind(input.kind),
        layout: '',
        mainImageId: null,
        seo: {},
        ...input,
        id,
        updatedOn: new Date(platform.clock.now()),
      });
      await bumpRevision(tx, websiteId);
      return ok(id);
    });
  });
}

/** `addCollection` for seeds and tests: throws on failure. */
export async function createCollection(
  platform: Platform,
  websiteId: string,
  input: NewCollection,
): Promise<string> {
  const made = await addCollection(platform, websiteId, input);
  if (!made.ok) throw new Error(`no collection ${input.urlId}: ${JSON.stringify(made.error)}`);
  return made.value;
}

/**
 * Updates the given fields. With `revision`, refuses when someone else has changed the collection since. When the
 * address changes, the old one and all below it redirect to the new one.
 */
export function updateCollection(
  platform: Platform,
  websiteId: string,
  id: string,
  change: Partial<Omit<CollectionInput, 'id' | 'updatedOn'>>,
  revision: number | null = null,
): Promise<Result<void, Refusal | 'STALE_REVISION'>> {
  return withAddressConflict<void, Refusal | 'STALE_REVISION'>(change.urlId ?? '', async () => {
    return platform.db.transaction(async (tx) => {
      await lockWebsite(tx, websiteId);
      const before = await findCollection(tx, websiteId, id);
      const checked = checkCollection(
        { ...change, kind: change.kind ?? before?.kind ?? 'page' },
        reservedNames(platform),
      );
      if (!checked.ok) return checked;
      const placed = await checkParent(tx, websiteId, id, change.parentId ?? null);
      if (!placed.ok) return placed;
      const updatedOn = new Date(platform.clock.now());
      if (!(await changeCollection(tx, websiteId, id, { ...change, updatedOn }, revision)))
        return fail('STALE_REVISION');
      const old = before?.urlId ?? '';
      const { urlId = old } = change;
      // The home page's own address never changes.
      if (urlId !== old && old !== '' && urlId !== '') {
        const move = { from: `/${old}`, to: `/${urlId}`, withAllBelow: true };
        await recordAddressChange(tx, websiteId, move, updatedOn.getTime());
      }
      await bumpRevision(tx, websiteId);
      return ok(undefined);
    });
  });
}

/** A parent must be a folder or an index of the same website, and not a descendant. */
async function checkParent(
  db: Queryable,
  websiteId: string,
  id: string,
  parentId: string | null,
): Promise<Result<void, 'CONTENT_FIELD_INVALID'>> {
  if (parentId === null) return ok(undefined);
  return placedIn(await selectCollections(db, websiteId), id, parentId);
}

/** All collections of a website, by title, without their documents. */
export function listCollections(platform: Platform, websiteId: string): Promise<CollectionView[]> {
  return selectCollections(platform.db, websiteId);
}

export function getCollection(
  platform: Platform,
  websiteId: string,
  id: string,
): Promise<CollectionView | null> {
  return findCollection(platform.db, websiteId, id);
}

async function findCollection(db: Queryable, websiteId: string, id: string): Promise<CollectionView | null> {
  return (await selectCollections(db, websiteId)).find((collection) => collection.id === id) ?? null;
}

/** The kinds of which a website has a list that is written, hidden ones among them. */
export async function writtenKindsOf(
  { db }: Pick<Platform, 'db'>,
  websiteId: string,
): Promise<WrittenKind[]> {
  const rows = await db
    .selectDistinct({ kind: collections.kind })
    .from(collections)
    .where(and(eq(collections.websiteId, websiteId), isNull(collections.deletedOn)));
  return writtenKinds.filter((written) => rows.some(({ kind }) => kind === written));
}

/** The document of a page, or of the sections above a list; null when there is none. */
export function getDocument(platform: Platform, websiteId: string, id: string): Promise<PageDocument | null> {
  return selectDocument(platform.db, websiteId, id);
}

/** The code that an owner has given a page. Only what visitors get has it: never the canvas or a preview. */
export async function getPageCode(platform: Platform, websiteId: string, id: string): Promise<PageCode> {
  return (await selectCode(platform.db, websiteId, id)) ?? noCode;
}

/** The documents of several pages in one query, by id; those without one are left out. */
export function getDocuments(
  platform: Platform,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PageDocument>> {
  return selectDocuments(platform.db, websiteId, ids);
}
