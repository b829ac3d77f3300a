import type { SearchMeta } from '@vitrine/domain/content/content.ts';
import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type {
  CustomForm,
  ProductSelling,
  ProductType,
  SubscriptionPlan,
  Variant,
} from '@vitrine/domain/product/product.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { sqlTextArray } from '../../platform/db/sql-text-array.ts';
import type { CollectionKind, ItemStatus } from '../content/index.ts';

const unlimitedTypes = sqlTextArray(productTypesWith((of) => of.neverRunsOut));

/** A variant with all its owner may change. */
export interface DetailVariant extends Variant {
  readonly barcode: string;
  readonly weightGrams: number;
  readonly salePlanned: boolean;
  readonly lowAt: number;
  readonly isLow: boolean;
  readonly hasSold: boolean;
  readonly position: number;
}

/** A product with all its owner may change. Times are milliseconds since the epoch. */
export interface DetailRow {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly body: string;
  readonly excerpt: string;
  readonly type: ProductType;
  readonly status: ItemStatus;
  readonly kind: CollectionKind;
  readonly collectionUrlId: string;
  readonly urlId: string;
  readonly mainImageId: string | null;
  readonly imageIds: readonly string[];
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly seo: Partial<SearchMeta>;
  readonly variantOptions: readonly string[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly customForm: CustomForm | null;
  readonly customAddButtonText: string | null;
  readonly files: readonly { readonly id: string; readonly filename: string; readonly byteSize: number }[];
  readonly selling: Partial<ProductSelling>;
  readonly saleStartsOn: number | null;
  readonly saleEndsOn: number | null;
  readonly updatedOn: number;
  readonly publishedOn: number;
  readonly deletedOn: number | null;
  readonly variants: readonly DetailVariant[];
  readonly [column: string]: unknown;
}

const epochOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

const detailStatement: NamedStatement = {
  name: 'catalog-owner-detail',
  text: `select i.id, i.revision, i.title, i.body, i.excerpt, p.type, i.status, c.kind, c.url_id as "collectionUrlId",
      i.url_id as "urlId", i.main_image_id as "mainImageId", i.image_ids as "imageIds", i.tags, i.categories, i.seo,
      p.variant_options as "variantOptions", p.subscription_plan as "subscriptionPlan", p.custom_form as "customForm",
      p.custom_add_button_text as "customAddButtonText", p.selling,
      coalesce((select json_agg(json_build_object('id', a.id, 'filename', a.filename, 'byteSize', a.byte_size)
          order by array_position(p.file_ids, a.id))
        from assets a where a.website_id = p.website_id and a.id = any(p.file_ids)), '[]'::json) as files,
      ${epochOf('p.sale_starts_on')} as "saleStartsOn", ${epochOf('p.sale_ends_on')} as "saleEndsOn",
      ${epochOf('i.updated_on')} as "updatedOn", ${epochOf('i.published_on')} as "publishedOn",
      ${epochOf('i.deleted_on')} as "deletedOn",
      coalesce((select json_agg(json_build_object(
          'id', v.id, 'sku', v.sku, 'barcode', v.barcode, 'attributes', v.attributes, 'priceMinor', v.price_minor,
          'onSale', v.on_sale, 'salePlanned', v.sale_planned, 'salePriceMinor', v.sale_price_minor,
          'imageId', v.image_id, 'weightGrams', v.weight_grams, 'position', v.position,
          'unlimited', coalesce(s.unlimited, false) or p.type = any(${unlimitedTypes}),
          'qtyInStock', coalesce(s.quantity, 0), 'lowAt', coalesce(s.low_at, 0),
          'isLow', coalesce(s.is_low, false) and p.type <> all(${unlimitedTypes}),
          'hasSold', exists (select from stock_movements m where m.website_id = v.website_id and m.variant_id = v.id
            and m.reason = 'reserved')) order by v.position)
        from variants v left join stock s on s.website_id = v.website_id and s.variant_id = v.id
        where v.website_id = p.website_id and v.item_id = p.item_id), '[]'::json) as variants
    from products p
    join items i on i.website_id = p.website_id and i.id = p.item_id
    join collections c on c.website_id = p.website_id and c.id = i.collection_id
    where p.website_id = $1 and p.item_id = $2`,
};

export async function selectDetail(
  db: Queryable,
  websiteId: string,
  itemId: string,
): Promise<DetailRow | null> {
  const [row] = await runNamed<DetailRow>(db, detailStatement, [websiteId, itemId]);
  return row ?? null;
}

export interface RelatedRow {
  readonly id: string;
  readonly title: string;
  readonly status: ItemStatus;
  readonly pictureId: string | null;
  readonly [column: string]: unknown;
}

/** Products by id in this order, also unpublished ones; deleted ones are left out. */
export async function selectRelated(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly RelatedRow[]> {
  if (ids.length === 0) return [];
  return runNamed<RelatedRow>(
    db,
    {
      name: 'catalog-related',
      text: `select i.id, i.title, i.status,
          coalesce(i.main_image_id, (i.image_ids ->> 0)::uuid) as "pictureId"
        from items i where i.website_id = $1 and i.id = any($2::uuid[]) and i.record_type = 11
          and i.deleted_on is null
        order by array_position($2::uuid[], i.id)`,
    },
    [websiteId, ids],
  );
}
