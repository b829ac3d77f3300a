import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import { recordTypes } from '@vitrine/domain/content/content.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import { checkItem } from './check-content.ts';
import { spellLabelsIn } from './labels/spell-labels.ts';
import { itemPath } from './collection-view.ts';
import { recordAddressChange } from './redirects.ts';
import { changeItem, insertItems, insertStatusChange, type ItemInput, lockItemPlace } from './repository.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { withAddressConflict } from './address-conflict.ts';

/** The required fields of a new item; the rest has defaults. */
export type NewItem = Pick<ItemInput, 'collectionId' | 'urlId' | 'recordType' | 'title'> &
  Partial<Omit<ItemInput, 'collectionId' | 'urlId' | 'recordType' | 'title' | 'updatedOn'>>;

type ItemChange = Partial<Omit<ItemInput, 'id' | 'collectionId' | 'updatedOn'>>;
type Refusal = Extract<ErrorCode, 'URL_ID_INVALID' | 'URL_ID_TAKEN' | 'CONTENT_FIELD_INVALID'>;

/** Inserts an item inside the caller's transaction, which must also call `bumpRevision`. Returns its id. */
export async function createItemIn(
  db: Queryable,
  platform: Platform,
  websiteId: string,
  input: NewItem,
): Promise<string> {
  const labels = await labelsOf(db, platform, websiteId, input);
  const row = rowOf(platform, { ...input, ...labels });
  await insertItems(db, websiteId, [row]);
  return row.id;
}

/**
 * Inserts items in one statement, some hundred at most, inside the caller's transaction, which must also call
 * `bumpRevision`. Returns their ids in the order given. They have no tags and categories, which a list would have to know.
 */
export async function createItemsIn(
  db: Queryable,
  platform: Platform,
  websiteId: string,
  inputs: readonly Omit<NewItem, 'tags' | 'categories'>[],
): Promise<readonly string[]> {
  const rows = inputs.map((input) => rowOf(platform, input));
  if (rows.length > 0) await insertItems(db, websiteId, rows);
  return rows.map(({ id }) => id);
}

/** A new item with what is left out of it. */
function rowOf({ clock }: Pick<Platform, 'clock'>, input: NewItem): ItemInput {
  const now = new Date(clock.now());
  return {
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
    id: input.id ?? newId(now.getTime()),
    updatedOn: now,
  };
}

/** The tags and categories of a new item in the spelling of its list, which knows them then. Products have their own. */
async function labelsOf(
  db: Queryable,
  platform: Platform,
  websiteId: string,
  { collectionId, recordType, tags, categories }: NewItem,
): Promise<Pick<ItemInput, 'tags' | 'categories'> | null> {
  if (recordType === recordTypes.storeItem || (tags === undefined && categories === undefined)) return null;
  const of = { websiteId, collectionId };
  return {
    tags: await spellLabelsIn(db, platform, { ...of, kind: 'tag' }, tags ?? []),
    categories: await spellLabelsIn(db, platform, { ...of, kind: 'category' }, categories ?? []),
  };
}

/** Adds an item to a list; HTML is sanitised. Returns its id. */
export function addItem(
  platform: Platform,
  websiteId: string,
  input: NewItem,
): Promise<Result<string, Refusal>> {
  return withAddressConflict(input.urlId, async () => {
    const checked = checkItem(input);
    if (!checked.ok) return checked;
    return platform.db.transaction(async (tx) => {
      const id = await createItemIn(tx, platform, websiteId, input);
      await bumpRevision(tx, websiteId);
      return ok(id);
    });
  });
}

/** `addItem` for seeds and tests: throws on failure. */
export async function createItem(platform: Platform, websiteId: string, input: NewItem): Promise<string> {
  const made = await addItem(platform, websiteId, input);
  if (!made.ok) throw new Error(`no item ${input.urlId}: ${JSON.stringify(made.error)}`);
  return made.value;
}

/**
 * Updates the given fields inside the caller's transaction, which must also call `bumpRevision`; HTML is sanitised.
 * Returns false when the item does not exist or, with `revision`, has been changed since. An old address redirects to
 * the new one.
 */
export async function updateItemIn(
  db: Queryable,
  platform: Platform,
  websiteId: string,
  id: string,
  change: ItemChange,
  revision: number | null = null,
): Promise<boolean> {
  const now = platform.clock.now();
  const isPlaced = change.urlId !== undefined || change.status !== undefined;
  const before = isPlaced ? await lockItemPlace(db, websiteId, id) : null;
  const safe = {
    ...change,
    ...(change.excerpt === undefined ? {} : { excerpt: sanitiseHtml(change.excerpt) }),
    ...(change.body === undefined ? {} : { body: sanitiseHtml(change.body) }),
    updatedOn: new Date(now),
  };
  if (!(await changeItem(db, websiteId, id, safe, revision))) return false;
  if (before === null) return true;
  const { urlId = before.urlId, status = before.status } = change;
  if (urlId !== before.urlId) {
    const path = (itemUrlId: string): string => itemPath(before.kind, before.collectionUrlId, itemUrlId);
    const move = { from: path(before.urlId), to: path(urlId), withAllBelow: false };
    await recordAddressChange(db, websiteId, move, now);
  }
  if (status !== before.status) {
    const facts = { itemId: id, from: before.status, to: status, actorId: null };
    await insertStatusChange(db, websiteId, { ...facts, id: newId(now), changedOn: new Date(now) });
  }
  return true;
}

/**
 * Updates the given fields; HTML is sanitised. With `revision`, refuses when someone else has changed the item since.
 */
export function updateItem(
  platform: Platform,
  websiteId: string,
  id: string,
  change: ItemChange,
  revision: number | null = null,
): Promise<Result<void, Refusal | 'STALE_REVISION'>> {
  return withAddressConflict<void, Refusal | 'STALE_REVISION'>(change.urlId ?? '', async () => {
    const checked = checkItem(change);
    if (!checked.ok) return checked;
    return platform.db.transaction(async (tx) => {
      if (!(await updateItemIn(tx, platform, websiteId, id, change, revision))) return fail('STALE_REVISION');
      await bumpRevision(tx, websiteId);
      return ok(undefined);
    });
  });
}
