import type { CartEntryView, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import type { CartRecord } from './cart-record.ts';
import { cartView } from './cart-view.ts';
import { incrementCartRevision, readCart } from './repository.ts';

export type ChangeError = 'CART_ENTRY_NOT_FOUND' | 'CART_PURCHASED' | 'CART_BUSY';

/**
 * Locks the visitor's cart, applies `change`, and returns the updated cart with the result of `change`. Nothing is
 * written when it fails. Only shopping carts can be changed: a direct-checkout cart stays as created.
 */
export async function changeCart<T, Code extends string>(
  platform: Platform,
  site: Site,
  cartId: string | null,
  change: (tx: Queryable, cart: CartRecord) => Promise<Result<T, Code>>,
): Promise<Result<{ readonly shoppingCart: ShoppingCartView; readonly changed: T }, Code | ChangeError>> {
  if (cartId === null) return fail('CART_ENTRY_NOT_FOUND');
  return platform.db.transaction(async (tx) => {
    const cart = await readCart(tx, site.websiteId, cartId, site.locale, { lock: true });
    if (cart === null || cart.purpose !== 'shopping') return fail('CART_ENTRY_NOT_FOUND');
    if (cart.isPurchased) return fail('CART_PURCHASED');
    if (cart.paymentId !== null) return fail('CART_BUSY');
    const changed = await change(tx, cart);
    if (!changed.ok) return changed;
    const now = platform.clock.now();
    await incrementCartRevision(tx, site.websiteId, cartId, new Date(now));
    const after = await readCart(tx, site.websiteId, cartId, site.locale);
    if (after === null) throw new Error('a locked cart vanished');
    return ok({ shoppingCart: cartView(site, after, now), changed: changed.value });
  });
}

/** The line of this id; null when the cart does not have it. */
export function entryIn(cart: ShoppingCartView, entryId: string): CartEntryView | null {
  return cart.entries.find((entry) => entry.id === entryId) ?? null;
}
