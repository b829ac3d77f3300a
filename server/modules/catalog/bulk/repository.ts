import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';

/** What actions on many products need of each. */
export interface BulkProduct {
  readonly id: string;
  readonly status: ItemStatus;
  readonly type: ProductType;
  readonly tags: readonly string[];
  readonly isDeleted: boolean;
  /** The store page it is on. */
  readonly pageId: string;
}

/** Products by id, in the order of their ids and locked until the transaction ends; unknown ones are left out. */
export function lockProducts(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly BulkProduct[]> {
  return runNamed<BulkProduct & Record<string, unknown>>(
    tx,
    {
      name: 'catalog-lock-products',
      text: `select i.id, i.status, p.type, i.tags, i.deleted_on is not null as "isDeleted",
          i.collection_id as "pageId"
        from items i join products p on p.website_id = i.website_id and p.item_id = i.id
        where i.website_id = $1 and i.id = any($2::uuid[]) order by i.id for update of i`,
    },
    [websiteId, ids],
  );
}

/** A variant with its price. */
export interface PricedVariant {
  readonly id: string;
  readonly itemId: string;
  readonly priceMinor: number;
  readonly salePlanned: boolean;
  readonly salePriceMinor: number;
}

/** The variants of products, in order. */
export function selectPrices(
  tx: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<readonly PricedVariant[]> {
  return runNamed<PricedVariant & Record<string, unknown>>(
    tx,
    {
      name: 'catalog-prices',
      text: `select id, item_id as "itemId", price_minor::float8 as "priceMinor", sale_planned as "salePlanned",
          sale_price_minor::float8 as "salePriceMinor"
        from variants where website_id = $1 and item_id = any($2::uuid[]) order by item_id, position`,
    },
    [websiteId, itemIds],
  );
}

/** Prices by variant id. */
export async function updatePrices(
  tx: Queryable,
  websiteId: string,
  prices: ReadonlyMap<string, number>,
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'catalog-update-prices',
      text: `update variants v set price_minor = g.price from unnest($2::uuid[], $3::bigint[]) as g(id, price)
        where v.website_id = $1 and v.id = g.id`,
    },
    [websiteId, [...prices.keys()], [...prices.values()]],
  );
}

/** Ids of the variants of products, by product. */
export async function selectVariantIds(
  tx: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await runNamed<{ itemId: string; ids: string[] }>(
    tx,
    {
      name: 'catalog-variant-ids',
      text: `select item_id as "itemId", array_agg(id order by position) as ids from variants
        where website_id = $1 and item_id = any($2::uuid[]) group by item_id`,
    },
    [websiteId, itemIds],
  );
  return new Map(rows.map(({ itemId, ids }) => [itemId, ids]));
}
