import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type { CustomForm, ProductType, SubscriptionPlan, Variant } from '@vitrine/domain/product/product.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { sqlTextArray } from '../../platform/db/sql-text-array.ts';
import type { CollectionKind, ItemStatus } from '../content/index.ts';

const unlimitedTypes = sqlTextArray(productTypesWith((of) => of.neverRunsOut));

/** A product as the admin needs it, drafts included. */
export interface OwnerProductRow {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly body: string;
  readonly type: ProductType;
  readonly status: ItemStatus;
  readonly kind: CollectionKind;
  readonly collectionUrlId: string;
  readonly urlId: string;
  readonly mainImageId: string | null;
  readonly imageIds: readonly string[];
  readonly variantOptions: readonly string[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly customForm: CustomForm | null;
  /** Milliseconds since the epoch. */
  readonly updatedOn: number;
  /** Milliseconds since the epoch, as are these. */
  readonly publishedOn: number;
  readonly deletedOn: number | null;
  readonly variants: readonly Variant[];
  readonly [column: string]: unknown;
}

const ownerProductSelect = `select i.id, i.revision, i.title, i.body, p.type, i.status, c.kind,
    c.url_id as "collectionUrlId", i.url_id as "urlId", i.main_image_id as "mainImageId", i.image_ids as "imageIds",
    p.variant_options as "variantOptions", p.subscription_plan as "subscriptionPlan", p.custom_form as "customForm",
    (extract(epoch from i.updated_on) * 1000)::float8 as "updatedOn",
    (extract(epoch from i.published_on) * 1000)::float8 as "publishedOn",
    (extract(epoch from i.deleted_on) * 1000)::float8 as "deletedOn",
    coalesce((select json_agg(json_build_object(
        'id', v.id, 'sku', v.sku, 'attributes', v.attributes, 'priceMinor', v.price_minor, 'onSale', v.on_sale,
        'salePriceMinor', v.sale_price_minor, 'imageId', v.image_id,
        'unlimited', coalesce(s.unlimited, false) or p.type = any(${unlimitedTypes}),
        'qtyInStock', coalesce(s.quantity, 0)) order by v.position)
      from variants v left join stock s on s.website_id = v.website_id and s.variant_id = v.id
      where v.website_id = p.website_id and v.item_id = p.item_id), '[]'::json) as variants
  from products p
  join items i on i.website_id = p.website_id and i.id = p.item_id
  join collections c on c.website_id = p.website_id and c.id = i.collection_id`;

// Selects the products by id first; variants are joined only for those of the page.
const listStatement: NamedStatement = {
  name: 'catalog-owner-list',
  text: `with page as materialized (
      select i.id from items i
      where i.website_id = $1 and i.record_type = 11 and ($2::uuid is null or i.id < $2)
        and (lower(i.title) like all (select lower(word) from unnest($3::text[]) word)
          or i.id = any (array(select item_id from variants where website_id = $1 and sku = $4)))
      order by i.id desc limit $5
    ) ${ownerProductSelect} where p.website_id = $1 and p.item_id in (select id from page)
    order by p.item_id desc`,
};

/** Newest first: ids rise with time. */
export function selectOwnerProducts(
  db: Queryable,
  websiteId: string,
  wanted: {
    /** The name must contain all of them. */
    readonly words: readonly string[];
    readonly sku: string;
    /** The last product of the previous page; null for the first page. */
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<readonly OwnerProductRow[]> {
  // The database lowers the case on both sides: its locale decides which letters have lower case.
  const patterns = wanted.words.map(likePattern);
  return runNamed<OwnerProductRow>(db, listStatement, [
    websiteId,
    wanted.after,
    patterns,
    wanted.sku,
    wanted.limit,
  ]);
}
