import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import type { CreateProductBody, SetStatusBody } from '@vitrine/contracts/product-lifecycle.ts';
import { urlIdFrom } from '@vitrine/domain/content/url-id.ts';
import { startOfKind } from '@vitrine/domain/product/product-kind.ts';
import { itemStatusOf, productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { copyOfTitle } from '@vitrine/domain/text/en/admin.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { donationsText } from '@vitrine/domain/text/donations.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { storePageText } from '@vitrine/domain/text/store-page.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { ListSite } from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  addCollection,
  changeItemStatusIn,
  copyItemIn,
  eraseFromBinIn,
  freeItemUrlId,
  listCollections,
  moveToBinIn,
  restoreFromBinIn,
  withAddressConflict,
} from '../content/index.ts';
import { bumpRevision, changeWebsite, getWebsite, type Site } from '../websites/index.ts';
import { lockCategories } from './categories/repository.ts';
import { indexProducts } from './index-products.ts';
import { copyProduct, lockProduct, selectStorePage } from './lifecycle-repository.ts';
import { newSku } from './new-sku.ts';
import { productForOwner } from './product-detail.ts';
import { createProduct } from './service.ts';

/** Characters of a title that a copy keeps. */
const MAX_COPIED_TITLE = 180;

type Changed<Code extends string> = Promise<Result<ProductDetail, Code | 'PRODUCT_NOT_FOUND'>>;
type Created = Promise<Result<ProductDetail, 'URL_ID_TAKEN' | 'MALFORMED_REQUEST'>>;

/** Creates a draft with one variant of price 0 (a donation: its lowest amount) and, where units are counted, none in stock. */
export async function createProductForOwner(
  platform: Platform,
  site: Site,
  { kind, title }: CreateProductBody,
  actorId: string,
): Created {
  const { websiteId } = site;
  const { type, subscriptionPlan, donation } = startOfKind(kind);
  const isUncounted = donation !== null || traitsOf(type).neverRunsOut;
  const collectionId = await storePageOf(platform, websiteId);
  return withAddressConflict(title, async () => {
    const urlId = await freeItemUrlId(platform.db, websiteId, collectionId, urlIdFrom(title, 'product'));
    const made = await createProduct(platform, websiteId, {
      item: { collectionId, urlId, title, status: 'draft' },
      type,
      subscriptionPlan,
      ...(donation === null
        ? {}
        : {
            selling: { donation },
            customAddButtonText: donationsText(localeOf(site.settings.language)).donateTitle,
          }),
      variants: [{ sku: newSku(), priceMinor: donation?.minimumMinor ?? 0, stock: isUncounted ? null : 0 }],
      actorId,
    });
    if (!made.ok) return made;
    const detail = await productForOwner(platform, site, made.value);
    if (detail === null) throw new Error('the new product is gone');
    return ok(detail);
  });
}

/**
 * The store page of new products; a website without any gets one at the first free of a few addresses. Visitors find it
 * in the navigation, and as the first page of a website that has no other.
 */
export async function storePageOf(platform: Platform, websiteId: string): Promise<string> {
  const found = await selectStorePage(platform.db, websiteId);
  if (found !== null) return found;
  const website = await getWebsite(platform, websiteId);
  if (website === null) throw new Error(`no website ${websiteId}`);
  const { title } = storePageText(localeOf(website.settings.language));
  for (const urlId of ['shop', 'store', 'products', 'shop-2']) {
    const made = await addCollection(platform, websiteId, { kind: 'products', urlId, title });
    if (made.ok) {
      await showStorePage(platform, websiteId, { title, collectionId: made.value });
      return made.value;
    }
  }
  throw new Error('no free address for a store page');
}

async function showStorePage(
  platform: Platform,
  websiteId: string,
  page: { readonly title: string; readonly collectionId: string },
): Promise<void> {
  const pages = await listCollections(platform, websiteId);
  const hasHome = pages.some(({ urlId }) => urlId === '');
  await changeWebsite(platform, websiteId, ({ homeCollectionId, settings: { mainNavigation } }) =>
    ok({
      ...(hasHome || homeCollectionId !== null ? {} : { homeCollectionId: page.collectionId }),
      settings: { mainNavigation: [...mainNavigation, page] },
    }),
  );
}

