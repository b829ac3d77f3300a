import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Ordering } from '@vitrine/domain/content/content.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { batchLoader } from '../../platform/db/batch-loader.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  itemColumns,
  type ItemRow,
  listColumns,
  picturesIn,
  productListColumns,
  tablesFrom,
  toItem,
  toItems,
} from './item-rows.ts';
import { type ListOrdering, orderOf, eventEnd } from './list-order.ts';
import { readDocument } from './read-document.ts';
import { isWrittenSql } from './written-kinds.ts';

/** Most items one list returns. */
const MAX_LISTED = 200;
/** Chosen items per statement; larger sets are read in parallel statements. */
const READ_AT_ONCE = 100;

/** Selects items of a collection and their order. */
export interface ItemQuery {
  readonly collectionId: string;
  readonly limit: number;
  readonly skip?: number;
  /** The collection's ordering; by hand when left out. */
  readonly ordering?: Ordering;
  readonly tag?: string | null;
  readonly category?: string | null;
  /** Items with one of these, instead of `category`. */
  readonly categories?: readonly string[];
  readonly featured?: boolean;
  /** Events only: upcoming, soonest first, or past, latest first. */
  readonly when?: 'upcoming' | 'past';
  /** Events only: those that take place in this period, in order. Milliseconds since the epoch, `to` excluded. */
  readonly between?: { readonly from: number; readonly to: number };
  /** Only these, in this order, from any collection. */
  readonly itemIds?: readonly string[] | null;
  /** Leaves out what a product list never shows: author, video, fields of a custom type, SEO texts. */
  readonly productsOnly?: boolean;
}

export interface ListedItems {
  readonly items: readonly ItemView[];
}

/** An item with what its page needs in addition. */
export interface ItemPage {
  readonly item: ItemView;
  readonly updatedOn: number;
  /** Blocks of its page; null when it only has a body. */
  readonly document: PageDocument | null;
}

/** The address of an item: its url id within a collection. */
interface ItemPlace {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly urlId: string;
}

/**
 * The published item at a path of a collection; null when there is none. Concurrent calls are batched into one query.
 */
export function getItemPage(
  platform: Platform,
  websiteId: string,
  collectionId: string,
  urlId: string,
): Promise<ItemPage | null> {
  // PostgreSQL rejects text with zero bytes, and with it the whole batch.
  if (urlId.includes('\0')) return Promise.resolve(null);
  return itemPageReader(platform)({ websiteId, collectionId, urlId });
}

const itemPageReader = perPlatform((platform) =>
  batchLoader((places: readonly ItemPlace[]) => readItemPages(platform, places)),
);

async function readItemPages(platform: Platform, places: readonly ItemPlace[]): Promise<(ItemPage | null)[]> {
  const { rows } = await platform.db.$client.query<{ place: number; item: string }>({
    name: 'content-item-pages',
    // One JSON text rather than forty columns: those take the driver a third longer to parse.
    text: `select place::int, row_to_json(item)::text as item
      from unnest($1::uuid[], $2::uuid[], $3::text[]) with ordinality
        as places (website_id, collection_id, url_id, place)
      cross join lateral (
        select ${itemColumns}, i.document ${tablesFrom('items')}
        where i.website_id = places.website_id and i.collection_id = places.collection_id
          and i.url_id = places.url_id and i.status = 'published'
      ) item`,
    values: [
      places.map(({ websiteId }) => websiteId),
      places.map(({ collectionId }) => collectionId),
      places.map(({ urlId }) => urlId),
    ],
  });
  const pages = places.map((): ItemPage | null => null);
  for (const { place, item } of rows) {
    const row = JSON.parse(item) as ItemRow & { document: unknown };
    pages[place - 1] = {
      item: toItem(row, picturesIn([row])),
      updatedOn: row.updated_on,
      document: readDocument(row.document),
    };
  }
  return pages;
}

/** A post, an event or the like by its id, also one that visitors do not see; null when the website has none such. */
export async function getPost(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  itemId: string,
): Promise<ItemPage | null> {
  const { rows } = await platform.db.$client.query<{ item: string }>({
    name: 'content-post',
    text: `select row_to_json(item)::text as item from (
        select ${itemColumns}, i.document ${tablesFrom('items')}
        where i.website_id = $1 and i.id = $2 and i.deleted_on is null and ${isWrittenSql('c.kind')}
      ) item`,
    values: [websiteId, itemId],
  });
  const [stored] = rows;
  if (stored === undefined) return null;
  const row = JSON.parse(stored.item) as ItemRow & { document: unknown };
  return {
    item: toItem(row, picturesIn([row])),
    updatedOn: row.updated_on,
    document: readDocument(row.document),
  };
}

