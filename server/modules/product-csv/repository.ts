import type { SearchMeta } from '@vitrine/domain/content/content.ts';
import type { ProductSelling, ProductType, SubscriptionPlan } from '@vitrine/domain/product/product.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { ItemStatus } from '../content/index.ts';

/** A variant as a line of the file has it. */
export interface SheetVariant {
  readonly id: string;
  readonly sku: string;
  readonly barcode: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: number;
  readonly salePlanned: boolean;
  readonly salePriceMinor: number;
  readonly imageId: string | null;
  readonly weightGrams: number;
  readonly unlimited: boolean;
  readonly quantity: number;
  readonly lowAt: number;
}

/** A product that is shown with another one. */
export interface RelatedProduct {
  readonly id: string;
  readonly pageUrlId: string;
  readonly urlId: string;
}

/** A product as its lines of the file have it. Times are ISO 8601. */
export interface SheetProduct {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly excerpt: string;
  readonly type: ProductType;
  readonly status: ItemStatus;
  readonly publishedOn: Date;
  readonly pageUrlId: string;
  readonly urlId: string;
  readonly imageIds: readonly string[];
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly seo: Partial<SearchMeta>;
  readonly variantOptions: readonly string[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly addButtonText: string | null;
  readonly selling: Partial<ProductSelling>;
  readonly saleStartsOn: Date | null;
  readonly saleEndsOn: Date | null;
  /** Products shown with it, in order, without those in the bin. */
  readonly related: readonly RelatedProduct[];
  readonly variants: readonly SheetVariant[];
  readonly [column: string]: unknown;
}

/** Products in the order of their ids; unknown ids are left out. */
export function selectSheets(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly SheetProduct[]> {
  return runNamed<SheetProduct>(
    db,
    {
      name: 'product-csv-sheets',
      text: `select i.id, i.title, i.body, i.excerpt, p.type, i.status, i.published_on as "publishedOn",
          c.url_id as "pageUrlId", i.url_id as "urlId", i.image_ids as "imageIds", i.tags, i.categories, i.seo,
          p.variant_options as "variantOptions", p.subscription_plan as "subscriptionPlan",
          p.custom_add_button_text as "addButtonText", p.selling, p.sale_starts_on as "saleStartsOn",
          p.sale_ends_on as "saleEndsOn",
          coalesce((select json_agg(json_build_object('id', r.id, 'pageUrlId', rc.url_id, 'urlId', r.url_id)
              order by e.place)
            from jsonb_array_elements_text(p.selling -> 'relatedItemIds') with ordinality as e(id, place)
            join items r on r.website_id = p.website_id and r.id = e.id::uuid and r.deleted_on is null
            join collections rc on rc.website_id = r.website_id and rc.id = r.collection_id), '[]'::json) as related,
          coalesce((select json_agg(json_build_object(
              'id', v.id, 'sku', v.sku, 'barcode', v.barcode, 'attributes', v.attributes,
              'priceMinor', v.price_minor, 'salePlanned', v.sale_planned, 'salePriceMinor', v.sale_price_minor,
              'imageId', v.image_id, 'weightGrams', v.weight_grams, 'unlimited', coalesce(s.unlimited, false),
              'quantity', coalesce(s.quantity, 0), 'lowAt', coalesce(s.low_at, 0)) order by v.position)
            from variants v left join stock s on s.website_id = v.website_id and s.variant_id = v.id
            where v.website_id = p.website_id and v.item_id = p.item_id), '[]'::json) as variants
        from products p
        join items i on i.website_id = p.website_id and i.id = p.item_id
        join collections c on c.website_id = p.website_id and c.id = i.collection_id
        where p.website_id = $1 and p.item_id = any($2::uuid[])
        order by array_position($2::uuid[], p.item_id)`,
    },
    [websiteId, ids],
  );
}

/** A product that a file may mean. */
export interface FoundProduct {
  readonly id: string;
  readonly pageUrlId: string;
  readonly urlId: string;
  readonly isDeleted: boolean;
}

/** Products with these url ids, on any store page. */
export function selectByHandles(
  db: Queryable,
  websiteId: string,
  handles: readonly string[],
): Promise<readonly FoundProduct[]> {
  return runNamed<FoundProduct & Record<string, unknown>>(
    db,
    {
      name: 'product-csv-by-handles',
      text: `select i.id, c.url_id as "pageUrlId", i.url_id as "urlId", i.deleted_on is not null as "isDeleted"
        from collections c
        join items i on i.website_id = c.website_id and i.collection_id = c.id and i.url_id = any($2::text[])
        join products p on p.website_id = i.website_id and p.item_id = i.id
        where c.website_id = $1`,
    },
    [websiteId, handles],
  );
}

/** The products that have SKUs, by SKU. */
export async function selectOwners(
  db: Queryable,
  websiteId: string,
  skus: readonly string[],
): Promise<
  ReadonlyMap<string, { readonly itemId: string; readonly title: string; readonly isDeleted: boolean }>
> {
  const rows = await runNamed<{ sku: string; itemId: string; title: string; isDeleted: boolean }>(
    db,
    {
      name: 'product-csv-owners',
      text: `select v.sku, i.id as "itemId", i.title, i.deleted_on is not null as "isDeleted"
        from variants v join items i on i.website_id = v.website_id and i.id = v.item_id
        where v.website_id = $1 and v.sku = any($2::text[])`,
    },
    [websiteId, skus],
  );
  return new Map(rows.map(({ sku, ...owner }) => [sku, owner]));
}

/** The website's store pages: their ids by url id. */
export async function selectPages(db: Queryable, websiteId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await runNamed<{ urlId: string; id: string }>(
    db,
    {
      name: 'product-csv-pages',
      text: `select url_id as "urlId", id from collections where website_id = $1 and kind = 'products' and deleted_on is null limit 1000`,
    },
    [websiteId],
  );
  return new Map(rows.map(({ urlId, id }) => [urlId, id]));
}