/** Copies a product as a draft with an address and SKUs of its own, without stock. */
export async function duplicateProduct(
  platform: Platform,
  site: Site,
  itemId: string,
): Changed<'URL_ID_TAKEN'> {
  const { websiteId } = site;
  return withAddressConflict<ProductDetail, 'PRODUCT_NOT_FOUND' | 'URL_ID_TAKEN'>('', () =>
    platform.db.transaction(async (tx) => {
      // A category that is renamed meanwhile is renamed in the copy too.
      await lockCategories(tx, websiteId);
      const product = await lockProduct(tx, websiteId, itemId);
      if (product === null || product.isDeleted) return fail('PRODUCT_NOT_FOUND');
      const title = fillText(copyOfTitle, { title: product.title.slice(0, MAX_COPIED_TITLE) });
      const urlId = await freeItemUrlId(tx, websiteId, product.collectionId, urlIdFrom(title, 'product'));
      const to = await copyItemIn(tx, platform, websiteId, itemId, { title, urlId });
      if (to === null) return fail('PRODUCT_NOT_FOUND');
      await copyProduct(tx, websiteId, { from: itemId, to, now: new Date(platform.clock.now()) });
      await indexProducts(tx, websiteId, [to]);
      await bumpRevision(tx, websiteId);
      return detailOf({ db: tx }, site, to);
    }),
  );
}

/** Publishes, schedules, unpublishes or archives a product; the status it has already is no change. */
export async function setProductStatus(
  platform: Platform,
  site: Site,
  itemId: string,
  change: SetStatusBody & { readonly actorId: string },
): Changed<'STALE_REVISION' | 'PUBLISH_DAY_MISSING'> {
  return platform.db.transaction((tx) => setProductStatusIn(tx, platform, site, itemId, change));
}

/** The same inside the caller's transaction. */
export async function setProductStatusIn(
  tx: Queryable,
  platform: Platform,
  site: ListSite,
  itemId: string,
  change: SetStatusBody & { readonly actorId: string },
): Changed<'STALE_REVISION' | 'PUBLISH_DAY_MISSING'> {
  const { websiteId } = site;
  const product = await lockProduct(tx, websiteId, itemId);
  if (product === null || product.isDeleted) return fail('PRODUCT_NOT_FOUND');
  if (product.revision !== change.revision) return fail('STALE_REVISION');
  const { status, publishOn, actorId } = change;
  if (status === 'scheduled' && publishOn === undefined) return fail('PUBLISH_DAY_MISSING');
  const turned = await changeItemStatusIn(
    tx,
    platform,
    websiteId,
    {
      itemId,
      to: itemStatusOf(status),
      publishOn: status === 'scheduled' && publishOn !== undefined ? new Date(publishOn) : undefined,
      actorId,
    },
    // An owner may go from any status of a product to any other; a new time for a scheduled one is a change.
    (from, to) => productStatusOf(from) !== productStatusOf(to) || to === 'scheduled',
  );
  if (turned.ok) await bumpRevision(tx, websiteId);
  else if (turned.error.code === 'PUBLISH_DAY_MISSING') return fail('PUBLISH_DAY_MISSING');
  return detailOf({ db: tx }, site, itemId);
}

/** Moves a product to the bin. Carts that hold it say so; orders keep their lines. */
export async function deleteProduct(
  platform: Platform,
  site: Site,
  itemId: string,
  actorId: string,
): Promise<Result<null, 'PRODUCT_NOT_FOUND'>> {
  return platform.db.transaction(async (tx) => {
    const product = await lockProduct(tx, site.websiteId, itemId);
    if (product === null) return fail('PRODUCT_NOT_FOUND');
    const moved = await moveToBinIn(tx, platform, site.websiteId, { itemIds: [itemId], actorId });
    if (moved.size > 0) await bumpRevision(tx, site.websiteId);
    return ok(null);
  });
}

/** Restores a product from the bin with the status it had. */
export async function restoreProduct(
  platform: Platform,
  site: Site,
  itemId: string,
  actorId: string,
): Changed<never> {
  return platform.db.transaction(async (tx) => {
    const product = await lockProduct(tx, site.websiteId, itemId);
    if (product === null) return fail('PRODUCT_NOT_FOUND');
    const restored = await restoreFromBinIn(tx, platform, site.websiteId, { itemIds: [itemId], actorId });
    if (restored.size > 0) await bumpRevision(tx, site.websiteId);
    return detailOf({ db: tx }, site, itemId);
  });
}

/** Erases a product in the bin for good. */
export async function eraseProduct(
  platform: Platform,
  site: Site,
  itemId: string,
): Promise<Result<null, 'PRODUCT_NOT_FOUND' | 'PRODUCT_NOT_IN_BIN'>> {
  return platform.db.transaction(async (tx) => {
    if ((await lockProduct(tx, site.websiteId, itemId)) === null) return fail('PRODUCT_NOT_FOUND');
    return (await eraseFromBinIn(tx, platform, site.websiteId, [itemId])).has(itemId)
      ? ok(null)
      : fail('PRODUCT_NOT_IN_BIN');
  });
}

async function detailOf(
  platform: { readonly db: Queryable },
  site: ListSite,
  itemId: string,
): Changed<never> {
  const detail = await productForOwner(platform, site, itemId);
  return detail === null ? fail('PRODUCT_NOT_FOUND') : ok(detail);
}