/**
 * Published items of a collection, or those that match a filter (tag, category, …), in the collection's order; none of
 * a disabled collection, whose pages do not exist. One query.
 */
export async function listItems(
  platform: Platform,
  websiteId: string,
  query: ItemQuery,
): Promise<ListedItems> {
  const limit = Math.max(1, Math.min(query.limit, MAX_LISTED));
  const { itemIds, productsOnly = false } = query;
  if (itemIds !== undefined && itemIds !== null) {
    const chosen = itemIds.slice(0, limit);
    const parts = await Promise.all(
      Array.from({ length: Math.ceil(chosen.length / READ_AT_ONCE) }, (_, at) =>
        listChosen(
          platform,
          websiteId,
          chosen.slice(at * READ_AT_ONCE, (at + 1) * READ_AT_ONCE),
          productsOnly,
        ),
      ),
    );
    return { items: parts.flat() };
  }
  const ordering = orderingOf(query);
  const order = orderOf(ordering, '$4::timestamptz');
  const { rows } = await platform.db.$client.query<ItemRow>({
    name: `content-items-${ordering}`,
    // Items are ordered and limited before the joins; the order starts with the index's columns.
    text: `with chosen as (
        select i.* from items i
        where i.website_id = $1 and i.collection_id = $2 and i.status = 'published'
          and ($3::text is null or $3 = any(i.tags))
          and ($5::text is null or ($5 = 'past') = (${eventEnd} < $4::timestamptz))
          and ($6::text[] is null or $6 && i.categories)
          and ($7::boolean is null or $7 = i.featured)
          and ($10::timestamptz is null or i.start_date >= $10 or i.end_date > $10)
          and ($11::timestamptz is null or i.start_date < $11)
        order by ${order} limit $8 offset $9
      )
      select ${listColumns} ${tablesFrom('chosen')} where c.enabled order by ${order}`,
    values: [
      websiteId,
      query.collectionId,
      query.tag ?? null,
      new Date(platform.clock.now()),
      query.when ?? null,
      query.categories ?? (typeof query.category === 'string' ? [query.category] : null),
      query.featured ?? null,
      limit,
      Math.max(0, query.skip ?? 0),
      query.between === undefined ? null : new Date(query.between.from),
      query.between === undefined ? null : new Date(query.between.to),
    ],
  });
  return { items: toItems(rows) };
}

/** When the newest of these items was published, milliseconds since the epoch; null when none is. One query. */
export async function lastPublished(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  itemIds: readonly string[],
): Promise<number | null> {
  const { rows } = await platform.db.$client.query<{ last: number | null }>({
    name: 'content-last-published',
    text: `select (extract(epoch from max(i.published_on)) * 1000)::float8 as last from items i
      where i.website_id = $1 and i.id = any($2::uuid[]) and i.status = 'published'`,
    values: [websiteId, itemIds],
  });
  return rows[0]?.last ?? null;
}

function orderingOf({ ordering = 'user-orderable', when, between }: ItemQuery): ListOrdering {
  if (between !== undefined) return 'by-date';
  return when === undefined ? ordering : 'calendar';
}

async function listChosen(
  platform: Platform,
  websiteId: string,
  itemIds: readonly string[],
  productsOnly: boolean,
): Promise<ItemView[]> {
  const { rows } = await platform.db.$client.query<{ items: string }>({
    name: productsOnly ? 'content-products-chosen' : 'content-items-chosen',
    // One JSON text, as for an item's page.
    text: `with chosen as (
        select i.* from unnest($2::uuid[]) wanted (id)
        join items i on i.website_id = $1 and i.id = wanted.id and i.status = 'published'
      )
      select coalesce(json_agg(item), '[]')::text as items from (
        select ${productsOnly ? productListColumns : listColumns} ${tablesFrom('chosen')} where c.enabled
        order by array_position($2::uuid[], i.id)
      ) item`,
    values: [websiteId, itemIds],
  });
  return toItems(JSON.parse(rows[0]?.items ?? '[]') as ItemRow[]);
}
