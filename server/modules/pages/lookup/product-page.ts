import { productPageText } from '@vitrine/domain/text/product-page.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { MAX_RELATED, MAX_RELATED_SHOWN } from '@vitrine/domain/product/related.ts';
import { sellingOf } from '@vitrine/domain/product/product.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { idsNear, listItems } from '../../content/index.ts';
import { noReviews, type ProductReviews, reviewedItems, reviewsOf } from '../../reviews/index.ts';
import { type ContextObject, itemContext } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { ratingData, reviewsContext } from './reviews-context.ts';
import type { ReviewsPart } from './route.ts';

export interface ProductExtras {
  readonly context: ContextObject;
  /** Merged into the item's context. */
  readonly ofItem: ContextObject;
  /** Aggregate rating for structured data. */
  readonly rating: object;
}
export const noExtras: ProductExtras = { context: {}, ofItem: {}, rating: {} };

/** Reviews and related products of a product page; nothing for other items. Null for a page of reviews that there is not. */
export async function productExtras(
  platform: Platform,
  site: Site,
  item: ItemView,
  part: ReviewsPart,
): Promise<ProductExtras | null> {
  if (item.product === null) return noExtras;
  const { currency } = site.settings.store;
  const [related, reviews] = await Promise.all([
    relatedTo(platform, site, item),
    publishedReviews(platform, site, item.id, part),
  ]);
  if (part.page > Math.max(1, reviews.pageCount)) return null;
  return {
    rating: ratingData(reviews),
    ofItem: reviewsContext(site, item.fullUrl, reviews),
    context:
      related.length === 0
        ? {}
        : {
            related: {
              title: productPageText(site.locale).relatedProducts,
              items: related.map((one) => itemContext(one, currency)),
            },
          },
  };
}

/** The items with published reviews; most have none. */
const reviewed = perRevision((platform, site) => reviewedItems(platform.db, site.websiteId));

async function publishedReviews(
  platform: Platform,
  site: Site,
  itemId: string,
  part: ReviewsPart,
): Promise<ProductReviews> {
  return (await reviewed(platform, site)).has(itemId)
    ? reviewsOf(platform.db, site.websiteId, itemId, part)
    : noReviews;
}

/** The products the owner chose, in order; else those of the collection that share a tag with it, the first tag first. */
async function relatedTo(platform: Platform, site: Site, item: ItemView): Promise<readonly ItemView[]> {
  const { websiteId } = site;
  const { collectionId } = item;
  const itemIds = await relatedIds(platform, websiteId, item);
  if (itemIds.length === 0) return [];
  const { items } = await listItems(platform, websiteId, {
    collectionId,
    limit: MAX_RELATED,
    itemIds,
    productsOnly: true,
  });
  return items.filter((one) => one.id !== item.id && one.product !== null).slice(0, MAX_RELATED_SHOWN);
}

function relatedIds(platform: Platform, websiteId: string, item: ItemView): Promise<readonly string[]> {
  const named = item.product === null ? [] : sellingOf(item.product).relatedItemIds;
  if (named.length > 0) return Promise.resolve(named);
  const { collectionId, id: itemId, tags } = item;
  return idsNear(platform, websiteId, { collectionId, itemId, tags, limit: MAX_RELATED_SHOWN });
}
