import type { OwnerVariantView, ProductDetail } from '@vitrine/contracts/admin-products.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { sellingOf } from '@vitrine/domain/product/product.ts';
import { productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { subscriptionOptionsOf } from '@vitrine/domain/product/subscription-options.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/iso-time.ts';
import { itemPath } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { ListSite } from '../../platform/lists/index.ts';
import {
  type DetailRow,
  type DetailVariant,
  type RelatedRow,
  selectDetail,
  selectRelated,
} from './detail-repository.ts';

/** A product with all its owner may change, also from the bin; null when this website has none of that id. */
export async function productForOwner(
  platform: { readonly db: Queryable },
  site: ListSite,
  itemId: string,
): Promise<ProductDetail | null> {
  const row = await selectDetail(platform.db, site.websiteId, itemId);
  if (row === null) return null;
  const related = await selectRelated(platform.db, site.websiteId, sellingOf(row).relatedItemIds);
  const ofRelated = related.map(({ pictureId }) => pictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, site.websiteId, [...row.imageIds, ...ofRelated]);
  return {
    ...toDetail(row, site, pictures),
    related: related.map((one) => toRelated(one, pictures)),
  };
}

function toRelated(
  row: RelatedRow,
  pictures: ReadonlyMap<string, PictureView>,
): ProductDetail['related'][number] {
  const { id, title, status, pictureId } = row;
  return { id, title, status: productStatusOf(status), picture: pictures.get(pictureId ?? '') ?? null };
}

function toDetail(
  row: DetailRow,
  site: ListSite,
  pictures: ReadonlyMap<string, PictureView>,
): Omit<ProductDetail, 'related'> {
  const { scarcityShown, scarcityText, buyNow, variantSelector, taxClass, swatches } = sellingOf(row);
  const { backInStock, installments, downloadLimit, downloadDays, donation } = sellingOf(row);
  return {
    id: row.id,
    revision: row.revision,
    title: row.title,
    description: row.body,
    summary: row.excerpt,
    type: row.type,
    status: productStatusOf(row.status),
    publishedOn: isoTime(row.publishedOn),
    deletedOn: isoTime(row.deletedOn),
    fullUrl: itemPath(row.kind, row.collectionUrlId, row.urlId),
    urlId: row.urlId,
    listUrl: `/${row.collectionUrlId}`,
    currency: site.settings.store.currency,
    pictures: row.imageIds.map((id) => pictures.get(id)).filter((picture) => picture !== undefined),
    variantOptions: row.variantOptions,
    variants: row.variants.map(toVariant),
    subscriptionPlan: row.subscriptionPlan,
    subscriptionOptions: subscriptionOptionsOf(row),
    customForm: row.customForm,
    files: row.files,
    downloadLimit,
    downloadDays,
    seoTitle: row.seo.title ?? '',
    seoDescription: row.seo.description ?? '',
    seoHidden: row.seo.hidden ?? false,
    tags: row.tags,
    categories: row.categories,
    addButtonText: row.customAddButtonText ?? '',
    saleStartsOn: isoTime(row.saleStartsOn),
    saleEndsOn: isoTime(row.saleEndsOn),
    scarcityShown,
    scarcityText: scarcityText ?? '',
    backInStock,
    installments,
    buyNow,
    variantSelector,
    donation: donation === null ? null : { ...donation, suggestedMinor: [...donation.suggestedMinor] },
    swatches: Object.fromEntries(Object.entries(swatches).map(([option, marks]) => [option, { ...marks }])),
    taxClass,
    updatedOn: isoTime(row.updatedOn),
  };
}

function toVariant(variant: DetailVariant): OwnerVariantView {
  const { id, sku, barcode, attributes, priceMinor, salePriceMinor, unlimited, qtyInStock } = variant;
  const { weightGrams, imageId, lowAt, isLow, hasSold } = variant;
  return {
    id,
    sku,
    barcode,
    attributes,
    priceMinor,
    onSale: variant.salePlanned,
    isOnSaleNow: variant.onSale,
    salePriceMinor,
    unlimited,
    qtyInStock,
    weightGrams,
    imageId,
    lowAt,
    isLow,
    hasSold,
  };
}
