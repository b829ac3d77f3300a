import type { AddOnStripProps } from '@vitrine/blocks/add-on/add-on-strip.render.tsx';
import { goesIntoCart } from '@vitrine/domain/add-flow/decide-add.ts';
import { isSoldOut } from '@vitrine/domain/product/product-rules.ts';
import { goesWithCart } from '@vitrine/domain/text/en/add-on.ts';
import type { Platform } from '../../platform/platform.ts';
import { listRelatedItems } from '../content/index.ts';
import type { Site } from '../websites/index.ts';

/** Add-ons of one strip. */
const MOST = 3;

/** Products to take along with what a cart holds: what one press adds comes first. Null when there are none. */
export async function addOnsFor(
  platform: Platform,
  site: Site,
  itemIds: readonly string[],
): Promise<AddOnStripProps | null> {
  const related = await listRelatedItems(platform, site.websiteId, itemIds);
  const sold = related.filter(
    // What is sold on a page of its own would lead away from the cart.
    ({ product }) => product !== null && goesIntoCart(product) && !isSoldOut(product),
  );
  const atOnce = sold.filter(({ product }) => product?.variants.length === 1 && product.customForm === null);
  const items = [...new Set([...atOnce, ...sold])].slice(0, MOST);
  return items.length === 0
    ? null
    : {
        items,
        title: goesWithCart,
        currency: site.settings.store.currency,
        websiteId: site.websiteId,
      };
}
