import type { Platform } from '../../platform/platform.ts';
import { addCode, addEntry, cartIdOfSecret, readCart } from '../cart/index.ts';
import type { Site } from '../websites/index.ts';

/** Lines that are taken over at most: each is an add of its own. */
const MOST_LINES = 100;

/**
 * Copies what can still be bought of a cart into the visitor's own, which is made where there is none, with the codes
 * that still count. What was entered at the checkout stays with the old one: a link can be passed on. Null when nothing
 * of it can be bought.
 */
export async function takeUp(
  platform: Platform,
  site: Site,
  cartId: string,
  secret: string | null,
): Promise<{ readonly secret: string; readonly cartId: string } | null> {
  const left = await readCart(platform.db, site.websiteId, cartId, site.locale);
  if (left === null) return null;
  let owned = secret;
  let isAnyTaken = false;
  for (const { itemId, sku, quantity, additionalFields } of left.lines.slice(0, MOST_LINES)) {
    const added = await addEntry(platform, site, owned, { itemId, sku, quantity, additionalFields });
    if (!added.ok) continue;
    owned = added.value.secret;
    isAnyTaken = true;
  }
  if (owned === null || !isAnyTaken) return null;
  const ownedId = cartIdOfSecret(owned);
  for (const { code } of left.discounts) if (code !== '') await addCode(platform, site, ownedId, code);
  return { secret: owned, cartId: ownedId };
}
