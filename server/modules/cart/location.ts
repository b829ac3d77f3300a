import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { findDeliveryOption } from '@vitrine/domain/cart/delivery.ts';
import { termsAt } from '@vitrine/domain/store/store-settings.ts';
import { readDestination } from '@vitrine/domain/cart/read-destination.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { changeCart, type ChangeError } from './change-cart.ts';
import { writeDetails } from './repository.ts';

const nobody = { firstName: '', lastName: '', line1: '', line2: '', city: '', phone: '' } as const;

/**
 * Sets where the cart's goods would be delivered and how, for the estimate of delivery and tax; checkout starts from
 * it.
 */
export async function changeLocation(
  platform: Platform,
  site: Site,
  cartId: string | null,
  typed: {
    readonly country: string;
    readonly region: string;
    readonly postalCode: string;
    readonly shippingOption: string;
  },
): Promise<
  Result<{ readonly shoppingCart: ShoppingCartView }, ChangeError | 'CART_EMPTY' | 'LOCATION_INVALID'>
> {
  const place = readDestination(typed, site.locale);
  if (!place.ok) return place;
  // An option the store does not offer is ignored: the earlier choice stays.
  const terms = termsAt(site.settings.store, place.value, site.locale);
  const chosen = findDeliveryOption(terms, typed.shippingOption)?.id;
  const changed = await changeCart<null, ChangeError>(platform, site, cartId, async (tx, cart) => {
    await writeDetails(tx, site.websiteId, cart.id, {
      ...cart.details,
      address: { ...nobody, ...cart.details.address, ...place.value },
      deliveryOptionId: chosen ?? cart.details.deliveryOptionId ?? null,
    });
    return ok(null);
  });
  if (changed.ok) return ok({ shoppingCart: changed.value.shoppingCart });
  return changed.error.code === 'CART_ENTRY_NOT_FOUND' ? fail('CART_EMPTY') : changed;
}
