import { addOnText } from '@vitrine/domain/text/add-on.ts';
import type { AddOnStripProps } from '@vitrine/blocks/add-on/add-on-strip.render.tsx';
import { goesIntoCart } from '@vitrine/domain/add-flow/decide-add.ts';
import { isSoldOut } from '@vitrine/domain/product/product-rules.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listRelatedItems } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';

/** Add-ons of one strip. */
const MAX_ADD_ONS = 3;

/** Products suggested with a cart: those that one click adds come first. Null when there are none. */
export async function addOnsFor(
  platform: Platform,
  site: Site,
  itemIds: readonly string[],
): Promise<AddOnStripProps | null> {
  const related = await listRelatedItems(platform, site.websiteId, itemIds);
  const sold = related.filter(
    // Products with their own checkout page would lead away from the cart.
    ({ product }) => product !== null && goesIntoCart(product) && !isSoldOut(product),
  );
  const atOnce = sold.filter(({ product }) => product?.variants.length === 1 && product.customForm === null);
  const items = [...new Set([...atOnce, ...sold])].slice(0, MAX_ADD_ONS);
  return items.length === 0
    ? null
    : {
        items,
        title: addOnText(site.locale).goesWithCart,
        currency: site.settings.store.currency,
        websiteId: site.websiteId,
      };
}
