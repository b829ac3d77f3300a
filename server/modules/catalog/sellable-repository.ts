import { type LineRefusal, lineRefusal } from '@vitrine/domain/draft-order/line-refusal.ts';
import type { CustomForm, ProductType } from '@vitrine/domain/product/product.ts';
import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { sqlTextArray } from '../../platform/db/sql-text-array.ts';

const unlimitedTypes = sqlTextArray(productTypesWith((of) => of.neverRunsOut));

/** Variants of one answer. */
const MAX_SHOWN = 5000;

/** A variant as it could be a line of a draft order, or be sold by a payment link. */
export interface SellableVariant {
  readonly variantId: string;
  readonly itemId: string;
  readonly title: string;
  readonly type: ProductType;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Of the variant, or else of the product; null without a picture. */
  readonly pictureId: string | null;
  /** The current price of one unit. */
  readonly unitPriceMinor: number;
  /** Whether it never runs out. */
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  /** Why it cannot be sold; null when it can. */
  readonly refusal: LineRefusal | null;
}

interface Row extends Omit<SellableVariant, 'refusal'> {
  readonly isPublished: boolean;
  readonly isSubscription: boolean;
  readonly isDonation: boolean;
  readonly customForm: CustomForm | null;
  readonly [column: string]: unknown;
}

const select = `select v.id as "variantId", v.item_id as "itemId", i.title, p.type, v.sku, v.attributes,
    coalesce(v.image_id, i.main_image_id, (i.image_ids ->> 0)::uuid) as "pictureId",
    case when v.on_sale then v.sale_price_minor else v.price_minor end::float8 as "unitPriceMinor",
    coalesce(s.unlimited, false) or p.type = any(${unlimitedTypes}) as unlimited,
    coalesce(s.quantity, 0) as "qtyInStock", i.status = 'published' and c.enabled as "isPublished",
    p.subscription_plan is not null as "isSubscription", p.selling ->> 'donation' is not null as "isDonation",
    p.custom_form as "customForm"
  from variants v
  join items i on i.website_id = v.website_id and i.id = v.item_id and i.deleted_on is null
  join products p on p.website_id = v.website_id and p.item_id = v.item_id
  join collections c on c.website_id = v.website_id and c.id = i.collection_id
  left join stock s on s.website_id = v.website_id and s.variant_id = v.id`;

const byIds: NamedStatement = {
  name: 'catalog-sellable-by-ids',
  text: `${select} where v.website_id = $1 and v.id = any($2::uuid[])`,
};

const ofProducts: NamedStatement = {
  name: 'catalog-sellable-of-products',
  text: `${select} where v.website_id = $1 and v.item_id = any($2::uuid[])
    order by array_position($2::uuid[], v.item_id), v.position limit ${MAX_SHOWN}`,
};

function variantOf({ isPublished, isSubscription, isDonation, customForm, ...row }: Row): SellableVariant {
  const refusal = lineRefusal({ type: row.type, isPublished, isSubscription, isDonation, customForm });
  return { ...row, refusal };
}

/** Variants by id; deleted ones are left out. */
export async function variantsForLines(
  db: Queryable,
  websiteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, SellableVariant>> {
  if (variantIds.length === 0) return new Map();
  const rows = await runNamed<Row>(db, byIds, [websiteId, variantIds]);
  return new Map(rows.map((row) => [row.variantId, variantOf(row)]));
}

/** The variants of products, in the order of the products' ids and of the variants. */
export async function variantsOfProducts(
  db: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<readonly SellableVariant[]> {
  if (itemIds.length === 0) return [];
  return (await runNamed<Row>(db, ofProducts, [websiteId, itemIds])).map(variantOf);
}
