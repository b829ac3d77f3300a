import { DEFAULT_LOW_AT } from '@vitrine/domain/product/low-stock.ts';
import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import type { VariantStockView } from '@vitrine/contracts/catalog.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { sqlTextArray } from '../../platform/db/sql-text-array.ts';
import { products, stock, stockMovements, variants } from './tables.ts';

const unlimitedTypes = sqlTextArray(productTypesWith((of) => of.neverRunsOut));

/** A product with its current stock. */
const productsStatement: NamedStatement = {
  name: 'catalog-products',
  text: `select p.item_id as id, i.title, p.type, p.variant_options as "variantOptions",
      p.subscription_plan as "subscriptionPlan", p.custom_form as "customForm",
      p.custom_add_button_text as "customAddButtonText", p.selling,
      coalesce((select json_agg(json_build_object(
          'id', v.id, 'sku', v.sku, 'attributes', v.attributes, 'priceMinor', v.price_minor, 'onSale', v.on_sale,
          'salePriceMinor', v.sale_price_minor, 'imageId', v.image_id, 'weightGrams', v.weight_grams,
          'unlimited', coalesce(s.unlimited, false) or p.type = any(${unlimitedTypes}),
          'qtyInStock', coalesce(s.quantity, 0)) order by v.position)
        from variants v left join stock s on s.website_id = v.website_id and s.variant_id = v.id
        where v.website_id = p.website_id and v.item_id = p.item_id), '[]'::json) as variants
    from products p join items i on i.website_id = p.website_id and i.id = p.item_id
    where p.website_id = $1 and p.item_id = any($2::uuid[]) and (i.status = 'published' or $3)`,
};

type ProductRow = Product & { readonly [column: string]: unknown };

/** Products by item id; unknown ids and other websites' are left out, and drafts unless requested. */
export async function selectProducts(
  db: Queryable,
  websiteId: string,
  itemIds: readonly string[],
  options: { readonly drafts: boolean },
): Promise<readonly Product[]> {
  return runNamed<ProductRow>(db, productsStatement, [websiteId, itemIds, options.drafts]);
}

const stockStatement: NamedStatement = {
  name: 'catalog-stock',
  text: `select v.id as "variantId", v.sku, v.attributes, coalesce(s.quantity, 0) as "qtyInStock",
      coalesce(s.unlimited, false) or p.type = any(${unlimitedTypes}) as unlimited
    from items i
    join products p on p.website_id = i.website_id and p.item_id = i.id
    join variants v on v.website_id = i.website_id and v.item_id = i.id
    left join stock s on s.website_id = i.website_id and s.variant_id = v.id
    where i.website_id = $1 and i.id = $2 and i.status = 'published'
    order by v.position`,
};

/** Stock of every variant of a published product; empty when there is no such product. */
export async function selectStock(
  db: Queryable,
  websiteId: string,
  itemId: string,
): Promise<readonly VariantStockView[]> {
  type Row = VariantStockView & { readonly [column: string]: unknown };
  return runNamed<Row>(db, stockStatement, [websiteId, itemId]);
}

export async function insertProduct(
  db: Queryable,
  row: typeof products.$inferInsert,
  variantRows: readonly (typeof variants.$inferInsert)[],
  stockRows: readonly NewStock[],
): Promise<void> {
  await db.insert(products).values(row);
  await insertVariants(db, variantRows, stockRows);
}

/** The stock of a new variant, and who counted it. */
export interface NewStock {
  readonly websiteId: string;
  readonly variantId: string;
  readonly unlimited: boolean;
  readonly quantity: number;
  /** Stock of at most this many units is low; the usual when left out. */
  readonly lowAt?: number;
  /** The owner's account; null for an import or a seed. */
  readonly actorId: string | null;
  readonly happenedOn: Date;
}

/** Inserts variants with their stock, each with that of these variants; its first units are its first movement. */
export async function insertVariants(
  db: Queryable,
  variantRows: readonly (typeof variants.$inferInsert)[],
  stockRows: readonly NewStock[],
): Promise<void> {
  if (variantRows.length > 0) await db.insert(variants).values([...variantRows]);
  if (stockRows.length > 0) {
    const itemIds = new Map(variantRows.map(({ id, itemId }) => [id, itemId]));
    await db.insert(stock).values(
      stockRows.map(({ websiteId, variantId, unlimited, quantity, lowAt = DEFAULT_LOW_AT }) => ({
        websiteId,
        variantId,
        itemId: itemIds.get(variantId) ?? '',
        unlimited,
        quantity,
        lowAt,
        movement: quantity === 0 ? 0 : 1,
      })),
    );
  }
  const counted = stockRows.filter(({ quantity }) => quantity !== 0);
  if (counted.length === 0) return;
  await db.insert(stockMovements).values(
    counted.map(({ websiteId, variantId, quantity, actorId, happenedOn }) => ({
      websiteId,
      variantId,
      number: 1,
      delta: quantity,
      balance: quantity,
      reason: 'initial' as const,
      actorId,
      happenedOn,
    })),
  );
}
