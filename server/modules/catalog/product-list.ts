import { listProducts, type ProductRow } from '@vitrine/contracts/admin-products.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { isOnSale, lowestPrice, unitPrice } from '@vitrine/domain/product/product-rules.ts';
import { type ProductStatus, productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { adminList, type ListSite, type ListSource, type Wanted } from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { itemPath, type ItemStatus } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { categoryMark, tagMark } from './index-products.ts';
import { type OwnerProductRow, selectOwnerProducts } from './owner-repository.ts';

type ProductSelection = Omit<z.output<typeof listProducts.query>, 'sort' | 'after'>;

const neverSoldOut = productTypesWith((of) => of.neverRunsOut);

export const productSource: ListSource<'created' | 'title' | 'updated'> = {
  from: sql`products p join items i on i.website_id = p.website_id and i.id = p.item_id`,
  websiteId: sql`p.website_id`,
  id: sql`p.item_id`,
  sorts: {
    // Ids rise with time.
    created: { column: sql`p.item_id`, type: 'uuid' },
    title: { column: sql`lower(left(i.title, 100))`, type: 'text' },
    updated: { column: sql`i.updated_on`, type: 'time' },
  },
  search: sql`p.search`,
  // Lets the indexes of the sorts be read.
  always: sql`i.website_id = p.website_id and i.record_type = 11`,
};

/** The products that a search and filters select. */
export function wantedProducts({ websiteId }: ListSite, query: ProductSelection): Wanted {
  const { search, status, type, stock, tag, category } = query;
  return {
    websiteId,
    search,
    marks: [
      ...(tag === undefined ? [] : [tagMark(tag)]),
      ...(category === undefined ? [] : [categoryMark(category)]),
    ],
    first: search === '' ? undefined : hasExactly(websiteId, search.replaceAll('\0', '')),
    where: [
      statusCondition(status),
      type === undefined ? undefined : sql`p.type = any(${sql.param(type)}::text[])`,
      stock === undefined ? undefined : stockCondition(websiteId, stock),
    ],
  };
}

/** The product with the SKU that is searched, or with the barcode, as a scanner types it. */
const hasExactly = (websiteId: string, code: string): SQL => sql`p.item_id in (
  select item_id from variants where website_id = ${websiteId}::uuid and sku = ${code}
  union all
  select item_id from variants where website_id = ${websiteId}::uuid and barcode = ${code} and barcode <> '')`;

function statusCondition(status: ProductSelection['status']): SQL {
  const isThere = sql`i.deleted_on is null`;
  if (status === undefined) return isThere;
  const conditions = status.map((one) =>
    one === 'deleted'
      ? sql`i.deleted_on is not null`
      : sql`(i.status = any(${sql.param(itemStatuses[one])}::text[]) and ${isThere})`,
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** The statuses of an item behind a product's: see `productStatusOf`. */
const itemStatuses: Readonly<Record<ProductStatus, readonly ItemStatus[]>> = {
  published: ['published'],
  scheduled: ['scheduled'],
  draft: ['draft', 'needs-review', 'private'],
  archived: ['deprecated'],
};

/** The statuses of an item behind a product's. */
export const itemStatusesOf = (status: ProductStatus): readonly ItemStatus[] => itemStatuses[status];

function stockCondition(websiteId: string, stock: NonNullable<ProductSelection['stock']>): SQL {
  // What is sold out is low too, and there is an index of what is low.
  const level = stock === 'low' ? sql`s.is_low` : sql`s.is_low and s.quantity = 0`;
  const some = sql`exists (select 1 from stock s
    where s.website_id = ${websiteId}::uuid and s.item_id = p.item_id and ${level})`;
  return stock === 'in'
    ? sql`(not (${some}) or p.type = any(${sql.param(neverSoldOut)}::text[]))`
    : sql`(${some} and p.type <> all(${sql.param(neverSoldOut)}::text[]))`;
}

/** The owner's products, drafts included. */
export const productList = adminList({
  name: 'products',
  query: listProducts.query,
  source: productSource,
  wanted: wantedProducts,
  rows: productRowsByIds,
});

/** Rows of the list in the order of their ids; unknown ids are left out. */
export async function productRowsByIds(
  platform: Platform,
  site: Site,
  ids: readonly string[],
): Promise<readonly ProductRow[]> {
  const found = await selectOwnerProducts(platform.db, site.websiteId, ids);
  const mainIds = found.map(mainPictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, site.websiteId, mainIds);
  return found.map((row) => toListRow(row, site, pictures));
}

function mainPictureId(row: OwnerProductRow): string | null {
  return row.mainImageId ?? row.imageIds[0] ?? null;
}

function toListRow(row: OwnerProductRow, site: Site, pictures: ReadonlyMap<string, PictureView>): ProductRow {
  const counted = row.variants.filter((variant) => !variant.unlimited);
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    isSubscription: row.subscriptionPlan !== null,
    status: productStatusOf(row.status),
    isDeleted: row.deletedOn !== null,
    fullUrl: itemPath(row.kind, row.collectionUrlId, row.urlId),
    picture: pictures.get(mainPictureId(row) ?? '') ?? null,
    currency: site.settings.store.currency,
    lowestPriceMinor: lowestPrice(row) ?? 0,
    highestPriceMinor: Math.max(0, ...row.variants.map(unitPrice)),
    onSale: isOnSale(row),
    variantCount: row.variants.length,
    soldOutCount: counted.filter((variant) => variant.qtyInStock === 0).length,
    unitsInStock:
      counted.length === 0 && row.variants.length > 0
        ? null
        : counted.reduce((sum, variant) => sum + variant.qtyInStock, 0),
    updatedOn: new Date(row.updatedOn).toISOString(),
  };
}
