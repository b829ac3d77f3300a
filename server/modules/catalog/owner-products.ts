import { type ProductList, type ProductRow, PRODUCTS_PER_PAGE } from '@vitrine/contracts/admin-products.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { lowestPrice, isOnSale, unitPrice } from '@vitrine/domain/product/product-rules.ts';
import type { Platform } from '../../platform/platform.ts';
import { itemPath } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { type OwnerProductRow, selectOwnerProducts } from './owner-repository.ts';

/** Most words of a search that are used. */
const MAX_SEARCHED_WORDS = 6;

/** The owner's products, drafts included, newest first. */
export async function listProductsForOwner(
  platform: Platform,
  site: Site,
  query: { readonly search: string; readonly after?: string | undefined },
): Promise<ProductList> {
  const found = await selectOwnerProducts(platform.db, site.websiteId, {
    words: query.search.split(/\s+/).filter(Boolean).slice(0, MAX_SEARCHED_WORDS),
    sku: query.search,
    after: query.after ?? null,
    limit: PRODUCTS_PER_PAGE + 1,
  });
  const rows = found.slice(0, PRODUCTS_PER_PAGE);
  const mainIds = rows.map(mainPictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, site.websiteId, mainIds);
  return {
    products: rows.map((row) => toListRow(row, site, pictures)),
    nextAfter: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
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
  };
}
