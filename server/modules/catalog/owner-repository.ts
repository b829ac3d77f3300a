import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type { CustomForm, ProductType, SubscriptionPlan, Variant } from '@vitrine/domain/product/product.ts';
import type { Queryable } from '../../platform/db/database.ts';
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

const manyStatement: NamedStatement = {
  name: 'catalog-owner-many',
  text: `${ownerProductSelect} where p.website_id = $1 and p.item_id = any($2::uuid[])
    order by array_position($2::uuid[], p.item_id)`,
};

/** Products in the order of their ids; unknown ids are left out. */
export function selectOwnerProducts(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly OwnerProductRow[]> {
  return runNamed<OwnerProductRow>(db, manyStatement, [websiteId, ids]);
}
