import type { ItemView } from '@vitrine/contracts/content.ts';
import { sellingOf } from '@vitrine/domain/product/product.ts';
import { relatedProducts } from '@vitrine/domain/text/en/product-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { idsNear, listItems } from '../content/index.ts';
import { noReviews, type ProductReviews, reviewedItems, reviewsOf } from '../reviews/index.ts';
import { type ContextObject, itemContext } from '../templates/index.ts';
import type { Site } from '../websites/index.ts';
import { ratingData, reviewsContext } from './reviews-context.ts';

/** Products in the strip under a product. */
const MOST_RELATED = 4;

export interface ProductExtras {
  readonly context: ContextObject;
  /** Joins the item's own context. */
  readonly ofItem: ContextObject;
  /** The sum of its reviews for structured data. */
  readonly rating: object;
}
export const noExtras: ProductExtras = { context: {}, ofItem: {}, rating: {} };

/** What a product's page shows beneath the product itself; nothing for an item that is none. */
export async function productExtras(platform: Platform, site: Site, item: ItemView): Promise<ProductExtras> {
  if (item.product === null) return noExtras;
  const { currency } = site.settings.store;
  const [related, reviews] = await Promise.all([
    relatedTo(platform, site, item),
    publishedReviews(platform, site, item.id),
  ]);
  return {
    rating: ratingData(reviews),
    ofItem: reviewsContext(site, reviews),
    context:
      related.length === 0
        ? {}
        : {
            related: {
              title: relatedProducts,
              items: related.map((one) => itemContext(one, currency)),
            },
          },
  };
}

// Most products have no reviews: who has is read once for each revision, as the structure is.
const reviewed = new WeakMap<Site, Promise<ReadonlySet<string>>>();

async function publishedReviews(platform: Platform, site: Site, itemId: string): Promise<ProductReviews> {
  const reading = reviewed.get(site) ?? reviewedItems(platform.db, site.websiteId);
  reviewed.set(site, reading);
  reading.catch(() => reviewed.delete(site));
  return (await reading).has(itemId) ? reviewsOf(platform.db, site.websiteId, itemId) : noReviews;
}

/** Those the owner named, in order; otherwise others of the same collection that share its first tag, or the next that any shares. */
async function relatedTo(platform: Platform, site: Site, item: ItemView): Promise<readonly ItemView[]> {
  const { websiteId } = site;
  const { collectionId } = item;
  const itemIds = await relatedIds(platform, websiteId, item);
  if (itemIds.length === 0) return [];
  const { items } = await listItems(platform, websiteId, {
    collectionId,
    limit: MOST_RELATED + 1,
    itemIds,
    productsOnly: true,
  });
  return items.filter((one) => one.id !== item.id && one.product !== null).slice(0, MOST_RELATED);
}

function relatedIds(platform: Platform, websiteId: string, item: ItemView): Promise<readonly string[]> {
  const named = item.product === null ? [] : sellingOf(item.product).relatedItemIds;
  if (named.length > 0) return Promise.resolve(named);
  const { collectionId, id: itemId, tags } = item;
  return idsNear(platform, websiteId, { collectionId, itemId, tags, limit: MOST_RELATED });
}
