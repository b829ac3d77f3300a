import {
  type OwnerVariantView,
  type ProductChange,
  type ProductDetail,
  type ProductList,
  type ProductRow,
  PRODUCTS_PER_PAGE,
} from '@vitrine/contracts/admin-products.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { subscriptionOptionsOf } from '@vitrine/domain/product/subscription-options.ts';
import { productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { lowestPrice, isOnSale, unitPrice } from '@vitrine/domain/product/product-rules.ts';
import type { Variant } from '@vitrine/domain/product/product.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { itemPath, updateItemIn } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import {
  lockStockLevels,
  type OwnerProductRow,
  selectOwnerProduct,
  selectOwnerProducts,
  updateStockLevel,
  updateVariantPrice,
} from './owner-repository.ts';

/** Most words of a search that are used. */
const MAX_SEARCHED_WORDS = 6;

type VariantChange = ProductChange['variants'][number];

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

/** A product with the fields its owner may change; null when this website has none of that id. */
export async function productForOwner(
  platform: { readonly db: Queryable },
  site: Site,
  itemId: string,
): Promise<ProductDetail | null> {
  const row = await selectOwnerProduct(platform.db, site.websiteId, itemId);
  if (row === null) return null;
  const pictures = await picturesByIds(platform, site.websiteId, row.imageIds);
  return toDetail(row, site, pictures);
}

/**
 * Changes name, description, prices and stock in one transaction. STALE_REVISION when someone else saved since;
 * STOCK_CHANGED when units were sold since the owner loaded the product; MALFORMED_REQUEST for a variant of another
 * product or a sale price above the price.
 */
export async function updateProduct(
  platform: Platform,
  site: Site,
  itemId: string,
  change: ProductChange,
): Promise<
  Result<ProductDetail, 'PRODUCT_NOT_FOUND' | 'STALE_REVISION' | 'STOCK_CHANGED' | 'MALFORMED_REQUEST'>
> {
  const { websiteId } = site;
  return platform.db.transaction(async (tx) => {
    const row = await selectOwnerProduct(tx, websiteId, itemId);
    if (row === null) return fail('PRODUCT_NOT_FOUND');
    const byId = new Map(row.variants.map((variant) => [variant.id, variant]));
    const fields = faultsOf(change.variants, byId);
    if (Object.keys(fields).length > 0) return fail('MALFORMED_REQUEST', { fields });
    // Every check comes before the first write.
    const stale = await findStaleStock(tx, websiteId, change.variants, byId);
    if (stale !== null) return fail('STOCK_CHANGED', { params: stale });
    const words = {
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.description === undefined ? {} : { body: change.description }),
    };
    if (!(await updateItemIn(tx, platform, websiteId, itemId, words, change.revision))) {
      return fail('STALE_REVISION');
    }
    for (const variant of change.variants) {
      const before = byId.get(variant.id);
      if (before !== undefined)
        await updateVariantPrice(tx, websiteId, variant.id, priceAfter(before, variant));
      if (variant.stock !== undefined) await updateStockLevel(tx, websiteId, variant.id, variant.stock);
    }
    await bumpRevision(tx, websiteId);
    const detail = await productForOwner({ db: tx }, site, itemId);
    return detail === null ? fail('PRODUCT_NOT_FOUND') : ok(detail);
  });
}

/** Appends a stored picture to a product; the first becomes its main picture. */
export async function addProductPicture(
  platform: Platform,
  site: Site,
  itemId: string,
  pictureId: string,
): Promise<Result<ProductDetail, 'PRODUCT_NOT_FOUND' | 'STALE_REVISION'>> {
  return platform.db.transaction(async (tx) => {
    const row = await selectOwnerProduct(tx, site.websiteId, itemId);
    if (row === null) return fail('PRODUCT_NOT_FOUND');
    const change = {
      imageIds: [...row.imageIds, pictureId],
      ...(row.mainImageId === null ? { mainImageId: pictureId } : {}),
    };
    if (!(await updateItemIn(tx, platform, site.websiteId, itemId, change, row.revision))) {
      return fail('STALE_REVISION');
    }
    await bumpRevision(tx, site.websiteId);
    const detail = await productForOwner({ db: tx }, site, itemId);
    return detail === null ? fail('PRODUCT_NOT_FOUND') : ok(detail);
  });
}

/** Locks the stock levels to be changed; returns a failure when one differs from what the owner saw. */
async function findStaleStock(
  tx: Queryable,
  websiteId: string,
  changes: readonly VariantChange[],
  byId: ReadonlyMap<string, Variant>,
): Promise<{ readonly variant: string; readonly quantity: number } | null> {
  const wanted = changes.filter((variant) => variant.stock !== undefined);
  if (wanted.length === 0) return null;
  const ids = wanted.map(({ id }) => id);
  const levels = await lockStockLevels(tx, websiteId, ids);
  for (const { id, stock } of wanted) {
    const level = levels.get(id);
    if (stock === undefined || level === undefined) continue;
    // Unlimited stock has no meaningful number, so only a counted level can be stale.
    const isStale =
      level.unlimited !== stock.seen.unlimited ||
      (!level.unlimited && level.quantity !== stock.seen.quantity);
    if (isStale) return { variant: variantName(byId.get(id)), quantity: level.quantity };
  }
  return null;
}

function priceAfter(before: Variant, change: VariantChange) {
  return {
    priceMinor: change.priceMinor ?? before.priceMinor,
    onSale: change.onSale ?? before.onSale,
    salePriceMinor: change.salePriceMinor ?? before.salePriceMinor,
  };
}

function faultsOf(
  changes: readonly VariantChange[],
  byId: ReadonlyMap<string, Variant>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, change] of changes.entries()) {
    const before = byId.get(change.id);
    if (before === undefined || seen.has(change.id)) {
      faults[`variants.${index}.id`] = 'This variant is not one of the product’s, or is named twice.';
      continue;
    }
    seen.add(change.id);
    const price = priceAfter(before, change);
    if (price.onSale && price.salePriceMinor > price.priceMinor) {
      faults[`variants.${index}.salePriceMinor`] = 'The sale price cannot be above the price.';
    }
  }
  return faults;
}

function variantName(variant: Variant | undefined): string {
  if (variant === undefined) return '';
  const values = Object.values(variant.attributes);
  return values.length === 0 ? variant.sku : values.join(' / ');
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

function toDetail(
  row: OwnerProductRow,
  site: Site,
  pictures: ReadonlyMap<string, PictureView>,
): ProductDetail {
  return {
    id: row.id,
    revision: row.revision,
    title: row.title,
    description: row.body,
    type: row.type,
    status: productStatusOf(row.status),
    publishedOn: new Date(row.publishedOn).toISOString(),
    deletedOn: row.deletedOn === null ? null : new Date(row.deletedOn).toISOString(),
    fullUrl: itemPath(row.kind, row.collectionUrlId, row.urlId),
    currency: site.settings.store.currency,
    pictures: row.imageIds.map((id) => pictures.get(id)).filter((picture) => picture !== undefined),
    variantOptions: row.variantOptions,
    variants: row.variants.map(toOwnerVariant),
    subscriptionPlan: row.subscriptionPlan,
    subscriptionOptions: subscriptionOptionsOf(row),
    customForm: row.customForm,
    updatedOn: new Date(row.updatedOn).toISOString(),
  };
}

function toOwnerVariant(variant: Variant): OwnerVariantView {
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: variant.attributes,
    priceMinor: variant.priceMinor,
    onSale: variant.onSale,
    salePriceMinor: variant.salePriceMinor,
    unlimited: variant.unlimited,
    qtyInStock: variant.qtyInStock,
  };
}
